#!/usr/bin/env python3
"""Checks that no file in Sources exceeds 400 lines, and no function 60.

Tables, which contain only a constant, are exempt. Prints the number of files and their median size.
"""

import pathlib
import re
import statistics
import sys

from swift_source import code_only

ROOT = pathlib.Path(__file__).resolve().parent.parent
FILE, FUNCTION = 400, 60
MEMBER = re.compile(
    r'^\s*(?:@\w+(?:\([^)]*\))?\s+)*(?:[a-z]+(?:\(\w+\))?\s+)*?'
    r'(?:func\b|init\b[?!]?\s*[(<]|deinit\b|subscript\b|(?:var|let)\s+\w+.*\{\s*$)')


def functions(text):
    """Yields the first line and the line count of every function, accessor and computed property."""
    depth, pending, open_members = 0, None, []
    for number, line in enumerate(code_only(text).splitlines(), 1):
        if MEMBER.match(line):
            pending = number
        for character in line:
            if character == '{':
                if pending is not None:
                    open_members.append((depth, pending))
                    pending = None
                depth += 1
            elif character == '}':
                # A declaration without braces is a protocol requirement.
                pending = None
                depth -= 1
                if open_members and open_members[-1][0] == depth:
                    start = open_members.pop()[1]
                    yield start, number - start + 1


def main():
    wrong, sizes = [], []
    files = (ROOT / 'Sources').rglob('*.swift')
    for file in sorted(files):
        name, text = str(file.relative_to(ROOT)), file.read_text()
        lines = text.count('\n')
        sizes.append(lines)
        if lines > FILE:
            wrong.append(f'{name}: {lines} lines; the limit for files is {FILE}')
        wrong += [
            f'{name}:{start}: {length} lines; the limit for functions is {FUNCTION}'
            for start, length in functions(text) if length > FUNCTION]
    for problem in wrong:
        print(f'error: {problem}')
    print(f'{len(sizes)} files, {sum(sizes)} lines, median {statistics.median(sizes):.0f}.')
    return 1 if wrong else 0


if __name__ == '__main__':
    sys.exit(main())
