import Foundation
import Testing
import TranscodableInference
import TranscodableJSON
import TranscodableSchema

@Suite("Keywords of schemas")
struct SchemaKeywordTests {
  private func model(
    _ schema: JSON, _ style: SwiftModel.Options.Style = .attributes
  ) throws -> SwiftModel {
    var options = SwiftModel.Options()
    options.style = style
    return SwiftModel(of: try JSON.Schema(schema), named: "Sample", options: options)
  }

  private func remarks(_ model: SwiftModel) -> Set<String> {
    Set(model.remarks.map { "\($0.location.text): \($0.text)" })
  }

  private static let exact: [JSON] = [
    ["type": "integer"], ["enum": ["x", "y"]], ["const": "x"],
    ["type": "integer", "minimum": 2, "maximum": 3],
    ["type": "integer", "exclusiveMinimum": 2, "exclusiveMaximum": 9],
    ["type": "string", "minLength": 2, "maxLength": 3], ["type": "string", "pattern": "^[a-z]+$"],
    ["$id": "https://example.org/text", "type": "string"],
    ["type": "array", "items": ["type": "string"], "minItems": 1, "maxItems": 2],
    [
      "type": "object", "additionalProperties": ["type": "string"], "minProperties": 1,
      "maxProperties": 2,
    ],
    ["type": "object", "properties": ["x": ["type": "string"]], "additionalProperties": false],
    [
      "type": "object", "properties": ["x": ["type": "string"]],
      "additionalProperties": ["type": "integer"],
    ],
    ["type": "integer", "default": 3],
    ["allOf": [["type": "object", "properties": ["x": ["type": "string"]]], ["required": ["x"]]]],
    ["anyOf": [["type": "string"], ["type": "integer"]]],
    ["oneOf": [["type": "string"], ["type": "integer"]]],
    ["$ref": "#/definitions/text"], ["$ref": "#word"], ["$dynamicRef": "#node"],
  ]

  @Test(arguments: exact)
  func `a keyword that the types express exactly has no remark`(_ schema: JSON) throws {
    let model = try model([
      "type": "object", "properties": ["a": schema],
      "definitions": ["text": ["type": "string"]],
      "$defs": [
        "word": ["$anchor": "word", "type": "string"],
        "node": ["$dynamicAnchor": "node", "type": "string"],
      ],
    ])
    #expect(remarks(model) == [])
  }

  private static let unexpressed: [(String, JSON)] = [
    ("multipleOf", 2), ("uniqueItems", true), ("contains", [:]), ("prefixItems", [[:]]),
    ("unevaluatedItems", false), ("propertyNames", ["maxLength": 3]),
    ("patternProperties", ["x": [:]]), ("unevaluatedProperties", false),
    ("dependencies", ["a": ["b"]]), ("dependentRequired", ["a": ["b"]]),
    ("dependentSchemas", ["a": [:]]), ("not", ["const": 1]), ("if", ["const": 1]),
    ("$recursiveRef", "#"), ("divisibleBy", 2), ("disallow", "string"),
    ("extends", ["type": "string"]), ("required", ["x"]),
  ]

  @Test(arguments: unexpressed)
  func `a keyword that the types can't express is a remark`(_ key: String, _ value: JSON) throws {
    let model = try model(["type": "object", "properties": ["a": [key: value]]])
    #expect(remarks(model).contains("/a: the type does not express \(key)"))
  }

  @Test(arguments: ["oneOf", "anyOf"])
  func `objects that fit several alternatives are a remark`(_ keyword: String) throws {
    let parts: JSON = [
      ["type": "object", "properties": ["x": ["type": "string"]], "required": ["x"]],
      ["type": "object", "properties": ["y": ["type": "string"]], "required": ["y"]],
    ]
    let model = try model(["type": "object", "properties": ["a": [keyword: parts]]])
    #expect(
      remarks(model) == [
        "/a: an object that fits several alternatives is decoded as the first of them"
      ])
  }

  @Test func `a number that fits several alternatives of oneOf is a remark`() throws {
    let numbers: JSON = ["oneOf": [["type": "number"], ["type": "integer"]]]
    let model = try model(["type": "object", "properties": ["a": numbers]])
    #expect(remarks(model) == ["/a: the type does not express oneOf"])
  }

  @Test func `a closed object in plain style is a remark`() throws {
    let model = try model(
      ["type": "object", "properties": ["a": ["type": "string"]], "additionalProperties": false],
      .plain)
    #expect(remarks(model).contains { $0.hasSuffix("does not express additionalProperties") })
  }

  /// The keywords in a row of the article's table.
  private func documented(_ treatment: String) throws -> Set<String> {
    let article = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Sources/Products/Transcodable/Transcodable.docc/GenerateModels.md")
    let lines = try String(contentsOf: article, encoding: .utf8).split(separator: "\n")
    let row = try #require(lines.first { $0.hasPrefix("| \(treatment) | ") })
    let parts = row.split(separator: "`", omittingEmptySubsequences: false)
    return Set(parts.indices.filter { !$0.isMultiple(of: 2) }.map { String(parts[$0]) })
  }

  @Test func `the article lists the keywords that the types express exactly`() throws {
    let keys = Set(Self.exact.flatMap { $0.object?.keys ?? [] })
    let always: Set = ["properties", "required", "$anchor", "$defs", "definitions"]
    #expect(try documented("exact") == keys.union(always))
  }

  @Test func `the article lists the keywords that the types can't express`() throws {
    #expect(try documented("remark") == Set(Self.unexpressed.map(\.0)).subtracting(["required"]))
  }

  @Test func `an unresolved dynamic reference is an error`() throws {
    #expect(try documented("error") == ["$dynamicRef", "$ref"])
    #expect(throws: (any Error).self) {
      try JSON.SchemaValidator(JSON.Schema(["$dynamicRef": "#missing"]))
    }
  }
}
