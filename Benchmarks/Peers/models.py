"""Generates the benchmark models in other languages from the Swift models.

So all contenders always have the same fields in the same order.
"""

import pathlib
import re

MODELS = pathlib.Path(__file__).resolve().parent.parent / 'Sources' / 'BenchmarkModels'
# The model of each document.
DOCUMENTS = {
    'twitter': 'SearchResult', 'canada': 'FeatureCollection', 'citm_catalog': 'Catalog',
    'github_events': '[RepositoryEvent]', 'commit': 'CommitAnswer',
}
# The documents of `compare-formats`.
SMALLER = DOCUMENTS | {'account': 'CommitAccount'}
NAMES = {
    'rust': {'String': 'String', 'Int': 'i64', 'Double': 'f64', 'Bool': 'bool',
             'optional': 'Option<%s>', 'array': 'Vec<%s>', 'dictionary': 'HashMap<String, %s>'},
    'cpp': {'String': 'std::string', 'Int': 'int64_t', 'Double': 'double', 'Bool': 'bool',
            'optional': 'std::optional<%s>', 'array': 'std::vector<%s>',
            'dictionary': 'std::unordered_map<std::string, %s>'},
    'python': {'String': 'str', 'Int': 'int', 'Double': 'float', 'Bool': 'bool',
               'optional': '%s | None', 'array': 'list[%s]', 'dictionary': 'dict[str, %s]'},
}


def structs(documents=DOCUMENTS):
    """Returns the structs of the models with their fields, dependencies first."""
    found = {}
    for file in sorted(MODELS.glob('*.swift')):
        for name, body in re.findall(r'public struct (\w+)[^{]*\{\n(.*?)\n\}', file.read_text(), re.S):
            found[name] = re.findall(r'public let `?(\w+)`?: (.+)', body)
    ordered = {}

    def add(name):
        for _, kind in found[name]:
            for other in re.findall(r'\w+', kind):
                if other in found and other not in ordered:
                    add(other)
        ordered[name] = found[name]

    for kind in documents.values():
        add(kind.strip('[]'))
    return ordered


def spelled(kind, names):
    """Returns the spelling of a Swift type in another language."""
    if kind.endswith('?'):
        return names['optional'] % spelled(kind[:-1], names)
    if kind.startswith('[String: '):
        return names['dictionary'] % spelled(kind[9:-1], names)
    if kind.startswith('['):
        return names['array'] % spelled(kind[1:-1], names)
    return names.get(kind, kind)


def rust(documents=DOCUMENTS):
    lines = ['use serde::{Deserialize, Serialize};', 'use std::collections::HashMap;']
    for name, fields in structs(documents).items():
        lines += ['#[derive(Deserialize, Serialize)]', f'pub struct {name} {{']
        for field, kind in fields:
            if kind.endswith('?'):
                lines.append('  #[serde(skip_serializing_if = "Option::is_none")]')
            lines.append(f'  pub r#{field}: {spelled(kind, NAMES["rust"])},')
        lines.append('}')
    lines += [f'pub type Document_{name} = {spelled(kind, NAMES["rust"])};' for name, kind in documents.items()]
    return '\n'.join(lines) + '\n'


def cpp():
    lines = []
    for name, fields in structs().items():
        lines.append(f'struct {name} {{')
        lines += [f'  {spelled(kind, NAMES["cpp"])} {field}_{{}};' for field, kind in fields]
        listed = ', '.join(f'Field<"{field}", &{name}::{field}_>' for field, _ in fields)
        lines += ['};', f'template <> struct FieldsOf<{name}> {{ using Type = Fields<{listed}>; }};']
    lines += [f'using Document_{name} = {spelled(kind, NAMES["cpp"])};' for name, kind in DOCUMENTS.items()]
    return '\n'.join(lines) + '\n'


def python(documents=DOCUMENTS):
    lines = ['import msgspec']
    for name, fields in structs(documents).items():
        lines.append(f'class {name}(msgspec.Struct, omit_defaults=True, kw_only=True):')
        lines += [
            f'  {field}: {spelled(kind, NAMES["python"])}' + (' = None' if kind.endswith('?') else '')
            for field, kind in fields]
    listed = ', '.join(f'"{name}": {spelled(kind, NAMES["python"])}' for name, kind in documents.items())
    lines.append(f'DOCUMENTS = {{{listed}}}')
    return '\n'.join(lines) + '\n'
