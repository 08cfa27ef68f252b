import Testing
import Transcodable

// Nested schemas, references instead of objects, and keys with special characters.

/// An object or a reference to it.
@Codable(tagging: .untagged)
private enum Referable<Object: Equatable & Sendable>: Equatable, Sendable {
  case reference(Reference)
  case object(Object)
}

@Codable private struct Reference: Hashable, Sendable {
  @CodingKey("$ref") let path: String
}

/// A schema, whose recursion goes through arrays and dictionaries.
@Codable
private struct Schema: Equatable, Sendable {
  @CodableBy(.oneOrMany()) var type: [String] = []
  var format: String?
  var properties: [String: Referable<Schema>]?
  @EncodableIgnored(if: \[String].isEmpty) var required: [String] = []
  var items: [Referable<Schema>]?
  @CodingKey("enum") var cases: [JSON]?
  @CodingKey("default") var defaultValue: JSON?
  @CodingKey("x-internal") var isInternal: Bool?
  @CodableValidated(.range(0...)) var minLength: Int?
}

@Codable
private struct Description: Equatable {
  @CodableValidated(.matches(#"3\.\d+\.\d+"#)) let openapi: String
  @CodingPath("info.title") let title: String
  @CodingPath("info.version") let version: String
  @CodingPath("components.schemas") var schemas: [String: Schema] = [:]
  let paths: [String: [Method: Operation]]

  @Codable enum Method: String, Hashable, Sendable { case get, put, post, delete }

  @Codable struct Operation: Equatable, Sendable {
    @CodingKey("operationId") var id: String?
    var deprecated = false
    @CodableLossy var parameters: [Referable<Parameter>] = []
    let responses: [String: JSON]
  }

  @Codable struct Parameter: Equatable, Sendable {
    let name: String
    @CodingKey("in") let place: Place
    @CodableDefault(false) let required: Bool

    @Codable enum Place: String, Sendable { case path, query, header, cookie }
  }
}

let openAPI = Table("OpenAPI") {
  Sample(
    "an object schema",
    """
    {"type": "object", "required": ["id"], "properties": {
     "id": {"type": "integer", "format": "int64"},
     "tags": {"type": ["array", "null"], "items": [{"$ref": "#/components/schemas/Tag"}]},
     "state": {"type": "string", "enum": ["on", 1, 2.5, null], "default": "on", "minLength": 1,
      "x-internal": true}}}
    """,
    is: Schema(
      type: ["object"],
      properties: [
        "id": .object(Schema(type: ["integer"], format: "int64")),
        "tags": .object(
          Schema(
            type: ["array", "null"],
            items: [.reference(Reference(path: "#/components/schemas/Tag"))])),
        "state": .object(
          Schema(
            type: ["string"], cases: ["on", 1, 2.5, nil], defaultValue: "on", isInternal: true,
            minLength: 1)),
      ], required: ["id"]))
  Sample("a type that is a number", #"{"type": 1}"#, as: Schema.self, "typeMismatch", "type")
  Sample(
    "a property that is not a schema", #"{"properties": {"id": []}}"#, as: Schema.self,
    "dataCorrupted", "properties.id")
  Sample(
    "a negative length", #"{"minLength": -1}"#, as: Schema.self, "dataCorrupted", "minLength")

  Sample(
    "an API description",
    """
    {"openapi": "3.1.0", "info": {"title": "Pets", "version": "1"},
     "paths": {"/pets/{id}": {"get": {"operationId": "pet", "deprecated": false, "parameters":
       [{"name": "id", "in": "path", "required": true}, {"$ref": "#/x"}],
       "responses": {"200": {"description": "It"}}}}},
     "components": {"schemas": {"Pet": {"type": "object"}}}}
    """,
    is: Description(
      openapi: "3.1.0", title: "Pets", version: "1", schemas: ["Pet": Schema(type: ["object"])],
      paths: [
        "/pets/{id}": [
          .get: Description.Operation(
            id: "pet",
            parameters: [
              .object(Description.Parameter(name: "id", place: .path, required: true)),
              .reference(Reference(path: "#/x")),
            ],
            responses: ["200": ["description": "It"]])
        ]
      ]))
  Sample(
    "an unsupported version", #"{"openapi": "2.0"}"#, as: Description.self, "dataCorrupted",
    "openapi")
  Sample(
    "a missing title", #"{"openapi": "3.0.0", "info": {"version": "1"}, "paths": {}}"#,
    as: Description.self, "keyNotFound", "info.title")
  Sample(
    "an operation without responses",
    """
    {"openapi": "3.0.0", "info": {"title": "", "version": "1"}, "paths": {"/": {"post": {}}}}
    """,
    as: Description.self, "keyNotFound", "paths./.post.responses")
}
