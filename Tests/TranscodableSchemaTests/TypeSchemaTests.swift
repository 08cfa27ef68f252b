import Testing
import TranscodableCore
import TranscodableJSON
import TranscodableSchema
import TranscodableTestSupport

/// A type with a hand-written conformance.
private struct Node: JSONDecodable, JSONSchemaProviding, Hashable {
  var name: String
  var weight: Int8?
  var children: [Node]

  static func decode(from reader: inout JSONReader) -> Node? {
    var (name, weight, children): (String?, Int8?, [Node]?)
    var more = reader.beginDictionary()
    var seen: Set<String> = []
    while more {
      let key = reader.takeKey()
      switch seen.insert(key).inserted ? key : "" {
      case "name": name = String.decode(from: &reader)
      case "weight": weight = Int8?.decode(from: &reader) ?? nil
      case "children": children = [Node].decode(from: &reader)
      default: reader.skipValue()
      }
      more = reader.nextEntry()
    }
    guard !reader.hasFailed, let name, let children else {
      if !reader.hasFailed { reader.fail(.missingKey, expected: "name") }
      return nil
    }
    return Node(name: name, weight: weight, children: children)
  }

  static func jsonSchema(in context: inout JSON.SchemaContext) -> JSON.Schema {
    var object = JSON.SchemaObject(description: "A node of a tree.")
    object.add("name", context.schema(of: String.self), .required)
    object.add("weight", context.schema(of: Int8.self), .optionalOrNull)
    object.add("children", context.schema(of: [Node].self), .required)
    return object.schema
  }
}

private enum Suit: String, CaseIterable, JSONSchemaProviding {
  case hearts, spades
}

private struct Unknown {}

@Suite struct TypeSchemaTests {
  /// Random values of all kinds, mostly close to what types accept.
  private static func value(
    _ depth: Int, _ generator: inout SeededGenerator
  ) -> JSON {
    let scalars: [JSON] = [
      nil, true, false, 0, 1, -1, 127, 128, -128, -129, 255, 256, 1.0, 1.5, -0.0, 1e2, "", "a", "é",
      "1",
      9_223_372_036_854_775_808, 18_446_744_073_709_551_616, "null",
    ]
    let keys = ["name", "weight", "children", "a", "1", "-7"]
    guard depth > 0, Int.random(in: 0..<3, using: &generator) > 0 else {
      return scalars.randomElement(using: &generator) ?? nil
    }
    let count = Int.random(in: 0..<4, using: &generator)
    if Bool.random(using: &generator) {
      let first = value(depth - 1, &generator)
      return .array(
        (0..<count).map { _ in
          Bool.random(using: &generator) ? first : value(depth - 1, &generator)
        })
    }
    var members: JSON.Object = [:]
    for _ in 0..<count {
      members[keys.randomElement(using: &generator) ?? ""] = value(depth - 1, &generator)
    }
    if Bool.random(using: &generator) {
      members["name"] = "n"
      let child: JSON = ["name": "m", "weight": -128, "children": []]
      members["children"] =
        [[], [child], [child, value(depth - 1, &generator)]][
          Int.random(in: 0..<3, using: &generator)]
    }
    return .object(members)
  }

