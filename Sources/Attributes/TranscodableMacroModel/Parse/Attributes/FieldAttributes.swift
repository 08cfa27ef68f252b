import SwiftSyntax

/// What the attributes of a field say about its coding.
struct FieldAttributes {
  /// The attributes that give a key, in the order they are in.
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
  let partial: [PartialAttribute]
  /// All of them, as they are written.
  let written: [AttributeSyntax]
  /// Those that belong on the cases of enumerations.
  let misplaced: [AttributeSyntax]

  /// Reads the attributes of one field, or of several that are declared at once and cannot share those that name one.
  init(_ list: AttributeListSyntax, isShared: Bool = false) {
    written = list.written.filter {
      $0.belongs(on: .field) && !(isShared && ($0.kind?.isOfOneField ?? false))
    }
    misplaced = list.written.filter { $0.belongs(on: .enumCase) && !$0.belongs(on: .field) }
    keys = written.compactMap { CodingKeyAttribute($0) }
    ignored = written.compactMap { IgnoredAttribute($0) }
    naming = written.first { $0.name == "CodableNaming" }.map { NamingAttribute($0) }
    aliases = written.first { $0.name == "DecodableAlias" }.map { AliasAttribute($0) }
    defaultValue = written.first { $0.name == "CodableDefault" }.flatMap { DefaultAttribute($0) }
    values = ValueAttributes(written)
    flattened = written.first { $0.name == "CodableFlattened" }
    derived = written.first { $0.name == "CodableDerived" }.map { DerivedAttribute($0) }
    partial = written.filter { $0.name == "CodablePartial" }.map { PartialAttribute($0) }
    nilPolicy = written.first { $0.name == "EncodableNil" }.flatMap { NilPolicyAttribute($0) }
  }

  /// The attribute that gives the key for a side; one for the side goes before one for both.
  func key(for side: CodingSides) -> CodingKeyAttribute? {
    keys.first { $0.sides == side } ?? keys.first { $0.sides == .both }
  }

  /// Those that have a part in what the keys are.
  var aboutKeys: [AttributeSyntax] { written.filter { $0.kind?.topic == .key } }

  /// Those that count for one side alone, but for the ones that keep the field out of it.
  func counting(onlyFor side: CodingSides) -> [AttributeSyntax] {
    written.filter { attribute in
      if ignored.contains(where: { $0.origin == attribute && $0.condition == nil }) { return false }
      return attribute.sidesOfValue == side
    }
  }

  /// The sides the field takes no part in.
  var ignoredSides: CodingSides {
    ignored.filter { $0.condition == nil }.reduce(into: []) { $0.formUnion($1.sides) }
  }
}
