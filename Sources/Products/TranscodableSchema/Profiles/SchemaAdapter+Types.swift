internal import TranscodableJSON

// Simplifies generated schemas by removing details that a language model doesn't need.
extension SchemaAdapter {
  mutating func removingDecodingDetails(
    _ members: JSON.Object, at pointer: JSON.Pointer
  ) -> JSON.Object {
    var members = members
    for keyword in ["minimum", "maximum"] {
      guard let bound = members[keyword]?.number, Self.bounds.contains(bound.text) else { continue }
      members[keyword] = nil
      rewrite(pointer.appending(keyword), "the bound of the type was removed")
    }
    if let parts = members["allOf"]?.array {
      let kept = parts.filter { !Self.isExclusion($0) }
      if kept.count < parts.count {
        rewrite(
          pointer.appending("allOf"), "the rule that an object has the key of one case was removed")
        members["allOf"] = kept.isEmpty ? nil : .array(kept)
      }
    }
    guard let properties = members["properties"]?.object else { return members }
    let kept = properties.filter { $0.value["deprecated"] != true }
    guard kept.count < properties.count else { return members }
    rewrite(pointer.appending("properties"), "aliases were removed")
    members["properties"] = .object(JSON.Object(kept))
    var required = members["required"]?.array ?? []
    let parts = (members["allOf"]?.array ?? []).filter { part in
      guard let key = part["if"]?["required"]?[0], part["then"] == nil, let other = part["else"]
      else { return true }
      if Self.requiresSomething(other), !required.contains(key) { required.append(key) }
      return false
    }
    members["allOf"] = parts.isEmpty ? nil : .array(parts)
    members["required"] = required.isEmpty ? nil : .array(required)
    return members
  }

  // MARK: - Types

  mutating func addingType(_ members: JSON.Object, at pointer: JSON.Pointer) -> JSON.Object {
    guard !["type", "$ref", "anyOf", "allOf", "oneOf"].contains(where: { members[$0] != nil })
    else { return members }
    var types: [JSON] = []
    if let values = members["enum"]?.array ?? members["const"].map({ [$0] }) {
      for type in values.map(Self.type) where !types.contains(type) { types.append(type) }
      if types == ["integer", "number"] || types == ["number", "integer"] { types = ["number"] }
      if types.count != 1, !profile.needsTypes { return members }
    } else if profile.needsTypes {
      lose(pointer, "arrays and objects")
      types = ["string", "number", "boolean", "null"]
    } else {
      return members
    }
    return JSON.Object(
      [(key: "type", value: types.count == 1 ? types[0] : .array(types))] + members)
  }

  private static func type(of value: JSON) -> JSON {
    switch value {
    case .null: "null"
    case .bool: "boolean"
    case .number(let number): number.int == nil ? "number" : "integer"
    case .string: "string"
    case .array: "array"
    case .object: "object"
    }
  }

  private static func isExclusion(_ part: JSON) -> Bool {
    guard part["if"] == ["type": "object"], let choices = part["then"]?["oneOf"]?.array else {
      return false
    }
    return part["else"] == nil
      && choices.allSatisfy { $0.object?.keys == ["required"] || $0.object?.keys == ["not"] }
  }

  private static func requiresSomething(_ schema: JSON) -> Bool {
    schema["required"] != nil || schema["else"].map(requiresSomething) ?? false
  }

  private static let bounds: Set<String> = [
    "\(Int64.min)", "\(Int64.max)", "\(UInt64.max)",
  ]
}
