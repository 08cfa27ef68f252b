#!/usr/bin/env python3
"""Checks that Sources never uses Foundation to read or write JSON.

The sources must not call Foundation's coders or `JSONSerialization`, and the compiled modules must not refer to their functions. A
Foundation coder may be created to read its settings, directly as the argument of a context. TranscodableTesting and `transcode
bench` are exempt, because they compare the coders. A plugin is exempt, because plugins can't import modules of a package.
"""

import pathlib
import re
import shutil
import subprocess
import sys

from swift_source import code_only, sources

# The folders that compare both, and that of a plugin.
EXEMPT = {'TranscodableTesting', 'Bench', 'FixturesPlugin'}
ROOT = pathlib.Path(__file__).resolve().parent.parent
CALL = re.compile(
    r'\bsuper\s*\.\s*(?:decode|encode)\w*\s*\(|\bJSONSerialization\b'
    r'|(?<![.\w])(?<!Context\()(?:Foundation(?:Essentials)?\s*\.\s*)?JSON(?:De|En)coder\s*(?:\.init\s*)?\(')
# The public functions that read and write, when called: `decode`, but not its entry in a table
# (`method descriptor for …`).
SYMBOL = re.compile(
    r'^(?:dispatch thunk of )?Foundation(?:Essentials)?\.(?:JSONDecoder\.decode|JSONEncoder\.encode)\b'
    r'|JSONSerialization')


def output(*command, text=None):
    return subprocess.run(
        command, input=text, check=True, capture_output=True, text=True).stdout


def calls():
    """Yields the calls of Foundation's coders in the sources."""
    for file in sources(ROOT / 'Sources'):
        if not EXEMPT.isdisjoint(file.parts):
            continue
        text = code_only(file.read_text())
        for match in CALL.finditer(text):
            line = text.count('\n', 0, match.start()) + 1
            yield f'{file.relative_to(ROOT)}:{line}: {match[0]}'


def undefined_symbols(objects):
    """Returns the external symbols of object files, demangled."""
    nm = pathlib.Path(shutil.which('swiftc')).resolve().parent / 'llvm-nm'
    listed = output(nm, '--undefined-only', '--just-symbol-name', '--quiet', *objects)
    return output('swift', 'demangle', '--compact', text='\n'.join(sorted(set(listed.split()))))


def references():
    """Yields the uses of Foundation's functions in the last build."""
    products = output('swift', 'build', '--package-path', ROOT, '--show-bin-path').strip()
    for module in ['TranscodableFoundation', 'TranscodableEssentials']:
        objects = sorted((pathlib.Path(products) / f'{module}.build').rglob('*.o'))
        if not objects:
            yield f'{module} has not been built'
            continue
        for name in undefined_symbols(objects).splitlines():
            if SYMBOL.search(name):
                yield f'{module} refers to {name}'


def main():
    found = [*calls(), *references()]
    for problem in found:
        print(f'error: {problem}')
    if not found:
        print('No source uses Foundation to read or write JSON.')
    return 1 if found else 0


if __name__ == '__main__':
    sys.exit(main())
