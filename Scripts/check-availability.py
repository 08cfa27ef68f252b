#!/usr/bin/env python3
"""Checks that what the package uses of the standard library is there on the oldest systems that Package.swift names.

    check-availability.py [--target VERSION]

Compiles nothing for Apple's platforms, for which there is no SDK here. It takes the interface of the standard library that comes
with a toolchain for Linux, in which the systems are named that each declaration needs, for that of macOS, and has the compiler
check the types of the modules for macOS. `--target 13` shows what keeps the package from running on macOS 13.

Modules that need Foundation are left out: a toolchain has no interface of it. So is what Swift has for Apple's platforms alone.
On other systems than Linux there is nothing to do: the compiler itself checks it.
"""

import argparse
import json
import pathlib
import re
import subprocess
import sys
import tempfile

from package_modules import module_folder
from swift_source import sources

ROOT = pathlib.Path(__file__).resolve().parent.parent
# In the order in which they depend on each other.
MODULES = ['TranscodableBytes', 'TranscodableCore', 'TranscodableJSON', 'TranscodablePropertyList', 'TranscodableDiagnostics',
           'TranscodableSchema']
INTERFACES = ['Swift', 'SwiftOnoneSupport', '_Concurrency', 'Synchronization', '_StringProcessing', '_RegexParser', '_Builtin_float']
# What the modules use of the C library.
DARWIN = '''
typedef __SIZE_TYPE__ size_t;
typedef struct { char opaque[64]; } pthread_mutex_t;
typedef struct { char opaque[16]; } pthread_mutexattr_t;
int pthread_mutex_init(pthread_mutex_t * _Nonnull mutex, const pthread_mutexattr_t * _Nullable attributes);
int pthread_mutex_lock(pthread_mutex_t * _Nonnull mutex);
int pthread_mutex_unlock(pthread_mutex_t * _Nonnull mutex);
int pthread_mutex_destroy(pthread_mutex_t * _Nonnull mutex);
void * _Nullable malloc(size_t size);
void * _Nullable realloc(void * _Nullable start, size_t size);
void free(void * _Nullable start);
'''


def output(*command):
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


def manifest_version():
    platforms = json.loads(output('swift', 'package', '--package-path', ROOT, 'dump-package'))['platforms']
    return next(platform['version'] for platform in platforms if platform['platformName'] == 'macos')


def for_macos(interface):
    """The interface of a module of Linux as one of macOS. What the C library of Linux is needed for, is not called."""
    text = re.sub(r'-target \S+', '-target x86_64-apple-macosx10.15 -disable-availability-checking', interface, count=1)
    text = re.sub(r'^import Glibc\n', '', text, flags=re.MULTILINE).replace('_swift_stdlib_gettid()', 'UInt32(0)')
    # Without a body there is nothing to deploy to older systems.
    return re.sub(r'^ *@backDeployed\(before:[^\n]*\n(?=(?:[^\n]*@[^\n]*\n)*[^\n]*\b(?:func|var|init)\b[^\n]*[^{\n]\n)', '', text,
                  flags=re.MULTILINE)


def write_resources(folder):
    """A folder of resources for the compiler, in which the standard library is one of macOS."""
    resources = pathlib.Path(json.loads(output('swift', '-print-target-info'))['paths']['runtimeResourcePath'])
    folder.mkdir()
    for name in ('shims', 'clang', 'apinotes', 'host'):
        (folder / name).symlink_to((resources / name).resolve())
    for module in INTERFACES:
        found = next((resources / 'linux' / f'{module}.swiftmodule').glob('*-linux-gnu.swiftinterface'))
        place = folder / 'macosx' / f'{module}.swiftmodule'
        place.mkdir(parents=True)
        (place / 'x86_64-apple-macos.swiftinterface').write_text(for_macos(found.read_text()))


def problems(version, folder):
    write_resources(folder / 'resources')
    (folder / 'module.modulemap').write_text('module Darwin { header "darwin.h" export * }')
    (folder / 'darwin.h').write_text(DARWIN)
    flags = [
        '-target', f'x86_64-apple-macosx{version}', '-disable-objc-interop', '-resource-dir', folder / 'resources',
        '-module-cache-path', folder / 'cache', '-I', folder, '-plugin-path', folder / 'resources' / 'host' / 'plugins',
        '-swift-version', '6', '-package-name', 'transcodable', '-parse-as-library',
        '-enable-upcoming-feature', 'ExistentialAny', '-enable-upcoming-feature', 'InternalImportsByDefault',
        '-enable-upcoming-feature', 'MemberImportVisibility']
    for module in MODULES:
        command = ['swift-frontend', '-module-name', module, *flags, *sources(module_folder(ROOT, module))]
        checked = subprocess.run([*command, '-typecheck'], capture_output=True, text=True)
        yield from sorted(set(re.findall(r'^(?:/.*)?error: .*|^/.*: error: .*', checked.stderr, flags=re.MULTILINE)))
        # The next modules import it, whatever is wrong with it.
        subprocess.run(
            [*command, '-emit-module', '-o', folder / f'{module}.swiftmodule', '-disable-availability-checking'],
            check=checked.returncode == 0, capture_output=True)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument('--target', default=manifest_version())
    options = parser.parse_args()
    if sys.platform != 'linux':
        return 0
    with tempfile.TemporaryDirectory() as temporary:
        found = list(problems(options.target, pathlib.Path(temporary)))
    for problem in found:
        print(problem.replace(f'{ROOT}/', ''))
    if not found:
        print(f'{len(MODULES)} modules use nothing of the standard library that macOS {options.target} lacks.')
    return 1 if found else 0


if __name__ == '__main__':
    sys.exit(main())
