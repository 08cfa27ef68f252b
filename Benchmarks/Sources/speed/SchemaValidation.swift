import Foundation
import Transcodable
import TranscodableSchema

/// Contenders that validate a document against a schema of its complete structure.
enum SchemaValidation {
  /// The names in the table; the first one parses the document without validation.
  static let contenders = ["value", "schema-text", "schema-value"]

  /// Returns the checked trials of the selected contenders.
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

  /// Checks that the document is valid, and invalid with a wrong value.
  private static func check(
    _ validator: JSON.SchemaValidator, _ bytes: Data, _ document: String
  ) throws {
    let isRight =
      try validator.isValid(parsing: bytes) && validator.isValid(JSON(parsing: bytes))
      && !validator.isValid(["unknown": true])
    guard isRight else {
      throw Disagreement(
        contender: "schema", work: "validating \(document)", detail: "the result is wrong")
    }
  }

  /// Returns a schema that lists the kinds of the given values and their contents, rejects other
  /// keys, and requires the keys that all values have.
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
