internal import TranscodableJSON

struct SchemaFacts {
  private static let rules = [
    "minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "minLength", "maxLength",
    "pattern", "minItems", "maxItems", "minProperties", "maxProperties", "enum", "const", "default",
  ]

  let object: JSON.Object

  init(_ object: JSON.Object) { self.object = object }

  var title: String? {
    guard let title = object["title"]?.string, title.count < 40 else { return nil }
    return title
  }

  var description: String? { object["description"]?.string }

  // MARK: - Objects

  var properties: JSON.Object { object["properties"]?.object ?? JSON.Object() }

  var required: Set<String> { Set(requiredKeys) }

  private var requiredKeys: [String] { (object["required"]?.array ?? []).compactMap(\.string) }

  var keys: [String] {
    let named = properties.filter { $0.value.bool != false }.map(\.key)
    var seen = Set(named)
    return named + requiredKeys.filter { seen.insert($0).inserted }
  }

  /// The keys that are explicitly disallowed in an object that accepts unknown keys.
  var refusedKeys: [String] {
    isClosed ? [] : properties.filter { $0.value.bool == false }.map(\.key)
  }

  func property(_ key: String) -> JSON {
    if let schema = properties[key] { return schema }
    return object["patternProperties"] == nil ? object["additionalProperties"] ?? true : true
  }

  var values: [JSON] {
    let patterns = object["patternProperties"]?.object?.values ?? []
    return SchemaFacts.possible(patterns + [object["additionalProperties"] ?? true])
  }

  var isClosed: Bool {
    object["additionalProperties"]?.bool == false && object["patternProperties"] == nil
  }

  /// Drops schemas that allow no value.
  ///
  /// If none remains, returns `true`, which allows every value.
  private static func possible(_ schemas: [JSON]) -> [JSON] {
    let schemas = schemas.filter { $0.bool != false }
    return schemas.isEmpty ? [true] : schemas
  }

  // MARK: - Arrays

  var items: [JSON] {
    let list = object["items"]?.array
    let first = object["prefixItems"]?.array ?? list ?? []
    let rest = list == nil ? object["items"] : object["additionalItems"]
    if let count = object["maxItems"]?.int, !first.isEmpty, count <= first.count {
      return SchemaFacts.possible(first)
    }
    return SchemaFacts.possible(first + [rest ?? true])
  }

  // MARK: - Kinds of values

  var alternatives: (keyword: String, schemas: [JSON])? {
    // Alternatives that only specify which keys occur together are not separate types.
    let says = [
      "type", "$ref", "properties", "additionalProperties", "items", "const", "enum", "oneOf",
      "anyOf", "allOf",
    ]
    for keyword in ["oneOf", "anyOf"] {
      guard let list = object[keyword]?.array?.filter({ $0.bool != false }), !list.isEmpty,
        list.allSatisfy({ part in says.contains { part[$0] != nil } })
      else { continue }
      return (keyword, list)
    }
    return nil
  }

  private var types: Set<String> {
    if let list = object["type"]?.array { return Set(list.compactMap(\.string)) }
    if let type = object["type"]?.string { return [type] }
    let values = choices
    if !values.isEmpty { return Set(values.map(\.typeName)) }
    // If a schema has no `type` but lists keys, it is only meant for objects.
    let hasKeys = object["properties"] != nil || object["additionalProperties"]?.object != nil
    let hasItems = object["items"] != nil || object["prefixItems"] != nil
    return Set((hasKeys ? ["object"] : []) + (hasItems ? ["array"] : []))
  }

  /// Whether the kinds of values are derived from keywords that also allow other kinds, such as
  /// `properties`.
  var hasImpliedType: Bool { object["type"] == nil && choices.isEmpty && !types.isEmpty }

  private var choices: [JSON] { object["const"].map { [$0] } ?? object["enum"]?.array ?? [] }

  func allows(_ type: String) -> Bool { types.contains(type) }

  var isOnlyObject: Bool { types == ["object"] }

  /// Returns whether no value can match both schemas.
  func excludes(_ other: SchemaFacts) -> Bool {
    !types.isEmpty && !other.types.isEmpty && types.isDisjoint(with: other.types)
      && !(types.contains("number") && other.types.contains("integer"))
      && !(types.contains("integer") && other.types.contains("number"))
      || !choices.isEmpty && !other.choices.isEmpty
        && !choices.contains(where: other.choices.contains)
  }

  var isOnlyNull: Bool { types == ["null"] || !choices.isEmpty && choices.allSatisfy(\.isNull) }

