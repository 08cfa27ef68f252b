public import TranscodableBytes
public import TranscodableCore

// For a type with `@Codable` the compiler specialises what is here, as it does with `JSON.decode(_:from:)`.
extension JSONStream where Element: JSONDecodable {
  /// Decodes the values of a stream that is in memory, one after the other, without a copy of it.
  ///
  /// - Parameters:
  ///   - input: The stream as UTF-8: `[UInt8]`, `String`, a span of bytes, or Foundation's `Data`.
  ///   - settings: How the texts are told apart, and what happens to bad ones.
  ///   - body: Is called with each value and its place. What it throws ends the reading.
  /// - Returns: The failures of the texts that were left out.
  /// - Throws: A `DecodingError` with the place in the stream, what the type throws, and what `body`
  ///   throws.
  /// - Complexity: O(*n*) in the length of the stream.
  @_documentation(visibility: private)
  @discardableResult @inlinable
  public static func forEach(
    in input: borrowing some ByteSource & ~Copyable & ~Escapable,
    settings: JSONStreamSettings = JSONStreamSettings(),
    _ body: (Element, JSONStreamPlace) throws -> Void
  ) throws -> [CodingFailure] {
    try forEach(in: input, settings: settings, context: nil, body)
  }

  /// As above, for a coder.
  @inlinable
  package static func forEach(
    in input: borrowing some ByteSource & ~Copyable & ~Escapable, settings: JSONStreamSettings,
    context: (any JSONReadingContext)?, _ body: (Element, JSONStreamPlace) throws -> Void
  ) throws -> [CodingFailure] {
    try input.withBytes { bytes in
      try withCursor(over: bytes) { bytes in
        var texts = try JSONDirectTexts(bytes, settings: settings, context: context)
        while let value = try texts.nextValue(Element.self) { try body(value, texts.place) }
        return texts.skipped
      }
    }
  }

  /// Decodes all values of a stream that is in memory, without a copy of it.
  ///
  /// - Parameters:
  ///   - input: The stream as UTF-8: `[UInt8]`, `String`, a span of bytes, or Foundation's `Data`.
  ///   - settings: How the texts are told apart, and what happens to bad ones.
  /// - Returns: The values in order.
  /// - Throws: A `DecodingError` with the place in the stream, or what the type throws.
  /// - Complexity: O(*n*) in the length of the stream.
  @_documentation(visibility: private)
  @inlinable
  public static func all(
    in input: borrowing some ByteSource & ~Copyable & ~Escapable,
    settings: JSONStreamSettings = JSONStreamSettings()
  ) throws -> [Element] {
    try all(in: input, settings: settings, context: nil)
  }

  /// As above, for a coder.
  @inlinable
  package static func all(
    in input: borrowing some ByteSource & ~Copyable & ~Escapable, settings: JSONStreamSettings,
    context: (any JSONReadingContext)?
  ) throws -> [Element] {
    try input.withBytes { bytes in
      try withCursor(over: bytes) { bytes in
        var texts = try JSONDirectTexts(bytes, settings: settings, context: context)
        let capacity = texts.likelyCount(size: MemoryLayout<Element>.stride)
        return try ElementBuffer.array(capacity: capacity) { elements in
          try texts.appendAll(to: &elements)
          return true
        } ?? []
      }
    }
  }

  /// The next value.
  ///
  /// - Returns: The value. Nil if no text is complete: more bytes are needed, or, after ``finish()``,
  ///   there is no more.
  /// - Throws: A `DecodingError` with the place in the stream, or what the type throws. The stream has
  ///   ended with it: from then on the same is thrown.
  @_documentation(visibility: private)
  @inlinable
  public mutating func next() throws -> Element? {
    var value: Element?
    while let text = try readNext({ value = Element.decode(from: &$0) }) {
      // Taken out of the optional, and not copied.
      if text.isRead, let value = value.take() { return value }
      if let value = try decode(textIn: text.range) { return value }
    }
    return nil
  }

  /// The next value, with bytes that are asked for where they are needed.
  ///
  /// - Parameter source: The next bytes of the stream, nil if nothing follows.
  /// - Returns: The value, nil if there is no more.
  /// - Throws: What ``next()`` throws, and what `source` throws, which does not end the stream.
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

  /// Has a reader read the next text.
  ///
  /// - Returns: Where the text is, and whether all of it has been read; nil if there is none.
  @usableFromInline
  mutating func readNext(
    _ read: (inout JSONReader) -> Void
  ) throws -> (range: Range<Int>, isRead: Bool)? {
    try texts.readNext(decoding, read)
  }

  /// Decodes a text by itself.
  @usableFromInline
  mutating func decode(textIn range: Range<Int>) throws -> Element? {
    try texts.decode(Element.self, in: range, decoding)
  }
}
