internal import TranscodableBytes
public import TranscodableCore

extension JSONStream {
  /// Decodes the values of a stream that is in memory, one after the other, without a copy of it.
  ///
  /// ```swift
  /// try JSONStream<Event>.forEach(in: data) { event, place in
  ///   if event.isError { print(place.line, event.message) }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - input: The stream as UTF-8: `[UInt8]`, `String`, a span of bytes, or Foundation's `Data`.
  ///   - settings: How the texts are told apart, and what happens to bad ones.
  ///   - body: Is called with each value and its place. What it throws ends the reading.
  /// - Returns: The failures of the texts that were left out.
  /// - Throws: A `DecodingError` with the place in the stream, what the type throws, and what `body`
  ///   throws.
  /// - Complexity: O(*n*) in the length of the stream.
  @discardableResult
  public static func forEach(
    in input: borrowing some ByteSource & ~Copyable & ~Escapable,
    settings: JSONStreamSettings = JSONStreamSettings(),
    _ body: (Element, JSONStreamPlace) throws -> Void
  ) throws -> [CodingFailure] {
    try forEach(in: input, settings: settings, context: nil, body)
  }

  /// Decodes the values of a stream that is in memory as a coder says.
  package static func forEach(
    in input: borrowing some ByteSource & ~Copyable & ~Escapable, settings: JSONStreamSettings,
    context: (any JSONReadingContext)?, _ body: (Element, JSONStreamPlace) throws -> Void
  ) throws -> [CodingFailure] {
    try input.withBytes { bytes in
      try withCursor(over: bytes) { bytes in
        var texts = try JSONDirectTexts(bytes, settings: settings, context: context)
        while try texts.next() {
          if let element = try texts.decode(Element.self) { try body(element, texts.place) }
        }
        return texts.skipped
      }
    }
  }

  /// All values of a stream that is in memory.
  ///
  /// - Parameters:
  ///   - input: The stream as UTF-8.
  ///   - settings: How the texts are told apart, and what happens to bad ones.
  /// - Returns: The values in order.
  /// - Throws: A `DecodingError` with the place in the stream, or what the type throws.
  /// - Complexity: O(*n*) in the length of the stream.
  public static func all(
    in input: borrowing some ByteSource & ~Copyable & ~Escapable,
    settings: JSONStreamSettings = JSONStreamSettings()
  ) throws -> [Element] {
    var elements: [Element] = []
    _ = try forEach(in: input, settings: settings) { element, _ in elements.append(element) }
    return elements
  }
}

extension JSONWindow {
  /// The window of a whole stream.
  ///
  /// - Throws: A `DecodingError` if it is not UTF-8 by its first bytes.
  init(whole bytes: ByteCursor) throws {
    guard case .utf8(let mark) = JSONStreamStart(bytes, isWhole: true) else {
      throw JSONStreamStart.encodingError
    }
    self.init(bytes: bytes, base: -mark, isLast: true)
  }
}
