"""Base types, shapes and values for the fields of Scripts/check-attribute-matrix.

The first value of a type is one that no modifier changes and that every rule accepts. The others are forced cases: empty,
negative, extreme, and equal to a key, a tag or the name of a case. Each has traits, so that an attribute can exclude the values
that it changes or rejects by design.
"""


class Base:
    def __init__(self, spelling, *values):
        self.spelling = spelling
        self.values = [value if isinstance(value, tuple) else (value, '') for value in values]

    def fitting(self, excluded):
        """The values that have none of the excluded traits."""
        return [text for text, traits in self.values if not set(traits.split()) & excluded]


def strings(*texts):
    return [(f'"{text}"', 'empty' if text == '' else '') for text in texts]


# The types of the cells with pairs of attributes.
TYPES = {
    'Int': Base('Int', '5', '0', ('-1', 'outside'), ('Int.max', 'outside'), ('Int.min', 'outside')),
    'String': Base(
        'String', '"ab"', *strings('', 'x', 'k', 'one', 'none', 'type', 'null', 'true', '0', 'low', '{}'),
        ('" A\\n"', 'spaces upper'), ('"É😀\\"\\\\/"', 'upper')),
    'Double': Base('Double', '1.5', '0', ('-1', 'outside'), '0.1', ('1e300', 'outside'), ('Double.infinity', 'outside')),
    'Date': Base(
        'Date', 'Date(timeIntervalSince1970: 1_000_000)', 'Date(timeIntervalSince1970: 0)',
        'Date(timeIntervalSince1970: -1)', 'Date(timeIntervalSinceReferenceDate: 0)'),
    'Data': Base('Data', 'Data([1, 255])', 'Data()', 'Data("x".utf8)'),
    'Level': Base('Level', 'Level.high', 'Level.low'),
    'Item': Base('Item', 'Item(id: 3)', 'Item(id: 0)', 'Item(id: -1)'),
}

# More types for random combinations.
MORE_TYPES = {
    'Bool': Base('Bool', 'true', 'false'),
    'Int8': Base('Int8', '5', '0', ('-128', 'outside')),
    'UUID': Base('UUID', 'UUID(uuid: (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16))'),
    'URL': Base('URL', 'URL(filePath: "/a")'),
    'JSON': Base(
        'JSON', '(["m": 1] as JSON)', '(["x": 1] as JSON)', ('(nil as JSON)', 'null'), '([] as JSON)', '([:] as JSON)', '(["type": "one"] as JSON)',
        '([nil] as JSON)', '("x" as JSON)', '(0 as JSON)'),
    'Table': Base('Table', '(["m": 1] as Table)', '(["x": 1] as Table)', '([:] as Table)', '(["k": 1, "y": 2, "type": 3, "id": 4] as Table)'),
    'Partial': Base(
        'Sparse', 'Sparse(p: 1, q: "x")', ('Sparse(p: nil, q: nil)', 'hollow'), 'Sparse(p: nil, q: "")'),
    'Shape': Base('Shape', 'Shape.circle(radius: 1)', 'Shape.empty', 'Shape.text("empty")', 'Shape.text("")'),
    'Tagged': Base('Tagged', 'Tagged.item(Item(id: 1))', 'Tagged.empty'),
    'Loose': Base('Loose', 'Loose.number(1)', 'Loose.text("1")', 'Loose.list([])', 'Loose.list([1])'),
    'Pair': Base('Pair', 'Pair(a: 1, b: nil)', 'Pair(a: 1, b: "")'),
    'Wrapped': Base('Wrapped', 'Wrapped(value: "x")', 'Wrapped(value: "")'),
}

KEYS = ['k', 'x', 'y', 'type', '', 'a', 'none', 'one', 'id', 'version', 'other', 'a.b', 'value', 'd', 'circle']


def table(values):
    return '[' + ', '.join(f'"{key}": {value}' for key, value in zip(KEYS, values)) + ']' if values else '[:]'


def listed(values):
    return '[' + ', '.join(values) + ']'


def scalars(values):
    return values


def optionals(values):
    return [*values, 'nil']


def nullables(values):
    return [*(f'.value({value})' for value in values), '.null', '.absent']


def finite(values):
    """The values that JSON can represent, so that one doesn't prevent the encoding of the others."""
    return [value for value in values if 'infinity' not in value]


