#!/usr/bin/env python3
"""Checks that the blocks of README.md and Documentation/Integrations.md compile, run, and print what their comments show.

The Swift blocks of README.md, joined, must equal the program Snippets/Basics/LandingPage.swift, which `check-snippets.py` builds
and whose output it compares: so a block uses only declarations that readers have seen. `--write` writes that program. A block of
Documentation/Integrations.md is a part of an example in Tests/Integrations. The package manager reads each manifest. A command in a block of text must be in
`.ci/run`.
"""

import pathlib
import re
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
BLOCK = re.compile(r'^```(\w*)\n(.*?)^```$', re.MULTILINE | re.DOTALL)
MANIFEST = '// swift-tools-version'
PROGRAM = ROOT / 'Snippets' / 'Basics' / 'LandingPage.swift'


def is_part(block, files):
    return any(block in file.read_text() for file in files)


def manifest_problems(manifest):
    """Yields the error of the package manager if it rejects a manifest."""
    with tempfile.TemporaryDirectory() as folder:
        pathlib.Path(folder, 'Package.swift').write_text(manifest)
        read = subprocess.run(
            ['swift', 'package', '--package-path', folder, 'dump-package'], capture_output=True, text=True)
    if read.returncode != 0:
        yield f'the manifest is invalid: {read.stderr.strip()[-300:]}'


def blocks(page):
    return BLOCK.findall((ROOT / page).read_text())


def program():
    """Joins the Swift blocks of README.md, without manifests."""
    parts = [block for kind, block in blocks('README.md') if kind == 'swift' and not block.startswith(MANIFEST)]
    return '// The program of README.md.\n\n' + '\n'.join(parts)


def problems():
    gate = (ROOT / '.ci' / 'run').read_text()
    if PROGRAM.read_text() != program():
        yield f'its Swift blocks differ from {PROGRAM.relative_to(ROOT)}; run Scripts/check-readme.py --write'
    if len((ROOT / 'README.md').read_text().splitlines()) > 150:
        yield 'it has more than 150 lines'
    for kind, block in blocks('README.md'):
        if block.startswith(MANIFEST):
            yield from manifest_problems(block)
        elif kind != 'swift':
            for command in block.splitlines():
                if command.partition('#')[0].strip() not in gate:
                    yield f'.ci/run does not call "{command}"'
    examples = list((ROOT / 'Tests' / 'Integrations' / 'Sources' / 'examples').glob('*.swift'))
    for kind, block in blocks('Documentation/Integrations.md'):
        if block.startswith(MANIFEST):
            yield from manifest_problems(block)
        elif kind == 'swift' and not is_part(block, examples):
            yield f'no example in Tests/Integrations contains the block that begins with "{block.splitlines()[0]}"'


def main():
    if '--write' in sys.argv:
        PROGRAM.write_text(program())
    found = list(problems())
    for problem in found:
        print(f'error: README.md: {problem}')
    if not found:
        print('The Swift blocks of README.md form a program, and its manifests and commands are valid.')
    return 1 if found else 0


if __name__ == '__main__':
    sys.exit(main())
