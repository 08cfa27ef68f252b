internal import TranscodableBytes
public import TranscodableCore
package import TranscodableJSON

/// A decoder for a stream of JSON documents, such as the lines of a log, the records of a feed, or
/// the elements of an array that is larger than memory.
///
/// Append bytes as they arrive, and request the values that are complete:
///
/// ```swift
/// var stream = JSONStream(of: Event.self)
/// while let chunk = connection.read() {
///   stream.append(chunk)
///   while let event = try stream.next() { handle(event) }
/// }
/// stream.finish()
/// while let event = try stream.next() { handle(event) }
/// ```
///
/// If bytes can be requested on demand, use ``next(pulling:)``. For an asynchronous sequence of
/// bytes or chunks, use `decodedJSON(_:settings:)`. For a stream in memory, use
/// ``forEach(in:settings:_:)``, which doesn't copy the stream.
///
/// The end of each document is found by scanning every byte once, regardless of how the stream is
/// split into chunks. Complete documents are decoded in the same way as separate documents, and
/// just as fast. The memory that the stream needs depends on the largest document. A failure
/// belongs to a single document. It contains the number of the document, and the offset, line and
/// column in the stream. ``JSONStreamSettings/failures`` specifies whether the stream continues
/// after a failure.
public struct JSONStream<Element: Decodable>: ~Copyable, Sendable {
  var texts: JSONTextStream
  let decoding: JSONDocumentDecoding

  /// Creates a stream of values.
  ///
  /// - Parameters:
  ///   - type: The type of the values.
  ///   - settings: The framing, the limits, and how invalid documents are handled.
  public init(of type: Element.Type, settings: JSONStreamSettings = JSONStreamSettings()) {
    self.init(of: type, settings: settings, context: nil)
  }

  package init(
    of type: Element.Type, settings: JSONStreamSettings, context: (any JSONReadingContext)?
  ) {
    texts = JSONTextStream(settings: settings)
    decoding = JSONDocumentDecoding(settings: settings.reader, context: context)
  }

  /// The location of the document that was read most recently.
  ///
  /// Before the first document is read, the document number is 0.
  public var position: JSONStreamPosition { texts.position }
  /// The failures of the skipped documents, with their locations in the stream.
  ///
  /// The list is empty if the settings have an `onSkip` function.
  public var skipped: [CodingFailure] { texts.skipped }
  /// The number of skipped documents.
  public var skippedCount: Int { texts.skippedCount }
  /// Whether ``finish()`` has been called.
  public var isFinished: Bool { texts.isFinished }

  /// Removes and returns the failures of the skipped documents.
  ///
  /// Call this method to free the memory that the failures occupy in the stream.
  public mutating func takeSkipped() -> [CodingFailure] { texts.takeSkipped() }

  /// Appends the next bytes of the stream.
  ///
  /// Has no effect after ``finish()``.
  ///
  /// - Parameter bytes: The bytes, which may end anywhere. They are copied.
  /// - Complexity: O(*n*) on average in the number of bytes.
  public mutating func append(_ bytes: borrowing some ByteSource & ~Copyable & ~Escapable) {
    texts.append(bytes)
  }

  /// Appends the next byte of the stream.
  ///
  /// Has no effect after ``finish()``.
  public mutating func append(_ byte: UInt8) { texts.append(byte) }

  /// Ends the stream.
  ///
  /// If the last document has no terminator, this call completes it.
  public mutating func finish() { texts.finish() }

  /// Returns the next value.
  ///
  /// - Returns: The value, or `nil` if no document is complete. Either more bytes are needed or,
  ///   after ``finish()``, the stream has ended.
  /// - Throws: A `DecodingError` with the location in the stream, or any error that the type
  ///   throws. The error ends the stream, and all later calls throw the same error.
  public mutating func next() throws -> Element? {
    let decoding = decoding
    return try texts.next { try decoding.decode(Element.self, from: $0) }
  }

  /// Returns the next value, and requests more bytes if necessary.
  ///
  /// ```swift
  /// while let event = try stream.next(pulling: { try file.read(upToCount: 1 << 16) }) { … }
  /// ```
  ///
  /// - Parameter source: A function that returns the next bytes of the stream, or `nil` at the end.
  /// - Returns: The value, or `nil` at the end of the stream.
  /// - Throws: The same errors as ``next()``, and any error that `source` throws. An error of
  ///   `source` doesn't end the stream.
  public mutating func next<Chunk: ByteSource>(
    pulling source: () throws -> Chunk?
  ) throws -> Element? {
    while true {
      if let element = try next() { return element }
      if isFinished { return nil }
      if let chunk = try source() { append(chunk) } else { finish() }
    }
  }
}
