#!/usr/bin/env python3
"""Builds the documentation of Sources/Transcodable/Transcodable.docc. Any warning is an error.

    build-documentation.py [FOLDER]

FOLDER gets the archive; without it, the documentation is only checked. The modules that
`Transcodable` exports again are documented as parts of it, as their users see them.
"""

import json
import pathlib
import platform
import subprocess
import sys
import tempfile

from package_modules import UMBRELLA

ROOT = pathlib.Path(__file__).resolve().parent.parent
CATALOGUE = ROOT / 'Sources' / 'Transcodable' / 'Transcodable.docc'


def output(*command):
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout.strip()


def extract_symbols(folder):
    """Writes the symbol graphs of what users import, from the modules of the last build."""
    package = ['--package-path', str(ROOT)]
    subprocess.run(['swift', 'build', *package, '--quiet'], check=True)
    modules = pathlib.Path(output('swift', 'build', *package, '--show-bin-path')) / 'Modules'
    target = json.loads(output('swift', '-print-target-info'))['target']['triple']
    subprocess.run(
        ['swift', 'symbolgraph-extract', '-module-name', 'Transcodable', '-I', modules,
         '-target', target, '-output-dir', folder, '-minimum-access-level', 'public',
         f'-experimental-allowed-reexported-modules={",".join(UMBRELLA[:-1])}'], check=True)


def snippet_symbol(file):
    """A snippet as a symbol: its first comment is its description, the rest is shown."""
    lines = file.read_text().splitlines()
    start = next(number for number, line in enumerate(lines) if not line.startswith('//'))
    comment = [{'text': line.removeprefix('//').strip()} for line in lines[:start]]
    return {
        'kind': {'identifier': 'swift.snippet', 'displayName': 'Snippet'},
        'identifier': {
            'precise': f'$snippet__Transcodable.{file.stem}', 'interfaceLanguage': 'swift'},
        'pathComponents': [file.stem],
        'names': {'title': file.stem},
        'accessLevel': 'public',
        'docComment': {'lines': comment},
        'snippet': {'language': 'swift', 'lines': lines[start + 1:], 'slices': {}},
    }


def write_snippets(folder):
    graph = {
        'metadata': {
            'formatVersion': {'major': 0, 'minor': 1, 'patch': 0}, 'generator': 'snippets'},
        'module': {
            'name': 'Transcodable', 'isVirtual': True,
            'platform': {
                'architecture': platform.machine(), 'operatingSystem': {'name': 'linux'}}},
        'symbols': [snippet_symbol(file) for file in sorted((ROOT / 'Snippets').rglob('*.swift'))],
        'relationships': [],
    }
    (folder / 'Transcodable-snippets.symbols.json').write_text(json.dumps(graph))


def main():
    with tempfile.TemporaryDirectory() as temporary:
        graphs = pathlib.Path(temporary) / 'graphs'
        graphs.mkdir()
        archive = sys.argv[1] if len(sys.argv) > 1 else f'{temporary}/Transcodable.doccarchive'
        extract_symbols(graphs)
        write_snippets(graphs)
        docc = subprocess.run(
            ['docc', 'convert', CATALOGUE, '--additional-symbol-graph-dir', graphs,
             '--output-path', archive, '--fallback-display-name', 'Transcodable',
             '--fallback-bundle-identifier', 'Transcodable', '--warnings-as-errors'])
        pages = len(list(pathlib.Path(archive).rglob('*.json')))
    if docc.returncode == 0:
        print(f'The documentation has {pages} pages, and no warnings.')
    return docc.returncode


if __name__ == '__main__':
    sys.exit(main())
