"""Cells with up to two attributes of a field, for Scripts/check-attribute-matrix."""

import itertools

from matrix_attributes import ARGUMENTS, ATTRIBUTES, SUBSTITUTE
from matrix_values import NILS, NULLABLE_SHAPES, SHAPES, TYPES

# Containers: the declaration of a type that contains the field.
CONTAINERS = {
    'struct': '{a}\nstruct {n}: Equatable {{ {f} var x: {t} }}',
    'initial': '{a}\nstruct {n}: Equatable {{ {f} var x: {t} = {v} }}',
    'constant': '{a}\nstruct {n}: Equatable {{ {f} let x: {t} }}',
    'class': ('{a}\nfinal class {n}: Equatable {{ {f} var x: {t}\n  init(x: {t}) {{ self.x = x }}\n'
              '  static func == (a: {n}, b: {n}) -> Bool {{ a.x == b.x }} }}\n'
              'extension {n}: CustomStringConvertible {{ var description: String {{ "\\(x)" }} }}'),
    'nested': 'enum In{n} {{ {a}\nstruct Inner: Equatable {{ {f} var x: {t} }} }}\ntypealias {n} = In{n}.Inner',
    'generic': '{a}\nstruct G{n}<T: Equatable>: Equatable {{ {f} var x: {t}\n  var y: T? }}\ntypealias {n} = G{n}<Int>',
    'payload': '{a}\nenum {n}: Equatable {{ case one(x: {t}); case none }}',
    'bare': '{a}\nenum {n}: Equatable {{ case one({t}); case none }}',
    'positional': '{a}\nstruct {n}: Equatable {{ {f} var x: {t} }}',
}
TYPE_ONLY = {'payload', 'bare'}


class Field:
    """A field with a type, attributes, and the values that its attributes don't change."""

    def __init__(self, base_name, base, shape_name, shape, attributes):
        self.base_name = base_name
        self.type = shape.kind.format(t=base.spelling, n=base_name)
        excluded = set().union(*(attribute.excludes for attribute in attributes))
        hidden = set().union(*(attribute.hides for attribute in attributes))
        # As in types without attributes, null is the outer nil unless the type rejects nulls.
        if shape_name in NULLABLE_SHAPES:
            excluded = excluded | {'null'}
            hidden = hidden | {'.some(nil)'}
        fitting = base.fitting(excluded)
        self.values = shape.values(fitting)
        self.represents_all = not any(attribute.hides & NILS for attribute in attributes)
        self.attributes = [
            attribute.spelled(shape, self.values, self.type, fitting[0]) for attribute in attributes]
        self.values = [value for value in self.values if value not in hidden]
        families = {attribute.family for attribute in attributes}
        if base_name == 'JSON' and 'default' in families:
            self.exclude_null()
        # Strategies read null as the outer nil.
        if shape_name == 'twice':
            self.represents_all = False
        self.label = ' '.join([*(attribute.text for attribute in attributes), shape_name, base_name])


    def exclude_null(self):
        """Excludes a `JSON` value that is null, because a default replaces it."""
        self.values = [value for value in self.values if value != '(nil as JSON)'] or self.values[:1]
        self.represents_all = False


class Cell:
    """A type, the values to encode, and whether the law holds for arbitrary values."""

    def __init__(self, name, label, declaration, values, is_arbitrary=True, is_first_required=True):
        self.name, self.label, self.declaration, self.is_arbitrary = name, label, declaration, is_arbitrary
        self.values, self.is_first_required = values, is_first_required

    @property
    def source(self):
        values = ''.join(f'  values.append({value} as {self.name})\n' for value in self.values)
        return (f'import Foundation\nimport Transcodable\nimport TranscodableDiagnostics\n\n{self.declaration}\n\nfunc test{self.name}() {{\n'
                f'  var values: [{self.name}] = []\n{values}'
                f'  check("{self.name}", values, areArbitrary: {str(self.is_arbitrary).lower()}, '
                f'isFirstRequired: {str(self.is_first_required).lower()})\n}}\n')


def pair_cell(number, base, shape, container, attributes, argument):
    name = f'C{number}'
    field = Field(base, TYPES[base], shape, SHAPES[shape], attributes)
    label = ' '.join(part for part in [
        f'@Codable({argument})' if argument else '', *(attribute.text for attribute in attributes), container, shape, base] if part)
    if container == 'positional':
        first = argument.startswith(('keys', 'container'))
        argument = ', '.join(filter(None, [argument, 'layout: .positional'][::1 if first else -1]))
    declaration = CONTAINERS[container].format(
        a='@Codable' + (f'({argument})' if argument else ''), n=name, f=' '.join(field.attributes), t=field.type,
        v=field.values[0])
    made = {'payload': '.one(x: {0})', 'bare': '.one({0})', 'generic': '{1}(x: {0}, y: 1)'}.get(container, '{1}(x: {0})')
    values = [made.format(value, name) for value in field.values]
    if container in TYPE_ONLY:
        values.append('.none')
    return Cell(name, label, declaration, values, field.represents_all)


def pair_cells():
    number = itertools.count()
    for base in TYPES:
        fitting = [attribute for attribute in ATTRIBUTES if attribute.fits(base, None)]
        every_combination = [[]] + [[attribute] for attribute in fitting] + [
            [one, two] for one, two in itertools.combinations(fitting, 2) if one.family != two.family]
        for shape in SHAPES:
            combinations = every_combination
            if shape == 'nil':
                combinations = [attributes for attributes in combinations if SUBSTITUTE not in attributes]
            for attributes in combinations:
                yield pair_cell(next(number), base, shape, 'struct', attributes, '')
            for container in CONTAINERS:
                if container == 'struct':
                    continue
                for attributes in combinations[:1 if container in TYPE_ONLY else len(fitting) + 1]:
                    yield pair_cell(next(number), base, shape, container, attributes, '')
            for argument in ARGUMENTS[1:]:
                for attributes in combinations[:len(fitting) + 1]:
                    yield pair_cell(next(number), base, shape, 'struct', attributes, argument)
                for container in ('initial', 'payload', 'bare', 'positional'):
                    if 'layout' not in argument:
                        yield pair_cell(next(number), base, shape, container, [], argument)
