#!/usr/bin/env python3
"""Creates a package of everything that can be built without swift-syntax.

    plain_package.py FOLDER [--tests TEST… | --programs PLUGIN [PROGRAMS] | --fuzz PLUGIN [--yaml] | --integrations]

The package contains the modules and tests of Package.swift, except those of the macros. It links to the sources and downloads
nothing. Builds that would compile swift-syntax again, optimized or with a sanitizer, take a minute or two instead of ten.

With --tests, it contains only these tests and the modules that they need.

With --programs, it contains the targets of the package PROGRAMS instead of tests, by default Tests/Consumers/WithAttributes. PLUGIN,
the tool of an ordinary build, expands their attributes.

With --fuzz, it contains the targets of Fuzz instead of tests, the program `instructions` of Benchmarks, and the programs of
Tests/Consumers/WithAttributes. PLUGIN is here a library created by `Scripts/quick-plugin`. With --yaml, it also contains the module
for YAML, which needs another package.

With --integrations, it contains the products and traits of Package.swift, no tests, and in `Nested` the package Tests/Integrations,
which depends on it. Builds must specify the plugin.
"""

import json
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
FUZZ = ROOT / 'Fuzz'
CONSUMERS = ROOT / 'Tests' / 'Consumers' / 'WithAttributes'
INTEGRATIONS = ROOT / 'Tests' / 'Integrations'
BENCHMARKS = ROOT / 'Benchmarks'
# The program of Benchmarks that needs no other package, and its modules.
COUNTED = [
    'BenchmarkModels', 'InventedDocuments', 'KodableModels', 'PlainModels', 'StrategyModels', 'TrialModels', 'instructions']
MACRO = 'TranscodableMacros'


def described(folder):
    """Returns the evaluated manifest of a package."""
    shown = subprocess.run(
        ['swift', 'package', '--package-path', str(folder), 'dump-package'],
        check=True, capture_output=True, text=True)
    return json.loads(shown.stdout)


def targets_of(folder):
    """Returns the targets of a package."""
    return described(folder)['targets']


# The integration that has a fuzz target.
FUZZED = 'TranscodableYAML'


def arrows_of(target):
    """Returns the dependencies of a target; those of other packages begin with the package name."""
    for arrow in target['dependencies']:
        kind, words = next(iter(arrow.items()))
        name = words[0] if kind in ('byName', 'target') or words[1] == 'Transcodable' else f'{words[1]}/{words[0]}'
        if name != MACRO:
            yield name


def settings_of(target):
    """Returns the settings of a target as Swift source."""
    spelled = []
    for setting in target['settings']:
        kind, value = next(iter(setting['kind'].items()))
        only = setting.get('condition', {}).get('config')
        condition = f', .when(configuration: .{only})' if only else ''
        match kind:
            case 'enableUpcomingFeature': spelled.append(f'.enableUpcomingFeature("{value["_0"]}")')
            case 'swiftLanguageMode': spelled.append(f'.swiftLanguageMode(.v{value["_0"]})')
            case 'define': spelled.append(f'.define("{value["_0"]}")')
            case 'strictMemorySafety': spelled.append('.strictMemorySafety()')
            case 'defaultIsolation': spelled.append(f'.defaultIsolation({value["_0"]}.self)')
            case 'treatAllWarnings': spelled.append(f'.treatAllWarnings(as: .{value["_0"]})')
            case 'unsafeFlags': spelled.append(f'.unsafeFlags({json.dumps(value["_0"])}{condition})')
            case _: raise ValueError(f'unsupported setting {kind}')
    return spelled


def is_integration(target):
    return (target.get('path') or '').startswith('Sources/Integrations/')


def is_plain(target):
    """Whether a module or a test needs no macro."""
    arrows = set(arrows_of(target))
    if target['type'] == 'test':
        # A dependency with a slash is in another package, which can only be swift-syntax.
        return not any('/' in arrow for arrow in arrows) and arrows.isdisjoint(
            {'Transcodable', 'TranscodableEssentials', 'TranscodableMigration'})
    return target['type'] == 'regular' and not is_integration(target) and not any('/' in arrow for arrow in arrows)


def needed_by(names, targets):
    """Returns targets with all of their dependencies."""
    known = {target['name']: target for target in targets}
    found, waiting = set(), list(names)
    while waiting:
        name = waiting.pop()
        if name in known and name not in found:
            found.add(name)
            waiting += arrows_of(known[name])
    return found


def spelled(arrow):
    package, _, product = arrow.rpartition('/')
    return f'.product(name: "{product}", package: "{package}")' if package else f'"{product}"'


def declaration(target, folder, settings, without=None):
    kind = {'test': 'testTarget', 'executable': 'executableTarget'}.get(target['type'], 'target')
    return (
        f'    .{kind}(name: "{target["name"]}", dependencies: [{", ".join(spelled(arrow) for arrow in arrows_of(target) if arrow != without)}],\n'
        f'      path: "{folder}", exclude: {json.dumps(target["exclude"])},\n'
        f'      swiftSettings: [{", ".join(settings)}]),\n')


