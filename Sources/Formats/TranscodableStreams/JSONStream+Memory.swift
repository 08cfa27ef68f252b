internal import TranscodableBytes
public import TranscodableCore
package import TranscodableJSON

extension JSONStream {
  /// Decodes the values of an in-memory stream one at a time, without copying the stream.
  ///
  /// ```swift
  /// try JSONStream<Event>.forEach(in: data) { event, place in
  ///   if event.isError { print(place.line, event.message) }
  /// }
  /// ```
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
  @discardableResult
  public static func forEach(
    in input: borrowing some ByteSource & ~Copyable & ~Escapable,
    settings: JSONStreamSettings = JSONStreamSettings(),
    _ body: (Element, JSONStreamPosition) throws -> Void
  ) throws -> [CodingFailure] {
    try forEach(in: input, settings: settings, context: nil, body)
  }

  package static func forEach(
    in input: borrowing some ByteSource & ~Copyable & ~Escapable, settings: JSONStreamSettings,
    context: (any JSONReadingContext)?, _ body: (Element, JSONStreamPosition) throws -> Void
  ) throws -> [CodingFailure] {
    try input.withBytes { bytes in
      try withCursor(over: bytes) { bytes in
        var texts = try JSONDirectStreamReader(bytes, settings: settings, context: context)
        while try texts.next() {
          if let element = try texts.decode(Element.self) { try body(element, texts.position) }
        }
        return texts.skipped
      }
    }
  }

  /// Decodes all values of an in-memory stream.
  ///
  /// - Parameters:
  ///   - input: The stream in UTF-8.
  ///   - settings: The framing, the limits, and how invalid documents are handled.
  /// - Returns: The values in order.
  /// - Throws: A `DecodingError` with the location in the stream, or any error that the type
  ///   throws.
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
  /// Throws a `DecodingError` if the first bytes indicate an encoding other than UTF-8.
  init(whole bytes: ByteCursor) throws {
    guard case .utf8(let mark) = JSONStreamStart(bytes, isWhole: true) else {
      throw JSONStreamStart.encodingError
    }
    self.init(bytes: bytes, base: -mark, isLast: true)
  }
}
