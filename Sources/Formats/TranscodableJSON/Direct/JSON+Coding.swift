public import TranscodableBytes
public import TranscodableCore

extension JSON {
  /// Decodes a value from JSON, with default settings.
  ///
  /// For a type with `@Codable`, the compiler specializes this function for the direct path.
  /// Nothing is looked up at run time.
  ///
  /// ```swift
  /// let commits = try JSON.decode([Commit].self, from: data)
  /// ```
  ///
  /// The input can be `Data`, `[UInt8]`, `String`, `Substring` or a span of bytes, in any Unicode
  /// encoding.
  ///
  /// - Throws: A `DecodingError` with the coding path, line and column.
  @inlinable
  public static func decode<Value: JSONDecodable>(
    _ type: Value.Type, from input: borrowing some ByteSource & ~Copyable & ~Escapable
  ) throws -> Value {
    try input.withBytes { bytes in
      try withCursor(over: bytes) { text in
        guard JSONReader.isPlain(text) else { return try decodeConverted(type, from: bytes) }
        // The steps below don't use closures. Decoding a small document takes 1.5 microseconds, and
        // each closure that returns a value would add a few percent.
        var reader = JSONReader(plain: text)
        let value = type.decode(from: &reader)
        try reader.finish(text)
        guard let value else { throw noValue(of: type) }
        return value
      }
    }
  }

  @inlinable @inline(never)
  internal static func decodeConverted<Value: JSONDecodable>(
    _ type: Value.Type, from bytes: RawSpan
  ) throws -> Value {
    var value: Value?
    try readDirectly(bytes) { value = type.decode(from: &$0) }
    guard let value = value.take() else { throw noValue(of: type) }
    return value
  }

  /// Decodes a value of a type that doesn't support the direct path, using default settings.
  ///
  /// The input can be `Data`, `[UInt8]`, `String`, `Substring` or a span of bytes, in any Unicode
  /// encoding.
  ///
  /// - Throws: A `DecodingError` with the coding path, line and column.
  @_disfavoredOverload
  public static func decode<Value: Decodable>(
    _ type: Value.Type, from input: borrowing some ByteSource & ~Copyable & ~Escapable
  ) throws -> Value {
    try input.withBytes {
      try JSONReader.decode(type, bytes: $0, settings: JSONReaderSettings(), context: nil)
    }
  }

  /// Encodes a value as compact JSON in UTF-8, with default settings.
  ///
  /// Object members are written in declaration order. If you also import TranscodableFoundation,
  /// the result is `Data`, unless the context requires bytes:
  ///
  /// ```swift
  /// let bytes: [UInt8] = try JSON.encode(commits)
  /// ```
  ///
  /// - Throws: An `EncodingError` with the coding path, if JSON can't represent a value.
  @inlinable @_disfavoredOverload
  public static func encode<Value: JSONEncodable>(_ value: Value) throws -> [UInt8] {
    try JSONWriter.write { value.encode(to: &$0) }
  }

  @usableFromInline
  internal static func readDirectly(_ bytes: RawSpan, _ body: (inout JSONReader) -> Void) throws {
    try JSONReader.read(bytes: bytes, settings: JSONReaderSettings(), context: nil, body)
  }

  @usableFromInline
  internal static func noValue(of type: Any.Type) -> DecodingError {
    DecodingError.noValue(of: type)
  }
}
