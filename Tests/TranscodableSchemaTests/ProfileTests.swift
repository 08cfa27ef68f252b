import Testing
import TranscodableJSON
import TranscodableSchema

@Suite struct ProfileTests {
  private static let order: JSON = [
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "type": "object", "required": ["id", "lines"],
    "properties": [
      "id": ["type": "integer", "minimum": 1],
      "note": [
        "type": ["string", "null"], "maxLength": 80, "description": "What the buyer says.",
      ],
      "lines": ["type": "array", "minItems": 2, "items": ["$ref": "#/$defs/Line"]],
      "payment": [
        "oneOf": [
          [
            "type": "object", "required": ["kind"], "properties": ["kind": ["const": "cash"]],
          ],
          [
            "type": "object", "required": ["kind", "number"],
            "properties": ["kind": ["const": "card"], "number": ["type": "string"]],
          ],
        ]
      ],
      "meta": ["type": "object", "additionalProperties": ["type": "string"]],
    ],
    "$defs": [
      "Line": [
        "type": "object", "required": ["sku"],
        "properties": [
          "sku": ["type": "string", "pattern": "^[A-Z]+$"],
          "count": ["type": "integer", "default": 1],
          "parts": ["type": "array", "items": ["$ref": "#/$defs/Line"]],
        ],
      ]
    ],
  ]

  static let profiles: [JSON.Schema.Profile] = [
    .openAIStrict, .anthropic, .gemini, .geminiResponseSchema,
  ]

  @Test(arguments: profiles)
  func `an adapted schema satisfies the provider's rules`(_ profile: JSON.Schema.Profile) throws {
    let schema = try JSON.Schema(Self.order)
    #expect(!profile.check(schema).isEmpty)
    let adapted = try schema.adapted(to: profile)
    #expect(profile.check(adapted.schema) == [])
    // Adapting again changes nothing.
    #expect(try adapted.schema.adapted(to: profile).schema == adapted.schema)
    // Every change refers to an existing location.
    for change in adapted.changes where change.pointer.tokens.last != "additionalProperties" {
      #expect(Self.order[change.pointer] != nil || profile.references != .kept, "\(change)")
    }
  }

  @Test func `for OpenAI, all properties are required and objects are closed`() throws {
    let adapted = try JSON.Schema(Self.order).adapted(to: .openAIStrict)
    let properties = adapted.schema.json["properties"]
    #expect(adapted.schema.json["required"] == ["id", "note", "lines", "payment", "meta"])
    #expect(adapted.schema.json["additionalProperties"] == false)
    #expect(
      properties?["note"] == [
        "type": ["string", "null"],
        "description": "What the buyer says.\n\n{maxLength: 80}",
      ])
    #expect(
      adapted.schema.json["$defs"]?["Line"]?["properties"]?["count"]
        == ["type": ["integer", "null"], "description": "{default: 1}"])
    #expect(properties?["payment"]?["anyOf"]?.array?.count == 3)
    #expect(
      adapted.losses.map(\.pointer.description) == [
        "/properties/note/maxLength", "/properties/meta/additionalProperties",
      ])
  }

  @Test func `for Anthropic, null becomes a union and recursion is removed`() throws {
    let adapted = try JSON.Schema(Self.order).adapted(to: .anthropic)
    #expect(
      adapted.schema.json["properties"]?["note"] == [
        "description": "What the buyer says.\n\n{maxLength: 80}",
        "anyOf": [["type": "string"], ["type": "null"]],
      ])
    #expect(adapted.losses.contains { $0.message.contains("recursive value") })
    #expect(!adapted.schema.description.contains("$ref"))
  }

  @Test func `for Gemini's response schemas, references are inlined and null is a keyword`() throws
  {
    let adapted = try JSON.Schema(Self.order).adapted(to: .geminiResponseSchema)
    let text = adapted.schema.description
    #expect(!text.contains("$ref") && !text.contains("additionalProperties"))
    #expect(adapted.schema.json["properties"]?["note"]?["nullable"] == true)
    #expect(
      adapted.schema.json["propertyOrdering"] == ["id", "note", "lines", "payment", "meta"])
  }

  @Test func `losses can be rejected`() throws {
    let schema = try JSON.Schema(Self.order)
    let error = #expect(throws: JSON.SchemaError.self) {
      try schema.adapted(to: .openAIStrict, losses: .refused)
    }
    #expect(error?.location == "#/properties/note/maxLength")
    let plain = try JSON.Schema(["type": "object", "properties": ["a": ["type": "string"]]])
    #expect(try plain.adapted(to: .openAIStrict, losses: .refused).losses.isEmpty)
  }

  @Test func `a root that isn't an object is rejected if the provider requires one`() throws {
    let list = try JSON.Schema(["type": "array", "items": ["type": "string"]])
    #expect(throws: JSON.SchemaError.self) { try list.adapted(to: .openAIStrict) }
    #expect(try list.adapted(to: .gemini).changes.isEmpty)
  }

  @Test func `an exceeded budget is reported with the largest type`() throws {
    func object(_ count: Int) -> JSON {
      let properties = (0..<count).map { (key: "p\($0)", value: ["type": "string"] as JSON) }
      return [
        "type": "object", "additionalProperties": false,
        "properties": .object(JSON.Object(properties)),
        "required": .array(properties.map { .string($0.key) }),
      ]
    }
    var root = object(2_000)
    root["$defs"] = ["Huge": object(3_500), "Small": object(3)]
    let violations = JSON.Schema.Profile.openAIStrict.check(try JSON.Schema(root))
    #expect(violations.map(\.pointer.description) == ["/$defs/Huge"])
    #expect(
      violations.first?.message
        == "there are 5503 properties, but at most 5000 are allowed; 3500 of them are here")
    var deep: JSON = ["type": "string"]
    for _ in 0..<11 { deep = ["type": "array", "items": deep] }
    root = [
      "type": "object", "additionalProperties": false, "properties": ["a": deep], "required": ["a"],
    ]
    #expect(
      JSON.Schema.Profile.openAIStrict.check(try JSON.Schema(root)).map(\.message) == [
        "objects and arrays are 12 levels deep, but at most 10 are allowed"
      ])
  }
}
