import Testing
import TranscodableJSON
import TranscodableSchema

/// Minimal tests of features that are new in 2020-12.
///
/// The official test suite covers the rest.
@Suite struct DialectTests {
  @Test func `a dynamic reference resolves to the outermost anchor with its name`() throws {
    let tree = try JSON.Schema([
      "$id": "https://example.org/tree", "$dynamicAnchor": "node", "type": "object",
      "properties": ["children": ["items": ["$dynamicRef": "#node"]]],
    ])
    let strict = try JSON.Schema([
      "$id": "https://example.org/strict", "$dynamicAnchor": "node", "$ref": "tree",
      "unevaluatedProperties": false,
    ])
    let resources = ["https://example.org/tree": tree]
    let open = try JSON.SchemaValidator(tree)
    let closed = try JSON.SchemaValidator(strict, resources: resources)
    let value: JSON = ["children": [["daat": 1]]]
    #expect(open.isValid(value) && !closed.isValid(value))
    #expect(closed.failures(in: value).first?.instance.description == "/children/0/daat")
  }

  @Test func `a required but unknown vocabulary is rejected`() throws {
    let core = "https://json-schema.org/draft/2020-12/vocab/core"
    func validator(_ vocabularies: JSON) throws -> JSON.SchemaValidator {
      let metaschema = try JSON.Schema([
        "$id": "https://example.org/meta", "$vocabulary": vocabularies,
      ])
      return try JSON.SchemaValidator(
        JSON.Schema(["$schema": "https://example.org/meta", "minimum": 5]),
        resources: ["https://example.org/meta": metaschema])
    }
    #expect(throws: JSON.SchemaError.self) {
      try validator([core: true, "https://example.org/unknown": true])
    }
    // Without the validation vocabulary, `minimum` has no effect.
    #expect(try validator([core: true, "https://example.org/unknown": false]).isValid(1))
  }

  @Test func `unevaluated members are those that no adjacent schema evaluated`() throws {
    let validator = try JSON.SchemaValidator(
      JSON.Schema([
        "if": ["properties": ["kind": ["const": "a"]]], "then": ["properties": ["x": true]],
        "properties": ["kind": true], "unevaluatedProperties": false, "prefixItems": [true],
        "unevaluatedItems": ["type": "integer"],
      ]))
    for (text, isValid) in [
      (#"{"kind": "a", "x": 1}"#, true), (#"{"kind": "b", "x": 1}"#, false), (#"["a", 1]"#, true),
      (#"["a", "b"]"#, false),
    ] {
      #expect(try validator.isValid(parsing: text) == isValid, "\(text)")
      #expect(try validator.isValid(JSON(parsing: text)) == isValid, "\(text)")
    }
  }

  @Test func `formats are annotations unless they are asserted`() throws {
    let schema = try JSON.Schema(["format": "date"])
    let annotated = try JSON.SchemaValidator(schema)
    #expect(annotated.isValid("yesterday"))
    #expect(annotated.annotations(for: "yesterday").map(\.value) == ["date"])
    let asserted = try JSON.SchemaValidator(schema, formats: .asserted)
    #expect(!asserted.isValid("yesterday") && asserted.isValid("2026-02-28"))
  }
}
