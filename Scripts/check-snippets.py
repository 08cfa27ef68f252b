#!/usr/bin/env python3
"""Runs the programs in Snippets/, and compares what they print with what they say they print.

A snippet says it in comments that begin with an arrow: `print(x)  // → 7`, or `// → 7` in a line
of its own. All of them together, in order, are the whole output. Builds what is out of date.
"""

import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
EXPECTED = re.compile(r'// → ?(.*)$', re.MULTILINE)


def built_folder():
    """Builds everything, and gives the folder with the programs."""
    command = ['swift', 'build', '--package-path', str(ROOT)]
    subprocess.run(command + ['--quiet'], check=True)
    shown = subprocess.run(
        command + ['--show-bin-path'], check=True, capture_output=True, text=True)
    return pathlib.Path(shown.stdout.strip())


def problems(snippets, folder):
    for snippet in snippets:
        expected = EXPECTED.findall(snippet.read_text())
        run = subprocess.run([folder / snippet.stem], capture_output=True, text=True, timeout=60)
        printed = run.stdout.splitlines()
        name = snippet.relative_to(ROOT)
        if run.returncode != 0:
            yield f'{name} ends with {run.returncode}: {run.stderr.strip()[-500:]}'
        elif not expected:
            yield f'{name} says nothing of what it prints'
        elif printed != expected:
            yield f'{name} prints\n  ' + '\n  '.join(printed) + '\nand not\n  ' + '\n  '.join(expected)


def main():
    snippets = sorted((ROOT / 'Snippets').rglob('*.swift'))
    found = list(problems(snippets, built_folder()))
    for problem in found:
        print(f'error: {problem}')
    if not found:
        print(f'{len(snippets)} snippets print what they say.')
    return 1 if found or not snippets else 0


if __name__ == '__main__':
    sys.exit(main())