  /// An empty list of types allows every kind of value.
  var isAnything: Bool { types.isEmpty }

  var allowsNull: Bool {
    types.contains("null") || object["nullable"]?.bool == true || choices.contains(.null)
  }

  var constant: String? { choices.count == 1 ? choices[0].string : nil }

  private var integers: NumberFacts.Kinds {
    let isNatural =
      (object["minimum"] ?? object["exclusiveMinimum"])?.double.map { $0 >= 0 } ?? false
    let sign: NumberFacts.Kinds = isNatural ? .integer : [.integer, .negative]
    guard let maximum = (object["maximum"] ?? object["exclusiveMaximum"])?.number else {
      return sign
    }
    return NumberFacts.kinds(of: maximum).subtracting(.fraction).union(sign)
  }

  // MARK: - Constraints

  var rules: JSON.Object {
    var rules = JSON.Object()
    for keyword in Self.rules { rules[keyword] = object[keyword] }
    if isOnlyNull { (rules["const"], rules["enum"]) = (.null, nil) }
    return rules
  }

  var unexpressed: [String] {
    let always = [
      "multipleOf", "uniqueItems", "contains", "prefixItems", "propertyNames", "dependentRequired",
      "dependentSchemas", "dependencies", "patternProperties", "unevaluatedProperties",
      "unevaluatedItems", "not", "if", "allOf", "$dynamicRef", "$recursiveRef", "divisibleBy",
      "disallow", "extends",
    ].filter(asks(for:))
    let alternatives = ["oneOf", "anyOf"].filter {
      object[$0] != nil && $0 != self.alternatives?.keyword
    }
    let others =
      (hasLostValues ? ["additionalProperties"] : []) + (takesFractions ? ["type"] : [])
      + (hasLostKeys ? ["required"] : [])
    return always + alternatives + others + (object["items"]?.array == nil ? [] : ["items"])
  }

  /// The schema of the members that aren't listed, if it restricts their values.
  var rest: JSON? {
    guard !keys.isEmpty, object["patternProperties"] == nil,
      let schema = object["additionalProperties"], schema.object?.isEmpty == false
    else { return nil }
    return schema
  }

  /// Whether the schema restricts members that have neither a field nor a dictionary.
  private var hasLostValues: Bool {
    !keys.isEmpty && object["additionalProperties"]?.object?.isEmpty == false && rest == nil
  }

  /// Whether required keys are lost because the value can be of any kind.
  private var hasLostKeys: Bool { isAnything && alternatives == nil && !required.isEmpty }

  private func asks(for keyword: String) -> Bool {
    let nothing: JSON = .bool(keyword.hasPrefix("unevaluated"))
    return object[keyword].map { $0 != nothing } ?? false
  }

  /// Whether the schema requires integers that are too large for Swift's integer types.
  ///
  /// The type that stores these integers also accepts fractions.
  private var takesFractions: Bool {
    guard allows("integer"), !allows("number") else { return false }
    var node = ShapeNode(locations: [], name: "")
    addScalars(to: &node)
    return ScalarTypes.number(node.numbers) == .number
  }

  // MARK: - Scalars

  func addScalars(to node: inout ShapeNode) {
    if allows("boolean") { node.boolCount = 1 }
    if allows("integer") { node.numbers.merge(NumberFacts(count: 1, kinds: integers)) }
    if allows("number") {
      node.numbers.merge(NumberFacts(count: 1, kinds: [.integer, .fraction]))
    }
    if allows("integer") || allows("number") {
      for case .number(let number) in choices { node.numbers.add(number) }
    }
    guard allows("string") else { return }
    var facts = StringFacts()
    for case .string(let text) in choices { facts.add(text) }
    facts.dates =
      switch object["format"]?.string {
      case "date-time": .style(.internet(fractionDigits: 0))
      case "date": .style(.day)
      default: .mixed
      }
    facts.areURLs = object["format"]?.string == "uri"
    let isChoice = facts.count > 0
    if !isChoice { facts.values = nil }
    facts.count = max(1, facts.count * 3)
    node.isChoice = isChoice && (node.isChoice || node.strings == nil)
    if node.strings == nil { node.strings = facts } else { node.strings?.merge(facts) }
  }
}

extension JSON {
  fileprivate var typeName: String {
    switch self {
    case .null: "null"
    case .bool: "boolean"
    case .number(let number): number.int == nil ? "number" : "integer"
    case .string: "string"
    case .array: "array"
    case .object: "object"
    }
  }
}
