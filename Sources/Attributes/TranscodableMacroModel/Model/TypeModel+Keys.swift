import SwiftSyntax
import TranscodableNames

extension TypeModel {
  var style: CodingKeyStyle { attribute.keys?.value ?? .useNames }

  /// All fields with keys, or only those in a hand-written `CodingKeys`.
  ///
  /// There are none if the type is always converted to another type.
  var codedFields: [FieldModel] {
    guard !isConverted else { return [] }
    let fields = fields.filter(\.hasKey)
    guard let codingKeys, !codingKeys.isOpaque else { return fields }
    return fields.filter { codingKeys.entry(for: $0) != nil }
  }

  func codedFields(for side: CodingSides) -> [FieldModel] {
    codedFields.filter { !$0.attributes.ignoredSides.contains(side) }
  }

  func membersInOrder(for side: CodingSides) -> [FieldModel] {
    let coded = Set(codedFields(for: side).map(\.name))
    return fields.filter { field in
      coded.contains(field.name)
        || field.isFlattened && !field.attributes.ignoredSides.contains(side)
    }
  }

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

  func computedKey(of field: FieldModel) -> String {
    let style = field.attributes.naming?.style ?? style
    let prefix = attribute.prefix?.value ?? ""
    return prefix + style.key(for: field.name) + (attribute.suffix?.value ?? "")
  }

  func hasKeyOfItsOwn(_ field: FieldModel) -> Bool {
    if !field.hasKey || field.attributes.naming != nil || field.attributes.ignoredSides == .both {
      return true
    }
    return [CodingSides.decode, .encode].filter(sides.contains).allSatisfy { side in
      field.attributes.key(for: side).map { $0.key != computedKey(of: field) } ?? false
    }
  }

  func keyOrigin(of field: FieldModel, for side: CodingSides) -> Syntax {
    if let entry = codingKeys?.entry(for: field) { return Syntax(entry.origin) }
    if let attribute = field.attributes.key(for: side) { return Syntax(attribute.origin) }
    return Syntax(field.origin.pattern)
  }
}
