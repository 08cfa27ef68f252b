"""The attributes of the fields and the arguments of the types of Scripts/check-attribute-matrix."""

from matrix_values import EMPTIES, NILS, explicit, with_strategies


class Attribute:
    """An attribute of a field.

    A field can have one attribute of each family. `excludes` lists the traits of values that the attribute changes or rejects by
    design. `{v}` is the first value, `{b}` the first value that isn't nil, and `{T}` the type of the field.
    """

    def __init__(self, family, bases, text, excludes='', shapes=None, hides=frozenset()):
        self.family, self.bases, self.text, self.shapes = family, bases, text, shapes
        self.excludes, self.hides = set(excludes.split()), hides

    def fits(self, base, shape):
        return (self.bases is None or base in self.bases) and (self.shapes is None or shape in self.shapes)

    def spelled(self, shape, values, type_text, spelling):
        text = with_strategies(self.text, shape.strategy)
        plain = next((value for value in values if value not in NILS), spelling)
        return text.replace('{{', '{').replace('}}', '}').replace('{v}', explicit(values[0], type_text)).replace(
            '{b}', plain).replace('{T}', type_text)


# Nil is encoded as a value, so it isn't decoded as nil.
SUBSTITUTE = Attribute('nil', None, '@EncodableNil(as: {b})', hides=NILS)

ATTRIBUTES = [
    Attribute('by', {'Date'}, '@CodableBy({S:.iso8601})'),
    Attribute('by', {'Date'}, '@CodableBy({S:.anyOf(.iso8601, .secondsSince1970)})'),
    Attribute('by', {'Date'}, '@DecodableBy({S:.secondsSince1970}) @EncodableBy({S:.secondsSince1970})'),
    Attribute('by', {'Data'}, '@CodableBy({S:.hex})'),
    Attribute('by', {'Int', 'Double'}, '@CodableBy({S:.losslessStringConversion()})'),
    Attribute('by', {'Double'}, '@CodableBy({S:.floats()})'),
    Attribute('by', {'Int', 'Item'}, '@CodableBy(.jsonString())'),
    Attribute('by', {'Int'}, '@CodableBy({S:.via(String.self, from: {{ Int($0) ?? 0 }}, into: {{ "\\($0)" }})})'),
    Attribute('coerced', {'Int', 'Double', 'String', 'Level'}, '@CodableCoerced'),
    Attribute('coerced', {'Int', 'Double', 'String'}, '@CodableCoerced(.flexible)'),
    Attribute('lossy', None, '@CodableLossy'),
    Attribute('modified', {'String'}, '@CodableModified(.trimmed)', 'spaces'),
    Attribute('modified', {'String'}, '@CodableModified(on: .both, .trimmed, .lowercased)', 'spaces upper'),
    Attribute('modified', {'Int', 'Double'}, '@CodableModified(.clamped(to: 0...9))', 'outside'),
    Attribute('validated', {'String'}, '@CodableValidated(.nonEmpty)', 'empty', hides=EMPTIES),
    Attribute('validated', {'Int', 'Double'}, '@CodableValidated(.range(0...9))', 'outside'),
    Attribute('default', None, '@CodableDefault({v})'),
    Attribute('default', None, '@CodableDefault({v}, for: .anyFailure)'),
    Attribute('default', None, '@CodableDefault({v}, for: .missing)'),
    Attribute('key', None, '@CodingKey("k")'),
    Attribute('key', None, '@CodingPath("a.b")'),
    Attribute('key', None, '@DecodableKey("d") @EncodableKey("d")'),
    Attribute('alias', None, '@DecodableAlias("other")'),
    Attribute('nil', None, '@EncodableNil(.null)'),
    SUBSTITUTE,
    Attribute('if', None, '@EncodableIgnored(if: {{ (_: {T}) in false }})'),
    # A macro can't detect that an alias is a scalar, which can't be flattened.
    Attribute('flattened', {'Item'}, '@CodableFlattened'),
]

