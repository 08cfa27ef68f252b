#!/usr/bin/env python3
"""Checks that the package uses only standard library APIs that exist on the oldest supported macOS.

    check-availability.py [--target VERSION]

Nothing is compiled for Apple platforms, whose SDK isn't available on Linux. Instead, the script presents the standard library
interface of a Linux toolchain, which declares availability, as that of macOS, and type-checks the modules for macOS.
`--target 13` lists the APIs that prevent the package from running on macOS 13.

Modules and files that import Foundation are skipped, because a toolchain has no interface of Foundation. On other systems than
Linux the script does nothing: the compiler performs this check.
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
# Dependencies first.
MODULES = ['TranscodableBytes', 'TranscodableCore', 'TranscodableJSON', 'TranscodablePropertyList', 'TranscodableFormats',
           'TranscodableCBOR', 'TranscodableMessagePack', 'TranscodableForm', 'TranscodableTOML', 'TranscodableDiagnostics', 'TranscodableSchema',
           'TranscodableStreams']
INTERFACES = ['Swift', 'SwiftOnoneSupport', '_Concurrency', 'Synchronization', '_StringProcessing', '_RegexParser', '_Builtin_float']
FOUNDATION = re.compile(r'^ *(?:@_exported )?(?:public |internal )?import (?:Transcodable)?Foundation', re.MULTILINE)
# The C functions that the modules use.
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
    """Converts the interface of a Linux module to macOS. Code that needs the C library of Linux isn't called."""
    text = re.sub(r'-target \S+', '-target x86_64-apple-macosx10.15 -disable-availability-checking', interface, count=1)
    text = re.sub(r'^import Glibc\n', '', text, flags=re.MULTILINE).replace('_swift_stdlib_gettid()', 'UInt32(0)')
    # Back-deployment needs a body, which is missing here.
    return re.sub(r'^ *@backDeployed\(before:[^\n]*\n(?=(?:[^\n]*@[^\n]*\n)*[^\n]*\b(?:func|var|init)\b[^\n]*[^{\n]\n)', '', text,
                  flags=re.MULTILINE)


def write_resources(folder):
    """Creates a resource folder for the compiler with a standard library for macOS."""
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
        files = [file for file in sources(module_folder(ROOT, module)) if not FOUNDATION.search(file.read_text())]
        command = ['swift-frontend', '-module-name', module, *flags, *files]
        checked = subprocess.run([*command, '-typecheck'], capture_output=True, text=True)
        yield from sorted(set(re.findall(r'^(?:/.*)?error: .*|^/.*: error: .*', checked.stderr, flags=re.MULTILINE)))
        # Later modules import it even if it has errors.
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
        print(f'{len(MODULES)} modules use only standard library APIs that macOS {options.target} has.')
    return 1 if found else 0


if __name__ == '__main__':
    sys.exit(main())
