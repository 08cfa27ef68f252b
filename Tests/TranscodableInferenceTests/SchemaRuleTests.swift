import Foundation
import Testing
import TranscodableInference
import TranscodableJSON
import TranscodableSchema

@Suite("Constraints of schemas")
struct SchemaRuleTests {
  private func model(
    _ schema: JSON, _ style: SwiftModel.Options.Style = .attributes
  ) throws -> SwiftModel {
    var options = SwiftModel.Options()
    options.style = style
    return SwiftModel(of: try JSON.Schema(schema), named: "Sample", options: options)
  }

  /// The fields of the type for an object schema with `properties`.
  private func fields(_ properties: JSON, required: [String] = []) throws -> String {
    let schema: JSON = [
      "type": "object", "properties": properties, "required": .array(required.map { JSON($0) }),
    ]
    let source = try model(schema).source()
    let lines = source.split(separator: "\n").drop { !$0.hasPrefix("struct") }.dropFirst()
    return lines.prefix { $0 != "}" }.joined(separator: "\n")
  }

  private func remarks(_ model: SwiftModel) -> Set<String> {
    Set(model.remarks.map { "\($0.location.text): \($0.text)" })
  }

  @Test func `integer bounds become closed ranges`() throws {
    let fields = try fields([
      "a": ["type": "integer", "minimum": 1], "b": ["type": "integer", "exclusiveMaximum": 10],
      "c": ["type": "integer", "minimum": 0.5, "exclusiveMaximum": 3],
      "d": ["type": "integer", "maximum": -5], "e": ["type": "integer", "minimum": -1e300],
    ])
    #expect(
      fields == """
          @CodableValidated(.range(1...)) let a: Int?
          @CodableValidated(.range(...9)) let b: Int?
          @CodableValidated(.range(1...2)) let c: Int?
          @CodableValidated(.range(...(-5))) let d: Int?
          let e: Int?
        """)
  }

  @Test func `exclusive bounds of numbers exclude the bound`() throws {
    let fields = try fields([
      "a": ["type": "number", "minimum": 0, "maximum": 1],
      "b": ["type": "number", "exclusiveMinimum": 0],
      "c": ["type": "number", "exclusiveMinimum": -1.5, "exclusiveMaximum": -1],
    ])
    #expect(
      fields == """
          @CodableValidated(.range(0...1)) let a: Double?
          @CodableValidated(.range(0.0.nextUp...)) let b: Double?
          @CodableValidated(.range((-1.5).nextUp..<(-1))) let c: Double?
        """)
  }

  @Test func `string lengths count code points where characters could be too few`() throws {
    let fields = try fields([
      "a": ["type": "string", "minLength": 1], "b": ["type": "string", "maxLength": 5],
      "c": ["type": "string", "minLength": 2],
    ])
    #expect(
      fields == """
          @CodableValidated(.nonEmpty) let a: String?
          @CodableValidated(.count(...5)) let b: String?
          @CodableValidated(
            where: { (text: String) in text.unicodeScalars.count >= 2 },
            "must have at least 2 code points")
          let c: String?
        """)
  }

  @Test func `element and member counts become count validations`() throws {
    let fields = try fields([
      "a": ["type": "array", "items": ["type": "string"], "minItems": 1, "maxItems": 4],
      "b": ["type": "object", "additionalProperties": true, "minProperties": 1],
      "c": ["type": "array", "minItems": 3, "maxItems": 3],
    ])
    #expect(
      fields == """
          @CodableValidated(.count(1...4)) let a: [String]?
          @CodableValidated(.nonEmpty) let b: [String: JSON]?
          @CodableValidated(.count(3)) let c: [JSON]?
        """)
  }

  @Test(arguments: [
    ("^[a-z]+$", #".matches("[a-z]+")"#), ("^\\d\\w$", #".matches("[0-9][A-Za-z0-9_]")"#),
    ("^a{2,}\\\\$", ##".matches(#"a{2,}\\"#)"##),
    ("^(?:a|b\\.)*$", ##".matches(#"(?:a|b\.)*"#)"##), ("^[-a&]$", ##".matches(#"[\-a\&]"#)"##),
  ])
  func `an anchored ASCII pattern becomes a validation`(_ pattern: String, _ rule: String) throws {
    let model = try model([
      "type": "object", "properties": ["a": ["type": "string", "pattern": JSON(pattern)]],
    ])
    #expect(model.source().contains("@CodableValidated(\(rule)) let a: String?"))
    #expect(model.remarks.isEmpty)
  }

  @Test(arguments: [
    "a", "^a", "a$", "^.$", "^[^a]$", "^a|b$", "^\\s$", "^\\p{L}$", "^é$", "^a{,2}$", "^(?=a)a$",
    "^a\\$",
    "^(a)\\1$", "^[a--b]$",
  ])
  func `any other pattern becomes a remark`(_ pattern: String) throws {
    let model = try model([
      "type": "object", "properties": ["a": ["type": "string", "pattern": JSON(pattern)]],
    ])
    #expect(model.source().contains("  let a: String?\n"))
    #expect(remarks(model) == ["/a: the type does not express pattern"])
  }

  @Test func `enum and const values that are not enums become validations`() throws {
    let fields = try fields(
      [
        "a": ["const": "b"], "c": ["enum": [1, 2, nil]], "d": ["const": 0.5], "e": ["const": true],
        "f": ["enum": ["<", ">"]], "g": ["type": "null"],
      ], required: ["a", "g"])
    #expect(
      fields == """
          @CodableValidated(.oneOf("b")) let a: String
          @CodableValidated(.oneOf(1, 2)) let c: Int?
          @CodableValidated(.oneOf(0.5)) let d: Double?
          @CodableValidated(.oneOf(true)) let e: Bool?
          @CodableValidated(.oneOf("<", ">")) let f: String?
          @CodableValidated(.oneOf(JSON.null)) let g: JSON
        """)
  }

  @Test func `schema defaults are used for missing keys`() throws {
    let fields = try fields([
      "a": ["type": "integer", "default": 10], "b": ["type": "number", "default": 1],
      "c": ["enum": ["up", "down"], "default": "up"],
      "d": ["type": ["string", "null"], "default": "x"],
      "e": ["type": "array", "items": ["type": "integer"], "default": [1, 2]],
    ])
    #expect(
      fields == """
          @CodableDefault(10, for: .missing) let a: Int
          @CodableDefault(1.0, for: .missing) let b: Double
          @CodableDefault(C.up, for: .missing) let c: C
          @EncodableNil(.null) @CodableDefault("x", for: .missing) let d: String?
          @CodableDefault([1, 2], for: .missing) let e: [Int]
        """)
  }

  @Test func `constraints that neither types nor validations express become remarks`() throws {
    let model = try model([
      "type": "object",
      "properties": [
        "step": ["type": "integer", "multipleOf": 5, "minimum": 0],
        "page": ["type": "integer", "minimum": 1, "default": 0],
        "by": ["type": "object", "properties": ["id": ["type": "integer"]], "default": [:]],
        "code": ["$ref": "#/$defs/code"],
        "codes": ["type": "array", "items": ["$ref": "#/$defs/code"], "uniqueItems": true],
        "part": ["not": ["type": "null"]],
        "old": false,
        "sum": ["type": "integer", "maximum": 100_000_000_000_000_000_000_000],
      ],
      "$defs": ["code": ["type": "string", "maxLength": 3]],
      "dependentRequired": ["step": ["page"]],
    ])
    #expect(
      remarks(model) == [
        ": the type does not express dependentRequired",
        "/step: the type does not express multipleOf",
        "/page: the type does not express default", "/by: the type does not express default",
        "/codes: the type does not express uniqueItems",
        "/codes/*: the type does not express maxLength",
        "/part: the type does not express not",
        "/part: null is read as a missing key and written as one; --nullable preserves it",
        "/sum: the type does not express type",
        "/sum: the type does not express maximum", "/old: the type does not express false",
      ])
    #expect(model.source().contains("  @CodableValidated(.count(...3)) let code: String?\n"))
  }

  @Test func `plain types have remarks instead of validations`() throws {
    let model = try model(
      [
        "type": "object",
        "properties": [
          "limit": ["type": "integer", "minimum": 1, "default": 10], "sort": ["enum": ["a", "b"]],
        ], "additionalProperties": false,
      ], .plain)
    #expect(model.source().contains("  let limit: Int?\n  let sort: Sort?\n}"))
    #expect(
      remarks(model) == [
        ": the type does not express additionalProperties",
        "/limit: the type does not express minimum, default",
      ])
  }

  @Test func `nulls and unknown keys are rejected where the schema rejects them`() throws {
    let closed: JSON = [
      "type": "object", "properties": ["a": ["type": "integer"]], "additionalProperties": false,
    ]
    #expect(
      try model(closed).source().contains("@Codable(nulls: .reject, unknownKeys: .reject)\n"))
    let mixed: JSON = [
      "type": "object",
      "properties": ["a": ["type": "integer"], "b": ["type": ["integer", "null"]]],
    ]
    #expect(try model(mixed).source().contains("@Codable\n"))
  }

  private static let typedRest: JSON = [
    "type": "object", "properties": ["id": ["type": "integer"], "note": ["type": "string"]],
    "required": ["id"], "additionalProperties": ["type": "number"],
  ]

  @Test func `typed additional members become a flattened dictionary`() throws {
    let model = try model(Self.typedRest)
    #expect(
      model.source().contains(
        """
          let note: String?
          @CodableFlattened let additionalProperties: [String: Double]
        }
        """))
    #expect(remarks(model) == [])
    #expect(model.mismatches(in: ["id": 1, "a": 2.5]).isEmpty)
    #expect(model.mismatches(in: ["id": 1, "a": "b"]).map(\.pointer.description) == ["/a"])
  }

  @Test func `plain types decode typed additional members by hand`() throws {
    let model = try model(Self.typedRest, .plain)
    let source = model.source()
    #expect(source.contains("  let additionalProperties: [String: Double]\n"))
    #expect(source.contains("try others.decode(Double.self, forKey: key)"))
    #expect(source.contains("note = try container.decodeIfPresent(String.self, forKey: .note)"))
    #expect(remarks(model) == [])
  }

  @Test func `typed additional members next to a tag are a remark`() throws {
    let cases = ["a", "b"].map { tag -> JSON in
      [
        "type": "object", "properties": ["type": ["const": .string(tag)], "\(tag)x": true],
        "required": ["type"], "additionalProperties": ["type": "string"],
      ]
    }
    let model = try model(["oneOf": .array(cases)])
    #expect(!model.source().contains("@CodableFlattened"))
    #expect(remarks(model).contains { $0.hasSuffix("does not express additionalProperties") })
  }

  @Test func `a required nullable member becomes CodableOrNull`() throws {
    let schema: JSON = [
      "type": "object", "required": ["a", "b"],
      "properties": [
        "a": ["type": ["string", "null"], "maxLength": 3], "b": ["type": "integer"],
        "c": ["type": "integer"],
      ],
    ]
    #expect(
      try model(schema).source().contains(
        """
        @Codable(nulls: .reject)
        struct Sample: Sendable {
          @CodableValidated(.count(...3)) let a: CodableOrNull<String>
        """))
    #expect(try model(schema).schema.json["$defs"]?["Sample"]?["required"] == ["a", "b"])
    let plain = try model(schema, .plain)
    #expect(plain.source().contains("  let a: String?\n"))
    #expect(
      remarks(plain) == [
        "/a: null is written as a missing key", "/a: the type does not express maxLength",
      ])
  }

  @Test(arguments: SwiftModel.Options.Style.allCases)
  func `an enum of a schema has no unknown case`(_ style: SwiftModel.Options.Style) throws {
    let source = try model(["properties": ["a": ["enum": ["other", "up", "a-b"]]]], style).source()
    let attribute = style == .plain ? "" : "@Codable\n"
    #expect(
      source.hasSuffix(
        """

        \(attribute)enum A: String, \(style == .plain ? "Codable, " : "")Sendable {
          case aB = "a-b"
          case other
          case up
        }

        """))
  }

  @Test func `object alternatives become separate types`() throws {
    let source = try model([
      "type": "object", "required": ["contact"],
      "properties": [
        "contact": [
          "oneOf": [
            ["type": "object", "properties": ["email": ["type": "string"]]],
            [
              "type": "object", "properties": ["phone": ["type": "string"]], "required": ["phone"],
            ], ["type": "string"],
          ]
        ]
      ],
    ]).source()
    #expect(
      source.contains(
        """
        enum ContactValue: Sendable {
          case string(String)
          case phoneContact(PhoneContact)
          case contact(Contact)
        }
        """))
  }

  @Test(
    arguments: [
      [
        "$defs": ["a": ["anyOf": [["$ref": "#/$defs/a"], ["type": "string"]]]], "$ref": "#/$defs/a",
      ],
      ["properties": ["a": ["$ref": "#", "required": ["b"]]], "type": "object"],
      ["type": "object", "properties": ["a": ["allOf": [["$ref": "#"], ["required": ["a"]]]]]],
      [
        "$defs": [
          "a": [
            "anyOf": [
              ["type": "array", "items": ["$ref": "#/$defs/a"]],
              ["type": "array", "items": ["type": "string"]],
            ]
          ]
        ], "$ref": "#/$defs/a",
      ],
    ] as [JSON])
  func `a recursive schema terminates`(_ schema: JSON) throws {
    #expect(try model(schema).source().count < 2000)
  }
}

