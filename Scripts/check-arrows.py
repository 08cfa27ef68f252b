#!/usr/bin/env python3
"""Checks the dependencies between targets against the table in Documentation/Architecture.md.

The table must list every target that is neither a test nor a plugin, with exactly the dependencies in Package.swift.
A target depends only on lower layers. Its files import only its dependencies, and Foundation if the table allows it. The files of a
test import only the targets on which the test depends; otherwise, a first build may fail, because the order of targets is arbitrary.
"""

import json
import pathlib
import re
import subprocess
import sys

from swift_source import code_only, sources

# Modules of the standard library that every target may import.
STANDARD_LIBRARY = {'Synchronization'}
# The C library on each platform; output buffers and locks use it.
C_LIBRARY = {'Darwin', 'Glibc', 'Musl', 'Android'}
# Code that only another package compiles.
FOREIGN = re.compile(r'^ *#if FOREIGN_CODERS$.*?^ *#endif$', re.MULTILINE | re.DOTALL)
C_LIBRARY_FILES = {'ByteOutput+Memory.swift', 'Locked.swift'}
# Modules that are parts of a product with another name.
PARTS = {'Yams': {'CYaml'}}
# The modules that each value of the table's Foundation column allows.
FOUNDATION = {'yes': {'Foundation', 'FoundationNetworking'}, 'essentials': {'Foundation', 'FoundationEssentials'}, 'no': set()}
# An import of all of Foundation that isn't the fallback for platforms without FoundationEssentials.
WHOLE_FOUNDATION = re.compile(r'(?<!#else\n)^ *(?:\w+ )?import Foundation$', re.MULTILINE)

ROOT = pathlib.Path(__file__).resolve().parent.parent
PAGE = ROOT / 'Documentation' / 'Architecture.md'
IMPORT = re.compile(
    r'^\s*(?:@\w+(?:\([^)]*\))?\s+)*(?:(?:public|package|internal|fileprivate|private)\s+)?'
    r'import\s+(?:(?:struct|class|enum|protocol|func|var|let|typealias)\s+)?(\w+)',
    re.MULTILINE)


def manifest_targets(are_tests):
    """Returns the dependencies and the files of each target in Package.swift that isn't a plugin: the tests, or the others."""
    dump = subprocess.run(
        ['swift', 'package', '--package-path', str(ROOT), 'dump-package'],
        check=True, capture_output=True, text=True).stdout
    targets = {}
    for target in json.loads(dump)['targets']:
        if target['type'] == 'plugin' or (target['type'] == 'test') != are_tests:
            continue
        names = {next(iter(arrow.values()))[0] for arrow in target['dependencies']}
        folder = target.get('path') or f"{'Tests' if are_tests else 'Sources'}/{target['name']}"
        excluded = [ROOT / folder / path for path in target.get('exclude', [])]
        files = [file for file in sources(ROOT / folder) if not any(file.is_relative_to(path) for path in excluded)]
        targets[target['name']] = (names, files)
    return targets


def table_rows():
    """Returns the layer, the dependencies and the Foundation column of each target in the table."""
    rows = {}
    for line in PAGE.read_text().splitlines():
        cells = [cell.strip() for cell in line.strip('|').split('|')]
        if not line.startswith('| `') or len(cells) != 5:
            continue
        name, layer, arrows, foundation, _ = cells
        rows[name.strip('`')] = (layer, set(re.findall(r'`(\w+)`', arrows)), foundation)
    return rows


def problems():
    targets, rows = manifest_targets(are_tests=False), table_rows()
    for name in sorted(targets.keys() ^ rows.keys()):
        where = 'the table' if name in targets else 'Package.swift'
        yield f'{name} is missing from {where}'
    for name in sorted(targets.keys() & rows.keys()):
        (declared, files), (layer, drawn, foundation) = targets[name], rows[name]
        for arrow in sorted(declared - drawn):
            yield f'{name} depends on {arrow} in Package.swift, but not in the table'
        for arrow in sorted(drawn - declared):
            yield f'{name} depends on {arrow} in the table, but not in Package.swift'
        for arrow in sorted(declared & rows.keys()):
            below = rows[arrow][0]
            if layer.isdigit() and below.isdigit() and int(below) >= int(layer):
                yield f'{name} (layer {layer}) depends on {arrow} (layer {below})'
        allowed = declared | STANDARD_LIBRARY | FOUNDATION[foundation]
        allowed = allowed.union(*(PARTS.get(name, set()) for name in declared))
        for file in files:
            here = allowed | (C_LIBRARY if file.name in C_LIBRARY_FILES else set())
            for module in sorted(set(IMPORT.findall(code_only(file.read_text()))) - here):
                yield f'{file.relative_to(ROOT)} imports {module}, which {name} must not import'
            if foundation == 'essentials' and WHOLE_FOUNDATION.search(file.read_text()):
                yield f'{file.relative_to(ROOT)} imports all of Foundation instead of FoundationEssentials'


def test_problems():
    names = manifest_targets(are_tests=False).keys()
    for test, (declared, files) in manifest_targets(are_tests=True).items():
        for file in files:
            imported = set(IMPORT.findall(FOREIGN.sub('', code_only(file.read_text()))))
            for module in sorted(imported & names - declared):
                yield f'{file.relative_to(ROOT)} imports {module}, on which {test} must depend'


def main():
    found = [*problems(), *test_problems()]
    for problem in found:
        print(f'error: {problem}')
    if not found:
        print('All dependencies match the table.')
    return 1 if found else 0


if __name__ == '__main__':
    sys.exit(main())