def products():
    """Returns the libraries of the package as Swift source."""
    libraries = [product for product in described(ROOT)['products'] if 'library' in product['type']]
    return ''.join(
        f'    .library(name: "{library["name"]}", targets: {json.dumps(library["targets"])}),\n'
        for library in libraries)


def traits_and_packages():
    """Returns the traits of the integrations and the packages that they need as Swift source."""
    manifest = (ROOT / 'Package.swift').read_text()
    names = [trait['name'] for trait in described(ROOT)['traits'] if trait['name'] not in ('Macros', 'default')]
    packages = [line for line in re.findall(r'^ *\.package\(.*$', manifest, re.M)
                if 'swift-syntax' not in line and 'argument-parser' not in line]
    return ('  traits: [\n' + ''.join(f'    "{name}",\n' for name in names) + '    .default(enabledTraits: []),\n  ],\n'
            + '  dependencies: [\n' + '\n'.join(packages) + '\n  ],\n')


def yaml_package():
    return next(line for line in (ROOT / 'Package.swift').read_text().split('\n') if '/Yams"' in line and '.package' in line)


def write_plain_models(folder):
    """Generates models without the attribute, like the build plugin of Benchmarks; rewrites only changed files."""
    folder.mkdir(exist_ok=True)
    for file in (BENCHMARKS / 'Sources' / 'BenchmarkModels').glob('*.swift'):
        text = re.sub(r'@Codable\s+public struct (\w+):', r'public struct \1: Codable,', file.read_text())
        text, made = re.sub(r'(public )?import Transcodable\n', '', text), folder / file.name
        if not made.exists() or made.read_text() != text:
            made.write_text(text)


def link(place, target):
    place.unlink(missing_ok=True)
    place.symlink_to(target)


def main():
    package = pathlib.Path(sys.argv[1]).absolute()
    is_fuzz, is_base, has_tests = ([word] == sys.argv[2:3] for word in ['--fuzz', '--integrations', '--tests'])
    plugin = pathlib.Path(sys.argv[3]).absolute() if len(sys.argv) > 3 and not has_tests else None
    has_yaml = '--yaml' in sys.argv
    package.mkdir(parents=True, exist_ok=True)
    declarations = ''
    links = {'Sources': ROOT / 'Sources', 'Tests': ROOT / 'Tests'}
    targets = targets_of(ROOT)
    needed = needed_by(sys.argv[3:], targets) if has_tests else None
    for target in targets:
        if needed is not None and target['name'] not in needed:
            continue
        is_fuzzed = has_yaml and target['name'] == FUZZED
        if not is_plain(target) and not (is_base and is_integration(target)) and not is_fuzzed:
            continue
        usual = 'Tests' if target['type'] == 'test' else 'Sources'
        folder = target.get('path') or f'{usual}/{target["name"]}'
        if (plugin or is_base) and folder.startswith('Tests/'):
            continue
        # A trait defines its name.
        declarations += declaration(target, folder, settings_of(target) + ['.define("YAML")'] * is_fuzzed)
    if plugin and not is_fuzz:
        programs = ROOT / sys.argv[4] if len(sys.argv) > 4 else CONSUMERS
        links['Programs'] = programs / 'Sources'
        expand = f'.unsafeFlags(["-load-plugin-executable", "{plugin}#{MACRO}"])'
        for target in targets_of(programs):
            declarations += declaration(
                target, f'Programs/{target["name"]}', settings_of(target) + [expand])
    if is_fuzz:
        links['Fuzz'] = FUZZ / 'Sources'
        expand = f'.unsafeFlags(["-load-plugin-library", "{plugin}"])'
        for target in targets_of(FUZZ):
            declarations += declaration(
                target, f'Fuzz/{target["name"]}', settings_of(target) + [expand], without=None if has_yaml else FUZZED)
        links |= {'Counted': BENCHMARKS / 'Sources', 'Consumers': CONSUMERS / 'Sources'}
        for target in targets_of(CONSUMERS):
            declarations += declaration(
                target, f'Consumers/{target["name"]}', settings_of(target) + [expand])
        write_plain_models(package / 'PlainModels')
        for target in targets_of(BENCHMARKS):
            name = target['name']
            if name in COUNTED:
                folder = name if name == 'PlainModels' else f'Counted/{name}'
                declarations += declaration(target, folder, settings_of(target) + [expand])
    if is_base:
        nested = package / 'Nested' / 'Integrations'
        nested.mkdir(parents=True, exist_ok=True)
        (nested / 'Package.swift').write_text((INTEGRATIONS / 'Package.swift').read_text())
        links |= {f'Nested/Integrations/{name}': INTEGRATIONS / name for name in ['Sources', 'Tests']}
    for name, place in links.items():
        link(package / name, place)
    (package / 'Package.swift').write_text(
        '// swift-tools-version: 6.2\nimport PackageDescription\n\n'
        f'let package = Package(\n  name: "{"Transcodable" if is_base else "Plain"}",\n'
        '  platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],\n'
        + (f'  products: [\n{products()}  ],\n{traits_and_packages()}' if is_base else '')
        + (f'  dependencies: [\n{yaml_package()}\n  ],\n' if has_yaml else '')
        + f'  targets: [\n{declarations}  ])\n')


if __name__ == '__main__':
    main()
