internal import TranscodableJSON

struct SchemaDocument {
  /// Keywords that determine the Swift type of a value, rather than only constraining it.
  private static let structural = [
    "additionalProperties", "allOf", "anyOf", "const", "enum", "items", "oneOf",
    "patternProperties", "prefixItems", "properties", "required", "type",
  ]
  private static let own: Set<String> = [
    "$anchor", "$defs", "$dynamicAnchor", "$id", "$schema", "definitions", "id", "title",
  ]

  let root: JSON
  /// Whether keywords next to a reference are ignored, as in draft 7 and earlier.
  private let ignoresSiblings: Bool
  private var anchors: [String: JSON] = [:]

  init(_ root: JSON) {
    self.root = root
    ignoresSiblings = root["$schema"]?.string?.contains("/draft-0") ?? false
    collectAnchors(root)
  }

  private mutating func collectAnchors(_ value: JSON) {
    for part in value.array ?? value.object?.values ?? [] { collectAnchors(part) }
    if let name = value["$anchor"]?.string { anchors["#" + name] = value }
  }

  func resolved(_ reference: String) -> JSON? {
    if let part = anchors[reference] { return part }
    guard reference.hasPrefix("#"), let pointer = try? JSON.Pointer(fragment: reference) else {
      return nil
    }
    return root[pointer]
  }

  /// Returns the reference in a schema if no other keyword affects the type.
  func reference(_ schema: JSON) -> String? {
    if let reference = schema["$ref"]?.string {
      return ignoresSiblings || !Self.isStructural(schema) ? reference : nil
    }
    guard let parts = schema["allOf"]?.array, parts.count == 1,
      Self.structural.allSatisfy({ $0 == "allOf" || schema[$0] == nil })
    else { return nil }
    return reference(parts[0])
  }

  private static func isStructural(_ schema: JSON) -> Bool {
    structural.contains { schema[$0] != nil }
  }

  /// Merges a schema with the targets of its references and the schemas in `allOf`.
  ///
  /// If the schemas can't be combined exactly, the result is less strict.
  func flattened(_ schema: JSON, depth: Int = 0) -> JSON.Object {
    guard var result = schema.object, depth < 16 else { return JSON.Object() }
    var parts = result["allOf"]?.array ?? []
    result["allOf"] = nil
    if let reference = result["$ref"]?.string {
      if ignoresSiblings {
        let kept = ["default", "description", "title"].map { ($0, result[$0]) }
        (result, parts) = (JSON.Object(), [])
        for (key, value) in kept { result[key] = value }
      }
      result["$ref"] = nil
      if let target = resolved(reference) { parts.insert(target, at: 0) }
    }
    var unexpressed: [JSON] = []
    for part in parts {
      for (key, value) in flattened(part, depth: depth + 1) where !Self.own.contains(key) {
        guard let mine = result[key], mine != value else {
          result[key] = value
          continue
        }
        if let both = Self.combined(key, mine, value) {
          result[key] = both
        } else if !["default", "description"].contains(key) {
          unexpressed.append([key: value])
        }
      }
    }
    if !unexpressed.isEmpty { result["allOf"] = .array(unexpressed) }
    return result
  }

  private static func combined(_ key: String, _ mine: JSON, _ other: JSON) -> JSON? {
    switch (key, mine, other) {
    case ("required", .array(let mine), .array(let other)): .array(mine + other)
    case ("enum", .array(let mine), .array(let other)): .array(mine.filter(other.contains))
    case ("properties", .object(let mine), .object(let other)),
      ("patternProperties", .object(let mine), .object(let other)):
      .object(mine.merging(other) { $0 == $1 ? $0 : ["allOf": [$0, $1]] })
    case ("items", .object, .object): ["allOf": [mine, other]]
    case ("additionalProperties", .bool(false), _), ("additionalProperties", _, .bool(true)): mine
    case ("additionalProperties", _, .bool(false)), ("additionalProperties", .bool(true), _): other
    case ("type", _, _): combined(types: mine, other)
    case (_, .number(let left), .number(let right)) where key.hasPrefix("m") || key.hasPrefix("e"):
      bound(key, left, right).map { .number($0) }
    default: nil
    }
  }

  private static func bound(
    _ key: String, _ left: JSON.Number, _ right: JSON.Number
  ) -> JSON.Number? {
    if key == "multipleOf" { return nil }
    let isLower = key.hasPrefix("min") || key == "exclusiveMinimum"
    return (left.double > right.double) == isLower ? left : right
  }

  private static func combined(types mine: JSON, _ other: JSON) -> JSON? {
    let mine = mine.array ?? [mine]
    let other = other.array ?? [other]
    let both = mine.filter { type in
      other.contains(type) || type == "integer" && other.contains("number")
    }
    let integer = mine.contains("number") && other.contains("integer") && !both.contains("number")
    let all = integer && !both.contains("integer") ? both + ["integer"] : both
    return all.isEmpty ? nil : .array(all)
  }
}
