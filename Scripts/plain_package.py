#!/usr/bin/env python3
"""Makes a package of everything that can be built without swift-syntax.

    plain_package.py FOLDER [--programs PLUGIN [PROGRAMS] | --fuzz [PLUGIN] | --integrations]

The package has the modules of Package.swift but for the macro, and their tests but for those of the
macro, and downloads nothing. Its sources are links to those here. So builds that would compile
swift-syntax anew, optimised or with a sanitizer, take a minute or two instead of ten.

With --programs, it has the targets of the package PROGRAMS, else of Tests/Consumers/WithAttributes, in place of the
tests. Their attributes are expanded by PLUGIN, the tool that a build of the real package has made.

With --fuzz, it has the targets of Fuzz in place of the tests. The program `attacks` has attributes, and is left out
if there is no PLUGIN, which here is a library that `Scripts/quick-plugin` has made. With it, there is also the program
`instructions` of Benchmarks.

With --integrations, it has the products of Package.swift and no tests, and the package Integrations is in it, which
depends on it. A build of it names the plugin.
"""

import json
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
FUZZ = ROOT / 'Fuzz'
INTEGRATIONS = ROOT / 'Integrations'
BENCHMARKS = ROOT / 'Benchmarks'
# The program of Benchmarks that needs no other package, and its modules.
COUNTED = ['BenchmarkModels', 'InventedDocuments', 'KodableModels', 'PlainModels', 'instructions']
MACRO = 'TranscodableMacros'


def described(folder):
    """A package, as its manifest says when it is run."""
    shown = subprocess.run(
        ['swift', 'package', '--package-path', str(folder), 'dump-package'],
        check=True, capture_output=True, text=True)
    return json.loads(shown.stdout)


def targets_of(folder):
    """The targets of a package."""
    return described(folder)['targets']


def arrows_of(target):
    """The names of what a target depends on; those of other packages begin with their name."""
    for arrow in target['dependencies']:
        kind, words = next(iter(arrow.items()))
        name = words[0] if kind in ('byName', 'target') or words[1] == 'Transcodable' else f'{words[1]}/{words[0]}'
        if name != MACRO:
            yield name


def settings_of(target):
    """The settings of a target as Swift."""
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
            case _: raise ValueError(f'no way to spell the setting {kind}')
    return spelled


def is_plain(target):
    """Whether a module or a test can do without the macro."""
    arrows = set(arrows_of(target))
    if target['type'] == 'test':
        # An arrow with a slash is one to another package, of which swift-syntax is the only one.
        return not any('/' in arrow for arrow in arrows) and arrows.isdisjoint(
            {'Transcodable', 'TranscodableEssentials', 'TranscodableMigration'})
    return target['type'] == 'regular' and not any('/' in arrow for arrow in arrows)


def declaration(target, folder, settings):
    kind = {'test': 'testTarget', 'executable': 'executableTarget'}.get(target['type'], 'target')
    return (
        f'    .{kind}(name: "{target["name"]}", dependencies: {json.dumps(list(arrows_of(target)))},\n'
        f'      path: "{folder}", exclude: {json.dumps(target["exclude"])},\n'
        f'      swiftSettings: [{", ".join(settings)}]),\n')


def products():
    """The libraries of the package as Swift."""
    libraries = [product for product in described(ROOT)['products'] if 'library' in product['type']]
    return ''.join(
        f'    .library(name: "{library["name"]}", targets: {json.dumps(library["targets"])}),\n'
        for library in libraries)


def write_plain_models(folder):
    """Models without the attribute, as the build plugin of Benchmarks makes them; what has not changed is left alone."""
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
    plugin = pathlib.Path(sys.argv[3]).absolute() if len(sys.argv) > 3 else None
    is_fuzz, is_base = ([word] == sys.argv[2:3] for word in ['--fuzz', '--integrations'])
    package.mkdir(parents=True, exist_ok=True)
    declarations = ''
    links = {'Sources': ROOT / 'Sources', 'Tests': ROOT / 'Tests'}
    for target in filter(is_plain, targets_of(ROOT)):
        usual = 'Tests' if target['type'] == 'test' else 'Sources'
        folder = target.get('path') or f'{usual}/{target["name"]}'
        if (plugin or is_fuzz or is_base) and folder.startswith('Tests/'):
            continue
        declarations += declaration(target, folder, settings_of(target))
    if plugin and not is_fuzz:
        programs = ROOT / (sys.argv[4] if len(sys.argv) > 4 else 'Tests/Consumers/WithAttributes')
        links['Programs'] = programs / 'Sources'
        expand = f'.unsafeFlags(["-load-plugin-executable", "{plugin}#{MACRO}"])'
        for target in targets_of(programs):
            declarations += declaration(
                target, f'Programs/{target["name"]}', settings_of(target) + [expand])
    if is_fuzz:
        links['Fuzz'] = FUZZ / 'Sources'
        expand = f'.unsafeFlags(["-load-plugin-library", "{plugin}"])'
        for target in targets_of(FUZZ):
            has_attributes = target['name'] == 'attacks'
            if plugin or not has_attributes:
                declarations += declaration(
                    target, f'Fuzz/{target["name"]}',
                    settings_of(target) + ([expand] if has_attributes else []))
    if is_fuzz and plugin:
        links['Counted'] = BENCHMARKS / 'Sources'
        write_plain_models(package / 'PlainModels')
        for target in targets_of(BENCHMARKS):
            name = target['name']
            if name in COUNTED:
                folder = name if name == 'PlainModels' else f'Counted/{name}'
                declarations += declaration(target, folder, settings_of(target) + [expand])
    if is_base:
        (package / 'Integrations').mkdir(exist_ok=True)
        (package / 'Integrations' / 'Package.swift').write_text((INTEGRATIONS / 'Package.swift').read_text())
        links |= {f'Integrations/{name}': INTEGRATIONS / name for name in ['Sources', 'Tests']}
    for name, place in links.items():
        link(package / name, place)
    (package / 'Package.swift').write_text(
        '// swift-tools-version: 6.2\nimport PackageDescription\n\n'
        f'let package = Package(\n  name: "{"Transcodable" if is_base else "Plain"}",\n'
        '  platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],\n'
        + (f'  products: [\n{products()}  ],\n' if is_base else '')
        + f'  targets: [\n{declarations}  ])\n')


if __name__ == '__main__':
    main()
