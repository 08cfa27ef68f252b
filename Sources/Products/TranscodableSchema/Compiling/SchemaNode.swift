internal import TranscodableJSON

/// A compiled schema, with its constraints and the indices of the schemas that it references.
///
/// A schema has a separate node for each dynamic scope in which it is used, so all references are
/// direct.
struct SchemaNode: Sendable {
  /// The URI of the resource, with a JSON pointer as the fragment.
  let location: String
  var isPossible = true
  var kinds = KindSet.all
  var values: SchemaValues?
  var constant: SchemaValues?

  // Numbers
  var numberRules: [NumberRule] = []

  // Strings
  var minLength = 0
  var maxLength = Int.max
  var pattern: Pattern?
  var format: SchemaFormat?

  // Objects
  var properties: [(key: String, node: Int)] = [] {
    didSet { indexProperties() }
  }
  private var propertyIndex: [String: Int] = [:]
  var patternProperties: [(pattern: Pattern, node: Int)] = []
  var additionalProperties: Int?
  var propertyNames: Int?
  var required: [String] = []
  var dependentRequired: [(key: String, keys: [String])] = []
  var dependentSchemas: [(key: String, node: Int)] = []
  var minProperties = 0
  var maxProperties = Int.max
  var unevaluatedProperties: Int?

  // Arrays
  var prefixItems: [Int] = []
  var items: Int?
  var contains: Int?
  var minContains = 1
  var maxContains = Int.max
  var minItems = 0
  var maxItems = Int.max
  var hasUniqueItems = false
  var unevaluatedItems: Int?

  // Keywords that apply to the same value
  var references: [Int] = []
  var allOf: [Int] = []
  var anyOf: [Int] = []
  var oneOf: [Int] = []
  var not: Int?
  var condition: Int?
  var consequence: Int?
  var alternative: Int?

  var annotations: [(keyword: String, value: JSON)] = []

  init(location: String) { self.location = location }

  var inPlace: [Int] {
    references + allOf + anyOf + oneOf
      + [not, condition, consequence, alternative].compactMap(\.self)
      + dependentSchemas.map(\.node)
  }

  private mutating func indexProperties() {
    guard properties.count > 8 else { return }
    propertyIndex = Dictionary(properties.map { ($0.key, $0.node) }) { first, _ in first }
  }

  func property(_ key: String) -> Int? {
    propertyIndex.isEmpty ? properties.first { $0.key == key }?.node : propertyIndex[key]
  }

  var isTrivial: Bool {
    isPossible && kinds == .all && values == nil && constant == nil && numberRules.isEmpty
      && !hasStringRules && !hasObjectRules && !hasArrayRules && inPlace.isEmpty
  }

  var hasStringRules: Bool {
    minLength > 0 || maxLength < .max || pattern != nil || format != nil
  }

  var hasObjectRules: Bool {
    !properties.isEmpty || !patternProperties.isEmpty || additionalProperties != nil
      || propertyNames != nil || !required.isEmpty || !dependentRequired.isEmpty
      || minProperties > 0 || maxProperties < .max || unevaluatedProperties != nil
  }

  var hasArrayRules: Bool {
    !prefixItems.isEmpty || items != nil || contains != nil || minItems > 0 || maxItems < .max
      || hasUniqueItems || unevaluatedItems != nil
  }
}

struct SchemaProgram: Sendable {
  let nodes: [SchemaNode]
}