  private func expectLaw<Value: JSONDecodable & JSONSchemaProviding>(
    _ type: Value.Type, seed: UInt64
  ) throws {
    let validator = try JSON.SchemaValidator(JSON.Schema(of: type))
    var generator = SeededGenerator(seed: seed)
    var accepted = 0
    for _ in 0..<2_000 {
      let value = Self.value(3, &generator)
      let decoded = try? JSONReader.read(value.description) { type.decode(from: &$0) }
      let decodes = decoded != nil
      if decodes { accepted += 1 }
      #expect(
        validator.isValid(value) == decodes,
        "\(type), seed \(seed): \(value) \(validator.failures(in: value))")
    }
    #expect(accepted > 0, "\(type) accepted no value")
  }

  @Test func `a schema accepts exactly what decodes`() throws {
    let seed: UInt64 = 2026
    try expectLaw(Bool.self, seed: seed)
    try expectLaw(String.self, seed: seed)
    try expectLaw(Int8.self, seed: seed)
    try expectLaw(UInt8.self, seed: seed)
    try expectLaw(Int.self, seed: seed)
    try expectLaw(UInt64.self, seed: seed)
    try expectLaw(Double.self, seed: seed)
    try expectLaw(Int8?.self, seed: seed)
    try expectLaw([Int8].self, seed: seed)
    try expectLaw([Int8?].self, seed: seed)
    try expectLaw(Set<Int>.self, seed: seed)
    try expectLaw([String: Int?].self, seed: seed)
    try expectLaw([String: [Bool]].self, seed: seed)
    try expectLaw(JSON.self, seed: seed)
    try expectLaw(JSON.Object.self, seed: seed)
    try expectLaw(JSON.Number.self, seed: seed)
    try expectLaw(Node.self, seed: seed)
    try expectLaw([Node].self, seed: seed)
    try expectLaw(Node?.self, seed: seed)
  }

  @Test func `recursive types refer to themselves`() throws {
    let node = JSON.Schema(of: Node.self).json
    #expect(node["properties"]?["children"] == ["type": "array", "items": ["$ref": "#"]])
    #expect(node["description"] == "A node of a tree.")
    let nodes = JSON.Schema(of: [Node].self).json
    #expect(nodes["items"] == ["$ref": "#/$defs/Node"])
    #expect(
      nodes["$defs"]?["Node"]?["properties"]?["children"]?["items"] == ["$ref": "#/$defs/Node"])
  }

  @Test func `enumerations with raw values list their cases`() throws {
    #expect(JSON.Schema(of: Suit.self).json == ["enum": ["hearts", "spades"]])
    #expect(
      JSON.Schema(of: [Suit?].self).json["items"]
        == ["anyOf": [["$ref": "#/$defs/Suit"], ["type": "null"]]])
  }

  @Test func `types without a schema are listed, and a schema can be provided for them`() {
    let open = JSON.Schema.describing([String: Unknown].self)
    #expect(open.undescribed.count == 1)
    #expect(open.schema.json == ["type": "object"])
    var known = JSON.SchemaContext.KnownTypes()
    known[Unknown.self] = JSON.Schema(listing: ["?"])
    let closed = JSON.Schema.describing([String: Unknown].self, known: known)
    #expect(closed.undescribed.isEmpty)
    #expect(closed.schema.json["additionalProperties"] == ["enum": ["?"]])
  }

  @Test func `only encoded sets have unique elements`() {
    #expect(JSON.Schema(of: Set<Int8>.self).json["uniqueItems"] == nil)
    #expect(JSON.Schema(of: Set<Int8>.self, for: .encoding).json["uniqueItems"] == true)
  }

  @Test func `fields can be nested and have aliases`() throws {
    var object = JSON.SchemaObject()
    object.add("id", JSON.Schema(members: ["type": "integer"]), .required, in: ["data", "meta"])
    object.add("tag", JSON.Schema(members: ["type": "string"]), .optional, in: ["data"])
    object.add("name", JSON.Schema(members: ["type": "string"]), .required, aliases: ["title"])
    object.isClosed = true
    let validator = try JSON.SchemaValidator(object.schema)
    #expect(validator.isValid(["data": ["meta": ["id": 1]], "title": "x"]))
    #expect(!validator.isValid(["data": ["meta": ["id": 1]]]))
    #expect(!validator.isValid(["data": ["tag": "x"], "name": "x"]))
    #expect(!validator.isValid(["data": ["meta": ["id": 1]], "name": "x", "other": 1]))
    #expect(!validator.isValid(["data": ["meta": ["id": 1], "tag": 7], "name": "x"]))
  }
}
