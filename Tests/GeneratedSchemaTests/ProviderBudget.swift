import TranscodableJSON

/// The limits of a provider according to its documentation, counted independently of the library's
/// profiles.
struct ProviderBudget: Sendable {
  /// The total number of properties in objects.
  var properties = Int.max
  /// The levels of nested objects and arrays.
  var levels = Int.max
  /// The characters in names of properties and definitions and in enum and const values.
  var characters = Int.max
  /// The total number of enum values.
  var values = Int.max
  /// The characters of an enum with more than 250 values.
  var listCharacters = Int.max
  /// The number of optional properties.
  var optional = Int.max
  /// The number of values with several types, including null.
  var unions = Int.max

  /// Limits of structured outputs.
  static let openAI = ProviderBudget(
    properties: 5_000, levels: 10, characters: 120_000, values: 1_000, listCharacters: 15_000)

  /// Limits of strict tools.
  static let anthropic = ProviderBudget(optional: 24, unions: 16)

  /// Returns the names of the exceeded limits.
  func excess(in schema: JSON) -> Set<String> {
    var count = ProviderBudget(
      properties: 0, levels: 0, characters: 0, values: 0, listCharacters: 0, optional: 0, unions: 0)
    count.add(schema, level: 0)
    let all: [(String, Int, Int)] = [
      ("properties", count.properties, properties), ("levels", count.levels, levels),
      ("characters", count.characters, characters), ("values", count.values, values),
      ("list", count.listCharacters, listCharacters), ("optional", count.optional, optional),
      ("unions", count.unions, unions),
    ]
    return Set(all.filter { $0.1 > $0.2 }.map(\.0))
  }

  private mutating func add(_ schema: JSON, level: Int) {
    let inside = schema["properties"] == nil && schema["items"] == nil ? level : level + 1
    levels = max(levels, inside)
    if schema["anyOf"] != nil || schema["type"]?.array != nil { unions += 1 }
    for value in [schema["const"]].compactMap(\.self) + (schema["enum"]?.array ?? []) {
      characters += value.string?.count ?? 0
    }
    let list = schema["enum"]?.array ?? []
    values += list.count
    if list.count > 250 {
      listCharacters = max(listCharacters, list.reduce(0) { $0 + ($1.string?.count ?? 0) })
    }
    let required = schema["required"]?.array ?? []
    for (key, value) in schema["properties"]?.object ?? [:] {
      properties += 1
      characters += key.count
      if !required.contains(.string(key)) { optional += 1 }
      add(value, level: inside)
    }
    for (name, value) in schema["$defs"]?.object ?? [:] {
      characters += name.count
      add(value, level: 0)
    }
    if let items = schema["items"] { add(items, level: inside) }
    for part in (schema["anyOf"]?.array ?? []) + (schema["allOf"]?.array ?? []) {
      add(part, level: inside)
    }
  }
}
