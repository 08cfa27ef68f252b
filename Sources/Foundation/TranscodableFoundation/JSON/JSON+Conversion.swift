public import TranscodableCore
public import TranscodableJSON

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension JSON {
  /// Creates a JSON value by encoding another value.
  ///
  /// ```swift
  /// let json = try JSON(encoding: commit)
  /// json["sha"]?.string
  /// ```
  ///
  /// - Parameters:
  ///   - value: The value to encode.
  ///   - encoder: The encoder whose settings apply.
  /// - Throws: An `EncodingError` with a coding path if JSON can't represent the value.
  public init<Value: Encodable>(encoding value: Value, encoder: Encoder = Encoder()) throws {
    if let json = value as? JSON {
      self = json
    } else {
      try self.init(parsing: encoder.encode(value))
    }
  }

  /// Decodes a typed value from this JSON value.
  ///
  /// ```swift
  /// let commit = try json["commit"]?.decode(Commit.self)
  /// ```
  ///
  /// - Parameters:
  ///   - type: The type to decode.
  ///   - decoder: The decoder whose settings apply.
  /// - Returns: The decoded value.
  /// - Throws: A `DecodingError` with a coding path, and without line and column.
  public func decode<Value: Decodable>(
    _ type: Value.Type = Value.self, decoder: Decoder = Decoder()
  ) throws -> Value {
    if let json = self as? Value { return json }
    let data = try JSON.encode(self)
    do {
      return try decoder.decode(type, from: data)
    } catch let error as DecodingError {
      // The document was created only for decoding, so a location in it is meaningless to callers.
      throw error.withoutLocation
    }
  }

  /// Decodes a typed value from this JSON value, and reports the input that was ignored and the
  /// errors that decoding recovered from.
  ///
  /// - Parameters:
  ///   - type: The type to decode.
  ///   - decoder: The decoder whose settings apply.
  ///   - report: Receives the events, even if decoding fails.
  /// - Returns: The decoded value.
  /// - Throws: A `DecodingError` with a coding path.
  public func decode<Value: Decodable>(
    _ type: Value.Type = Value.self, decoder: Decoder = Decoder(), report: inout DecodingReport
  ) throws -> Value {
    try decoder.decode(type, from: JSON.encode(self), report: &report)
  }

  /// Decodes a typed value from this JSON value, and throws all failures instead of only the first
  /// one.
  ///
  /// - Parameters:
  ///   - type: The type to decode.
  ///   - decoder: The decoder whose settings apply.
  ///   - limit: The maximum number of failures to collect, at least 1.
  /// - Returns: The decoded value.
  /// - Throws: `CodingFailures`, in the order in which they occur in the value.
  public func decodeCollecting<Value: Decodable>(
    _ type: Value.Type = Value.self, decoder: Decoder = Decoder(), limit: Int = 100
  ) throws(CodingFailures) -> Value {
    let document: Data
    do {
      document = try JSON.encode(self)
    } catch {
      throw CodingFailures([], error: error, isComplete: false)
    }
    return try decoder.decodeCollecting(type, from: document, limit: limit)
  }

  /// Encodes a JSON value compactly.
  ///
  /// Numbers keep their original digits, and members keep their order.
  ///
  /// - Returns: The JSON as UTF-8.
  /// - Throws: An `EncodingError` if the value is nested more than 512 levels deep.
  public static func encode(_ value: JSON) throws -> Data {
    try writeDirectly { value.encode(to: &$0) }
  }
}

extension Decimal {
  /// Creates a decimal number that exactly equals a JSON number.
  ///
  /// Returns `nil` if the number has more than 38 significant digits or if its exponent is out of
  /// range.
  public init?(exactly number: JSON.Number) {
    guard let value = Decimal(string: number.text, locale: nil), value.isFinite,
      JSON.Number(value.description) == number
    else { return nil }
    self = value
  }
}
