#!/usr/bin/env python3
"""Runs the programs in Snippets/ and the steps of the tutorials, and compares what they print with what they say they print.

    check-snippets.py [FOLDER]

FOLDER has the programs of a build that is up to date; without it, everything is built first.

A program says it in comments that begin with an arrow: `print(x)  // → 7`, or `// → 7` in a line
of its own. All of them together, in order, are the whole output.

Steps that use MetaCodable or ReerCodable cannot be compiled here. Of each step in MIGRATED, `transcode-migrate` has to make the next one.
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
    """What is wrong with a program that `command` runs."""
    expected = EXPECTED.findall(file.read_text())
    run = subprocess.run(command, capture_output=True, text=True, timeout=120)
    printed = run.stdout.splitlines()
    name = file.relative_to(ROOT)
    if run.returncode != 0 or run.stderr:
        yield f'{name} ends with {run.returncode}: {run.stderr.strip()[-500:]}'
    elif must_print and not expected:
        yield f'{name} says nothing of what it prints'
    elif printed != expected:
        yield f'{name} prints\n  ' + '\n  '.join(printed) + '\nand not\n  ' + '\n  '.join(expected)


def migration_problems(folder, temporary):
    for step, options in MIGRATED.items():
        name, number = step.split('-')
        edited = shutil.copy(STEPS / f'{step}.swift', temporary)
        subprocess.run(
            [folder / 'transcode-migrate', *options, '--write', '--force', edited], check=True, capture_output=True)
        following = f'{name}-{int(number) + 1}'
        if pathlib.Path(edited).read_text() != (STEPS / f'{following}.swift').read_text():
            yield f'the command makes of the step {step} something else than {following}'


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
        print(f'{len(snippets)} snippets and {len(steps)} steps of tutorials print what they say.')
    return 1 if found or not snippets or not steps else 0


if __name__ == '__main__':
    sys.exit(main())
