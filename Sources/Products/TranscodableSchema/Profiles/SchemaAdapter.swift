internal import TranscodableJSON

struct SchemaAdapter {
  let profile: JSON.Schema.Profile
  let root: JSON
  private let recursion: SchemaRecursion
  private(set) var changes: [JSON.Schema.Adaptation.Change] = []
  /// The number of enclosing schemas, which is limited because each one uses stack space.
  private var depth = 0
  private static let maximumDepth = 64
  /// The references that led to the current schema.
  var following: [String] = []

  init(_ profile: JSON.Schema.Profile, root: JSON) {
    self.profile = profile
    self.root = root
    recursion = SchemaRecursion(root)
  }

  mutating func rewrite(_ pointer: JSON.Pointer, _ message: String) {
    changes.append(.init(pointer: pointer, kind: .rewritten, message: message))
  }

  mutating func lose(_ pointer: JSON.Pointer, _ message: String) {
    changes.append(.init(pointer: pointer, kind: .lost, message: message))
  }

  mutating func adapt() throws(JSON.SchemaError) -> JSON {
    var start = root
    // Providers require the root itself to be an object.
    if profile.needsObject, let reference = root["$ref"]?.string, let target = target(reference),
      var members = target.object
    {
      rewrite([], "the root reference was replaced by its target")
      members["$defs"] = root["$defs"]
      start = .object(members)
    }
    var result = adapt(start, at: [])
    if profile.needsObject, result["type"] != "object" {
      throw JSON.SchemaError(
        "\(profile.name) requires an object at the root, not an array, a scalar or a union",
        at: "#")
    }
    if profile.references == .keptWithoutRecursion { result = droppingUnused(result) }
    return result
  }

  func target(_ reference: String) -> JSON? {
    guard let pointer = try? JSON.Pointer(fragment: reference) else { return nil }
    return root[pointer]
  }

  // MARK: - One schema

  mutating func adapt(_ schema: JSON, at pointer: JSON.Pointer) -> JSON {
    depth += 1
    defer { depth -= 1 }
    if depth > Self.maximumDepth {
      lose(pointer, "everything below \(Self.maximumDepth) levels")
      return [:]
    }
    guard let written = schema.object else {
      if schema == false { lose(pointer, "the rule that no value is allowed") }
      return [:]
    }
    if let reference = written["$ref"]?.string {
      return adapt(reference: reference, written, at: pointer)
    }
    var members = unfolded(written, at: pointer)
    var notes: [String] = []
    var result = JSON.Object()
    // The required properties depend on the adapted properties.
    let object = adaptObject(&members, at: pointer)
    for (keyword, value) in members {
      // Locations refer to the original schema, in which the keyword may have a different name.
      let old = ["anyOf": "oneOf", "enum": "const"][keyword]
      let name = written[keyword] == nil && old.map { written[$0] != nil } == true ? old : nil
      if let kept = adapt(keyword, value, at: pointer.appending(name ?? keyword), &notes) {
        result[keyword] = kept
      }
    }
    for (keyword, value) in object ?? [:] { result[keyword] = value }
    if !notes.isEmpty {
      let text = "{\(notes.joined(separator: ", "))}"
      let before = result["description"]?.string.map { $0 + "\n\n" } ?? ""
      result["description"] = .string(before + text)
    }
    return rewritingNull(.object(addingType(result, at: pointer)), at: pointer)
  }

  /// Returns the adapted value of a keyword, or `nil` if the keyword is dropped.
  private mutating func adapt(
    _ keyword: String, _ value: JSON, at pointer: JSON.Pointer, _ notes: inout [String]
  ) -> JSON? {
    switch keyword {
    case "$defs", "definitions":
      guard profile.references != .inlined else { return nil }
      let definitions = (value.object ?? [:]).map { name, schema in
        (key: name, value: adapt(schema, at: pointer.appending(name)))
      }
      return .object(JSON.Object(definitions))
    case "items" where value.array == nil: return adapt(value, at: pointer)
    case "anyOf", "allOf", "prefixItems":
      guard profile.keywords.contains(keyword) else { break }
      let list = (value.array ?? []).enumerated().map { adapt($1, at: pointer.appending($0)) }
      return .array(list)
    case "$schema", "$id", "$comment", "examples", "deprecated", "readOnly", "writeOnly":
      return nil
    case "default" where !profile.keywords.contains("default"):
      rewrite(pointer, "the default value was removed")
      return nil
    case "enum", "const", "pattern":
      if profile.keywords.contains(keyword), profile.accepts(keyword, value) { return value }
    case "format":
      if let name = value.string, profile.formats.contains(name) { return value }
    case "minItems":
      let isSmall = value.int.map { $0 <= profile.maximumMinItems ?? .max } ?? false
      if isSmall, profile.keywords.contains(keyword) { return value }
    default: if profile.keywords.contains(keyword) { return value }
    }
    notes.append("\(keyword): \(value)")
    lose(pointer, "the rule \(keyword): \(value.description.prefix(60))")
    return nil
  }

  // MARK: - References

  private mutating func adapt(
    reference: String, _ members: JSON.Object, at pointer: JSON.Pointer
  ) -> JSON {
    let isRecursive = following.contains(reference)
    switch profile.references {
    case .kept:
      var siblings = members
      siblings["$ref"] = nil
      let kept = siblings.filter { ["description", "title"].contains($0.key) }
      if kept.isEmpty { return ["$ref": .string(reference)] }
      var result: JSON.Object = ["anyOf": [["$ref": .string(reference)]]]
      for (key, value) in kept { result[key] = value }
      return .object(result)
    case .keptWithoutRecursion where !isRecursive && !recursion.recursive.contains(reference):
      return ["$ref": .string(reference)]
    case .keptWithoutRecursion, .inlined:
      guard !isRecursive, let target = target(reference) else {
        lose(pointer, "the contents of a recursive value")
        return cut(reference)
      }
      following.append(reference)
      defer { following.removeLast() }
      if profile.references == .inlined {
        rewrite(pointer, "a reference was replaced by its target")
      }
      var inlined = target.object ?? [:]
      if let text = members["description"] { inlined["description"] = text }
      return adapt(.object(inlined), at: pointer)
    }
  }

  /// Returns the replacement for a recursive reference.
  private func cut(_ reference: String) -> JSON {
    let note: JSON = .string("{as in \(reference)}")
    guard profile.closesObjects, target(reference)?["type"] == "object" else {
      return ["description": note]
    }
    return [
      "type": "object", "properties": [:], "additionalProperties": false, "description": note,
    ]
  }

  private func droppingUnused(_ schema: JSON) -> JSON {
    guard var members = schema.object, let definitions = members["$defs"]?.object else {
      return schema
    }
    var used: Set<String> = []
    members["$defs"] = nil
    var pending: [JSON] = [.object(members)]
    while let value = pending.popLast() {
      if let reference = value["$ref"]?.string, reference.hasPrefix("#/$defs/") {
        let name = String(reference.dropFirst(8))
        if used.insert(name).inserted, let target = definitions[name] { pending.append(target) }
      }
      pending += value.object?.values ?? value.array ?? []
    }
    let kept = definitions.filter { used.contains($0.key) }
    if !kept.isEmpty { members["$defs"] = .object(JSON.Object(kept)) }
    return .object(members)
  }
}
