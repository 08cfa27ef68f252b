internal import TranscodableJSON

struct SchemaReader {
  var node: SchemaNode
  let dialect: SchemaDialect
  let assertsFormats: Bool

  mutating func readAssertions(_ members: JSON.Object) throws(JSON.SchemaError) {
    if dialect.vocabularies.contains(.applicator), let map = members["dependencies"]?.object {
      for (key, value) in map {
        if let keys = value.array {
          node.dependentRequired.append((key, keys.compactMap(\.string)))
        }
      }
    }
    if dialect.vocabularies.contains(.validation) {
      readValues(members)
      try readNumbers(members)
      try readStrings(members)
      readContainers(members)
    }
    readFormat(members)
    readAnnotations(members)
  }

  private mutating func readValues(_ members: JSON.Object) {
    if let type = members["type"] { node.kinds = KindSet(type: type) }
    if let list = members["enum"]?.array { node.values = SchemaValues(list) }
    if let value = members["const"] { node.constant = SchemaValues([value]) }
  }

  private mutating func readNumbers(_ members: JSON.Object) throws(JSON.SchemaError) {
    for keyword in NumberRule.Keyword.allCases {
      guard let limit = members[keyword.rawValue]?.number else { continue }
      guard let rule = NumberRule(keyword, limit) else {
        throw JSON.SchemaError(
          "a divisor must have at most 18 significant digits", at: node.location + "/multipleOf")
      }
      node.numberRules.append(rule)
    }
  }

  private mutating func readStrings(_ members: JSON.Object) throws(JSON.SchemaError) {
    node.minLength = Self.count(members["minLength"], 0)
    node.maxLength = Self.count(members["maxLength"], .max)
    if let text = members["pattern"]?.string {
      node.pattern = try Self.pattern(text, at: node.location + "/pattern")
    }
  }

  private mutating func readContainers(_ members: JSON.Object) {
    node.required = members["required"]?.array?.compactMap(\.string) ?? []
    node.minProperties = Self.count(members["minProperties"], 0)
    node.maxProperties = Self.count(members["maxProperties"], .max)
    node.minItems = Self.count(members["minItems"], 0)
    node.maxItems = Self.count(members["maxItems"], .max)
    node.hasUniqueItems = members["uniqueItems"] == true
    guard dialect.generation == .draft2020 else { return }
    node.minContains = Self.count(members["minContains"], 1)
    node.maxContains = Self.count(members["maxContains"], .max)
    for (key, keys) in members["dependentRequired"]?.object ?? [:] {
      node.dependentRequired.append((key, keys.array?.compactMap(\.string) ?? []))
    }
  }

  private mutating func readFormat(_ members: JSON.Object) {
    let isAsserted = assertsFormats && dialect.vocabularies.contains(.formatAnnotation)
    guard isAsserted || dialect.vocabularies.contains(.formatAssertion),
      let name = members["format"]?.string
    else { return }
    node.format = SchemaFormat(rawValue: name)
  }

  private static let silent: Set<String> = [
    "$schema", "$id", "$anchor", "$dynamicAnchor", "$ref", "$dynamicRef", "$vocabulary", "$defs",
    "$comment", "definitions", "type", "enum", "const", "minimum", "maximum", "exclusiveMinimum",
    "exclusiveMaximum", "multipleOf", "minLength", "maxLength", "pattern", "required",
    "minProperties", "maxProperties", "minItems", "maxItems", "uniqueItems", "minContains",
    "maxContains", "dependentRequired", "properties", "patternProperties", "additionalProperties",
    "propertyNames", "dependentSchemas", "dependencies", "prefixItems", "items", "contains",
    "allOf",
    "anyOf", "oneOf", "not", "if", "then", "else", "unevaluatedProperties", "unevaluatedItems",
  ]

  private mutating func readAnnotations(_ members: JSON.Object) {
    for (keyword, value) in members where !Self.silent.contains(keyword) {
      if keyword == "contentSchema", members["contentMediaType"] == nil { continue }
      node.annotations.append((keyword, value))
    }
  }

  private static func count(_ json: JSON?, _ preset: Int) -> Int {
    guard let number = json?.number else { return preset }
    return number.int ?? (number.double < 0 ? 0 : .max)
  }

  static func pattern(_ text: String, at location: String) throws(JSON.SchemaError) -> Pattern {
    do throws(PatternError) {
      return try Pattern(text)
    } catch {
      throw JSON.SchemaError("the pattern '\(text)' is invalid: \(error.message)", at: location)
    }
  }
}
