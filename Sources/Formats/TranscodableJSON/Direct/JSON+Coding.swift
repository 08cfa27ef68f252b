public import TranscodableBytes
public import TranscodableCore

extension JSON {
  /// Decodes a value from JSON, with default settings.
  ///
  /// For a type with `@Codable`, the compiler specializes this function on the direct path; nothing
  /// is looked up at run time.
  ///
  /// ```swift
  /// let commits = try JSON.decode([Commit].self, from: data)
  /// ```
  ///
  /// The input is `Data`, `[UInt8]`, `String`, `Substring` or a span of bytes, in any Unicode
  /// encoding.
  ///
  /// - Throws: A `DecodingError` with coding path, line and column.
  @inlinable
  public static func decode<Value: JSONDecodable>(
    _ type: Value.Type, from input: borrowing some ByteSource & ~Copyable & ~Escapable
  ) throws -> Value {
    try input.withBytes { bytes in
      try withCursor(over: bytes) { text in
        guard JSONReader.isPlain(text) else { return try decodeConverted(type, from: bytes) }
        // No closures between the steps: a small document takes a microsecond and a half, and each
        // closure that passes a value on costs a few percent of that.
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

  /// Decodes a value of a type that is only `Decodable`, or has no direct path, with default
  /// settings.
  ///
  /// The input is `Data`, `[UInt8]`, `String`, `Substring` or a span of bytes, in any Unicode
  /// encoding.
  ///
  /// - Throws: A `DecodingError` with coding path, line and column.
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
  /// Members are in declaration order. If TranscodableFoundation is also imported, the result is
  /// `Data` unless the context requires bytes:
  ///
  /// ```swift
  /// let bytes: [UInt8] = try JSON.encode(commits)
  /// ```
  ///
  /// - Throws: An `EncodingError` with coding path if JSON can't represent a value.
  @inlinable @_disfavoredOverload
  public static func encode<Value: JSONEncodable>(_ value: Value) throws -> [UInt8] {
    try JSONWriter.write { value.encode(to: &$0) }
  }

  /// Calls `body` with a reader for a document in any Unicode encoding, with default settings.
  @usableFromInline
  internal static func readDirectly(_ bytes: RawSpan, _ body: (inout JSONReader) -> Void) throws {
    try JSONReader.read(bytes: bytes, settings: JSONReaderSettings(), context: nil, body)
  }

  /// The error for a ``JSONDecodable`` type that returned `nil` without reporting a failure.
  @usableFromInline
  internal static func noValue(of type: Any.Type) -> DecodingError {
    DecodingError.noValue(of: type)
  }
}
