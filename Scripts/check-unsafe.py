#!/usr/bin/env python3
"""Checks the rules for unsafe code.

Unsafe constructs are allowed only in Sources/Engine/TranscodableBytes/Unsafe/, in Sources/Products/Kodable/Unsafe/ for reflection,
and in Sources/Integrations/TranscodableYAML/Unsafe/ for the calls of libyaml. Each use needs a `SAFETY:` comment above it in the same function, or a `SAFETY (type):` comment for the type.
"""

import pathlib
import re
import sys

from swift_source import code_only

ROOT = pathlib.Path(__file__).resolve().parent.parent
FOLDERS = [ROOT / 'Sources' / module / 'Unsafe'
           for module in ('Engine/TranscodableBytes', 'Products/Kodable', 'Integrations/TranscodableYAML')]
UNSAFE = re.compile(
    r'\bunsafe\b|\bUnsafe(?:Mutable)?(?:Raw)?(?:Buffer)?Pointer\b|\bOpaquePointer\b'
    r'|\bwithUnsafe\w+|\bwithMemoryRebound\b|\bunsafe(?:BitCast|Downcast)\b|\bunsafelyUnwrapped\b'
    r'|\bUnmanaged\b|\bUnsafeContinuation\b')
EXPRESSION = re.compile(r'(?<![@(])\bunsafe\b(?!\))')
DECLARATION = re.compile(
    r'^\s*(?:@\w+(?:\([^)]*\))?\s+)*(?:(?!struct|class|enum|extension|func)[a-z]+(?:\(\w+\))?\s+)*?'
    r'(?:(?P<type>struct|class|enum|extension|actor)\s+(?P<name>[\w.]+)'
    r'|(?P<member>func|init|deinit|subscript|var)\b)')


class Scope:
    """A pair of braces that belongs to a type, a member or neither."""

    def __init__(self, line, type_name=None, is_member=False):
        self.line, self.type_name, self.is_member = line, type_name, is_member


def uses(text):
    """Yields the line, the type name and the member's first line for every unsafe expression."""
    scopes, pending = [], None
    for number, line in enumerate(code_only(text).splitlines()):
        if match := DECLARATION.match(line):
            pending = Scope(number, match['name'], bool(match['member']))
        for token in re.finditer(r'[{}]|' + EXPRESSION.pattern, line):
            if token[0] == '{':
                scopes.append(pending or Scope(number))
                pending = None
            elif token[0] == '}':
                scopes = scopes[:-1]
            else:
                names = [scope.type_name for scope in scopes if scope.type_name]
                members = [scope.line for scope in scopes if scope.is_member]
                yield number, names[-1] if names else None, members[0] if members else number


def covered_types(texts):
    """Yields the types with a comment that covers all of their members."""
    for text in texts:
        current = None
        for line in text.splitlines():
            if match := DECLARATION.match(line):
                current = match['name'] or current
            if 'SAFETY (type):' in line:
                yield current


def problems():
    for file in sorted((ROOT / 'Sources').rglob('*.swift')):
        if any(folder in file.parents for folder in FOLDERS):
            continue
        for number, line in enumerate(code_only(file.read_text()).splitlines(), 1):
            for match in UNSAFE.finditer(line):
                yield f'{file.relative_to(ROOT)}:{number}: {match[0]} outside the folders for unsafe code'
    texts = {file: file.read_text() for folder in FOLDERS for file in sorted(folder.glob('*.swift'))}
    covered = set(covered_types(texts.values()))
    for file, text in texts.items():
        lines = text.splitlines()
        for number, type_name, start in uses(text):
            reasons = any('SAFETY' in line for line in lines[start:number + 1])
            if type_name not in covered and not reasons:
                yield f'{file.relative_to(ROOT)}:{number + 1}: missing SAFETY comment'


def main():
    found = list(problems())
    for problem in found:
        print(f'error: {problem}')
    if not found:
        print('All unsafe code is in its folders and has SAFETY comments.')
    return 1 if found else 0


if __name__ == '__main__':
    sys.exit(main())
