internal import TranscodableCore
public import TranscodableJSON

/// A strategy that provides the schema for its values.
///
/// Conform your own strategies to this protocol. The schemas of this package's strategies are built
/// in.
///
/// ```swift
/// extension FahrenheitStrategy: JSONSchemaStrategy {
///   func jsonSchema(in context: inout JSON.SchemaContext) -> JSON.Schema {
///     JSON.Schema(members: ["type": "number"])
///   }
/// }
/// ```
public protocol JSONSchemaStrategy {
  /// Returns the schema for the strategy's values.
  ///
  /// - Parameter context: The context, which specifies the direction and provides the schemas of
  ///   other types.
  /// - Returns: The schema.
  func jsonSchema(in context: inout JSON.SchemaContext) -> JSON.Schema
}

extension JSON.SchemaContext {
  mutating func schema(by strategy: Any) -> JSON.Schema {
    if let strategy = strategy as? any JSONSchemaStrategy {
      return strategy.jsonSchema(in: &self)
    }
    if let strategy = strategy as? any SchemaStrategy { return strategy.schema(in: &self) }
    if let strategy = strategy as? any __FormedStrategy { return schema(of: strategy.__form) }
    remark("custom functions determine the values")
    return .anything
  }

  private mutating func schema(of form: __StrategyForm) -> JSON.Schema {
    switch form {
    case .dateTime: return JSON.Schema(members: ["type": "string", "format": "date-time"])
    case .day: return JSON.Schema(members: ["type": "string", "format": "date"])
    case .text(let phrase):
      remark("the strings are \(phrase)")
      return JSON.Schema(members: ["type": "string", "description": .string("{\(phrase)}")])
    case .number(isText: false): return JSON.Schema(members: ["type": "number"])
    case .number(isText: true): return .text(matching: Self.numberPattern)
    case .base64: return .base64
    case .base64URL:
      return JSON.Schema(members: [
        "type": "string", "contentEncoding": "base64url", "pattern": .string(Self.base64URLPattern),
      ])
    case .hex: return .text(matching: "^(?:[0-9A-Fa-f]{2})*$")
    case .json(let type):
      remark("some validators don't check the JSON in the string")
      return JSON.Schema(members: [
        "type": "string", "contentMediaType": "application/json",
        "contentSchema": schema(of: type).json,
      ])
    case .polymorphic(let path, let members, let fallback):
      return polymorphic(path, members, fallback)
    }
  }

  private mutating func polymorphic(
    _ path: [String], _ members: [(tags: [CodingTagValue], type: any Any.Type)],
    _ fallback: (any Any.Type)?
  ) -> JSON.Schema {
    var alternatives: [JSON] = []
    var known: [JSON] = []
    for member in members {
      let tags = direction == .decoding ? member.tags[...] : member.tags.prefix(1)
      let tag: JSON = ["enum": .array(tags.map(\.json))]
      known.append(tag)
      alternatives.append(["allOf": [tagObject(path, tag), openSchema(of: member.type).json]])
    }
    guard let fallback else { return JSON.Schema(members: ["oneOf": .array(alternatives)]) }
    let other: JSON = [
      "allOf": [
        ["type": ["string", "number", "boolean"]], ["not": ["anyOf": .array(known)]],
      ]
    ]
    let schema = schema(of: fallback).json
    alternatives.append(
      direction == .decoding ? ["allOf": [tagObject(path, other), schema]] : schema)
    return JSON.Schema(members: ["anyOf": .array(alternatives)])
  }

  static var numberPattern: String {
    #"^(?:[+-]?[0-9]+|-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?)$"#
  }
  private static var base64URLPattern: String {
    "^(?:[A-Za-z0-9_-]{4})*(?:[A-Za-z0-9_-]{2}(?:==)?|[A-Za-z0-9_-]{3}=?)?$"
  }
}

extension JSON.Schema {
  static func text(matching pattern: String) -> JSON.Schema {
    JSON.Schema(members: ["type": "string", "pattern": .string(pattern)])
  }

  static var base64: JSON.Schema {
    JSON.Schema(members: [
      "type": "string", "contentEncoding": "base64",
      "pattern": "^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$",
    ])
  }
}
