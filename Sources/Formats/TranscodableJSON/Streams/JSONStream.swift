internal import TranscodableBytes
public import TranscodableCore

/// Decodes the values of a stream of JSON texts: lines of a log, records of a feed, elements of an
/// array that is larger than the memory.
///
/// Bytes are pushed into it as they come, and values taken out:
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
/// ``next(pulling:)`` turns that around where the bytes can be asked for. An asynchronous sequence of
/// bytes or chunks has `decodedJSON(_:settings:)`, and ``forEach(in:settings:_:)`` reads what is in
/// memory without a copy.
///
/// A scanner finds where each text ends; it looks at every byte once, however the stream is cut into
/// pieces. Complete texts are decoded in the lane that the type has, as fast as by themselves. The
/// memory needed is that of the largest text. A failure is that of one text: it has the number of the
/// text, and its offset, line and column in the stream. ``JSONStreamSettings/failures`` says whether
/// the stream goes on after it.
public struct JSONStream<Element: Decodable>: ~Copyable, Sendable {
  var texts: JSONTextStream
  let decoding: JSONTextDecoding

  /// Creates a stream of values.
  ///
  /// - Parameters:
  ///   - type: The type of the values.
  ///   - settings: How the texts are told apart, and what happens to bad ones.
  public init(of type: Element.Type, settings: JSONStreamSettings = JSONStreamSettings()) {
    self.init(of: type, settings: settings, context: nil)
  }

  /// Creates a stream of values that are decoded as a coder says.
  package init(
    of type: Element.Type, settings: JSONStreamSettings, context: (any JSONReadingContext)?
  ) {
    texts = JSONTextStream(settings: settings)
    decoding = JSONTextDecoding(settings: settings.reader, context: context)
  }

  /// Where the text is that has been read last; its number is 0 if there is none.
  public var place: JSONStreamPlace { texts.place }
  /// The failures of the texts that were left out, with their places in the stream; none if the
  /// settings have a function that is told of them.
  public var skipped: [CodingFailure] { texts.skipped }
  /// How many texts were left out.
  public var skippedCount: Int { texts.skippedCount }
  /// Whether ``finish()`` has been called.
  public var isFinished: Bool { texts.isFinished }

  /// Takes the failures of the texts that were left out, so that the stream need not keep them.
  public mutating func takeSkipped() -> [CodingFailure] { texts.takeSkipped() }

  /// Adds the next bytes of the stream; nothing happens after ``finish()``.
  ///
  /// - Parameter bytes: They may end anywhere. They are copied.
  /// - Complexity: O(*n*) on average in their number.
  public mutating func append(_ bytes: borrowing some ByteSource & ~Copyable & ~Escapable) {
    texts.append(bytes)
  }

  /// Adds the next byte of the stream; nothing happens after ``finish()``.
  public mutating func append(_ byte: UInt8) { texts.append(byte) }

  /// Notes that nothing follows, so that a last text without an end has ended.
  public mutating func finish() { texts.finish() }

  /// The next value.
  ///
  /// - Returns: The value. Nil if no text is complete: more bytes are needed, or, after ``finish()``,
  ///   there is no more.
  /// - Throws: A `DecodingError` with the place in the stream, or what the type throws. The stream has
  ///   ended with it: from then on the same is thrown.
  public mutating func next() throws -> Element? {
    let decoding = decoding
    return try texts.next { try decoding.decode(Element.self, from: $0) }
  }

  /// The next value, with bytes that are asked for where they are needed.
  ///
  /// ```swift
  /// while let event = try stream.next(pulling: { try file.read(upToCount: 1 << 16) }) { … }
  /// ```
  ///
  /// - Parameter source: The next bytes of the stream, nil if nothing follows.
  /// - Returns: The value, nil if there is no more.
  /// - Throws: What ``next()`` throws, and what `source` throws, which does not end the stream.
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
