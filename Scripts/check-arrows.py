#!/usr/bin/env python3
"""Checks that the targets depend on each other as Documentation/Architecture.md says.

The table there has to name every target that is no test, with exactly the dependencies of
Package.swift. Every arrow goes to a lower layer. The files of a target import what it depends on,
Foundation if the table allows it, and nothing else.
"""

import json
import pathlib
import re
import subprocess
import sys

from swift_source import code_only, sources

# Modules that come with the standard library: everybody may import them.
STANDARD_LIBRARY = {'Synchronization'}
# The C library, by the names it has on different platforms: the memory of an output comes from it, and locks.
C_LIBRARY = {'Darwin', 'Glibc', 'Musl', 'Android'}
C_LIBRARY_FILES = {'ByteOutput+Memory.swift', 'Locked.swift'}
# What the words in the table allow.
FOUNDATION = {'yes': {'Foundation'}, 'essentials': {'Foundation', 'FoundationEssentials'}, 'no': set()}
# Where there are essentials, an import of more is one without the line above it.
WHOLE_FOUNDATION = re.compile(r'(?<!#else\n)^ *(?:\w+ )?import Foundation$', re.MULTILINE)

ROOT = pathlib.Path(__file__).resolve().parent.parent
PAGE = ROOT / 'Documentation' / 'Architecture.md'
IMPORT = re.compile(
    r'^\s*(?:@\w+(?:\([^)]*\))?\s+)*(?:(?:public|package|internal|fileprivate|private)\s+)?'
    r'import\s+(?:(?:struct|class|enum|protocol|func|var|let|typealias)\s+)?(\w+)',
    re.MULTILINE)


def manifest_targets():
    """The targets of Package.swift that are no tests: name to dependencies and folder."""
    dump = subprocess.run(
        ['swift', 'package', '--package-path', str(ROOT), 'dump-package'],
        check=True, capture_output=True, text=True).stdout
    targets = {}
    for target in json.loads(dump)['targets']:
        if target['type'] == 'test':
            continue
        names = {next(iter(arrow.values()))[0] for arrow in target['dependencies']}
        folder = target.get('path') or f"Sources/{target['name']}"
        targets[target['name']] = (names, ROOT / folder)
    return targets


def table_rows():
    """The table of the page: target to layer, dependencies, and how much of Foundation is allowed."""
    rows = {}
    for line in PAGE.read_text().splitlines():
        cells = [cell.strip() for cell in line.strip('|').split('|')]
        if not line.startswith('| `') or len(cells) != 5:
            continue
        name, layer, arrows, foundation, _ = cells
        rows[name.strip('`')] = (layer, set(re.findall(r'`(\w+)`', arrows)), foundation)
    return rows


def problems():
    targets, rows = manifest_targets(), table_rows()
    for name in sorted(targets.keys() ^ rows.keys()):
        where = 'the table' if name in targets else 'Package.swift'
        yield f'{name} is not in {where}'
    for name in sorted(targets.keys() & rows.keys()):
        (declared, folder), (layer, drawn, foundation) = targets[name], rows[name]
        for arrow in sorted(declared - drawn):
            yield f'{name} depends on {arrow} in Package.swift, but not in the table'
        for arrow in sorted(drawn - declared):
            yield f'{name} depends on {arrow} in the table, but not in Package.swift'
        for arrow in sorted(declared & rows.keys()):
            below = rows[arrow][0]
            if layer.isdigit() and below.isdigit() and int(below) >= int(layer):
                yield f'{name} (layer {layer}) depends on {arrow} (layer {below})'
        allowed = declared | STANDARD_LIBRARY | FOUNDATION[foundation]
        for file in sources(folder):
            here = allowed | (C_LIBRARY if file.name in C_LIBRARY_FILES else set())
            for module in sorted(set(IMPORT.findall(code_only(file.read_text()))) - here):
                yield f'{file.relative_to(ROOT)} imports {module}, which {name} may not'
            if foundation == 'essentials' and WHOLE_FOUNDATION.search(file.read_text()):
                yield f'{file.relative_to(ROOT)} imports all of Foundation where its essentials exist'


def main():
    found = list(problems())
    for problem in found:
        print(f'error: {problem}')
    if not found:
        print('All arrows are as drawn.')
    return 1 if found else 0


if __name__ == '__main__':
    sys.exit(main())
