import Foundation
import Transcodable
import TranscodableSchema

/// Who judges a document by a schema of all that is in it.
enum SchemaValidation {
  /// The names in the table; what is timed first is reading the document without judging it.
  static let contenders = ["value", "schema-text", "schema-value"]

  /// The checked trials of the contenders that the second argument admits.
  static func trials(
    on bytes: Data, of document: String, admits: (String) -> Bool
  ) throws -> [Trial] {
    let value = try JSON(parsing: bytes)
    let validator = try JSON.SchemaValidator(JSON.Schema(schema(of: [value])))
    try check(validator, bytes, document)
    return [
      Trial(contender: "value", bodies: [.validate: { keep(try JSON(parsing: bytes)) }]),
      Trial(
        contender: "schema-text",
        bodies: [.validate: { keep(try validator.isValid(parsing: bytes)) }]),
      Trial(contender: "schema-value", bodies: [.validate: { keep(validator.isValid(value)) }]),
    ].filter { $0.contender == "value" || admits($0.contender) }
  }

  /// Checks that the document is valid, and is not any more with a wrong value.
  private static func check(
    _ validator: JSON.SchemaValidator, _ bytes: Data, _ document: String
  ) throws {
    let isRight =
      try validator.isValid(parsing: bytes) && validator.isValid(JSON(parsing: bytes))
      && !validator.isValid(["unknown": true])
    guard isRight else {
      throw Disagreement(
        contender: "schema", work: "validating \(document)", detail: "the verdict is wrong")
    }
  }

  /// A schema that lists the kinds of some values, and everything in them; keys that are not there are
  /// refused, and those that are always there are required.
  private static func schema(of values: [JSON]) -> JSON {
    var kinds: [JSON] = []
    var members: JSON.Object = [:]
    let elements = values.flatMap { $0.array ?? [] }
    let objects = values.compactMap(\.object)
    for kind in values.map(kind) where !kinds.contains(kind) { kinds.append(kind) }
    members["type"] = kinds.count == 1 ? kinds[0] : .array(kinds)
    if !elements.isEmpty { members["items"] = schema(of: elements) }
    guard !objects.isEmpty else { return .object(members) }
    var properties = JSON.Object()
    var found: [String: [JSON]] = [:]
    for (key, value) in objects.joined() {
      if found[key] == nil { properties[key] = true }
      found[key, default: []].append(value)
    }
    let keys = properties.keys
    for key in keys { properties[key] = schema(of: found[key] ?? []) }
    members["properties"] = .object(properties)
    members["required"] = .array(
      keys.filter { found[$0]?.count == objects.count }.map { .string($0) })
    members["additionalProperties"] = false
    return .object(members)
  }

  private static func kind(_ value: JSON) -> JSON {
    switch value {
    case .null: "null"
    case .bool: "boolean"
    case .number(let number): number.int == nil ? "number" : "integer"
    case .string: "string"
    case .array: "array"
    case .object: "object"
    }
  }
}
