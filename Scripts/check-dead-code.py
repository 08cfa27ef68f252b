#!/usr/bin/env python3
"""Reports declarations in Sources that nothing refers to.

    check-dead-code.py [BUILD]

Reads the index that `swift build --build-tests` writes into BUILD, by default `.build/debug`. Public declarations, overrides,
witnesses and entry points can be used from outside, so they are skipped. The index lacks code behind traits: a name in
Sources/Integrations counts as used.
"""

import ctypes
import pathlib
import re
import shutil
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
SOURCES = ROOT / 'Sources'
# Values of `indexstore_symbol_kind_t`. Cases are excluded: a case of an enum with raw values can come from a document.
KINDS = {5: 'enum', 6: 'struct', 7: 'class', 8: 'protocol', 11: 'type alias', 12: 'function', 13: 'variable', 16: 'method',
         17: 'class method', 18: 'static method', 19: 'property', 20: 'class property', 21: 'static property', 22: 'initializer'}
# Values of `indexstore_symbol_role_t`.
DEFINITION, REFERENCE, IMPLICIT, OVERRIDE, CONTAINED = 1 << 1, 1 << 2, 1 << 8, 1 << 11, 1 << 16
RECORD_DEPENDENCY = 2
# `fixItID` and `_copyContents` are requirements of protocols in other packages.
SKIPPED = re.compile(r'\b(?:public|open|override)\b|\bstatic func main\(\)|\bvar fixItID\b|\bfunc _copyContents\b')
ACCESSOR = re.compile(r'^(?:getter|setter|willSet|didSet):|^__derived_|^$')


class Text(ctypes.Structure):
    _fields_ = [('data', ctypes.c_void_p), ('length', ctypes.c_size_t)]

    def __str__(self):
        return ctypes.string_at(self.data, self.length).decode() if self.length else ''


class Index:
    """The compiler's index, read with the toolchain's libIndexStore."""

    def __init__(self, folder):
        toolchain = pathlib.Path(shutil.which('swiftc')).resolve().parent.parent
        self.library = ctypes.CDLL(str(next((toolchain / 'lib').glob('libIndexStore.*'))))
        self.store = self.pointer('store_create', str(folder).encode(), None)

    def call(self, result, name, *arguments):
        function = getattr(self.library, f'indexstore_{name}')
        function.restype = result
        return function(*(ctypes.c_void_p(each) if isinstance(each, int) else each for each in arguments))

    def pointer(self, name, *arguments):
        return self.call(ctypes.c_void_p, name, *arguments)

    def kind(self, name, *arguments):
        return self.call(ctypes.c_int, name, *arguments)

    def roles(self, name, *arguments):
        return self.call(ctypes.c_uint64, name, *arguments)

    def text(self, name, *arguments):
        return str(self.call(Text, name, *arguments))

    def each(self, name, *arguments, body, element=ctypes.c_void_p):
        callback = ctypes.CFUNCTYPE(ctypes.c_bool, ctypes.c_void_p, element)
        self.call(ctypes.c_bool, name, *arguments, None, callback(lambda _, value: body(value) or True))

    def records(self):
        """Returns the newest record of each file."""
        names, newest = [], {}
        is_sorted = ctypes.c_uint(0)
        self.each('store_units_apply_f', self.store, is_sorted, body=lambda name: names.append(str(name)), element=Text)
        for name in names:
            unit = self.pointer('unit_reader_create', self.store, name.encode(), None)
            file = pathlib.Path(self.text('unit_reader_get_main_file', unit))
            if file.is_relative_to(ROOT) and '.build' not in file.parts and file.exists():
                seconds, fraction = ctypes.c_int64(), ctypes.c_int64()
                self.call(None, 'unit_reader_get_modification_time', unit, ctypes.byref(seconds), ctypes.byref(fraction))
                age = (seconds.value, fraction.value)
                if age > newest.get(file, ((0, 0), None))[0]:
                    newest[file] = (age, self.record(unit, file))
            self.call(None, 'unit_reader_dispose', unit)
        return {file: record for file, (_, record) in newest.items() if record}

    def record(self, unit, file):
        found = []

        def visit(dependency):
            if (self.kind('unit_dependency_get_kind', dependency) == RECORD_DEPENDENCY
                    and self.text('unit_dependency_get_filepath', dependency) == str(file)):
                found.append(self.text('unit_dependency_get_name', dependency))

        self.each('unit_reader_dependencies_apply_f', unit, body=visit)
        return found[0] if found else None

    def occurrences(self, record):
        """Returns the symbol, roles, line and relations of each occurrence in a record."""
        found = []

        def visit(occurrence):
            symbol = self.pointer('occurrence_get_symbol', occurrence)
            line, column = ctypes.c_uint(), ctypes.c_uint()
            self.call(None, 'occurrence_get_line_col', occurrence, ctypes.byref(line), ctypes.byref(column))
            relations = []
            self.each('occurrence_relations_apply_f', occurrence, body=lambda relation: relations.append(
                (self.roles('symbol_relation_get_roles', relation),
                 self.usr(self.pointer('symbol_relation_get_symbol', relation)))))
            found.append((self.usr(symbol), self.text('symbol_get_name', symbol), self.kind('symbol_get_kind', symbol),
                          self.roles('occurrence_get_roles', occurrence), line.value, relations))

        reader = self.pointer('record_reader_create', self.store, record.encode(), None)
        self.each('record_reader_occurrences_apply_f', reader, body=visit)
        self.call(None, 'record_reader_dispose', reader)
        return found

    def usr(self, symbol):
        return self.text('symbol_get_usr', symbol)


def unused(index):
    """Returns the file, line, kind and name of each declaration without a use."""
    definitions, used = {}, set()
    for file, record in index.records().items():
        for usr, name, kind, roles, line, relations in index.occurrences(record):
            if any(role & OVERRIDE for role, _ in relations):
                used.add(usr)
            if roles & REFERENCE and not any(role & CONTAINED and other == usr for role, other in relations):
                used.add(usr)
            is_declared = roles & DEFINITION and not roles & IMPLICIT and kind in KINDS and not ACCESSOR.match(name)
            if is_declared and file.is_relative_to(SOURCES):
                definitions[usr] = (file, line, KINDS[kind], name)
    behind_traits = ''.join(file.read_text() for file in (SOURCES / 'Integrations').rglob('*.swift'))
    for usr in definitions.keys() - used:
        file, line, kind, name = definitions[usr]
        lines = file.read_text().splitlines()
        text = lines[line - 1]
        if not (SKIPPED.search(text) or '@main' in lines[max(0, line - 4):line] or is_parameter(name, text)
                or 'package' in text and is_mentioned(name, behind_traits)):
            yield file.relative_to(ROOT), line, kind, name


def is_parameter(name, line):
    """Whether the declaration is a generic parameter, which the index lists as a type alias."""
    return bool(re.search(rf'<[^>]*\b{re.escape(name)}\b', line))


def is_mentioned(name, text):
    """Whether a text contains the name: `lookup(` for a function, `text` for a property."""
    return bool(re.search(r'\b' + re.escape(name.split('(')[0]) + (r'(?:\(| \{)' if '(' in name else r'\b'), text))


def main():
    build = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else ROOT / '.build/debug')
    store = build / 'index/store'
    if not store.is_dir():
        sys.exit(f'error: {store} is missing; run `swift build --build-tests` first')
    found = sorted(unused(Index(store)))
    for file, line, kind, name in found:
        print(f'{file}:{line}: error: nothing uses the {kind} {name}')
    if found:
        sys.exit(1)
    print('Everything in Sources is used.')


main()
