#!/usr/bin/env python3
"""Compares the blocks of README.md, and of Integrations/README.md, with files that are compiled and run.

A block of Swift is part of a program in Snippets/, which `check-snippets.py` builds and whose output it
compares, or of the examples of Integrations. A manifest is read by the package manager. A block of text is part of a page that a test
compares with real output, or one of the commands that `.ci/run` calls.
"""

import pathlib
import re
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
BLOCK = re.compile(r'^```(\w*)\n(.*?)^```$', re.MULTILINE | re.DOTALL)
MANIFEST = '// swift-tools-version'


def is_part(block, files):
    return any(block in file.read_text() for file in files)


def manifest_problems(manifest):
    """What the package manager says against a manifest."""
    with tempfile.TemporaryDirectory() as folder:
        pathlib.Path(folder, 'Package.swift').write_text(manifest)
        read = subprocess.run(
            ['swift', 'package', '--package-path', folder, 'dump-package'], capture_output=True, text=True)
    if read.returncode != 0:
        yield f'the manifest is invalid: {read.stderr.strip()[-300:]}'


def problems():
    snippets = list((ROOT / 'Snippets').rglob('*.swift'))
    checked_text = [ROOT / 'Documentation' / 'ErrorsCompared.md']
    gate = (ROOT / '.ci' / 'run').read_text()
    for kind, block in BLOCK.findall((ROOT / 'README.md').read_text()):
        first = block.splitlines()[0]
        if block.startswith(MANIFEST):
            yield from manifest_problems(block)
        elif kind == 'swift':
            if not is_part(block, snippets):
                yield f'no snippet contains the block that begins with "{first}"'
        elif kind == 'text' and first.startswith('swift '):
            for command in block.splitlines():
                if command.partition('#')[0].strip() not in gate:
                    yield f'.ci/run does not call "{command}"'
        elif not is_part(block, checked_text):
            yield f'no checked page contains the block that begins with "{first}"'
    examples = list((ROOT / 'Integrations' / 'Sources' / 'examples').glob('*.swift'))
    for kind, block in BLOCK.findall((ROOT / 'Integrations' / 'README.md').read_text()):
        if block.startswith(MANIFEST):
            yield from manifest_problems(block)
        elif kind == 'swift' and not is_part(block, examples):
            yield f'no example of Integrations contains the block that begins with "{block.splitlines()[0]}"'


def main():
    found = list(problems())
    for problem in found:
        print(f'error: README.md: {problem}')
    if not found:
        print('The blocks of README.md are those of programs that run.')
    return 1 if found else 0


if __name__ == '__main__':
    sys.exit(main())
