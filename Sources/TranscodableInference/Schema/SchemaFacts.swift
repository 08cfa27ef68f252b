internal import TranscodableJSON

/// What the keywords of a schema say that a type can say, too.
struct SchemaFacts {
  private let object: JSON.Object

  init(_ object: JSON.Object) { self.object = object }

  /// The title, if it can be a name.
  var title: String? {
    guard let title = object["title"]?.string, title.count < 40 else { return nil }
    return title
  }

  var description: String? { object["description"]?.string }

  var properties: JSON.Object { object["properties"]?.object ?? JSON.Object() }

  /// The keys that are always there; draft 3 and others have true or false here.
  var required: Set<String> {
    Set((object["required"]?.array ?? []).compactMap(\.string))
  }

  /// The schema of members without a name; nil if nothing is said.
  var values: JSON? {
    object["additionalProperties"] ?? object["patternProperties"]?.object?.values.first
  }

  var alternatives: [JSON]? {
    let list = object["oneOf"]?.array ?? object["anyOf"]?.array
    // Some only say which keys go together.
    let says = ["type", "$ref", "properties", "const", "enum", "oneOf", "anyOf", "allOf"]
    guard let list, list.allSatisfy({ part in says.contains { part[$0] != nil } }),
      properties.isEmpty
    else { return nil }
    return list
  }

  /// The schemas of elements; one that allows everything, if there is none.
  var items: [JSON] {
    let first = object["prefixItems"]?.array ?? object["items"]?.array ?? []
    let rest = object["items"].flatMap { $0.array == nil ? $0 : nil } ?? object["additionalItems"]
    let all = first + [rest].compactMap { $0 }.filter { $0.bool == nil }
    return all.isEmpty ? [true] : all
  }

  private var types: Set<String> {
    if let list = object["type"]?.array { return Set(list.compactMap(\.string)) }
    if let type = object["type"]?.string { return [type] }
    let values = choices
    if !values.isEmpty { return Set(values.map(\.typeName)) }
    if object["properties"] != nil || object["additionalProperties"]?.object != nil {
      return ["object"]
    }
    return object["items"] != nil || object["prefixItems"] != nil ? ["array"] : []
  }

  /// The values that are allowed, if they are listed.
  private var choices: [JSON] { object["const"].map { [$0] } ?? object["enum"]?.array ?? [] }

  func allows(_ type: String) -> Bool { types.contains(type) }

  var allowsNull: Bool {
    types.contains("null") || object["nullable"]?.bool == true || choices.contains(.null)
  }

  /// The only text that a property may have.
  func constant(_ key: String) -> String? {
    guard required.contains(key), let property = properties[key] else { return nil }
    if let text = property["const"]?.string { return text }
    guard let list = property["enum"]?.array, list.count == 1 else { return nil }
    return list[0].string
  }

  /// What integers are allowed.
  private var integers: NumberFacts.Kinds {
    guard let maximum = object["maximum"]?.number else { return [.integer, .negative] }
    let isNatural = object["minimum"]?.double.map { $0 >= 0 } ?? false
    return NumberFacts.kinds(of: maximum).union(isNatural ? .integer : [.integer, .negative])
  }

  /// The keywords that no type says.
  var unsaid: [String] {
    [
      "minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf", "minLength",
      "maxLength", "pattern", "minItems", "maxItems", "uniqueItems", "minProperties",
      "maxProperties", "default",
    ].filter { object[$0] != nil }
  }

  /// Notes which values that have no parts are allowed.
  func addScalars(to node: inout ShapeNode) {
    if allows("boolean") { node.boolCount = 1 }
    if allows("integer") { node.numbers = NumberFacts(count: 1, kinds: integers) }
    if allows("number") { node.numbers = NumberFacts(count: 1, kinds: [.integer, .fraction]) }
    for case .number(let number) in choices { node.numbers.add(number) }
    guard allows("string") else { return }
    var facts = StringFacts()
    for case .string(let text) in choices { facts.add(text) }
    node.isChoice = facts.count > 1
    facts.dates =
      switch object["format"]?.string {
      case "date-time": .style(.internet(fractionDigits: 0, secondsFromGMT: 0))
      case "date": .style(.day)
      default: .mixed
      }
    facts.areURLs = object["format"]?.string == "uri"
    if facts.count == 0 { facts.values = nil }
    facts.count = max(1, facts.count * 3)
    node.strings = facts
  }
}

extension JSON {
  /// What a schema calls values of this kind.
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
