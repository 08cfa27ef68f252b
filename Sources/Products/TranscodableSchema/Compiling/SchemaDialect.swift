internal import TranscodableJSON

struct SchemaDialect: Sendable {
  enum Generation: Sendable { case draft7, draft2020 }

  struct Vocabularies: OptionSet, Sendable {
    let rawValue: Int
    static let core = Vocabularies(rawValue: 1)
    static let applicator = Vocabularies(rawValue: 2)
    static let unevaluated = Vocabularies(rawValue: 4)
    static let validation = Vocabularies(rawValue: 8)
    static let metaData = Vocabularies(rawValue: 16)
    static let formatAnnotation = Vocabularies(rawValue: 32)
    static let formatAssertion = Vocabularies(rawValue: 64)
    static let content = Vocabularies(rawValue: 128)

    static let named: [String: Vocabularies] = [
      "core": .core, "applicator": .applicator, "unevaluated": .unevaluated,
      "validation": .validation, "meta-data": .metaData, "format-annotation": .formatAnnotation,
      "format-assertion": .formatAssertion, "content": .content,
    ]
  }

  var generation: Generation
  var vocabularies: Vocabularies
  var metaschema: String

  static let draft2020 = SchemaDialect(
    generation: .draft2020,
    vocabularies: [
      .core, .applicator, .unevaluated, .validation, .metaData, .formatAnnotation, .content,
    ], metaschema: "https://json-schema.org/draft/2020-12/schema")

  static let draft7 = SchemaDialect(
    generation: .draft7,
    vocabularies: [.core, .applicator, .validation, .metaData, .formatAnnotation, .content],
    metaschema: "http://json-schema.org/draft-07/schema")

  init(metaschema: JSON, uri: String) throws(JSON.SchemaError) {
    self = .draft2020
    self.metaschema = uri
    guard let listed = metaschema["$vocabulary"]?.object else { return }
    let prefix = "https://json-schema.org/draft/2020-12/vocab/"
    vocabularies = []
    for (name, isRequired) in listed {
      if name.hasPrefix(prefix),
        let known = Vocabularies.named[String(name.dropFirst(prefix.count))]
      {
        vocabularies.insert(known)
      } else if isRequired == true {
        throw JSON.SchemaError(
          "the required vocabulary \(name) isn't supported", at: uri)
      }
    }
  }

  private init(generation: Generation, vocabularies: Vocabularies, metaschema: String) {
    self.generation = generation
    self.vocabularies = vocabularies
    self.metaschema = metaschema
  }
}

enum SchemaKeyword {
  enum Shape { case schema, list, map }

  static func shape(_ keyword: String, _ value: JSON, in dialect: SchemaDialect) -> Shape? {
    switch keyword {
    case "additionalProperties", "propertyNames", "contains", "not", "if", "then", "else": .schema
    case "unevaluatedItems", "unevaluatedProperties", "contentSchema":
      dialect.generation == .draft2020 ? .schema : nil
    case "additionalItems": dialect.generation == .draft7 ? .schema : nil
    case "items": value.array != nil ? (dialect.generation == .draft7 ? .list : nil) : .schema
    case "allOf", "anyOf", "oneOf": .list
    case "prefixItems": dialect.generation == .draft2020 ? .list : nil
    case "properties", "patternProperties", "definitions", "dependencies": .map
    case "$defs", "dependentSchemas": dialect.generation == .draft2020 ? .map : nil
    default: nil
    }
  }

  static func schemas(in members: JSON.Object, _ dialect: SchemaDialect) -> [([String], JSON)] {
    var found: [([String], JSON)] = []
    for (keyword, value) in members {
      switch shape(keyword, value, in: dialect) {
      case nil: break
      case .schema: found.append(([keyword], value))
      case .list:
        for (index, schema) in (value.array ?? []).enumerated() {
          found.append(([keyword, String(index)], schema))
        }
      case .map:
        for (name, schema) in value.object ?? [:] where schema.array == nil {
          found.append(([keyword, name], schema))
        }
      }
    }
    return found
  }
}
