"""Random cells for Scripts/check-attribute-matrix: a type with arguments and two fields, of which one has up to three attributes."""

import random
import re

from matrix_attributes import ATTRIBUTES, MORE_ATTRIBUTES, argument_list
from matrix_cells import Cell, Field
from matrix_values import MORE_SHAPES, MORE_TYPES, SHAPES, TYPES

BASES = {**TYPES, **MORE_TYPES}
ALL_SHAPES = {**SHAPES, **MORE_SHAPES}
ALL_ATTRIBUTES = ATTRIBUTES + MORE_ATTRIBUTES
# A set or a key requires a hashable type, which all base types are.

STRUCT_ARGUMENTS = [
    ('keys', '.snakeCase'), ('keys', '.upperCase'), ('prefix', '"p_"'), ('suffix', '"_s"'), ('container', '"a.b"'),
    ('container', '"x"'), ('missing', '.strict'), ('nulls', '.reject'), ('nilEncoding', '.null'), ('nilEncoding', '.omit'),
    ('encodedFields', '.nonDefaults'), ('coercion', '.lossless'), ('coercion', '.flexible'), ('unknownKeys', '.reject'),
    ('duplicateKeys', '.reject'), ('dates', '.iso8601'), ('dates', '.secondsSince1970'),
    ('data', '.hex'), ('floats', '.strings()'), ('schema', '.generated'),
]
ENUM_ARGUMENTS = [
    (name, value) for name, value in STRUCT_ARGUMENTS
    if name in {'keys', 'unknownKeys', 'duplicateKeys', 'coercion', 'nilEncoding', 'nulls', 'dates', 'data', 'floats', 'schema'}]

# Names of both fields: a key style or a tag may be equal to one, and styles may make them equal.
NAMES = [('x', 'y')] * 8 + [
    ('type', 'x'), ('fooBar', 'foo_bar'), ('userID', 'y'), ('version', 'id'), ('`default`', 'y'), ('_x', 'x'), ('content', 'y')]

CONTAINERS = {
    'struct': 5, 'initial': 3, 'constant': 1, 'class': 1, 'nested': 1, 'generic': 1, 'positional': 2, 'transparent': 1,
    'payload': 3, 'bare': 2, 'optional payload': 1, 'unknown case': 1, 'flattened': 2, 'optional flattened': 2, 'rest': 2,
    'version': 1, 'subclass': 1, 'polymorphic': 1, 'via': 1, 'payload struct': 2,
}
TAGGINGS = [
    None, '.internal("type")', '.internal("x")', '.internal("a.type")', '.adjacent("type", "content")', '.adjacent("x", "y")',
    '.untagged']
RESTS = ['[:]', '["q": 1]', '["q": nil, "r": []]', '["x": 1]', '["y": nil]', '["k": 1, "id": 2]', '["type": "a", "a": 1]']


# A payload that is one of these values would be encoded like nil.
HOLLOW = {'nil', '.absent', '.null', '(nil as JSON)'}
OMITTED = {'nil', '.absent', '[:]'}


