#!/usr/bin/env python3
"""Runs the programs in Snippets/ and the tutorial steps, and compares their output with their comments.

    check-snippets.py [FOLDER]

FOLDER contains the programs of an up-to-date build; without it, everything is built first.

Comments that begin with an arrow state the expected output: `print(x)  // → 7`, or `// → 7` on a separate line. All of them
together, in order, are the complete output.

Steps that use MetaCodable or ReerCodable can't be compiled here. `transcode-migrate` must convert each step in MIGRATED to the
following step.
"""

import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

from tutorial_steps import ROOT, STEPS, built_folder, step_command

EXPECTED = re.compile(r'// → ?(.*)$', re.MULTILINE)
NOT_COMPILED = ['FromMetaCodable-1', 'FromReerCodable-1']
MIGRATED = {
    'FromFoundation-2': [],
    'FromKodable-1': ['--from', 'kodable', '--suggest'],
    'FromMetaCodable-1': ['--from', 'metacodable'],
    'FromReerCodable-1': ['--from', 'reercodable'],
}


def problems(file, command, must_print=True):
    """Yields the differences for a program that `command` runs."""
    expected = EXPECTED.findall(file.read_text())
    run = subprocess.run(command, capture_output=True, text=True, timeout=120)
    printed = run.stdout.splitlines()
    name = file.relative_to(ROOT)
    if run.returncode != 0 or run.stderr:
        yield f'{name} ends with {run.returncode}: {run.stderr.strip()[-500:]}'
    elif must_print and not expected:
        yield f'{name} has no expected output'
    elif printed != expected:
        yield f'{name} prints\n  ' + '\n  '.join(printed) + '\ninstead of\n  ' + '\n  '.join(expected)


def migration_problems(folder, temporary):
    for step, options in MIGRATED.items():
        name, number = step.split('-')
        edited = shutil.copy(STEPS / f'{step}.swift', temporary)
        subprocess.run(
            [folder / 'transcode-migrate', *options, '--write', '--force', edited], check=True, capture_output=True)
        following = f'{name}-{int(number) + 1}'
        if pathlib.Path(edited).read_text() != (STEPS / f'{following}.swift').read_text():
            yield f'migration of the step {step} differs from {following}'


def tutorial_problems(steps, folder):
    with tempfile.TemporaryDirectory() as path:
        temporary = pathlib.Path(path)
        command = step_command(folder, temporary)
        for step in steps:
            if step.stem not in NOT_COMPILED:
                yield from problems(step, [*command, step], must_print=False)
        yield from migration_problems(folder, temporary)


def main():
    folder = pathlib.Path(sys.argv[1]).resolve() if len(sys.argv) > 1 else built_folder()
    snippets = sorted((ROOT / 'Snippets').rglob('*.swift'))
    steps = sorted(STEPS.glob('*.swift'))
    found = [problem for snippet in snippets for problem in problems(snippet, [folder / snippet.stem])]
    found += tutorial_problems(steps, folder)
    for problem in found:
        print(f'error: {problem}')
    if not found:
        print(f'{len(snippets)} snippets and {len(steps)} tutorial steps print the expected output.')
    return 1 if found or not snippets or not steps else 0


if __name__ == '__main__':
    sys.exit(main())
