public import TranscodableBytes
public import TranscodableCore
public import TranscodableJSON

// For `@Codable` types, the compiler specializes these methods in the same way as
// `JSON.decode(_:from:)`.
extension JSONStream where Element: JSONDecodable {
  /// Decodes the values of an in-memory stream one at a time, without copying the stream.
  ///
  /// - Parameters:
  ///   - input: The stream in UTF-8, as `[UInt8]`, `String`, a span of bytes, or Foundation's
  ///     `Data`.
  ///   - settings: The framing, the limits, and how invalid documents are handled.
  ///   - body: A function that receives each value and its location. If it throws an error, reading
  ///     ends.
  /// - Returns: The failures of the skipped documents.
  /// - Throws: A `DecodingError` with the location in the stream, any error that the type throws,
  ///   or any error that `body` throws.
  /// - Complexity: O(*n*) in the length of the stream.
  @_documentation(visibility: private)
  @discardableResult @inlinable
  public static func forEach(
    in input: borrowing some ByteSource & ~Copyable & ~Escapable,
    settings: JSONStreamSettings = JSONStreamSettings(),
    _ body: (Element, JSONStreamPosition) throws -> Void
  ) throws -> [CodingFailure] {
    try forEach(in: input, settings: settings, context: nil, body)
  }

  @inlinable
  package static func forEach(
    in input: borrowing some ByteSource & ~Copyable & ~Escapable, settings: JSONStreamSettings,
    context: (any JSONReadingContext)?, _ body: (Element, JSONStreamPosition) throws -> Void
  ) throws -> [CodingFailure] {
    try input.withBytes { bytes in
      try withCursor(over: bytes) { bytes in
        var texts = try JSONDirectStreamReader(bytes, settings: settings, context: context)
        while let value = try texts.nextValue(Element.self) { try body(value, texts.position) }
        return texts.skipped
      }
    }
  }

  /// Decodes all values of an in-memory stream without copying the stream.
  ///
  /// - Parameters:
  ///   - input: The stream in UTF-8, as `[UInt8]`, `String`, a span of bytes, or Foundation's
  ///     `Data`.
  ///   - settings: The framing, the limits, and how invalid documents are handled.
  /// - Returns: The values in order.
  /// - Throws: A `DecodingError` with the location in the stream, or any error that the type
  ///   throws.
  /// - Complexity: O(*n*) in the length of the stream.
  @_documentation(visibility: private)
  @inlinable
  public static func all(
    in input: borrowing some ByteSource & ~Copyable & ~Escapable,
    settings: JSONStreamSettings = JSONStreamSettings()
  ) throws -> [Element] {
    try all(in: input, settings: settings, context: nil)
  }

  @inlinable
  package static func all(
    in input: borrowing some ByteSource & ~Copyable & ~Escapable, settings: JSONStreamSettings,
    context: (any JSONReadingContext)?
  ) throws -> [Element] {
    try input.withBytes { bytes in
      try withCursor(over: bytes) { bytes in
        var texts = try JSONDirectStreamReader(bytes, settings: settings, context: context)
        let capacity = texts.likelyCount(size: MemoryLayout<Element>.stride)
        return try ElementBuffer.array(capacity: capacity) { elements in
          try texts.appendAll(to: &elements)
          return true
        } ?? []
      }
    }
  }

  /// Returns the next value.
  ///
  /// - Returns: The value, or `nil` if no document is complete. Either more bytes are needed or,
  ///   after ``finish()``, the stream has ended.
  /// - Throws: A `DecodingError` with the location in the stream, or any error that the type
  ///   throws. The error ends the stream, and all later calls throw the same error.
  @_documentation(visibility: private)
  @inlinable
  public mutating func next() throws -> Element? {
    var value: Element?
    while let text = try readNext({ value = Element.decode(from: &$0) }) {
      // Take the value out of the optional to avoid a copy.
      if text.isRead, let value = value.take() { return value }
      if let value = try decode(documentIn: text.range) { return value }
    }
    return nil
  }

  /// Returns the next value, and requests more bytes if necessary.
  ///
  /// - Parameter source: A function that returns the next bytes of the stream, or `nil` at the end.
  /// - Returns: The value, or `nil` at the end of the stream.
  /// - Throws: The same errors as ``next()``, and any error that `source` throws. An error of
  ///   `source` doesn't end the stream.
  @_documentation(visibility: private)
  @inlinable
  public mutating func next<Chunk: ByteSource>(
    pulling source: () throws -> Chunk?
  ) throws -> Element? {
    while true {
      if let element = try next() { return element }
      if isFinished { return nil }
      if let chunk = try source() { append(chunk) } else { finish() }
    }
  }

  /// Returns `nil` if no document is complete.
  @usableFromInline
  mutating func readNext(
    _ read: (inout JSONReader) -> Void
  ) throws -> (range: Range<Int>, isRead: Bool)? {
    try texts.readNext(decoding, read)
  }

  @usableFromInline
  mutating func decode(documentIn range: Range<Int>) throws -> Element? {
    try texts.decode(Element.self, in: range, decoding)
  }
}