class Maker:
    def __init__(self, number, generator):
        self.random, self.name = generator, f'C{number}'
        self.first, self.second = generator.choice(NAMES)
        self.arguments = {}
        self.omits_all = False
        self.is_optional = False
        self.is_first_required = True

    def field(self, most):
        base_name = self.random.choice(list(BASES))
        shape_name = self.random.choice(list(ALL_SHAPES))
        fitting = [attribute for attribute in ALL_ATTRIBUTES if attribute.fits(base_name, shape_name)]
        self.random.shuffle(fitting)
        chosen, families = [], set()
        for attribute in fitting:
            # A flattened field has few other attributes, so it is chosen less often.
            if attribute.family in families or attribute.family == 'flattened' and self.random.random() < 0.5:
                continue
            if len(chosen) == most:
                break
            chosen.append(attribute)
            families.add(attribute.family)
        return Field(base_name, BASES[base_name], shape_name, ALL_SHAPES[shape_name], chosen)

    def choose_arguments(self, choices):
        for _ in range(self.random.choice([0, 0, 1, 1, 2, 3])):
            name, value = self.random.choice(choices)
            self.arguments[name] = value

    def pairs(self):
        """Values of both fields, so that each value occurs."""
        xs, ys = list(self.x.values), list(self.y.values)
        # The first value of each field can always be encoded.
        others = ys[1:]
        self.random.shuffle(others)
        ys = ys[:1] + others
        if self.omits_all:
            ys = [value for value in ys if value not in OMITTED] or ys[:1]
        return [(xs[index % len(xs)], ys[index % len(ys)]) for index in range(max(len(xs), len(ys)))][:14]

    def make(self):
        kind = self.random.choices(list(CONTAINERS), CONTAINERS.values())[0]
        isEnum = 'payload' in kind and kind != 'payload struct' or kind in ('bare', 'unknown case')
        self.x = self.field(self.random.choice([1, 2, 3, 3, 3]))
        self.y = self.field(self.random.choice([0, 0, 1]))
        # A property wrapper stores its value in a property with an underscore.
        if (self.first, self.second) == ('_x', 'x'):
            self.y.attributes = [text for text in self.y.attributes if text != '@CodableInspected']
        # Both fields have different keys.
        self.y.attributes = [
            re.sub(r'Key\("(k|d)"\)', r'Key("\g<1>2")', text).replace('"a.b"', '"a.c"').replace('"other"', '"another"')
            for text in self.y.attributes]
        self.choose_arguments(ENUM_ARGUMENTS if isEnum else STRUCT_ARGUMENTS)
        # A macro can't detect that the value of an alias isn't an object.
        if any('@CodableFlattened' in field.attributes for field in (self.x, self.y)):
            self.is_first_required = False
        declaration, values = getattr(self, kind.replace(' ', '_'))()
        attribute = argument_list(self.arguments)
        label = f'{attribute} {kind} | {self.first}: {self.x.label} | {self.second}: {self.y.label}'
        return Cell(
            self.name, label, declaration.replace('@Codable!', attribute), values,
            self.x.represents_all and self.y.represents_all and not self.omits_all, self.is_first_required)

    def leave_key(self, key):
        """Allows values to be rejected if a field may have a key that belongs to something else."""
        texts = [*self.x.attributes, *self.y.attributes, *map(str, self.arguments.values())]
        if key not in (self.first.strip('`'), self.second) and not any(f'"{key}' in text for text in texts):
            return
        self.is_first_required = False
        # A missing optional member would be decoded from the other value.
        for field in (self.x, self.y):
            field.values = [value for value in field.values if value not in OMITTED] or field.values[:1]
            field.represents_all = False

    # The members of a type, and its values.

    def members(self, keyword='var', initial=False):
        x, y = self.x, self.y
        value = f' = {x.values[0]}' if initial else ''
        return (f'  {" ".join(x.attributes)} {keyword} {self.first}: {x.type}{value}\n'
                f'  {" ".join(y.attributes)} {keyword} {self.second}: {y.type}\n')

    def call(self, name, pair, more=''):
        first, second = self.first.strip('`'), self.second
        return f'{name}({more}{first}: {pair[0]}, {second}: {pair[1]})'

    def calls(self, name, more=''):
        return [self.call(name, pair, more) for pair in self.pairs()]

    def class_body(self, base=''):
        first, second = self.first, self.second
        parameter = first.strip('`')
        more = 'super.init()\n' if base else ''
        return (f'{self.members()}  init({parameter} one: {self.x.type}, {second} two: {self.y.type}) {{\n'
                f'    self.{first} = one\n    self.{second} = two\n    {more}  }}\n'
                f'  static func == (a: {self.name}, b: {self.name}) -> Bool {{ a.{first} == b.{first} && a.{second} == b.{second} }}\n')

    def description(self):
        return (f'extension {self.name}: CustomStringConvertible {{ '
                f'var description: String {{ "(\\({self.first}), \\({self.second}))" }} }}')

    # Containers.

    def struct(self):
        return f'@Codable!\nstruct {self.name}: Equatable {{\n{self.members()}}}', self.calls(self.name)

    def initial(self):
        # The initial value replaces null.
        if self.x.base_name == 'JSON':
            self.x.exclude_null()
        return f'@Codable!\nstruct {self.name}: Equatable {{\n{self.members(initial=True)}}}', self.calls(self.name)

    def constant(self):
        # A property wrapper requires a variable.
        keyword = 'var' if '@CodableInspected' in self.x.attributes + self.y.attributes else 'let'
        return f'@Codable!\nstruct {self.name}: Equatable {{\n{self.members(keyword)}}}', self.calls(self.name)

    def positional(self):
        self.arguments = {name: value for name, value in self.arguments.items() if name not in ('keys', 'prefix', 'suffix')}
        self.arguments['layout'] = '.positional'
        return self.initial() if self.random.random() < 0.3 else self.struct()

    def transparent(self):
        self.arguments = {name: value for name, value in self.arguments.items() if name in ('dates', 'data', 'coercion', 'floats')}
        self.arguments['layout'] = '.transparent'
        return (f'@Codable!\nstruct {self.name}: Equatable {{ {" ".join(self.x.attributes)} var {self.first}: {self.x.type} }}',
                [f'{self.name}({self.first.strip("`")}: {value})' for value in self.x.values])

    def nested(self):
        return (f'enum In{self.name} {{\n@Codable!\nstruct Inner: Equatable {{\n{self.members()}}}\n}}\n'
                f'typealias {self.name} = In{self.name}.Inner', self.calls(self.name))

    def generic(self):
        return (f'@Codable!\nstruct G{self.name}<T: Equatable>: Equatable {{\n{self.members()}  var z: T?\n}}\n'
                f'typealias {self.name} = G{self.name}<{self.x.type}>',
                [f'{call[:-1]}, z: nil)' for call in self.calls(self.name)])

    def version(self):
        self.arguments = {'version': '2', **self.arguments}
        if self.random.random() < 0.5:
            self.arguments['versionKey'] = self.random.choice(['"v"', '"k"', '"x"'])
        return self.struct()

    def rest(self):
        declaration = (f'@Codable!\nstruct {self.name}: Equatable {{\n{self.members()}'
                       f'  @CodableFlattened var rest: [String: JSON]\n}}')
        calls = self.calls(self.name)
        return declaration, [
            f'{calls[index % len(calls)][:-1]}, rest: {RESTS[index % len(RESTS)]})' for index in range(max(len(calls), len(RESTS)))]

    def flattened(self):
        return self.flatten('', [])

    def optional_flattened(self):
        # A value without members is nil.
        self.omits_all = True
        return self.flatten('?', [f'{self.name}(id: 7, inner: nil)'])

    def flatten(self, mark, more):
        self.leave_key('id')
        outer = '@Codable' + self.random.choice(['', '', '(unknownKeys: .reject)', '(keys: .snakeCase)', '(nilEncoding: .null)'])
        return (f'@Codable!\nstruct In{self.name}: Equatable {{\n{self.members()}}}\n'
                f'{outer}\nstruct {self.name}: Equatable {{\n  var id: Int\n  @CodableFlattened var inner: In{self.name}{mark}\n}}',
                [f'{self.name}(id: 7, inner: {call})' for call in self.calls(f'In{self.name}')] + more)

    def subclass(self):
        self.arguments = {name: value for name, value in self.arguments.items() if name != 'schema'}
        self.arguments['superclass'] = self.random.choice(['.flat', '.nested', '.nested("x")', '.none'])
        # A superclass that isn't codable has no initializer to override.
        base = '' if self.arguments['superclass'] == '.none' else '@Codable(superclass: .none)\n'
        return (f'{base}class Base{self.name} {{\n  var z = 1\n  init() {{}}\n}}\n'
                f'@Codable!\nfinal class {self.name}: Base{self.name}, Equatable {{\n{self.class_body("Base")}}}\n'
                f'{self.description()}', self.calls(self.name))

    def polymorphic(self):
        name = self.name
        tag = self.random.choice(['type', 'x', 'kind'])
        self.leave_key(tag)
        return (f'@CodablePolymorphic(tag: "{tag}", [M{name}.self])\nprotocol P{name} {{}}\n'
                f'@Codable!\nstruct M{name}: Equatable, P{name} {{\n{self.members()}}}\n'
                f'@Codable\nstruct {name}: Equatable {{\n  @CodableBy(.polymorphic) var p: any P{name}\n'
                f'  static func == (a: {name}, b: {name}) -> Bool {{ (a.p as? M{name}) == (b.p as? M{name}) }}\n}}',
                [f'{name}(p: {call})' for call in self.calls(f'M{name}')])

    def via(self):
        name = self.name
        return (f'@Codable!\nstruct W{name}: Equatable, CodableWireType {{\n{self.members()}'
                f'  init(_ value: {name}) {{ ({self.first}, {self.second}) = (value.one, value.two) }}\n'
                f'  func value() -> {name} {{ {name}(one: {self.first}, two: {self.second}) }}\n}}\n'
                f'@Codable(via: W{name}.self)\nstruct {name}: Equatable {{\n  var one: {self.x.type}\n  var two: {self.y.type}\n}}',
                [f'{name}(one: {one}, two: {two})' for one, two in self.pairs()])

    # Enumerations.

    def tag(self):
        tagging = self.random.choice(TAGGINGS)
        # Values of an untagged enum are decoded as the first case that accepts them.
        if tagging == '.untagged' and (self.is_optional or 'String' in self.x.type or 'JSON' in self.x.type):
            tagging = None
        if tagging:
            self.arguments['tagging'] = tagging

    def case_attributes(self, label=None):
        texts = []
        for text in self.x.attributes:
            if not re.match(r'@Codable(By|Coerced|Modified|Validated)\b', text):
                continue
            of = f'of: "{label}"' if label else ''
            texts.append(text if not of else f'{text[:-1]}, {of})' if text.endswith(')') else f'{text}({of})')
        return ' '.join(texts)

    def payload(self):
        self.tag()
        more = self.random.choice(['', '', '@CodingTag("two", 2)', '@CodingKey("two")', '@CodingTag(1)', '@CodingTag("x")'])
        default = f' = {self.x.values[0]}' if self.random.random() < 0.3 else ''
        keys = self.random.choice(['', '', f'@CodingPayload(["{self.first.strip("`")}": "k"]) ', ])
        return (f'@Codable!\nenum {self.name}: Equatable {{\n'
                f'  {self.case_attributes(self.first.strip("`"))} {more} {keys}'
                f'case one({self.first}: {self.x.type}{default}, {self.second}: {self.y.type})\n'
                '  case none\n}', self.calls('.one') + ['.none'])

    def bare(self):
        self.is_optional = True
        self.tag()
        # A payload beside a tag must be an object.
        self.is_first_required = not self.arguments.get('tagging', '').startswith('.internal')
        more = self.random.choice(['', '', '@CodingPayload("content")', '@CodingTag("x")'])
        return (f'@Codable!\nenum {self.name}: Equatable {{\n  {self.case_attributes()} {more} case one({self.x.type})\n'
                f'  case two({self.y.type})\n  case none\n}}',
                [f'.one({value})' for value in self.x.values] + [f'.two({value})' for value in self.y.values] + ['.none'])

    def optional_payload(self):
        self.is_optional = True
        self.tag()
        self.omits_all = True
        return (f'@Codable!\nenum {self.name}: Equatable {{\n  case one({self.first}: {self.x.type}?)\n  case two({self.y.type}?)\n}}',
                [f'.one({self.first.strip("`")}: {value})' for value in [*(value for value in self.x.values if value not in HOLLOW), 'nil']]
                + [f'.two({value})' for value in [*(value for value in self.y.values if value not in HOLLOW), 'nil']])

    def unknown_case(self):
        self.tag()
        if self.arguments.get('tagging') == '.untagged':
            del self.arguments['tagging']
        unknown, values = self.random.choice([
            ('other(type: String, JSON)', ['.other(type: "q", ["a": 1])', '.other(type: "one", [:])', '.other(type: "", nil)']),
            ('other(JSON)', ['.other(["type": "q", "b": 1])', '.other("q")', '.other(["one": [:]])', '.other(nil)']),
            ('other(String)', ['.other("q")', '.other("one")', '.other("")'])])
        return (f'@Codable!\nenum {self.name}: Equatable {{\n'
                f'  case one({self.first}: {self.x.type}, {self.second}: {self.y.type})\n  case none\n'
                f'  @CodableUnknown case {unknown}\n}}', self.calls('.one') + ['.none'] + values)

    def payload_struct(self):
        """A struct as the only value of a case, so that its members may share an object with a tag."""
        name, tagging = self.name, self.random.choice(TAGGINGS[1:])
        if tagging.startswith('.internal'):
            self.leave_key(re.search(r'"(\w+)', tagging).group(1))
        return (f'@Codable!\nstruct In{name}: Equatable {{\n{self.members()}}}\n'
                f'@Codable(tagging: {tagging})\nenum {name}: Equatable {{\n  case one(In{name})\n  case maybe(In{name}?)\n'
                '  case none\n}',
                [f'.one({call})' for call in self.calls(f'In{name}')] + ['.none', '.maybe(nil)'])


# `class` is a keyword of Python.
setattr(Maker, 'class', lambda self: (
    f'@Codable!\nfinal class {self.name}: Equatable {{\n{self.class_body()}}}\n{self.description()}', self.calls(self.name)))


def triple_cells(count, seed):
    generator = random.Random(seed)
    for number in range(count):
        yield Maker(number, generator).make()
