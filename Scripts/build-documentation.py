#!/usr/bin/env python3
"""Builds one documentation archive for all products. Warnings are errors.

    build-documentation.py [FOLDER] [--modules FOLDER] [--integrations SCRATCH]

Writes the archive to FOLDER; without it, the documentation is only checked. The archive is a site that
`python3 -m http.server --directory FOLDER` serves.

Each module has a catalog next to its sources. The modules that `Transcodable` re-exports are documented as parts of it, as users
see them. `--modules` names the modules of an up-to-date build; without it, the package is built first. `--integrations` names the
scratch folder of Scripts/check-integrations; without it, the modules in Sources/Integrations are skipped.

No page may show a name that begins with an underscore, which only expansions use. Every top-level symbol of a module must be in a
list on the module's page.
"""

import argparse
import json
import pathlib
import platform
import re
import shutil
import subprocess
import sys
import tempfile

from documented_modules import ABSTRACT, INTEGRATIONS, MAIN, PRODUCTS
from package_modules import UMBRELLA, module_folder

ROOT = pathlib.Path(__file__).resolve().parent.parent


def output(*command):
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout.strip()


def built_modules():
    package = ['--package-path', str(ROOT)]
    subprocess.run(['swift', 'build', *package, '--quiet'], check=True)
    return pathlib.Path(output('swift', 'build', *package, '--show-bin-path')) / 'Modules'


def extract_symbols(module, folder, modules, searched):
    """Writes the symbol graphs of a module, without hidden names."""
    folder.mkdir(parents=True)
    target = json.loads(output('swift', '-print-target-info'))['target']['triple']
    shown = (f'-experimental-allowed-reexported-modules={",".join(UMBRELLA[:-1])}' if module == MAIN
             else '-emit-extension-block-symbols')
    subprocess.run(
        ['swift', 'symbolgraph-extract', '-module-name', module, '-I', modules, '-target', target,
         *searched, '-output-dir', folder, '-minimum-access-level', 'public',
         '-skip-synthesized-members', shown], check=True)
    for file in folder.glob('*.symbols.json'):
        hide_expansions(file)


def is_hidden(name):
    """Whether a name is only for expansions; operators and modules such as `_Concurrency` aren't."""
    return re.match(r'__\w', name.split('.')[-1]) is not None


def named_plainly(fragment):
    """Returns a part of a declaration without the underscores of a hidden type."""
    if not is_hidden(fragment['spelling']):
        return fragment
    return {'kind': fragment['kind'], 'spelling': fragment['spelling'].lstrip('_')}


def shown_declaration(fragments):
    """Returns a declaration without the roles of a macro and conformances to hidden protocols.

    The parameters of macros keep their types, because the names of hidden types describe the presets.
    """
    words = [fragment['spelling'] for fragment in fragments]
    if 'macro' in words:
        return [named_plainly(fragment) for fragment in fragments[words.index('macro'):]]
    shown = []
    for fragment in fragments:
        if not is_hidden(fragment['spelling']):
            shown.append(fragment)
        elif shown[-1]['spelling'] == ' : ':  # `, Rules : __CoercionRules`
            del shown[-3:]
        else:
            shown.pop()
    return shown


def short_name(symbol):
    """Returns a short title for an attribute, which may have a dozen arguments."""
    name = symbol['names']['title'].replace('()', '')
    labels = name.split(':')
    return '@' + (name if len(labels) < 5 else labels[0] + ':…)')


def hide_expansions(file):
    graph = json.loads(file.read_text())
    for symbol in graph['symbols']:
        if 'declarationFragments' in symbol:
            symbol['declarationFragments'] = shown_declaration(symbol['declarationFragments'])
        if symbol['kind']['identifier'] == 'swift.macro':
            name = short_name(symbol)
            shown = [{'kind': 'identifier', 'spelling': name}]
            symbol['names'] = {'title': name, 'navigator': shown, 'subHeading': shown}
    for facts in [*graph['symbols'], *graph['relationships']]:
        for rules in (facts, facts.get('swiftGenerics', {}), facts.get('swiftExtension', {})):
            for kind in {'constraints', 'swiftConstraints'} & set(rules):
                rules[kind] = [rule for rule in rules[kind] if not is_hidden(rule['rhs'])]
    file.write_text(json.dumps(graph))


def headers(scratch):
    """Returns the folders of the C modules of other packages."""
    for file in sorted((scratch / 'checkouts').glob('*/Sources/**/module.modulemap')):
        yield f'-I{file.parent}'
    for file in sorted((scratch / 'debug').glob('*.build/module.modulemap')):
        yield from ('-Xcc', f'-fmodule-map-file={file}')


def shown_lines(lines):
    """Returns the visible lines of a snippet, and the first and last line of each slice.

    `// snippet.NAME` begins a slice and `// snippet.end` ends it; lines after `// snippet.hide` are hidden.
    """
    shown, slices, slice_name, is_shown = [], {}, None, True
    for line in [*lines, '// snippet.end']:
        marker = re.fullmatch(r'\s*// snippet\.([\w-]+)', line)
        if marker:
            if slice_name:
                slices[slice_name].append(len(shown))
            is_shown = marker[1] != 'hide'
            slice_name = None if marker[1] in ('end', 'hide', 'show') else marker[1]
            if slice_name:
                slices[slice_name] = [len(shown)]
        elif is_shown:
            shown.append(line)
    return shown, slices


