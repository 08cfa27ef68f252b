internal import TranscodableJSON

enum Metaschemas {
  static let all: [String: JSON] = {
    let base = "https://json-schema.org/draft/2020-12/"
    let texts = [
      base + "schema": Metaschema2020.schema, base + "meta/core": Metaschema2020.core,
      base + "meta/applicator": Metaschema2020.applicator,
      base + "meta/unevaluated": Metaschema2020.unevaluated,
      base + "meta/validation": Metaschema2020.validation,
      base + "meta/meta-data": Metaschema2020.metaData,
      base + "meta/format-annotation": Metaschema2020.formatAnnotation,
      base + "meta/format-assertion": Metaschema2020.formatAssertion,
      base + "meta/content": Metaschema2020.content,
      SchemaDialect.draft7.metaschema: Metaschema7.schema,
    ]
    return texts.compactMapValues { try? JSON(parsing: $0) }
  }()

  private static let draft2020 = standard(.draft2020)
  private static let draft7 = standard(.draft7)

  private static func standard(_ dialect: SchemaDialect) -> JSON.SchemaValidator? {
    all[dialect.metaschema].flatMap { json in
      guard let schema = try? JSON.Schema(json) else { return nil }
      return try? JSON.SchemaValidator(
        schema, resources: [:], formats: .annotated, isChecked: false)
    }
  }

  static func validator(
    _ dialect: SchemaDialect, given: [String: JSON]
  ) throws(JSON.SchemaError) -> JSON.SchemaValidator {
    if dialect.metaschema == SchemaDialect.draft2020.metaschema, let draft2020 { return draft2020 }
    if dialect.metaschema == SchemaDialect.draft7.metaschema, let draft7 { return draft7 }
    let metaschema = try JSON.Schema(given[dialect.metaschema] ?? true)
    var resources: [String: JSON.Schema] = [:]
    for (uri, json) in given { resources[uri] = try JSON.Schema(json) }
    return try JSON.SchemaValidator(
      metaschema, resources: resources, formats: .annotated, isChecked: false)
  }
}