/// The schemas whose types `Scripts/check-inference --schemas` compiles.
@Suite("Schemas with documents")
struct SchemaFileTests {
  struct Item: CustomTestStringConvertible {
    let json: JSON
    var testDescription: String { json["name"]?.string ?? "" }
    func list(_ key: String) -> [JSON] { json[key]?.array ?? [] }
  }

  static let all: [Item] = {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Schemas")
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return files.sorted().flatMap { file -> [Item] in
      let text = try? Data(contentsOf: folder.appending(path: file))
      return (text.flatMap { try? JSON(parsing: $0) }?.array ?? []).map(Item.init)
    }
  }()

  @Test func `there are at least sixty schemas`() { #expect(Self.all.count >= 60) }

  @Test(arguments: all)
  func `the schema of the types accepts and rejects the listed documents`(_ item: Item) throws {
    let schema = try JSON.Schema(item.json["schema"] ?? true)
    var options = SwiftModel.Options()
    options.makesNullables = true
    let types = try JSON.SchemaValidator(
      SwiftModel(of: schema, named: "Sample", options: options).schema)
    for document in item.list("accepted") {
      #expect(types.failures(in: document).isEmpty, "\(document)")
    }
    for document in item.list("refused") { #expect(!types.isValid(document), "\(document)") }
  }
}
