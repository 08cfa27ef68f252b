import Testing
import TranscodableJSON
import TranscodableSchema

@Suite struct FailureTests {
  private func failures(_ schema: JSON, _ text: String) throws -> [String] {
    let validator = try JSON.SchemaValidator(JSON.Schema(schema))
    let inText = try validator.failures(parsing: text)
    let value = try JSON(parsing: text)
    let inValue = validator.failures(in: value)
    // Both lists have the same failures, possibly in another order.
    #expect(
      Set(inText.map { "\($0.instance) \($0.message) \($0.schema)" })
        == Set(inValue.map { "\($0.instance) \($0.message) \($0.schema)" }))
    return inText.map(\.description)
  }

  @Test func `a failure has a location in the document and in the schema`() throws {
    let schema: JSON = [
      "type": "object", "required": ["name", "age"],
      "properties": [
        "name": ["type": "string", "minLength": 1],
        "age": ["type": "integer", "minimum": 0],
        "tags": ["type": "array", "items": ["enum": ["a", "b"]]],
      ], "additionalProperties": false,
    ]
    let text = """
      {
        "name": "",
        "age": -1.5, "é": 1,
        "tags": ["a", "c"]
      }
      """
    #expect(
      try failures(schema, text) == [
        "line 2, column 11: /name has 0 characters, fewer than 1 (#/properties/name/minLength)",
        "line 3, column 10: /age is a number with a fraction where an integer is required "
          + "(#/properties/age/type)",
        "line 3, column 10: /age is less than 0 (#/properties/age/minimum)",
        "line 3, column 21: /é is not allowed here (#/additionalProperties)",
        "line 4, column 17: /tags/1 is not one of \"a\", \"b\" (#/properties/tags/items/enum)",
      ])
    #expect(
      try failures(schema, "[]") == [
        "line 1, column 1: the whole value is an array where an object is required (#/type)"
      ])
    #expect(
      try failures(schema, #"{"name": "Ada"}"#) == [
        "line 1, column 1: the whole value has no member \"age\" (#/required)"
      ])
  }

  @Test func `failures of the closest alternative are reported`() throws {
    let schema: JSON = [
      "oneOf": [
        [
          "type": "object", "required": ["kind", "radius"],
          "properties": ["kind": ["const": "circle"], "radius": ["type": "number"]],
        ],
        [
          "type": "object", "required": ["kind", "side"],
          "properties": ["kind": ["const": "square"], "side": ["type": "number"]],
        ],
      ]
    ]
    #expect(
      try failures(schema, #"{"kind": "square", "side": "3"}"#) == [
        "line 1, column 28: /side is a string where a number is required "
          + "(#/oneOf/1/properties/side/type)"
      ])
    #expect(
      try failures(schema, #"{"kind": "circle"}"#) == [
        "line 1, column 1: the whole value has no member \"radius\" (#/oneOf/0/required)"
      ])
  }

  @Test func `type mismatches of alternatives are reported together`() throws {
    let schema: JSON = ["anyOf": [["type": "string"], ["type": "null"]]]
    #expect(
      try failures(schema, "7") == [
        "line 1, column 1: the whole value is not a string or null (#/anyOf)"
      ])
  }

  @Test func `the number of failures is limited`() throws {
    let validator = try JSON.SchemaValidator(JSON.Schema(["items": ["type": "string"]]))
    let text = "[" + repeatElement("1", count: 1_000).joined(separator: ",") + "]"
    #expect(try validator.failures(parsing: text).count == 100)
    #expect(try validator.failures(parsing: text, limit: 3).count == 3)
    let value = try JSON(parsing: text)
    #expect(validator.failures(in: value, limit: 3).count == 3)
  }

  @Test func `invalid JSON throws an error instead of a failure`() throws {
    let validator = try JSON.SchemaValidator(JSON.Schema(true))
    for text in ["{", "[1 2]", "nul", "1 2", "{\"a\" 1}", ""] {
      #expect(throws: DecodingError.self) { try validator.failures(parsing: text) }
      #expect(throws: DecodingError.self) { try validator.isValid(parsing: text) }
    }
  }

  @Test func `the first of duplicate members is validated`() throws {
    let schema: JSON = [
      "properties": ["a": ["type": "string"]], "additionalProperties": ["type": "integer"],
      "maxProperties": 2,
    ]
    let validator = try JSON.SchemaValidator(JSON.Schema(schema))
    #expect(try validator.isValid(parsing: #"{"a": "x", "b": 1, "a": 2, "b": "y"}"#))
    #expect(try !validator.isValid(parsing: #"{"a": 2, "a": "x"}"#))
    let many = (0..<40).map { "\"k\($0)\": 1" }.joined(separator: ", ")
    let open = try JSON.SchemaValidator(JSON.Schema(["additionalProperties": ["type": "integer"]]))
    #expect(try open.isValid(parsing: "{\(many), \"k7\": null}"))
    #expect(try !open.isValid(parsing: "{\(many), \"k70\": null}"))
  }
}
