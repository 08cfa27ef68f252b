#!/usr/bin/env python3
"""Checks that nothing in Sources has Foundation read or write JSON.

Neither may the source call Foundation's coders or `JSONSerialization`, nor may the compiled modules
refer to their functions. A coder of Foundation's may be made to have its settings read: then it
is directly in the parentheses of a context. TranscodableTesting and `transcode bench` are left out: they compare ours with them.
"""

import pathlib
import re
import shutil
import subprocess
import sys

from swift_source import code_only, sources

# The folders that have to call both.
COMPARING = {'TranscodableTesting', 'Bench'}
ROOT = pathlib.Path(__file__).resolve().parent.parent
CALL = re.compile(
    r'\bsuper\s*\.\s*(?:decode|encode)\w*\s*\(|\bJSONSerialization\b'
    r'|(?<![.\w])(?<!Context\()(?:Foundation(?:Essentials)?\s*\.\s*)?JSON(?:De|En)coder\s*(?:\.init\s*)?\(')
# The public functions that read and write, as they are called: `decode`, and not its place in a
# table (`method descriptor for …`).
SYMBOL = re.compile(
    r'^(?:dispatch thunk of )?Foundation(?:Essentials)?\.(?:JSONDecoder\.decode|JSONEncoder\.encode)\b'
    r'|JSONSerialization')


def output(*command, text=None):
    return subprocess.run(
        command, input=text, check=True, capture_output=True, text=True).stdout


def calls():
    """The calls of Foundation's coders in the source."""
    for file in sources(ROOT / 'Sources'):
        if not COMPARING.isdisjoint(file.parts):
            continue
        text = code_only(file.read_text())
        for match in CALL.finditer(text):
            line = text.count('\n', 0, match.start()) + 1
            yield f'{file.relative_to(ROOT)}:{line}: {match[0]}'


def undefined_symbols(objects):
    """What object files take from elsewhere, demangled."""
    nm = pathlib.Path(shutil.which('swiftc')).resolve().parent / 'llvm-nm'
    listed = output(nm, '--undefined-only', '--just-symbol-name', '--quiet', *objects)
    return output('swift', 'demangle', '--compact', text='\n'.join(sorted(set(listed.split()))))


def references():
    """The uses of Foundation's functions in what the last build compiled."""
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
        print('Nothing has Foundation read or write JSON.')
    return 1 if found else 0


if __name__ == '__main__':
    sys.exit(main())
