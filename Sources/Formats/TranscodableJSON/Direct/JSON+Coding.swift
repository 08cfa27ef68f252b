public import TranscodableBytes
public import TranscodableCore

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
  /// - Returns: The value.
  /// - Throws: A `DecodingError` with coding path, line and column.
  @inlinable
  public static func decode<Value: JSONDecodable>(
    _ type: Value.Type, from input: borrowing some ByteSource & ~Copyable & ~Escapable
  ) throws -> Value {
    try input.withBytes { bytes in
      try withCursor(over: bytes) { text in
        guard JSONReader.isPlain(text) else { return try decodeConverted(type, from: bytes) }
        // No closures are between the steps: a small document takes a microsecond and a half, and each closure that hands
        // a value on costs a few per cent of that.
        var reader = JSONReader(plain: text)
        let value = type.decode(from: &reader)
        try reader.finish(text)
        guard let value else { throw noValue(of: type) }
        return value
      }
    }
  }

  /// Decodes a value from a text that may be in any Unicode encoding.
  @inlinable @inline(never)
  internal static func decodeConverted<Value: JSONDecodable>(
    _ type: Value.Type, from bytes: RawSpan
  ) throws -> Value {
    var value: Value?
    try readDirectly(bytes) { value = type.decode(from: &$0) }
    guard let value = value.take() else { throw noValue(of: type) }
    return value
  }

  /// Decodes a value of a type that is only `Decodable`, or has no direct lane, with everything left at its default.
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - input: The text: `Data`, `[UInt8]`, `String`, `Substring`, or a span of bytes.
  /// - Returns: The value.
  /// - Throws: A `DecodingError`.
  @_disfavoredOverload
  public static func decode<Value: Decodable>(
    _ type: Value.Type, from input: borrowing some ByteSource & ~Copyable & ~Escapable
  ) throws -> Value {
    try input.withBytes {
      try JSONReader.decode(type, bytes: $0, settings: JSONReaderSettings(), context: nil)
    }
  }

  /// Encodes a value as the bytes of compact JSON text, with everything left at its default.
  ///
  /// Where the module TranscodableFoundation is imported, too, the text is `Data` unless bytes are asked for:
  ///
  /// ```swift
  /// let bytes: [UInt8] = try JSON.encode(commits)
  /// ```
  ///
  /// - Parameter value: The value.
  /// - Returns: The text as UTF-8. Members are in the order of their declaration.
  /// - Throws: An `EncodingError` with coding path if a value has no form in JSON.
  @inlinable @_disfavoredOverload
  public static func encode<Value: JSONEncodable>(_ value: Value) throws -> [UInt8] {
    try JSONWriter.write { value.encode(to: &$0) }
  }

  /// Lets `body` read a text in any Unicode encoding, with everything left at its default.
  @usableFromInline
  internal static func readDirectly(_ bytes: RawSpan, _ body: (inout JSONReader) -> Void) throws {
    try JSONReader.read(bytes: bytes, settings: JSONReaderSettings(), context: nil, body)
  }

  /// The error for a type that breaks the contract of ``JSONDecodable``.
  @usableFromInline
  internal static func noValue(of type: Any.Type) -> DecodingError {
    DecodingError.noValue(of: type)
  }
}
