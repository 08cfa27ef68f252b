import SwiftSyntax

extension TypeModel {
  /// The style of the keys nobody gave.
  var style: KeyStyle { attribute.keys?.value ?? .useNames }

  /// The fields that take part in coding: all of them, or those `CodingKeys` names.
  var codedFields: [FieldModel] {
    guard let codingKeys, !codingKeys.isOpaque else { return fields }
    return fields.filter { codingKeys.entry(for: $0) != nil }
  }

  /// The key of a field in the text.
  func key(for field: FieldModel) -> String {
    if let codingKeys {
      return codingKeys.entry(for: field)?.key ?? field.name
    }
    return field.key?.key ?? style.key(for: field.name)
  }

  /// Whether the field has a key that the style would not have given it.
  func hasKeyOfItsOwn(_ field: FieldModel) -> Bool {
    guard let key = field.key else { return false }
    return key.key != style.key(for: field.name)
  }

  /// Where the key of a field is said.
  func keyOrigin(of field: FieldModel) -> Syntax {
    if let entry = codingKeys?.entry(for: field) { return Syntax(entry.origin) }
    if let attribute = field.key { return Syntax(attribute.origin) }
    return Syntax(field.origin.pattern)
  }
}
