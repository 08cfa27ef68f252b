import SwiftSyntax
import TranscodableNames

extension TypeModel {
  /// The style of the keys that are not written.
  var style: CodingKeyStyle { attribute.keys?.value ?? .useNames }

  /// The fields that take part in coding: all of them, those `CodingKeys` names, or none if values have another form.
  var codedFields: [FieldModel] {
    guard !isConverted else { return [] }
    let fields = fields.filter(\.hasKey)
    guard let codingKeys, !codingKeys.isOpaque else { return fields }
    return fields.filter { codingKeys.entry(for: $0) != nil }
  }

  /// The fields that take part in one side.
  func codedFields(for side: CodingSides) -> [FieldModel] {
    codedFields.filter { !$0.attributes.ignoredSides.contains(side) }
  }

  /// The fields that take part in one side, with or without keys, in the order of their declarations.
  func membersInOrder(for side: CodingSides) -> [FieldModel] {
    let coded = Set(codedFields(for: side).map(\.name))
    return fields.filter { field in
      coded.contains(field.name)
        || field.isFlattened && !field.attributes.ignoredSides.contains(side)
    }
  }

  /// Where the value of a field is in the text.
  func location(of field: FieldModel, for side: CodingSides) -> KeyLocation {
    let parents = attribute.container?.value ?? []
    let own = field.keysOfWrapper.map { PathSegment.key($0) }
    if let location = KeyLocation(path: own, inside: parents), !own.isEmpty { return location }
    if let codingKeys {
      return KeyLocation(key: codingKeys.entry(for: field)?.key ?? field.name, inside: parents)
    }
    let given = field.attributes.key(for: side)?.path.flatMap {
      KeyLocation(path: $0, inside: parents)
    }
    return given ?? KeyLocation(key: computedKey(of: field), inside: parents)
  }

  /// The key of a field for which no attribute gives one.
  func computedKey(of field: FieldModel) -> String {
    let style = field.attributes.naming?.style ?? style
    let prefix = attribute.prefix?.value ?? ""
    return prefix + style.key(for: field.name) + (attribute.suffix?.value ?? "")
  }

  /// Whether the style has no part in the keys of the field.
  func hasKeyOfItsOwn(_ field: FieldModel) -> Bool {
    if !field.hasKey || field.attributes.naming != nil || field.attributes.ignoredSides == .both {
      return true
    }
    return [CodingSides.decode, .encode].filter(sides.contains).allSatisfy { side in
      field.attributes.key(for: side).map { $0.key != computedKey(of: field) } ?? false
    }
  }

  /// Where the key of a field is said.
  func keyOrigin(of field: FieldModel, for side: CodingSides) -> Syntax {
    if let entry = codingKeys?.entry(for: field) { return Syntax(entry.origin) }
    if let attribute = field.attributes.key(for: side) { return Syntax(attribute.origin) }
    return Syntax(field.origin.pattern)
  }
}
