import TranscodableJSON
import TranscodableSchema

/// The rules of a provider according to its documentation, independent of the library's profiles.
struct ProviderRules: Sendable {
  let name: String
  let profile: JSON.Schema.Profile
  /// Keywords that are rejected or have no effect.
  let refused: Set<String>
  var needsObject = false
  var closesObjects = false
  var requiresAll = false
  var hasTypeLists = true
  var hasReferences = true
  var hasRecursion = true
  var needsTypes = false
  /// Supported formats, or `nil` if unknown ones are harmless.
  var formats: Set<String>?
  var largestMinItems = Int.max
  /// Whether enums may contain only strings.
  var listsOnlyStrings = false
  var listsOnlyScalars = false
  var hasPlainPatterns = false
  var mergesReferences = false
  var budget = ProviderBudget()

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
      needsObject: true, closesObjects: true, requiresAll: true, needsTypes: true,
      formats: common, budget: .openAI),
    ProviderRules(
      name: "Anthropic", profile: .anthropic,
      refused: rare.union([
        "minLength", "maxLength", "minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum",
        "multipleOf", "maxItems", "prefixItems",
      ]),
      needsObject: true, closesObjects: true, hasTypeLists: false, hasRecursion: false,
      needsTypes: true, formats: common.union(["uri"]), largestMinItems: 1, listsOnlyScalars: true,
      hasPlainPatterns: true, mergesReferences: true, budget: .anthropic),
    ProviderRules(
      name: "Gemini", profile: .gemini,
      refused: rare.union(["allOf", "const", "pattern", "minLength", "maxLength", "default"])),
    ProviderRules(
      name: "Gemini's older field", profile: .geminiResponseSchema,
      refused: rare.union([
        "allOf", "const", "additionalProperties", "$ref", "$defs", "prefixItems", "default",
      ]),
      hasTypeLists: false, hasReferences: false, listsOnlyStrings: true),
  ]

  private static let common: Set<String> = [
    "date-time", "time", "date", "duration", "email", "hostname", "ipv4", "ipv6", "uuid",
  ]

  /// Returns the violations of the provider's rules.
  func problems(of schema: JSON) -> [String] {
    var problems: [String] = []
    if needsObject, schema["type"] != "object" { problems.append("the root isn't an object") }
    if needsObject, schema["anyOf"] != nil { problems.append("the root is a union") }
    visit(schema, at: "#", &problems)
    problems += budget.excess(in: schema).map { "the schema exceeds the limit of \($0)" }
    if !hasRecursion, isRecursive(schema) { problems.append("the schema is recursive") }
    return problems
  }

  private func visit(_ schema: JSON, at location: String, _ problems: inout [String]) {
    guard let members = schema.object else {
      if case .bool = schema {} else { problems.append("\(location) isn't a schema") }
      return
    }
    for (keyword, _) in members where refused.contains(keyword) {
      problems.append("\(location) has \(keyword)")
    }
    if members["type"] == "null", !hasReferences { problems.append("\(location) is null") }
    if members["$ref"] != nil, members.keys.count > 1 {
      problems.append("\(location) has siblings of $ref")
    }
    if members["type"]?.array != nil, !hasTypeLists {
      problems.append("\(location) has several types")
    }
    problems += wrongValues(in: members).map { "\(location) \($0)" }
    if let properties = members["properties"]?.object {
      if closesObjects, members["additionalProperties"] != false {
        problems.append("\(location) allows additional properties")
      }
      let required = Set(members["required"]?.array?.compactMap(\.string) ?? [])
      if requiresAll, required != Set(properties.keys) {
        problems.append("\(location) has optional properties")
      }
      for (key, value) in properties {
        visit(value, at: "\(location)/\(key)", &problems)
      }
    }
    for (name, value) in members["$defs"]?.object ?? [:] {
      visit(value, at: "#/$defs/\(name)", &problems)
    }
    if let items = members["items"] {
      visit(items, at: location + "/items", &problems)
    }
    if let values = members["additionalProperties"], values.bool == nil {
      visit(values, at: location + "/*", &problems)
    }
    for keyword in ["anyOf", "allOf", "prefixItems"] {
      for (index, part) in (members[keyword]?.array ?? []).enumerated() {
        visit(part, at: "\(location)/\(keyword)/\(index)", &problems)
      }
    }
  }

  /// Returns keywords with values that a provider doesn't support.
  private func wrongValues(in members: JSON.Object) -> [String] {
    var problems: [String] = []
    let isTyped = ["type", "anyOf", "allOf", "$ref"].contains { members[$0] != nil }
    if needsTypes, !isTyped { problems.append("has no type") }
    if let format = members["format"]?.string, let formats, !formats.contains(format) {
      problems.append("has the format \(format)")
    }
    if members["minItems"]?.int ?? 0 > largestMinItems { problems.append("has minItems") }
    let values = members["enum"]?.array ?? members["const"].map { [$0] } ?? []
    for value in values {
      if listsOnlyStrings, value.string == nil { problems.append("lists \(value)") }
      if listsOnlyScalars, value.array != nil || value.object != nil {
        problems.append("lists \(value)")
      }
      if members["type"] == "string", value.string == nil { problems.append("lists \(value)") }
    }
    let pattern = members["pattern"]?.string ?? ""
    if hasPlainPatterns, ["(?=", "(?!", "(?<", "\\b", "\\1"].contains(where: pattern.contains) {
      problems.append("has the pattern \(pattern)")
    }
    let parts = members["allOf"]?.array ?? []
    if mergesReferences, parts.contains(where: { $0["$ref"] != nil }) {
      problems.append("has a reference in allOf")
    }
    return problems
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
