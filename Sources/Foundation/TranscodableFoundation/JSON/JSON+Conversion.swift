public import TranscodableJSON

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

// Between a value of any kind and a value of a type.
extension JSON {
  /// Creates the value that another value is encoded as.
  ///
  /// ```swift
  /// let json = try JSON(encoding: commit)
  /// json["sha"]?.string
  /// ```
  ///
  /// - Parameters:
  ///   - value: The value to encode.
  ///   - encoder: Whose strategies count; one with everything left at its default unless given.
  /// - Throws: An `EncodingError` with coding path if the value has no form in JSON.
  public init<Value: Encodable>(encoding value: Value, encoder: Encoder = Encoder()) throws {
    if let json = value as? JSON {
      self = json
    } else {
      try self.init(parsing: encoder.encode(value))
    }
  }

  /// Decodes a value of a type from this one.
  ///
  /// ```swift
  /// let commit = try json["commit"]?.decode(Commit.self)
  /// ```
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - decoder: Whose strategies count; one with everything left at its default unless given.
  /// - Returns: The value.
  /// - Throws: A `DecodingError` with coding path; line and column in it count in the compact text
  ///   of this value.
  public func decode<Value: Decodable>(
    _ type: Value.Type = Value.self, decoder: Decoder = Decoder()
  ) throws -> Value {
    if let json = self as? Value { return json }
    return try decoder.decode(type, from: JSON.encode(self))
  }

  /// Encodes this value as compact JSON text: its numbers as they were read, its members in order.
  ///
  /// - Parameter value: The value.
  /// - Returns: The text as UTF-8.
  /// - Throws: An `EncodingError` if the value is nested more deeply than 512 levels.
  public static func encode(_ value: JSON) throws -> Data {
    try writeDirectly { value.encode(to: &$0) }
  }
}

extension Decimal {
  /// Creates the decimal number that is exactly the value of a JSON number.
  ///
  /// - Parameter number: The number; nil if it has more than 38 significant digits, or an exponent
  ///   beyond the type.
  public init?(exactly number: JSON.Number) {
    guard let value = Decimal(string: number.text, locale: nil), value.isFinite,
      JSON.Number(value.description) == number
    else { return nil }
    self = value
  }
}
