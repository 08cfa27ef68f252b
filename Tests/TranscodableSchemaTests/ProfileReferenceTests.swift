import Testing
import TranscodableJSON
import TranscodableSchema

@Suite struct ProfileReferenceTests {
  private static let profiles = ProfileTests.profiles

  private static let node: JSON = [
    "type": "object", "required": ["name"],
    "properties": [
      "name": ["type": "string"], "next": ["anyOf": [["$ref": "#/$defs/Node"], ["type": "null"]]],
    ],
  ]

  /// Adapts a schema and checks that the result has no reference without a target.
  private func adapted(
    _ schema: JSON, _ profile: JSON.Schema.Profile
  ) throws -> JSON.Schema.Adaptation {
    let adaptation = try JSON.Schema(schema).adapted(to: profile)
    #expect(throws: Never.self) { try JSON.SchemaValidator(adaptation.schema) }
    #expect(profile.check(adaptation.schema) == [], "\(adaptation.schema)")
    return adaptation
  }

  /// Adds null for the optional member where the profile requires all members.
  private static func document(
    _ members: JSON.Object, _ profile: JSON.Schema.Profile
  ) -> JSON {
    .object(profile.requiresAll ? members.merging(["next": nil]) { own, _ in own } : members)
  }

  private func isValid(_ value: JSON, _ adaptation: JSON.Schema.Adaptation) throws -> Bool {
    try JSON.SchemaValidator(adaptation.schema).isValid(value)
  }

  @Test(arguments: profiles)
  func `a root reference keeps its definitions`(_ profile: JSON.Schema.Profile) throws {
    let schema: JSON = ["$defs": ["Node": Self.node], "$ref": "#/$defs/Node"]
    let adaptation = try adapted(schema, profile)
    #expect(adaptation.schema.json["type"] == "object")
    #expect(try isValid(Self.document(["name": "a"], profile), adaptation))
    #expect(try !isValid(Self.document(["name": 1], profile), adaptation))
  }

  @Test(arguments: profiles)
  func `rules next to a root reference are kept`(_ profile: JSON.Schema.Profile) throws {
    let schema: JSON = [
      "$defs": ["Node": Self.node], "$ref": "#/$defs/Node",
      "properties": ["q": ["type": "string"]], "required": ["q"],
    ]
    let adaptation = try adapted(schema, profile)
    #expect(try isValid(Self.document(["name": "a", "q": "b"], profile), adaptation))
    #expect(try !isValid(Self.document(["name": "a"], profile), adaptation))
    #expect(try !isValid(Self.document(["name": "a", "q": 1], profile), adaptation))
    #expect(try !isValid(Self.document(["q": "a"], profile), adaptation))
  }

  @Test(arguments: profiles)
  func `rules next to a reference are kept or reported`(_ profile: JSON.Schema.Profile) throws {
    let schema: JSON = [
      "type": "object", "required": ["a"],
      "properties": ["a": ["$ref": "#/$defs/Count", "minimum": 3, "description": "How many."]],
      "$defs": ["Count": ["type": "integer", "maximum": 9]],
    ]
    let adaptation = try adapted(schema, profile)
    let isReported = adaptation.losses.contains { $0.message.contains("minimum") }
    #expect(try isReported || !isValid(["a": 2], adaptation))
    #expect(try isValid(["a": 4], adaptation))
    let text = adaptation.schema.json["properties"]?["a"]?["description"]?.string ?? ""
    #expect(text.hasPrefix("How many."))
    #expect(isReported == text.contains("minimum: 3"))
  }

  @Test(arguments: profiles)
  func `anchors, pointers and URIs lead to definitions`(_ profile: JSON.Schema.Profile) throws {
    let schema: JSON = [
      "$id": "https://example.org/a", "type": "object", "required": ["a", "b", "c", "d"],
      "properties": [
        "a": ["$ref": "#node"], "b": ["$anchor": "node", "type": "integer"],
        "c": ["$ref": "#/properties/b"], "d": ["$ref": "https://example.org/b#/$defs/inner"],
      ],
      "$defs": ["other": ["$id": "b", "$defs": ["inner": ["type": "boolean"]]]],
    ]
    let adaptation = try adapted(schema, profile)
    #expect(adaptation.losses == [])
    #expect(try isValid(["a": 1, "b": 2, "c": 3, "d": true], adaptation))
    for (key, value) in ["a": "x", "b": "x", "c": "x", "d": 1] as JSON.Object {
      var document: JSON = ["a": 1, "b": 2, "c": 3, "d": true]
      document[key] = value
      #expect(try !isValid(document, adaptation), "\(key)")
    }
  }

