internal import TranscodableJSON

struct SchemaAdapter {
  let profile: JSON.Schema.Profile
  let root: JSON
  private let recursion: SchemaRecursion
  private(set) var changes: [JSON.Schema.Adaptation.Change] = []
  /// The nesting depth of the current schema.
  ///
  /// The depth is limited, because every level uses stack space.
  private var depth = 0
  private static let maximumDepth = 64
  private(set) var following: Set<String> = []
  private var inlinedSize = 0
  private static let maximumInlinedSize = 200_000

  init(_ profile: JSON.Schema.Profile, root: JSON) throws(JSON.SchemaError) {
    self.profile = profile
    var references = try SchemaReferences(root)
    references.rewrite()
    self.root = references.root
    changes = references.changes
    recursion = SchemaRecursion(references.root)
  }

  mutating func rewrite(_ pointer: JSON.Pointer, _ message: String) {
    changes.append(.init(pointer: pointer, kind: .rewritten, message: message))
  }

  mutating func lose(_ pointer: JSON.Pointer, _ message: String) {
    changes.append(.init(pointer: pointer, kind: .lost, message: message))
  }

  mutating func adapt() throws(JSON.SchemaError) -> JSON {
    var start = root
    // Providers don't accept a reference as the root.
    if root["$ref"] != nil {
      rewrite([], "the root reference was replaced by its target")
      var merged: Set<String> = []
      start = .object(resolved(root, at: [], &merged))
    }
    var result = adapt(start, at: [])
    if inlinedSize > Self.maximumInlinedSize {
      throw JSON.SchemaError(
        "\(profile.name) requires references to be replaced by their targets, which makes the schema too large",
        at: "#")
    }
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
    if !following.isEmpty {
      inlinedSize += written.values.reduce(1) { $0 + Self.size(of: $1) }
      if inlinedSize > Self.maximumInlinedSize { return [:] }
    }
    if let reference = written["$ref"]?.string {
      return adapt(reference: reference, written, at: pointer)
    }
    let outer = following
    defer { following = outer }
    var merged: Set<String> = []
    var members = unfolded(written, at: pointer, &merged)
    following.formUnion(merged)
    var notes: [String] = []
    var result = JSON.Object()
    // The list of required properties depends on the adapted properties, so both are computed
    // together.
    let object = adaptObject(&members, at: pointer)
    for (keyword, value) in members {
      // A change is reported at its location in the original schema, where the keyword may have a
      // different name.
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

  private static func size(of value: JSON) -> Int {
    switch value {
    case .string(let text): 1 + text.utf8.count / 16
    case .array(let elements): 1 + elements.count
    default: 1
    }
  }

  private mutating func adapt(
    _ keyword: String, _ value: JSON, at pointer: JSON.Pointer, _ notes: inout [String]
  ) -> JSON? {
    switch keyword {
    case "$defs", "definitions":
      // `SchemaReferences` has already copied the nested definitions to the root, so they are
      // dropped here.
      guard profile.references != .inlined, pointer.tokens.count == 1 else { return nil }
      let outer = following
      following = []
      defer { following = outer }
      let definitions = (value.object ?? [:]).map { name, schema in
        (key: name, value: adapt(schema, at: pointer.appending(name)))
      }
      return .object(JSON.Object(definitions))
    case "items" where value.array == nil: return adapt(value, at: pointer)
    case "items": break
    case "anyOf", "allOf", "prefixItems":
      guard profile.keywords.contains(keyword) else { break }
      let list = (value.array ?? []).enumerated().map { adapt($1, at: pointer.appending($0)) }
      return .array(list)
    case "$schema", "$id", "$anchor", "$dynamicAnchor", "$comment": return nil
    case "examples", "deprecated", "readOnly", "writeOnly":
      rewrite(pointer, "the annotation \(keyword) was removed")
      return nil
    case "default" where !profile.keywords.contains("default"):
      notes.append("default: \(value)")
      rewrite(pointer, "the default value was moved to the description")
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

  func isFollowing(_ reference: String) -> Bool {
    following.contains(reference) && recursion.recursive.contains(reference)
  }

  private mutating func adapt(
    reference: String, _ members: JSON.Object, at pointer: JSON.Pointer
  ) -> JSON {
    let rules = members.filter { !Self.isAnnotation($0.key) && $0.key != "$ref" }
    let isRecursive = isFollowing(reference)
    if !rules.isEmpty {
      guard isRecursive else { return adapt(reference: reference, withRules: members, at: pointer) }
      for (keyword, value) in rules {
        lose(pointer.appending(keyword), "the rule \(keyword): \(value.description.prefix(60))")
      }
    }
    var kept = members.filter { ["description", "title"].contains($0.key) }
    for keyword in members.keys
    where Self.isAnnotation(keyword) && kept[keyword] == nil && !keyword.hasPrefix("$") {
      rewrite(pointer.appending(keyword), "the annotation \(keyword) was removed")
    }
    switch profile.references {
    case .kept:
      if kept.isEmpty { return ["$ref": .string(reference)] }
      var result: JSON.Object = ["anyOf": [["$ref": .string(reference)]]]
      for (key, value) in kept { result[key] = value }
      return .object(result)
    case .keptWithoutRecursion where !isRecursive && !recursion.recursive.contains(reference):
      for keyword in kept.keys {
        rewrite(pointer.appending(keyword), "the \(keyword) next to a reference was removed")
      }
      return ["$ref": .string(reference)]
    case .keptWithoutRecursion, .inlined:
      guard !isRecursive, let target = target(reference) else {
        lose(pointer, "the contents of a recursive value")
        return cut(reference)
      }
      following.insert(reference)
      defer { following.remove(reference) }
      if profile.references == .inlined {
        rewrite(pointer, "a reference was replaced by its target")
      }
      kept.merge(target.object ?? [:]) { own, _ in own }
      return adapt(.object(kept), at: pointer)
    }
  }

  private mutating func adapt(
    reference: String, withRules members: JSON.Object, at pointer: JSON.Pointer
  ) -> JSON {
    let outer = following
    defer { following = outer }
    rewrite(pointer, "a reference with other rules was replaced by its target")
    var merged: Set<String> = []
    let whole = resolved(.object(members), at: pointer, &merged)
    following.formUnion(merged)
    return adapt(.object(whole), at: pointer)
  }

  private mutating func resolved(
    _ schema: JSON, at pointer: JSON.Pointer, _ merged: inout Set<String>
  ) -> JSON.Object {
    var members = schema.object ?? [:]
    let reference = members["$ref"]
    members["$ref"] = nil
    guard let reference else { return members }
    merge(["$ref": reference], into: &members, at: pointer, &merged)
    return members
  }

  private static func isAnnotation(_ keyword: String) -> Bool {
    switch keyword {
    case "description", "title", "default", "examples", "deprecated", "readOnly", "writeOnly": true
    case "$comment", "$schema", "$id", "$anchor", "$dynamicAnchor", "$defs", "definitions": true
    default: false
    }
  }

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
