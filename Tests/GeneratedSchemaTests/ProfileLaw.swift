import TranscodableJSON
import TranscodableSchema

/// What a provider accepts, as its documentation says it, and independent of what the profiles of the library know.
struct ProviderRules: Sendable {
  let name: String
  let profile: JSON.Schema.Profile
  /// Keywords that are refused, or do nothing.
  let refused: Set<String>
  var needsObject = false
  var closesObjects = false
  var requiresAll = false
  var hasTypeLists = true
  var hasReferences = true
  var hasRecursion = true
  var levels = Int.max

  private static let rare: Set<String> = [
    "not", "if", "then", "else", "dependentSchemas", "dependentRequired", "patternProperties",
    "propertyNames", "unevaluatedProperties", "unevaluatedItems", "contains", "minContains",
    "maxContains", "uniqueItems", "minProperties", "maxProperties", "contentSchema",
    "contentMediaType", "contentEncoding", "$anchor", "$dynamicRef", "deprecated", "oneOf",
  ]

  static let all: [ProviderRules] = [
    ProviderRules(
      name: "OpenAI", profile: .openAIStrict,
      refused: rare.union(["allOf", "minLength", "maxLength", "default", "prefixItems"]),
      needsObject: true, closesObjects: true, requiresAll: true, levels: 10),
    ProviderRules(
      name: "Anthropic", profile: .anthropic,
      refused: rare.union([
        "minLength", "maxLength", "minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum",
        "multipleOf", "maxItems", "prefixItems",
      ]),
      needsObject: true, closesObjects: true, hasTypeLists: false, hasRecursion: false),
    ProviderRules(
      name: "Gemini", profile: .gemini,
      refused: rare.union(["allOf", "const", "pattern", "minLength", "maxLength", "default"])),
    ProviderRules(
      name: "Gemini's older field", profile: .geminiResponseSchema,
      refused: rare.union([
        "allOf", "const", "additionalProperties", "$ref", "$defs", "prefixItems", "default",
      ]),
      hasTypeLists: false, hasReferences: false),
  ]

  /// What the provider would refuse.
  func problems(of schema: JSON) -> [String] {
    var problems: [String] = []
    if needsObject, schema["type"] != "object" { problems.append("the root is no object") }
    if needsObject, schema["anyOf"] != nil { problems.append("the root is a union") }
    visit(schema, at: "#", level: 0, &problems)
    if !hasRecursion, isRecursive(schema) { problems.append("a schema contains itself") }
    return problems
  }

  private func visit(_ schema: JSON, at place: String, level: Int, _ problems: inout [String]) {
    guard let members = schema.object else {
      if case .bool = schema {} else { problems.append("\(place) is no schema") }
      return
    }
    for (keyword, _) in members where refused.contains(keyword) {
      problems.append("\(place) has \(keyword)")
    }
    if members["$ref"] != nil, members.keys.count > 1 {
      problems.append("\(place) has siblings of $ref")
    }
    if members["type"]?.array != nil, !hasTypeLists {
      problems.append("\(place) has several types")
    }
    if level > levels { problems.append("\(place) is too deep") }
    if let properties = members["properties"]?.object {
      if closesObjects, members["additionalProperties"] != false {
        problems.append("\(place) is open")
      }
      let required = Set(members["required"]?.array?.compactMap(\.string) ?? [])
      if requiresAll, required != Set(properties.keys) {
        problems.append("\(place) has optional properties")
      }
      for (key, value) in properties {
        visit(value, at: "\(place)/\(key)", level: level + 1, &problems)
      }
    }
    for (name, value) in members["$defs"]?.object ?? [:] {
      visit(value, at: "#/$defs/\(name)", level: 0, &problems)
    }
    if let items = members["items"] {
      visit(items, at: place + "/items", level: level + 1, &problems)
    }
    if let values = members["additionalProperties"], values.bool == nil {
      visit(values, at: place + "/*", level: level + 1, &problems)
    }
    for keyword in ["anyOf", "allOf", "prefixItems"] {
      for (index, part) in (members[keyword]?.array ?? []).enumerated() {
        visit(part, at: "\(place)/\(keyword)/\(index)", level: level, &problems)
      }
    }
  }

  private func isRecursive(_ schema: JSON) -> Bool {
    let definitions = schema["$defs"]?.object ?? [:]
    func leads(from value: JSON, to name: String, _ seen: inout Set<String>) -> Bool {
      if let reference = value["$ref"]?.string {
        if reference == "#" { return true }
        let target = String(reference.dropFirst(8))
        if target == name { return true }
        guard seen.insert(target).inserted else { return false }
        return leads(from: definitions[target] ?? nil, to: name, &seen)
      }
      let inside = value.array ?? value.object?.values ?? []
      return inside.contains { leads(from: $0, to: name, &seen) }
    }
    return definitions.contains { name, value in
      var seen: Set<String> = []
      return leads(from: value, to: name, &seen)
    }
  }
}
