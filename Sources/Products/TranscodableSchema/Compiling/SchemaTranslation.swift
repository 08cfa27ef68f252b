internal import TranscodableJSON

/// Translates a schema of draft 4, draft 6 or 2019-09 to the nearest supported dialect.
///
/// Draft 4 and draft 6 become draft 7, without the keywords that were added later. 2019-09 becomes
/// 2020-12.
struct SchemaTranslation {
  private enum Draft: String {
    case draft4 = "http://json-schema.org/draft-04/schema"
    case draft6 = "http://json-schema.org/draft-06/schema"
    case draft2019 = "https://json-schema.org/draft/2019-09/schema"

    var target: SchemaDialect { self == .draft2019 ? .draft2020 : .draft7 }

    /// Keywords that the draft doesn't have.
    var missing: Set<String> {
      switch self {
      case .draft4: ["const", "contains", "propertyNames", "if", "then", "else", "$id"]
      case .draft6: ["if", "then", "else"]
      case .draft2019: ["prefixItems"]
      }
    }
  }

  /// Deeper schemas aren't translated.
  private static let maximumDepth = 512
  private static let maps: Set<String> = [
    "$defs", "definitions", "dependencies", "dependentSchemas", "patternProperties", "properties",
  ]
  private static let data: Set<String> = ["const", "default", "enum", "examples"]

  private let draft: Draft
  private let isRecursive: Bool

  static func translated(_ schema: JSON) -> JSON {
    guard let uri = schema["$schema"]?.string,
      let draft = Draft(rawValue: SchemaRegistry.normalized(uri))
    else { return schema }
    let translation = SchemaTranslation(
      draft: draft, isRecursive: schema["$recursiveAnchor"] == true)
    guard case .object(var members) = translation.schema(schema, 0, in: schema) else {
      return schema
    }
    members["$schema"] = JSON(draft.target.metaschema)
    return .object(members)
  }

  /// Translates a schema in a resource, which references in the schema refer to.
  private func schema(_ value: JSON, _ depth: Int, in resource: JSON) -> JSON {
    guard depth < Self.maximumDepth else { return value }
    switch value {
    case .array(let parts): return .array(parts.map { schema($0, depth + 1, in: resource) })
    case .object(let members):
      let resource = members["$id"]?.string == nil ? resource : value
      var result = JSON.Object()
      for (key, value) in members where !draft.missing.contains(key) {
        let name = renamed(key, members)
        if Self.maps.contains(key), case .object(let parts) = value {
          result[name] = .object(
            JSON.Object(
              parts.map { (key: $0.key, value: schema($0.value, depth + 1, in: resource)) }))
        } else if key == "$ref", let reference = value.string {
          result[name] = JSON(self.reference(reference, in: resource))
        } else {
          result[name] = Self.data.contains(key) ? value : schema(value, depth + 1, in: resource)
        }
      }
      if draft == .draft4 { Self.makeBoundsNumbers(in: &result) }
      if draft == .draft2019 { replaceRecursion(in: &result) }
      return .object(result)
    default: return value
    }
  }

  /// Returns a reference with the new names of the keywords in its pointer, as in `#/items/0`.
  private func reference(_ text: String, in resource: JSON) -> String {
    guard draft == .draft2019, text.hasPrefix("#/"),
      let tokens = try? JSON.Pointer(fragment: text).tokens
    else { return text }
    var words = text.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    var (value, isMap) = (resource, false)
    for (index, token) in tokens.enumerated() {
      if case .object(let members) = value, !isMap {
        let name = renamed(token, members)
        if name != token { words[index + 1] = name }
        isMap = Self.maps.contains(token)
      } else {
        isMap = false
      }
      guard let part = value[JSON.Pointer(tokens: [token])] else { return text }
      value = part
    }
    return words.joined(separator: "/")
  }

  private func renamed(_ key: String, _ members: JSON.Object) -> String {
    let hasList = members["items"]?.array != nil
    return switch (draft, key) {
    case (.draft4, "id") where members["id"]?.string != nil: "$id"
    case (.draft2019, "items") where hasList: "prefixItems"
    case (.draft2019, "additionalItems"): hasList ? "items" : key
    default: key
    }
  }

  /// In draft 4, an exclusive bound is a Boolean beside the bound.
  private static func makeBoundsNumbers(in members: inout JSON.Object) {
    for (bound, flag) in [
      ("minimum", "exclusiveMinimum"), ("maximum", "exclusiveMaximum"),
    ] where members[flag]?.bool != nil {
      let isExclusive = members[flag] == true
      members[flag] = isExclusive ? members[bound] : nil
      if isExclusive { members[bound] = nil }
    }
  }

  private func replaceRecursion(in members: inout JSON.Object) {
    if members["$recursiveAnchor"] == true { members["$dynamicAnchor"] = "recursion" }
    if members["$recursiveRef"] != nil {
      members[isRecursive ? "$dynamicRef" : "$ref"] = isRecursive ? "#recursion" : "#"
    }
    members["$recursiveAnchor"] = nil
    members["$recursiveRef"] = nil
  }
}
