#!/usr/bin/env python3
"""Compares the public declarations of the library with the baseline in Tests/PublicAPI.

    check-api.py [--write] [--modules FOLDER]

A difference is an error. If the change is intended, `--write` updates the baseline, which has a file for each module and a
line for each declaration. It excludes declarations that begin with an underscore, which are for generated code.

The script also counts the names that a user can write after `import Transcodable`: the distinct paths of declarations, such as
`JSON.Decoder.decode(_:from:)`. Witnesses of protocol requirements, overrides of Foundation's coders and unavailable declarations
are counted separately. More names than the limit in Tests/PublicAPI/limit are an error; `--write` lowers the limit.

The script also checks that

- all lists of the presets for attributes are complete;
- the engine has no public declaration, and its types with inlinable members are `@usableFromInline`;
- the consumer Adopter conforms to every public protocol;
- only declarations marked `@unsafe` contain a pointer.

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
SPELLINGS = ROOT / 'Sources/Attributes/TranscodableEssentials/Macros'
BASELINE = ROOT / 'Tests' / 'PublicAPI'
LIMIT = BASELINE / 'limit'
MODULES = [*UMBRELLA, 'TranscodableStreams', 'TranscodableConversion', 'TranscodableFormats', 'TranscodableCBOR', 'TranscodableMessagePack', 'TranscodableForm', 'TranscodableTOML', 'TranscodableFullFoundation', 'TranscodableTesting',
           'TranscodableDiagnostics', 'TranscodableConfiguration', 'TranscodableSchema', 'Kodable']
# These types allow access beyond the bounds of their memory.
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


def symbols(module, modules, target):
    """Yields the public declarations of a module: the class, the path, and the declaration.

    The class is `name`, or the reason why a user doesn't write the name.
    """
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run(
            ['swift', 'symbolgraph-extract', '-module-name', module, '-I', modules, '-target', target,
             '-output-dir', folder, '-minimum-access-level', 'public', '-skip-synthesized-members'],
            check=True, capture_output=True)
        for file in pathlib.Path(folder).glob('*.symbols.json'):
            graph = json.loads(file.read_text())
            witnesses = {relation['source'] for relation in graph['relationships'] if 'sourceOrigin' in relation}
            overrides = {relation['source'] for relation in graph['relationships'] if relation['kind'] == 'overrides'}
            for symbol in graph['symbols']:
                precise = symbol['identifier']['precise']
                if '::SYNTHESIZED::' in precise:
                    continue
                unavailable = any(note.get('isUnconditionallyUnavailable') for note in symbol.get('availability', []))
                kind = ('unavailable' if unavailable else 'override' if precise in overrides
                        else 'witness' if precise in witnesses else 'name')
                spelled = ''.join(part['spelling'] for part in symbol['declarationFragments'])
                yield kind, '.'.join(symbol['pathComponents']), ' '.join(spelled.split())


def declarations(module, modules, target):
    """Returns a line for each declaration of a module: its path and its declaration."""
    return sorted({f'{path}: {spelled}' for _, path, spelled in symbols(module, modules, target)})


def names(modules, target):
    """Returns the paths of the declarations that the main module exports, by class."""
    found = {'name': set(), 'witness': set(), 'override': set(), 'unavailable': set()}
    for module in UMBRELLA:
        for kind, path, _ in symbols(module, modules, target):
            found[kind].add(path)
    return found


def without_inlining():
    """Yields the engine types with inlinable members that lack `@usableFromInline`, which prevents inlining."""
    for file in sorted(module_folder(ROOT, ENGINE).rglob('*.swift')):
        parts = re.split(r'^((?:@\w+[ \n])*package (?:final )?(?:struct|class|enum) \w+)', file.read_text(), flags=re.M)
        for head, body in zip(parts[1::2], parts[2::2]):
            if '@usableFromInline' not in head and '@inlinable' in body.split('\n}')[0]:
                yield f'{file.relative_to(ROOT)}: mark {head.split()[-1]} @usableFromInline; otherwise its members aren\'t inlined'


def presets(found):
    """Yields modifiers, validations and strategies that are missing from a list of all presets."""
    def members(module, owner):
        names = {re.match(r'\w+', line.partition('.')[2])[0] for line in found[module] if line.startswith(f'{owner}.')}
        return names - {'init', 'apply', 'isValid', 'message', 'rule', 'automatic', 'by', 'jsonString', 'dateFormat'}

    def spellings(owner):
        """Returns the presets that an attribute accepts; their type is hidden."""
        sources = ''.join(file.read_text() for file in sorted(SPELLINGS.glob('*.swift')))
        body = re.search(rf'^public struct {owner}: Sendable {{\n(.*?)^}}', sources, re.M | re.S)[1]
        return set(re.findall(r'^  public static (?:var|func) (\w+)', body, re.M)) - {'automatic', 'by'}

    rules = (ROOT / 'Sources/Attributes/TranscodableMacroModel/Validate/PresetRules.swift').read_text()
    page = (ROOT / 'Sources/Products/Transcodable/Transcodable.docc/CustomizeCoding.md').read_text()
    strategies = members('TranscodableFoundation', 'ValueStrategy')
    for made, owners in [
            ({name for module in UMBRELLA for name in members(module, 'CodableModifier')}, ['__CodableModifierName']),
            ({name for module in UMBRELLA for name in members(module, 'CodableValidation')}, ['__CodableValidationName']),
            (strategies, ['__DateStrategyName', '__DataStrategyName'])]:
        names = {name for owner in owners for name in spellings(owner)}
        for name in sorted(made ^ names):
            yield f'{name}: must be both a preset and a member of {" or ".join(owners)}'
        for name in sorted(made):
            if f'"{name}"' not in rules and name != 'map':
                yield f'{name}: add it to PresetRules.swift'
            if f'.{name}' not in page:
                yield f'{name}: add it to CustomizeCoding.md'


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
                yield f'{module}: no type in Adopter conforms to {place}'
            if POINTERS & words and '@unsafe' not in spelled:
                yield f'{module}: the declaration of {place} contains a pointer; mark it @unsafe or use a span'


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
    counts = {kind: len(paths) for kind, paths in names(modules, target).items()}
    print(f"'import Transcodable' exposes {count} public declarations: {counts['name']} names that a user can write, "
          f"{counts['witness']} witnesses, {counts['override']} overrides, {counts['unavailable']} unavailable.")
    limit = int(LIMIT.read_text()) if LIMIT.exists() else counts['name']
    if options.write:
        LIMIT.write_text(f'{min(limit, counts["name"])}\n')
    if counts['name'] > limit:
        changed += 1
        print(f'error: {LIMIT.relative_to(ROOT)} allows {limit} names')
    if changed:
        print('error: the public API has changed; if this is intended, run Scripts/check-api.py --write')
    return 1 if changed or wrong else 0


if __name__ == '__main__':
    sys.exit(main())
