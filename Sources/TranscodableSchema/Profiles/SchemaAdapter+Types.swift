internal import TranscodableJSON

// What generated schemas say for documents of all kinds, and a model need not know.
extension SchemaAdapter {
  /// A schema without the bounds of integers of 64 bits, and without keys that are read for another one.
  mutating func withoutWhatOnlyDecodersNeed(
    _ members: JSON.Object, at pointer: JSON.Pointer
  ) -> JSON.Object {
    var members = members
    for keyword in ["minimum", "maximum"] {
      guard let bound = members[keyword]?.number, Self.bounds.contains(bound.text) else { continue }
      members[keyword] = nil
      rewrite(pointer.appending(keyword), "the bound of the type is left out")
    }
    guard let properties = members["properties"]?.object else { return members }
    let kept = properties.filter { $0.value["deprecated"] != true }
    guard kept.count < properties.count else { return members }
    rewrite(pointer.appending("properties"), "keys that are read for others are left out")
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

  /// Whether one of several keys has to be there.
  private static func requiresSomething(_ schema: JSON) -> Bool {
    schema["required"] != nil || schema["else"].map(requiresSomething) ?? false
  }

  private static let bounds: Set<String> = [
    "\(Int64.min)", "\(Int64.max)", "\(UInt64.max)",
  ]
}