  @Test(arguments: profiles)
  func `a reference without a target is reported`(_ profile: JSON.Schema.Profile) throws {
    let schema: JSON = [
      "type": "object", "required": ["a"],
      "properties": [
        "a": ["$ref": "https://example.org/elsewhere"], "b": ["$ref": "#/$defs/missing"],
      ],
    ]
    let adaptation = try adapted(schema, profile)
    #expect(
      adaptation.losses.filter { $0.message.contains("target of the reference") }.map(\.pointer)
        .map(\.description).sorted() == ["/properties/a", "/properties/b"])
  }

  @Test(arguments: profiles)
  func `rules for one property in several parts are merged`(
    _ profile: JSON.Schema.Profile
  ) throws {
    let schema: JSON = [
      "type": "object", "required": ["a"],
      "properties": ["a": ["type": "integer", "minimum": 3]],
      "allOf": [
        ["properties": ["a": ["maximum": 9]]],
        ["allOf": [["$ref": "#/$defs/More"], ["$ref": "#/$defs/More"]]],
      ],
      "$defs": [
        "More": ["type": "object", "properties": ["b": ["type": "string"]], "required": ["b"]]
      ],
    ]
    let adaptation = try adapted(schema, profile)
    #expect(try isValid(["a": 4, "b": "x"], adaptation))
    #expect(try !isValid(["a": 4], adaptation))
    for (value, keyword) in [(2, "minimum"), (10, "maximum")] {
      let isReported = adaptation.losses.contains { $0.message.contains(keyword) }
      #expect(try isReported || !isValid(["a": JSON(value), "b": "x"], adaptation))
    }
  }

  @Test(arguments: profiles)
  func `recursive parts end`(_ profile: JSON.Schema.Profile) throws {
    let schema: JSON = [
      "type": "object", "properties": ["a": ["$ref": "#/$defs/A"]], "required": ["a"],
      "$defs": [
        "A": [
          "type": "object", "required": ["l", "r"],
          "properties": [
            "l": ["allOf": [["$ref": "#/$defs/A"], ["description": "left"]]],
            "r": ["$ref": "#/$defs/A", "minProperties": 1],
          ],
        ]
      ],
    ]
    _ = try JSON.Schema(schema).adapted(to: profile)
  }

  @Test(arguments: [18, 60])
  func `inlining that grows without bound is an error`(_ count: Int) throws {
    var definitions: JSON.Object = ["d0": ["type": "string"]]
    for index in 1...count {
      let inner: JSON = ["$ref": .string("#/$defs/d\(index - 1)")]
      definitions["d\(index)"] = ["type": "object", "properties": ["a": inner, "b": inner]]
    }
    let schema = try JSON.Schema([
      "type": "object", "$defs": .object(definitions),
      "properties": ["x": ["$ref": .string("#/$defs/d\(count)")]],
    ])
    #expect(throws: JSON.SchemaError.self) { try schema.adapted(to: .geminiResponseSchema) }
    #expect(throws: Never.self) { try schema.adapted(to: .gemini) }
  }

  @Test func `nested types that refer to each other end`() throws {
    var definitions: JSON.Object = [:]
    for index in 0..<30 {
      let properties = (0..<30).map {
        (key: "p\($0)", value: ["$ref": .string("#/$defs/d\($0)")] as JSON)
      }
      definitions["d\(index)"] = ["type": "object", "properties": .object(JSON.Object(properties))]
    }
    let schema = try JSON.Schema([
      "type": "object", "$defs": .object(definitions),
      "properties": ["x": ["$ref": "#/$defs/d0"]],
    ])
    for profile in [JSON.Schema.Profile.anthropic, .geminiResponseSchema] {
      #expect(throws: JSON.SchemaError.self) { try schema.adapted(to: profile) }
    }
  }
}