# Shapes whose rules receive the whole value.
PLAIN = {'scalar', 'array', 'set', 'dictionary', 'arrays', 'optionals', 'keyed by number', 'lists by name', 'tables'}
LISTS = {'array', 'optional array', 'set', 'optional set', 'nullable array'}

# More attributes for random combinations.
MORE_ATTRIBUTES = [
    Attribute('by', {'Int', 'String', 'JSON', 'Loose', 'Shape'}, '@CodableBy(.oneOrMany())', shapes=LISTS),
    Attribute('by', {'Int'}, '@CodableBy(.separated(by: ","))', shapes=LISTS),
    Attribute('by', {'String'}, '@CodableBy(.separated(by: ","))', shapes=LISTS),
    Attribute('by', {'Data'}, '@CodableBy({S:.base64URL})'),
    Attribute('by', {'Date'}, '@CodableBy({S:.millisecondsSince1970(as: .string)})'),
    Attribute('by', {'Date'}, '@CodableBy({S:.rfc2822})'),
    Attribute('by', {'Bool', 'Int8'}, '@CodableBy({S:.losslessStringConversion()})'),
    Attribute('by', {'Item', 'Shape', 'Loose', 'Partial', 'Table', 'JSON', 'String'}, '@CodableBy({S:.jsonString()})'),
    Attribute('coerced', {'Bool', 'Int8', 'Int', 'Double', 'String'}, '@CodableCoerced(.flexible)'),
    Attribute('coerced', {'Bool', 'Int8'}, '@CodableCoerced'),
    Attribute('modified', {'String'}, '@CodableModified(.nilIfEmpty)', 'empty', shapes={'optional', 'nil'}),
    Attribute('validated', None, '@CodableValidated(where: {{ (_: {T}) in true }})', shapes=PLAIN),
    Attribute('default', None, '@CodableDefault({v}, for: .null)'),
    Attribute('default', None, '@CodableDefault({v}, for: [.missing, .invalid])'),
    Attribute('key', None, '@CodingPath("a", 0)'),
    Attribute('key', None, '@CodingPath("a.b.c")'),
    Attribute('key', None, '@CodableNaming(.screamingSnakeCase)'),
    Attribute('key', None, '@CodingKey(literal: "a.b")'),
    Attribute('key', None, '@CodingKey("")'),
    Attribute('key', None, '@CodingKey("version")'),
    Attribute('key', None, '@CodingKey("type")'),
    Attribute('nil', None, '@EncodableNil(.omit)'),
    Attribute('inspected', None, '@CodableInspected'),
    Attribute('flattened', {'Partial', 'Shape', 'Tagged', 'Loose', 'Table', 'JSON', 'Pair', 'Wrapped'}, '@CodableFlattened'),
    Attribute('flattened', {'JSON', 'Int'}, '@CodableFlattened', shapes={'dictionary', 'optional dictionary'}),
]

# Arguments of the type, in the order of the macro's parameters.
ARGUMENTS = [
    '', 'coercion: .lossless', 'coercion: .flexible', 'dates: .iso8601', 'data: .hex', 'floats: .strings()',
    'coercion: .lossless, floats: .strings()', 'nilEncoding: .null', 'nulls: .reject', 'missing: .strict',
    'encodedFields: .nonDefaults', 'unknownKeys: .reject', 'duplicateKeys: .reject', 'keys: .kebabCase', 'container: "a.b"',
    'layout: .transparent',
]

ORDER = [
    'version', 'versionKey', 'rawRepresentation', 'superclass', 'keys', 'prefix', 'suffix', 'container', 'layout', 'missing',
    'nulls', 'nilEncoding', 'encodedFields', 'coercion', 'unknownKeys', 'duplicateKeys', 'tagging', 'dates', 'data',
    'floats', 'schema',
]


def argument_list(arguments):
    """The attribute of a type with arguments, given by name."""
    texts = [f'{name}: {arguments[name]}' for name in ORDER if name in arguments]
    return '@Codable' + (f'({", ".join(texts)})' if texts else '')
