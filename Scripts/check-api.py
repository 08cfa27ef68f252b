#!/usr/bin/env python3
"""Compares the public declarations of the library with the baseline in Tests/PublicAPI.

    check-api.py [--write] [--modules FOLDER]

A difference is an error: a change of the public API is meant, and then `--write` makes the new baseline, or it is
a mistake. There is a file for each module, with a line for each declaration. Declarations that begin with an
underscore, which are for generated code, are not part of it.

Besides, what has a name in attributes must be known wherever such names are listed, the engine must not have any public declaration, but its types must be open to inlining, every public protocol has to be adopted by the consumer
Adopter, and no public declaration may have a pointer in it, but those marked @unsafe.

Without `--modules`, the package is built first.
"""

import argparse
import difflib
import json
import pathlib
import re
import subprocess
import sys
import tempfile

from package_modules import ENGINE, UMBRELLA, module_folder

ROOT = pathlib.Path(__file__).resolve().parent.parent
BASELINE = ROOT / 'Tests' / 'PublicAPI'
MODULES = [*UMBRELLA, 'TranscodableFullFoundation', 'TranscodableTesting',
           'TranscodableDiagnostics', 'TranscodableSchema', 'Kodable']
# Code that gets one of these can go beyond the bytes that it is for.
POINTERS = {
    'UnsafePointer', 'UnsafeMutablePointer', 'UnsafeRawPointer', 'UnsafeMutableRawPointer', 'UnsafeBufferPointer',
    'UnsafeMutableBufferPointer', 'UnsafeRawBufferPointer', 'UnsafeMutableRawBufferPointer', 'OpaquePointer',
    'Unmanaged'}
ADOPTER = ROOT / 'Tests' / 'Consumers' / 'WithAttributes' / 'Sources' / 'Adopter'


def output(*command):
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout.strip()


def built_modules():
    package = ['--package-path', str(ROOT)]
    subprocess.run(['swift', 'build', *package, '--quiet'], check=True)
    return pathlib.Path(output('swift', 'build', *package, '--show-bin-path')) / 'Modules'


def declarations(module, modules, target):
    """The declarations of a module, in a line each: where it is, and how it is declared."""
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run(
            ['swift', 'symbolgraph-extract', '-module-name', module, '-I', modules, '-target', target,
             '-output-dir', folder, '-minimum-access-level', 'public', '-skip-synthesized-members'],
            check=True, capture_output=True)
        lines = set()
        for file in pathlib.Path(folder).glob('*.symbols.json'):
            for symbol in json.loads(file.read_text())['symbols']:
                if '::SYNTHESIZED::' in symbol['identifier']['precise']:
                    continue
                spelled = ''.join(part['spelling'] for part in symbol['declarationFragments'])
                place = '.'.join(symbol['pathComponents'])
                lines.add(f'{place}: {" ".join(spelled.split())}')
        return sorted(lines)


def without_inlining():
    """The types of the engine whose inlinable members no other module can inline, since they are not marked themselves."""
    for file in sorted(module_folder(ROOT, ENGINE).rglob('*.swift')):
        parts = re.split(r'^((?:@\w+[ \n])*package (?:final )?(?:struct|class|enum) \w+)', file.read_text(), flags=re.M)
        for head, body in zip(parts[1::2], parts[2::2]):
            if '@usableFromInline' not in head and '@inlinable' in body.split('\n}')[0]:
                yield f'{file.relative_to(ROOT)}: mark {head.split()[-1]} @usableFromInline, or nothing of it is inlined'


def presets(found):
    """Modifiers, rules and strategies that a place lacks which has to know all of them."""
    def members(module, owner):
        names = {re.match(r'\w+', line.partition('.')[2])[0] for line in found[module] if line.startswith(f'{owner}.')}
        return names - {'init', 'apply', 'isValid', 'message', 'rule', 'automatic', 'by', 'jsonString', 'dateFormat'}

    rules = (ROOT / 'Sources/Attributes/TranscodableMacroModel/Validate/PresetRules.swift').read_text()
    page = (ROOT / 'Sources/Products/Transcodable/Transcodable.docc/CustomizeCoding.md').read_text()
    strategies = members('TranscodableFoundation', 'ValueStrategy')
    for made, owners in [
            ({name for module in UMBRELLA for name in members(module, 'CodableModifier')}, ['CodableModifierName']),
            ({name for module in UMBRELLA for name in members(module, 'CodableValidation')}, ['CodableValidationName']),
            (strategies, ['DateStrategyName', 'DataStrategyName'])]:
        names = {name for owner in owners for name in members('TranscodableEssentials', owner)}
        for name in sorted(made ^ names):
            yield f'{name}: it is not both what is called and in {" or ".join(owners)}'
        for name in sorted(made):
            if f'"{name}"' not in rules and name != 'map':
                yield f'{name}: say in PresetRules.swift what it is for'
            if f'.{name}' not in page:
                yield f'{name}: list it in CustomizeCoding.md'


def problems(found, modules, target):
    for line in declarations(ENGINE, modules, target):
        yield f'{ENGINE} has a public declaration: {line}'
    yield from without_inlining()
    yield from presets(found)
    adopted = ''.join(file.read_text() for file in sorted(ADOPTER.glob('*.swift')))
    for module, lines in found.items():
        for line in lines:
            place, _, spelled = line.partition(': ')
            words = set(re.findall(r'\w+', spelled))
            if spelled.startswith('protocol ') and module != 'TranscodableSchema' \
                    and not re.search(rf'\b{re.escape(place)}\b', adopted):
                yield f'{module}: nothing in Adopter conforms to {place}'
            if POINTERS & words and '@unsafe' not in spelled:
                yield f'{module}: {place} has a pointer in its declaration: mark it @unsafe, or take a span'


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument('--write', action='store_true')
    parser.add_argument('--modules', type=pathlib.Path)
    options = parser.parse_args()
    modules = options.modules or built_modules()
    target = json.loads(output('swift', '-print-target-info'))['target']['triple']
    found = {module: declarations(module, modules, target) for module in MODULES}
    changed = 0
    for module, lines in found.items():
        file = BASELINE / f'{module}.txt'
        text = ''.join(f'{line}\n' for line in lines)
        old = file.read_text() if file.exists() else ''
        if options.write:
            BASELINE.mkdir(exist_ok=True)
            file.write_text(text)
        elif text != old:
            changed += 1
            sys.stdout.writelines(difflib.unified_diff(
                old.splitlines(True), text.splitlines(True), f'{module}, baseline', f'{module}, now', n=0))
    wrong = list(problems(found, modules, target))
    for problem in wrong:
        print(f'error: {problem}')
    count = sum(len(found[module]) for module in UMBRELLA)
    print(f"'import Transcodable' shows {count} public declarations.")
    if changed:
        print('error: the public API has changed; if that is meant, run Scripts/check-api.py --write')
    return 1 if changed or wrong else 0


if __name__ == '__main__':
    sys.exit(main())
