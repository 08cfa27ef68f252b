import Testing
import TranscodableJSON
import TranscodableSchema

/// Schemas of drafts that are translated, and schemas that consist of several documents.
@Suite("Older drafts and bundles")
struct OlderDraftTests {
  private static let draft4 = "http://json-schema.org/draft-04/schema#"
  private static let draft6 = "http://json-schema.org/draft-06/schema#"
  private static let draft2019 = "https://json-schema.org/draft/2019-09/schema"

  private func isValid(_ value: JSON, _ schema: JSON) throws -> Bool {
    try JSON.SchemaValidator(JSON.Schema(schema)).isValid(value)
  }

  @Test func `an exclusive bound of draft 4 is a Boolean`() throws {
    let schema: JSON = [
      "$schema": JSON(Self.draft4), "minimum": 1, "exclusiveMinimum": true, "maximum": 3,
      "exclusiveMaximum": false,
    ]
    #expect(try !isValid(1, schema) && isValid(2, schema) && isValid(3, schema))
  }

  @Test func `keywords that a draft doesn't have are ignored`() throws {
    #expect(try isValid(2, ["$schema": JSON(Self.draft4), "const": 1]))
    #expect(try !isValid(2, ["$schema": JSON(Self.draft6), "const": 1]))
    #expect(try isValid(2, ["$schema": JSON(Self.draft6), "if": true, "then": false]))
  }

  @Test func `draft 4 refers to schemas by id`() throws {
    let schema: JSON = [
      "$schema": JSON(Self.draft4), "id": "http://example.org/root",
      "properties": ["id": ["$ref": "item"], "enum": ["enum": ["id"]]],
      "definitions": ["item": ["id": "http://example.org/item", "type": "string"]],
    ]
    #expect(try isValid(["id": "a"], schema) && !isValid(["id": 1], schema))
    #expect(try isValid(["enum": "id"], schema) && !isValid(["enum": "$id"], schema))
  }

  @Test func `a list of items in 2019-09 is a tuple`() throws {
    let schema: JSON = [
      "$schema": JSON(Self.draft2019), "items": [["type": "string"], ["type": "integer"]],
      "additionalItems": false,
    ]
    #expect(try isValid(["a", 1], schema))
    #expect(try !isValid([1], schema) && !isValid(["a", 1, 2], schema))
  }

  @Test func `a reference in 2019-09 to an element of items is translated`() throws {
    let schema: JSON = [
      "$schema": JSON(Self.draft2019), "items": [["type": "string"], ["$ref": "#/items/0"]],
      "additionalItems": ["$ref": "#/$defs/items"], "$defs": ["items": ["type": "integer"]],
    ]
    #expect(try isValid(["a", "b", 1], schema))
    #expect(try !isValid(["a", 1], schema) && !isValid(["a", "b", "c"], schema))
  }

  @Test(arguments: [true, false])
  func `a recursive reference in 2019-09 leads to the root`(_ hasAnchor: Bool) throws {
    var schema: JSON.Object = [
      "$schema": JSON(Self.draft2019), "type": "object",
      "additionalProperties": ["$recursiveRef": "#"],
    ]
    if hasAnchor { schema["$recursiveAnchor"] = true }
    #expect(try isValid(["a": ["b": [:]]], .object(schema)))
    #expect(try !isValid(["a": ["b": 1]], .object(schema)))
  }

  @Test func `a schema of an older draft must conform to it`() {
    #expect(throws: JSON.SchemaError.self) {
      try JSON.SchemaValidator(
        JSON.Schema(["$schema": JSON(Self.draft6), "properties": ["a": ["minLength": "x"]]]))
    }
  }

  // MARK: - Bundles

  @Test func `a bundle contains the documents it refers to`() throws {
    let root: JSON = [
      "properties": ["a": ["$ref": "b.json"], "c": ["$ref": "b.json#/$defs/c"]]
    ]
    let other: JSON = [
      "type": "object", "properties": ["next": ["$ref": "#"]], "$defs": ["c": ["type": "string"]],
    ]
    let bundle = try SchemaBundle(JSON.Schema(root), base: "/x/a.json") { uri in
      uri == "/x/b.json" ? try JSON.Schema(other) : nil
    }
    #expect(bundle.loaded.keys.sorted() == ["/x/b.json"])
    #expect(bundle.schema["properties"]?["a"]?["$ref"] == "#/$defs/b")
    #expect(bundle.schema["properties"]?["c"]?["$ref"] == "#/$defs/b/$defs/c")
    #expect(bundle.schema["$defs"]?["b"]?["properties"]?["next"]?["$ref"] == "#/$defs/b")
    #expect(try isValid(["a": ["next": [:]], "c": "x"], bundle.schema))
    #expect(try !isValid(["c": 1], bundle.schema))
  }

  @Test func `anchors become pointers`() throws {
    let bundle = try SchemaBundle(
      JSON.Schema([
        "$schema": "http://json-schema.org/draft-07/schema#", "items": ["$ref": "#item"],
        "definitions": ["x": ["$id": "#item", "type": "string"]],
      ]))
    #expect(bundle.schema["items"]?["$ref"] == "#/definitions/x")
  }

  @Test(arguments: ["#/nope", "other.json", "#anchor"])
  func `a reference that can't be resolved is an error with its location`(_ text: String) throws {
    let schema = try JSON.Schema(["properties": ["a": ["$ref": JSON(text)]]])
    let error = #expect(throws: JSON.SchemaError.self) { try SchemaBundle(schema) }
    #expect(error?.location == "#/properties/a/$ref")
  }
}
