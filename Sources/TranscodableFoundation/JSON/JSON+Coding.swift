public import Foundation
public import TranscodableBytes
public import TranscodableJSON

extension JSON {
  /// Decodes a value from JSON text, with everything left at its default.
  ///
  /// For a type with `@Codable` the compiler specialises this function in the direct lane; nothing is looked up at run time.
  ///
  /// ```swift
  /// let commits = try JSON.decode([Commit].self, from: data)
  /// ```
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - input: The text: `Data`, `[UInt8]`, `String`, `Substring`, or a span of bytes.
  /// - Throws: A `DecodingError` with coding path, line and column.
  public static func decode<Value: JSONDecodable>(
    _ type: Value.Type, from input: borrowing some ByteSource & ~Copyable & ~Escapable
  ) throws -> Value {
    try input.withBytes { bytes in
      try decodeDirectly(type, from: bytes, settings: JSONReaderSettings(), context: .standard)
    }
  }

  /// Decodes a value of a type that is only `Decodable`, with everything left at its default.
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - data: The text.
  /// - Throws: A `DecodingError`.
  @_disfavoredOverload
  public static func decode<Value: Decodable>(
    _ type: Value.Type, from data: Data
  ) throws -> Value {
    try Decoder().decode(type, from: data)
  }

  /// Encodes a value as compact JSON text, with everything left at its default.
  ///
  /// ```swift
  /// let data = try JSON.encode(commits)
  /// ```
  ///
  /// - Parameter value: The value.
  /// - Returns: The text as UTF-8. Members stand in the order of their declaration.
  /// - Throws: An `EncodingError` with coding path if a value has no form in JSON.
  public static func encode<Value: JSONEncodable>(_ value: Value) throws -> Data {
    try JSONWriter.write(
      layout: [], context: JSONEncodingContext.standard,
      { value.encode(to: &$0) }, finish: { Data(copying: $0) })
  }

  /// Encodes a value of a type that is only `Encodable`, with everything left at its default.
  ///
  /// - Parameter value: The value.
  /// - Returns: The text as UTF-8.
  /// - Throws: An `EncodingError`.
  @_disfavoredOverload
  public static func encode<Value: Encodable>(_ value: Value) throws -> Data {
    try Encoder().encode(value)
  }

  /// The direct lane, wherever it is entered.
  internal static func decodeDirectly<Value: JSONDecodable>(
    _ type: Value.Type, from bytes: RawSpan, settings: JSONReaderSettings,
    context: JSONDecodingContext
  ) throws -> Value {
    let value = try JSONReader.read(bytes: bytes, settings: settings, context: context) {
      Value.decode(from: &$0)
    }
    guard let value else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: [],
          debugDescription: "\(type) returned nil from decode(from:) without reporting a failure."))
    }
    return value
  }
}
