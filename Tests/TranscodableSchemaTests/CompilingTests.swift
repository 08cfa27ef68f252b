import Testing
import TranscodableJSON
import TranscodableSchema

@Suite struct CompilingTests {
  private static let refused: [(JSON, String)] = [
    (["type": "text"], "#/type"),
    (["minLength": -1], "#/minLength"),
    (["properties": ["a": ["minimum": "1"]]], "#/properties/a/minimum"),
    (["$ref": "#/nowhere"], "#/$ref"),
    (["$ref": "https://example.org/other"], "#/$ref"),
    (["$schema": "https://example.org/dialect"], "#/$schema"),
    (["pattern": "(a)\\1"], "#/pattern"),
    (["items": ["patternProperties": ["[": true]]], "#/items/patternProperties"),
    (["$ref": "#"], "#"),
    (["allOf": [["$ref": "#/$defs/a"]], "$defs": ["a": ["anyOf": [["$ref": "#"]]]]], "#"),
    (["multipleOf": 1_234_567_890_123_456_789], "#/multipleOf"),
  ]

  @Test(arguments: refused)
  func `invalid schemas are rejected with the location`(_ schema: JSON, _ location: String) {
    let error = #expect(throws: JSON.SchemaError.self) {
      try JSON.SchemaValidator(JSON.Schema(schema))
    }
    #expect(error?.location == location, "\(error?.description ?? "")")
  }

  @Test func `a schema must be an object or a Boolean`() {
    #expect(throws: JSON.SchemaError.self) { try JSON.Schema([1]) }
    #expect(throws: JSON.SchemaError.self) { try JSON.Schema(parsing: "null") }
  }

  @Test func `references to other schemas resolve to resources`() throws {
    let point = try JSON.Schema(["required": ["x", "y"], "$defs": ["n": ["type": "number"]]])
    let schema = try JSON.Schema([
      "items": ["$ref": "https://example.org/point.json"],
      "properties": ["n": ["$ref": "https://example.org/point.json#/$defs/n"]],
    ])
    let validator = try JSON.SchemaValidator(
      schema, resources: ["https://example.org/point.json": point])
    #expect(validator.isValid([["x": 1, "y": 2]]))
    #expect(
      validator.failures(in: [["x": 1]])[0].schema == "https://example.org/point.json#/required")
    #expect(!validator.isValid(["n": "1"]))
  }

  @Test func `a chain of references can have any length`() throws {
    var definitions: JSON.Object = ["d0": ["type": "integer"]]
    for index in 1...5_000 {
      definitions["d\(index)"] = ["$ref": .string("#/$defs/d\(index - 1)")]
    }
    let validator = try JSON.SchemaValidator(
      JSON.Schema(["$ref": "#/$defs/d5000", "$defs": .object(definitions)]))
    #expect(validator.isValid(1))
    #expect(!validator.isValid("1"))
  }

  @Test func `a schema of more than 1024 levels is an error`() throws {
    func nested(_ count: Int) -> JSON {
      (0..<count).reduce(["type": "integer"]) { schema, _ in ["not": schema] }
    }
    let validator = try JSON.SchemaValidator(JSON.Schema(nested(1_024)))
    #expect(validator.isValid(1) && !validator.isValid("1"))
    let error = #expect(throws: JSON.SchemaError.self) {
      _ = try JSON.SchemaValidator(JSON.Schema(nested(1_025)))
    }
    #expect(error?.description.contains("at most 1024 levels") == true)
  }

  @Test func `recursive schemas validate values of any depth`() throws {
    let schema: JSON = [
      "type": "array", "items": ["anyOf": [["$ref": "#"], ["allOf": [["$ref": "#"]]]]],
    ]
    let validator = try JSON.SchemaValidator(JSON.Schema(schema))
    let deep = String(repeating: "[", count: 500) + String(repeating: "]", count: 500)
    #expect(try validator.isValid(parsing: deep))
    #expect(try !validator.isValid(parsing: "[[[7]]]"))
    var value: JSON = []
    for _ in 0..<5_000 { value = [value] }
    #expect(validator.isValid(value))
  }

  @Test func `in draft 7, siblings of a reference are ignored`() throws {
    let schema: JSON = [
      "$schema": "http://json-schema.org/draft-07/schema#",
      "definitions": ["a": ["$id": "#name", "type": "array"]],
      "properties": [
        "a": ["$ref": "#name", "maxItems": 1],
        "b": ["items": [["type": "integer"]], "additionalItems": false],
        "c": ["dependencies": ["x": ["y"], "z": ["required": ["w"]]]],
        "d": ["unevaluatedProperties": false, "prefixItems": [false]],
      ],
    ]
    let validator = try JSON.SchemaValidator(JSON.Schema(schema))
    #expect(validator.isValid(["a": [1, 2], "b": [1], "c": ["x": 1, "y": 2], "d": [1]]))
    #expect(validator.isValid(["d": ["a": 1]]))
    #expect(!validator.isValid(["a": 1]))
    #expect(!validator.isValid(["b": ["1"]]))
    #expect(!validator.isValid(["b": [1, 2]]))
    #expect(!validator.isValid(["c": ["x": 1]]))
    #expect(!validator.isValid(["c": ["z": 1]]))
  }

  @Test func `numbers are compared exactly`() throws {
    func isValid(_ schema: JSON, _ number: String) throws -> Bool {
      try JSON.SchemaValidator(JSON.Schema(schema)).isValid(parsing: number)
    }
    let large = try JSON(parsing: #"{"maximum": 9007199254740993}"#)
    #expect(try isValid(large, "9007199254740993"))
    #expect(try !isValid(large, "9007199254740993.0000000000001"))
    #expect(try !isValid(["exclusiveMinimum": 0], "0e99"))
    #expect(try isValid(["exclusiveMinimum": 0], "1e-999999"))
    #expect(try isValid(["multipleOf": 0.01], "4.02"))
    #expect(try !isValid(["multipleOf": 0.01], "4.025"))
    #expect(try isValid(["type": "integer"], "1.0e2"))
    #expect(try !isValid(["type": "integer"], "1.05e1"))
    #expect(try isValid(["const": 1], "10e-1"))
    #expect(try !isValid(["uniqueItems": true], "[1, 1.0]"))
    #expect(try isValid(["uniqueItems": true], "[1, true, \"1\", [1], [true]]"))
  }
}
