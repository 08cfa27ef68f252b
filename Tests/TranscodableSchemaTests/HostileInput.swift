import Testing
import TranscodableJSON

@testable import TranscodableSchema

/// Schemas, documents and patterns of any size that are designed to be slow.
enum HostileInput: String, CaseIterable, CustomTestStringConvertible {
  case nestedAlternatives = "a value *n* deep, two alternatives a level"
  case fanningReferences = "*n* definitions that refer to the one before three times"
  case alternatives = "*n* alternatives with a constant each"
  case ownKeys = "*n* alternatives with a key of their own"
  case properties = "an object of *n* keys, all of them named"
  case deepReferences = "a chain of *n* references"
  case cyclicReferences = "two schemas that refer to each other, a value *n* deep"
  case unevaluated = "*n* members that two alternatives evaluate"
  case repeatedGroups = "pattern `^(a+)+$`, *n* letters"
  case optionalBefore = "pattern `^(a?a)*$`, *n* letters"
  case repeatedAnything = "pattern `(.*)*x`, *n* letters"
  case lookahead = "pattern `^(?=(a+)+$)b`, *n* letters"
  case optionalLetters = "pattern `(?:a?){30}b`, *n* letters"

  var testDescription: String { rawValue }

  /// The smallest size that is compared.
  var size: Int {
    switch self {
    case .nestedAlternatives, .fanningReferences: 10
    case .cyclicReferences: 50
    case .alternatives, .deepReferences, .properties: 1_000
    default: 100
    }
  }

  /// Returns the number of schema entries or pattern instructions that are evaluated.
  func steps(_ size: Int) throws -> Int {
    if let pattern = pattern {
      var steps = 0
      _ = try Pattern(pattern).isFound(
        in: String(repeating: "a", count: size) + "!", countingSteps: &steps)
      return steps
    }
    let (schema, value) = try document(size)
    let program = try JSON.SchemaValidator(JSON.Schema(schema)).program
    var machine = SchemaMachine(program, mode: .verdict, limit: 0)
    let isValid = machine.accepts(value)
    let inValue = machine.steps
    let isTextValid = try JSONReader.read(value.description) { machine.accepts(&$0) }
    // Validating a document takes as many steps as validating a value.
    guard isValid == isTextValid, machine.steps == inValue * 2 else { return .max }
    return inValue
  }

  private var pattern: String? {
    switch self {
    case .repeatedGroups: "^(a+)+$"
    case .optionalBefore: "^(a?a)*$"
    case .repeatedAnything: "(.*)*x"
    case .lookahead: "^(?=(a+)+$)b"
    case .optionalLetters: "(?:a?){30}b"
    default: nil
    }
  }

  private func document(_ size: Int) throws -> (schema: JSON, value: JSON) {
    switch self {
    case .nestedAlternatives:
      // Each level would double the work of a validator that tries alternatives one by one.
      return (
        ["anyOf": [["items": ["$ref": "#"]], ["items": ["$ref": "#"]]]], Self.array(size)
      )
    case .fanningReferences:
      return Self.chain(size) { ["allOf": [$0, ["anyOf": [$0, $0]]]] }
    case .deepReferences: return Self.chain(size) { $0 }
    case .alternatives: return Self.constants(size)
    case .ownKeys: return Self.ownKeys(size)
    case .properties: return Self.named(size)
    case .cyclicReferences: return Self.cycle(size)
    default: return Self.evaluated(size)
    }
  }

  private static func array(_ depth: Int) -> JSON {
    (0..<depth).reduce(7) { value, _ in [value] }
  }

  /// Definitions that refer to each other in a chain.
  private static func chain(_ size: Int, _ link: (JSON) -> JSON) -> (JSON, JSON) {
    var definitions: JSON.Object = ["d0": ["type": "integer"]]
    for index in 1...size {
      definitions["d\(index)"] = link(["$ref": .string("#/$defs/d\(index - 1)")])
    }
    return (["$ref": .string("#/$defs/d\(size)"), "$defs": .object(definitions)], 7)
  }

  private static func constants(_ size: Int) -> (JSON, JSON) {
    let alternatives = (0..<size).map { index -> JSON in
      ["properties": ["kind": ["const": JSON(index)], "next": ["type": "integer"]]]
    }
    return (["oneOf": .array(alternatives)], ["kind": JSON(size - 1), "next": 1])
  }

  private static func ownKeys(_ size: Int) -> (JSON, JSON) {
    let alternatives = (0..<size).map { index -> JSON in
      ["required": [.string("k\(index)")], "properties": ["k\(index)": ["minimum": 0]]]
    }
    return (["anyOf": .array(alternatives)], .object(members(size)))
  }

  private static func named(_ size: Int) -> (JSON, JSON) {
    let schemas = members(size).map {
      (key: $0.key, value: ["type": "integer", "minimum": 0] as JSON)
    }
    return (
      ["properties": .object(JSON.Object(schemas)), "additionalProperties": false],
      .object(members(size))
    )
  }

  private static func members(_ size: Int) -> JSON.Object {
    JSON.Object((0..<size).map { (key: "k\($0)", value: JSON($0)) })
  }

  private static func cycle(_ size: Int) -> (JSON, JSON) {
    let value = (0..<size).reduce([:] as JSON) { value, _ in ["a": value] }
    let schema: JSON = [
      "$ref": "#/$defs/a",
      "$defs": [
        "a": ["properties": ["a": ["$ref": "#/$defs/b"]], "not": ["required": ["c"]]],
        "b": ["anyOf": [["$ref": "#/$defs/a"], ["properties": ["a": ["$ref": "#/$defs/a"]]]]],
      ],
    ]
    return (schema, value)
  }

  private static func evaluated(_ size: Int) -> (JSON, JSON) {
    let schema: JSON = [
      "anyOf": [["patternProperties": ["^k": true]], ["properties": ["a": true]]],
      "unevaluatedProperties": false,
    ]
    return (schema, .object(members(size)))
  }
}