def snippet_symbol(file):
    """Returns a snippet as a symbol; its first comment is the description."""
    lines = file.read_text().splitlines()
    start = next(number for number, line in enumerate(lines) if not line.startswith('//'))
    comment = [{'text': line.removeprefix('//').strip()} for line in lines[:start]]
    shown, slices = shown_lines(lines[start + 1:])
    return {
        'kind': {'identifier': 'swift.snippet', 'displayName': 'Snippet'},
        'identifier': {
            'precise': f'$snippet__Transcodable.{file.stem}', 'interfaceLanguage': 'swift'},
        'pathComponents': [file.stem],
        'names': {'title': file.stem},
        'accessLevel': 'public',
        'docComment': {'lines': comment},
        'snippet': {'language': 'swift', 'lines': shown, 'slices': slices},
    }


def write_snippets(folder):
    graph = {
        'metadata': {
            'formatVersion': {'major': 0, 'minor': 1, 'patch': 0}, 'generator': 'snippets'},
        'module': {
            'name': MAIN, 'isVirtual': True,
            'platform': {
                'architecture': platform.machine(), 'operatingSystem': {'name': 'linux'}}},
        'symbols': [snippet_symbol(file) for file in sorted((ROOT / 'Snippets').rglob('*.swift'))],
        'relationships': [],
    }
    (folder / f'{MAIN}-snippets.symbols.json').write_text(json.dumps(graph))


def convert(module, graphs, archives, dependencies, *options):
    """Builds the archive of a module, which may link to `dependencies`, and returns whether it succeeded."""
    folder = module_folder(ROOT, module)
    links = [option for name in dependencies for option in ('--dependency', archives / f'{name}.doccarchive')]
    done = subprocess.run(
        ['docc', 'convert', folder / f'{module}.docc',
         '--additional-symbol-graph-dir', graphs / module, '--output-path', archives / f'{module}.doccarchive',
         '--fallback-display-name', module, '--fallback-bundle-identifier', module,
         '--fallback-default-module-kind', 'Module',
         '--enable-experimental-external-link-support', *links, *options])
    return done.returncode == 0


def convert_all(modules, graphs, archives):
    """Converts the main module twice, because it and the other modules link to each other."""
    archives.mkdir()
    others = [module for module in modules if module != MAIN]
    return (convert(MAIN, graphs, archives, [], '--diagnostic-level', 'error')
            and all([convert(module, graphs, archives, [MAIN], '--warnings-as-errors') for module in others])
            and convert(MAIN, graphs, archives, others, '--warnings-as-errors'))


def merge(groups, archives, site):
    """Merges all archives, with a front page of product groups."""
    merged = [archives / f'{module}.doccarchive' for group in groups.values() for module in group]
    subprocess.run(
        ['docc', 'merge', *merged, '--output-path', site, '--synthesized-landing-page-name', 'Transcodable'],
        check=True)
    front = site / 'data' / 'documentation.json'
    page = json.loads(front.read_text())
    tutorials = [name for name in page['references'] if '/tutorials/' in name]
    lists = {title: [f'doc://{module}/documentation/{module}' for module in group] for title, group in groups.items()}
    first, *rest = lists.items()
    page['topicSections'] = [
        {'title': title, 'identifiers': names, 'anchor': title.replace(' ', '-')}
        for title, names in [first, ('Step by step', tutorials), *rest] if names]
    page['topicSectionsStyle'] = 'list'
    page['abstract'] = [{'type': 'text', 'text': ABSTRACT}]
    front.write_text(json.dumps(page))
    (site / 'theme-settings.json').write_text(json.dumps({'meta': {'title': 'Transcodable'}}))
    (site / 'index.html').write_text(
        '<!doctype html><title>Transcodable</title><meta http-equiv="refresh" content="0; url=documentation/">\n')


def problems(modules, site):
    for file in sorted((site / 'data' / 'documentation').rglob('*.json')):
        name = file.relative_to(site / 'data' / 'documentation').with_suffix('')
        for title in sorted(set(re.findall(r'"((?:\w+\.)?__[A-Za-z]\w*)', file.read_text()))):
            yield f'{name} shows {title}, which only expansions use'
    for module in modules:
        page = json.loads((site / 'data' / 'documentation' / f'{module.lower()}.json').read_text())
        for section in page['topicSections']:
            if section.get('generated') and section['title'] != 'Extended Modules':
                for symbol in section['identifiers']:
                    yield f'{module}.docc doesn\'t list {symbol.split("/")[-1]}'


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument('folder', nargs='?', type=pathlib.Path)
    parser.add_argument('--modules', type=pathlib.Path)
    parser.add_argument('--integrations', type=pathlib.Path)
    options = parser.parse_args()
    built = options.modules or built_modules()
    groups = dict(PRODUCTS)
    with tempfile.TemporaryDirectory() as temporary:
        graphs, archives, site = (pathlib.Path(temporary) / name for name in ('graphs', 'archives', 'site'))
        for module in sum(PRODUCTS.values(), []):
            extract_symbols(module, graphs / module, built, [])
        if options.integrations:
            groups |= INTEGRATIONS
            searched = list(headers(options.integrations))
            for module in sum(INTEGRATIONS.values(), []):
                extract_symbols(
                    module, graphs / module, options.integrations / 'debug' / 'Modules', searched)
        write_snippets(graphs / MAIN)
        modules = sum(groups.values(), [])
        if not convert_all(modules, graphs, archives):
            return 1
        merge(groups, archives, site)
        found = list(problems(modules, site))
        pages = len(list((site / 'data').rglob('*.json')))
        if options.folder:
            shutil.copytree(site, options.folder, dirs_exist_ok=True)
    for problem in found:
        print(f'error: {problem}')
    if not found:
        print(f'The documentation of {len(modules)} modules has {pages} pages and no warnings.')
    return 1 if found else 0


if __name__ == '__main__':
    sys.exit(main())
