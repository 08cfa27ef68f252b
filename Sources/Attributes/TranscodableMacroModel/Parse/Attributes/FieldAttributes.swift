import SwiftSyntax

/// The attributes of a field.
struct FieldAttributes {
  /// The attributes that set a key, in source order.
  let keys: [CodingKeyAttribute]
  let naming: NamingAttribute?
  let aliases: AliasAttribute?
  let ignored: [IgnoredAttribute]
  let defaultValue: DefaultAttribute?
  let nilPolicy: NilPolicyAttribute?
  let values: ValueAttributes
  let flattened: AttributeSyntax?
  let derived: DerivedAttribute?
  let partial: [PartialAttribute]
  /// All attributes, as written in the source.
  let written: [AttributeSyntax]
  /// The attributes that only apply to enum cases.
  let misplaced: [AttributeSyntax]

  /// Reads the attributes of a declaration.
  ///
  /// If several fields share the declaration, attributes for only one field are left out.
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

  /// Returns the attribute that sets the key for either decoding or encoding.
  ///
  /// Attributes that affect only decoding or only encoding take precedence.
  func key(for side: CodingSides) -> CodingKeyAttribute? {
    keys.first { $0.sides == side } ?? keys.first { $0.sides == .both }
  }

  /// The attributes that affect the key.
  var aboutKeys: [AttributeSyntax] { written.filter { $0.kind?.topic == .key } }

  /// Returns the attributes that affect only decoding or only encoding, except attributes that
  /// ignore the field.
  func counting(onlyFor side: CodingSides) -> [AttributeSyntax] {
    written.filter { attribute in
      if ignored.contains(where: { $0.origin == attribute && $0.condition == nil }) { return false }
      return attribute.sidesOfValue == side
    }
  }

  /// The operations that ignore the field: decoding, encoding or both.
  var ignoredSides: CodingSides {
    ignored.filter { $0.condition == nil }.reduce(into: []) { $0.formUnion($1.sides) }
  }
}