def arrays(values):
    return [listed(values[:1]), '[]', listed(finite(values))]


def dictionaries(values):
    values = finite(values)
    keyed = table([values[index % len(values)] for index in range(len(KEYS))])
    return [table(values[:1]), '[:]', keyed]


class Shape:
    """The type of a field, its values, and the spelling of a strategy for the base type."""

    def __init__(self, kind, strategy, values):
        self.kind, self.strategy, self.values = kind, strategy, values


SHAPES = {
    'scalar': Shape('{t}', '{s}', scalars),
    'optional': Shape('{t}?', '{s}', optionals),
    'nil': Shape('{t}?', '{s}', lambda values: ['nil', values[0]]),
    'twice': Shape('{t}??', '{s}', lambda values: [*values, 'nil', '.some(nil)']),
    'nullable': Shape('CodableNullable<{t}>', '{s}', nullables),
    'null': Shape('CodableNullable<{t}>', '{s}', lambda values: ['.null', '.absent', f'.value({values[0]})']),
    'array': Shape('[{t}]', '.elements({s})', arrays),
    'set': Shape('Set<{t}>', '.elements({s})', arrays),
    'dictionary': Shape('[String: {t}]', '.values({s})', dictionaries),
    'arrays': Shape(
        '[[{t}]]', '.elements(.elements({s}))',
        lambda values: [f'[[{values[0]}]]', '[]', '[[]]', f'[[], {listed(finite(values))}, []]']),
    'optionals': Shape(
        '[{t}?]', '.elements(.optional({s}))',
        lambda values: [f'[{values[0]}, nil]', '[nil]', '[]', listed([*finite(values), 'nil'])]),
    'optional array': Shape('[{t}]?', '.elements({s})', lambda values: [*arrays(values), 'nil']),
    'nullable array': Shape(
        'CodableNullable<[{t}]>', '.elements({s})', lambda values: nullables(arrays(values))),
    'spelled optional': Shape('Swift.Optional<{t}>', '{s}', optionals),
    'alias': Shape('Alias{n}', '{s}', scalars),
}

# More shapes for random combinations.
MORE_SHAPES = {
    'optional values': Shape(
        '[String: {t}?]', '.values(.optional({s}))',
        lambda values: [f'["k": {values[0]}, "x": nil]', '[:]', '["": nil]', '["y": nil, "type": nil]']),
    'lists by name': Shape(
        '[String: [{t}]]', '.values(.elements({s}))',
        lambda values: [f'["k": [{values[0]}]]', '[:]', f'["x": [], "y": {listed(finite(values))}]']),
    'keyed by case': Shape(
        '[Level: {t}]', '.values({s})', lambda values: [f'[Level.high: {values[0]}]', '[:]', f'[Level.low: {values[-1]}]']),
    'keyed by number': Shape(
        '[Int: {t}]', '.values({s})', lambda values: [f'[1: {values[0]}]', '[:]', f'[0: {values[-1]}, -1: {values[0]}]']),
    'optional dictionary': Shape(
        '[String: {t}]?', '.values({s})', lambda values: [*dictionaries(values), 'nil']),
    'optional set': Shape('Set<{t}>?', '.elements({s})', lambda values: [*arrays(values), 'nil']),
    'tables': Shape(
        '[[String: {t}]]', '.elements(.values({s}))', lambda values: [f'[["x": {values[0]}]]', '[]', '[[:]]']),
}

NILS = {'nil', '.null', '.some(nil)'}
EMPTIES = {'[]', '[:]', '.value([])'}
# Shapes in which null is nil, so that they can't contain a `JSON` value that is null.
NULLABLE_SHAPES = {
    'optional', 'nil', 'twice', 'nullable', 'null', 'optionals', 'spelled optional', 'optional values'}


def explicit(value, type_text):
    """A value, spelled without an inferred type."""
    if value == 'nil':
        return f'(nil as {type_text})'
    return f'{type_text}{value}' if value.startswith('.') else value


def with_strategies(text, strategy):
    """Replaces `{S:…}`, a strategy for the base type, by the spelling for a shape."""
    while '{S:' in text:
        start = text.index('{S:')
        end, depth = start, 0
        while True:
            depth += {'{': 1, '}': -1}.get(text[end], 0)
            end += 1
            if depth == 0:
                break
        text = text[:start] + strategy.replace('{s}', text[start + 3:end - 1]) + text[end:]
    return text
