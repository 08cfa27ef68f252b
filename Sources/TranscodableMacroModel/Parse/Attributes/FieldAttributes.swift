import SwiftSyntax

/// What the attributes of a field say about its coding.
struct FieldAttributes {
  /// The words in the source.
  static let names: Set<String> = Set(CodingKeyAttribute.names.keys).union([
    "CodableNaming", "DecodableAlias", "CodableDefault", "EncodableNil", "CodableFlattened",
    "CodableDerived",
  ]).union(IgnoredAttribute.names.keys).union(ValueAttributes.names)

  /// Those that say a key, and so belong to one field.
  static let namesOfOne = Set(CodingKeyAttribute.names.keys).union(["DecodableAlias"])

  /// The attributes that give a key, in the order they stand in.
  let keys: [CodingKeyAttribute]
  let naming: NamingAttribute?
  let aliases: AliasAttribute?
  let ignored: [IgnoredAttribute]
  let defaultValue: DefaultAttribute?
  let nilPolicy: NilPolicyAttribute?
  let values: ValueAttributes
  /// `@CodableFlattened`.
  let flattened: AttributeSyntax?
  let derived: DerivedAttribute?
  /// All of them, as they are written.
  let written: [AttributeSyntax]
  /// Those that belong on the cases of enumerations.
  let misplaced: [AttributeSyntax]

  /// Reads the attributes of one field, or of several that are declared at once and cannot share those that name one.
  init(_ list: AttributeListSyntax, isShared: Bool = false) {
    written = list.written.filter {
      Self.names.contains($0.name) && !(isShared && Self.namesOfOne.contains($0.name))
    }
    misplaced = list.written.filter {
      CaseAttributes.names.contains($0.name) && !Self.names.contains($0.name)
    }
    keys = written.compactMap { CodingKeyAttribute($0) }
    ignored = written.compactMap { IgnoredAttribute($0) }
    naming = written.first { $0.name == "CodableNaming" }.map { NamingAttribute($0) }
    aliases = written.first { $0.name == "DecodableAlias" }.map { AliasAttribute($0) }
    defaultValue = written.first { $0.name == "CodableDefault" }.flatMap { DefaultAttribute($0) }
    values = ValueAttributes(written)
    flattened = written.first { $0.name == "CodableFlattened" }
    derived = written.first { $0.name == "CodableDerived" }.map { DerivedAttribute($0) }
    nilPolicy = written.first { $0.name == "EncodableNil" }.flatMap { NilPolicyAttribute($0) }
  }

  /// The attribute that gives the key for a side; one for the side goes before one for both.
  func key(for side: CodingSides) -> CodingKeyAttribute? {
    keys.first { $0.sides == side } ?? keys.first { $0.sides == .both }
  }

  /// Those that have a part in what the keys are.
  var aboutKeys: [AttributeSyntax] {
    keys.map(\.origin) + [naming?.origin, aliases?.origin].compactMap(\.self)
  }

  /// Those that count for one side alone, but for the ones that keep the field out of it.
  func counting(onlyFor side: CodingSides) -> [AttributeSyntax] {
    let ofValue =
      values.strategies.filter { $0.sides == side }.map(\.origin)
      + [values.modified].compactMap(\.self).filter { $0.modifiedSides == side }
    let ofSide =
      side == .decode
      ? [aliases?.origin, defaultValue?.origin, values.lossy, values.coercion?.origin]
        .compactMap(\.self) + values.validations
      : [nilPolicy?.origin].compactMap(\.self)
        + ignored.filter { $0.condition != nil }.map(\.origin)
    return keys.filter { $0.sides == side }.map(\.origin) + ofValue + ofSide
  }

  /// The sides the field takes no part in.
  var ignoredSides: CodingSides {
    ignored.filter { $0.condition == nil }.reduce(into: []) { $0.formUnion($1.sides) }
  }
}
