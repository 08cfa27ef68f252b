internal import TranscodableCore
public import TranscodableJSON

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

extension JSON {
  /// Creates a JSON value from an untyped value, such as the result of `JSONSerialization` or a
  /// user default.
  ///
  /// ```swift
  /// let row: [String: Any] = ["id": 7, "name": "Ada", "tags": ["a", "b"]]
  /// let user = try JSON(untyped: row).decode(User.self)
  /// ```
  ///
  /// Supports arrays, dictionaries with string keys, strings, numbers, Booleans, `nil`, the
  /// corresponding Foundation classes, and any `Encodable` value. Members are sorted by key.
  ///
  /// - Parameters:
  ///   - value: The value to convert.
  ///   - encoder: The encoder for `Encodable` values such as dates.
  /// - Throws: An `EncodingError` with a coding path if a value isn't supported or is nested more
  ///   than 512 levels deep.
  public init(untyped value: Any?, encoder: Encoder = Encoder()) throws {
    self = try UntypedConverter(encoder: encoder).json(value as Any, [])
  }

  /// Returns this value as nested arrays and dictionaries of `Any`.
  ///
  /// An integer becomes an `Int`, or a `UInt64` if an `Int` is too small. All other numbers become
  /// the nearest `Double`: larger integers and fractions with many digits are rounded, and numbers
  /// beyond the range of `Double` become infinity. The module
  /// `TranscodableConversion` contains `untyped(null:changes:)`, which reports these changes.
  ///
  /// ```swift
  /// let row = try JSON(encoding: user).untyped() as? [String: Any]
  /// ```
  ///
  /// - Parameter null: The value that represents null, such as `NSNull()` for `JSONSerialization`;
  ///   `nil` by default.
  /// - Returns: `[String: Any]`, `[Any]`, `String`, `Int`, `UInt64`, `Double`, `Bool`, or `null`.
  public func untyped(null: Any = Any?.none as Any) -> Any {
    var tree = UntypedTree()
    return tree.untyped(self, null: null)
  }
}

private struct UntypedTree: TreeConverting {
  mutating func enter(_ key: CodingFieldKey) {}
  mutating func leave() {}
  mutating func rounded(_ number: JSON.Number) -> Double { number.double }
}

extension TreeConverting {
  package mutating func untyped(_ json: JSON, null: Any) -> Any {
    convert(
      json,
      by: TreeRules<Self, JSON, Any>(
        open: { converter, value, _ in
          switch value {
          case .null: .value(null)
          case .bool(let value): .value(value)
          case .number(let number): .value(converter.untyped(number))
          case .string(let string): .value(string)
          case .array(let elements): .list(elements)
          case .object(let members): .members(keys: members.keys, values: members.values)
          }
        },
        list: { $0 },
        members: { Dictionary($0, uniquingKeysWith: { first, _ in first }) }))
  }

  private mutating func untyped(_ number: JSON.Number) -> Any {
    // Integers have no negative zero.
    if number.text.hasPrefix("-0"), number == 0 { return -0.0 }
    if let value = number.int { return value }
    if let value = UInt64(number.text) { return value }
    return rounded(number)
  }
}

private struct UntypedConverter {
  let encoder: JSON.Encoder

  func json(_ value: Any, _ path: [any CodingKey]) throws -> JSON {
    guard path.count <= 512 else { throw error(value, path, "The value is nested too deeply.") }
    switch value {
    case let optional as any OptionalValue:
      return try optional.wrapped.map { try json($0, path) } ?? .null
    case let value as JSON: return value
    case let members as [String: Any]:
      return .object(
        JSON.Object(
          try members.sorted { $0.key < $1.key }.map {
            ($0.key, try json($0.value, path + [CodingFieldKey(text: $0.key)]))
          }))
    case let elements as [Any]:
      return .array(
        try elements.enumerated().map { try json($1, path + [CodingFieldKey(index: $0)]) })
    case let value as any Encodable: return try encoded(value, path)
    default: return try foundation(value, path)
    }
  }

  private func foundation(_ value: Any, _ path: [any CodingKey]) throws -> JSON {
    // FoundationEssentials contains the value types, but not these classes.
    switch "\(type(of: value))" {
    case "NSNull": return .null
    case "__NSCFBoolean": return .bool(value as? Bool ?? false)
    default: break
    }
    if let number = value as? Int { return JSON(number) }
    if let number = value as? UInt64 { return try encoded(number, path) }
    if let number = value as? Double { return try encoded(number, path) }
    if let text = value as? String { return .string(text) }
    if let date = value as? Date { return try encoded(date, path) }
    if let data = value as? Data { return try encoded(data, path) }
    if let url = value as? URL { return try encoded(url, path) }
    throw error(value, path, "JSON can't represent \(type(of: value)).")
  }

  private func encoded<Value: Encodable>(_ value: Value, _ path: [any CodingKey]) throws -> JSON {
    do {
      return try JSON(encoding: value, encoder: encoder)
    } catch EncodingError.invalidValue(let value, let context) {
      throw EncodingError.invalidValue(
        value,
        EncodingError.Context(
          codingPath: path + context.codingPath, debugDescription: context.debugDescription,
          underlyingError: context.underlyingError))
    }
  }

  private func error(_ value: Any, _ path: [any CodingKey], _ message: String) -> EncodingError {
    EncodingError.invalidValue(
      value, EncodingError.Context(codingPath: path, debugDescription: message))
  }
}

private protocol OptionalValue {
  var wrapped: Any? { get }
}

extension Optional: OptionalValue {
  fileprivate var wrapped: Any? { self }
}
