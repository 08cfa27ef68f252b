internal import TranscodableBytes
public import TranscodableCore
internal import TranscodableJSON

/// A stream that finds JSON documents in bytes as they arrive, without decoding the documents.
///
/// ```swift
/// var stream = JSONTextStream()
/// stream.append(chunk)
/// while let line = try stream.nextText() { archive(line) }
/// ```
///
/// The settings specify how the documents are separated. The documents aren't validated, and only
/// the bytes of the incomplete document are buffered. To decode the documents as well, use
/// ``JSONStream``.
public struct JSONTextStream: ~Copyable, Sendable {
  private var buffer = ByteOutput(capacity: 4096)
  private var base = 0
  private var core: JSONStreamCore
  private var hasStarted = false
  /// Whether ``finish()`` has been called.
  public private(set) var isFinished = false

  /// Creates a stream.
  ///
  /// - Parameter settings: The framing, the limits, and how invalid documents are handled.
  public init(settings: JSONStreamSettings = JSONStreamSettings()) {
    core = JSONStreamCore(settings)
  }

  /// The location of the document that was found most recently.
  ///
  /// Before the first document is read, the document number is 0.
  public var position: JSONStreamPosition { core.position }
  /// The failures of the skipped documents, with their locations in the stream.
  ///
  /// The list is empty if the settings have an `onSkip` function.
  public var skipped: [CodingFailure] { core.skipped }
  /// The number of skipped documents.
  public var skippedCount: Int { core.skippedCount }

  package var bufferedByteCount: Int { buffer.count }

  /// Removes and returns the failures of the skipped documents.
  ///
  /// Call this method to free the memory that the failures occupy in the stream.
  public mutating func takeSkipped() -> [CodingFailure] { core.takeSkipped() }

  /// Appends the next bytes of the stream.
  ///
  /// Has no effect after ``finish()``.
  ///
  /// - Parameter bytes: The bytes, which may end anywhere. They are copied.
  /// - Complexity: O(*n*) on average in the number of bytes.
  public mutating func append(_ bytes: borrowing some ByteSource & ~Copyable & ~Escapable) {
    guard !isFinished else { return }
    dropConsumedBytes()
    bytes.withBytes { bytes in
      withCursor(over: bytes) { cursor in
        cursor.withSpan(cursor.remaining) { buffer.append($0) }
      }
    }
  }

  /// Appends the next byte of the stream.
  ///
  /// Has no effect after ``finish()``.
  public mutating func append(_ byte: UInt8) {
    guard !isFinished else { return }
    dropConsumedBytes()
    buffer.append(byte)
  }

  /// Ends the stream.
  ///
  /// If the last document has no terminator, this call completes it.
  public mutating func finish() { isFinished = true }

  /// Calls a closure with the next document.
  ///
  /// - Parameter body: A function that reads the document. The bytes are valid only during the
  ///   call, and have neither surrounding whitespace nor a byte order mark. If the function throws
  ///   an error, the error is treated as a failure of the document.
  /// - Returns: The result of `body`, or `nil` if no document is complete. Either more bytes are
  ///   needed or, after ``finish()``, the stream has ended.
  /// - Throws: A `DecodingError`, or any error that `body` throws. The error ends the stream, and
  ///   all later calls throw the same error.
  public mutating func next<Result>(_ body: (RawSpan) throws -> Result) throws -> Result? {
    while let range = try findNext() {
      if let result = try read(range, body) { return result }
    }
    return nil
  }

  /// This is a separate function, because most calls find no document and need no space for a
  /// result.
  @inline(never)
  private mutating func read<Result>(
    _ range: Range<Int>, _ body: (RawSpan) throws -> Result
  ) throws -> Result? {
    let base = base
    var result: Swift.Result<Result, any Error>?
    buffer.withCursor { bytes in
      let window = JSONWindow(bytes: bytes, base: base, isLast: false)
      result = Swift.Result { try window.withBytes(range, body) }
    }
    do {
      return try result?.get()
    } catch {
      try core.rejectDocument(in: range, error)
      return nil
    }
  }

  private mutating func findNext() throws -> Range<Int>? {
    let isLast = isFinished
    if !hasStarted {
      let start = buffer.withCursor { JSONStreamStart($0, isWhole: isLast) }
      switch start {
      case .unknown: return nil
      case .other: throw core.end(JSONStreamStart.encodingError)
      // Offsets are relative to the end of the byte order mark.
      case .utf8(let mark): base = -mark
      }
      hasStarted = true
    }
    let base = base
    var found = Result<Range<Int>?, any Error>.success(nil)
    buffer.withCursor { bytes in
      let window = JSONWindow(bytes: bytes, base: base, isLast: isLast)
      found = Result { try core.nextRange(in: window) }
    }
    return try found.get()
  }

  mutating func readNext(
    _ decoding: JSONDocumentDecoding, _ read: (inout JSONReader) -> Void
  ) throws -> (range: Range<Int>, isRead: Bool)? {
    guard let range = try findNext() else { return nil }
    let base = base
    var isRead = false
    buffer.withCursor { bytes in
      let window = JSONWindow(bytes: bytes, base: base, isLast: false)
      let text = window.cursor(at: range.lowerBound)
      guard decoding.isDirect(text, count: range.count) else { return }
      // Give the reader a few more bytes, so that it can use its fast path up to the end of the
      // document.
      var reader = JSONReader(
        text.prefix(range.count &+ 64), settings: decoding.settings, context: decoding.context)
      read(&reader)
      reader.requireSameText(as: text)
      isRead = reader.failure == nil && window.offset(of: reader.cursor) == range.upperBound
      reader.returnWorkspace()
    }
    return (range, isRead)
  }

  /// Returns `nil` for a skipped document, and throws only failures that end the stream.
  mutating func decode<Value: Decodable>(
    _ type: Value.Type, in range: Range<Int>, _ decoding: JSONDocumentDecoding
  ) throws -> Value? {
    let base = base
    var result = Result<Value?, any Error>.success(nil)
    buffer.withCursor { bytes in
      let window = JSONWindow(bytes: bytes, base: base, isLast: false)
      result = Result { try window.withBytes(range) { try decoding.decode(type, from: $0) } }
    }
    do {
      return try result.get()
    } catch {
      try core.rejectDocument(in: range, error)
      return nil
    }
  }

  /// Returns the next document, or `nil` if no document is complete.
  ///
  /// - Returns: A copy of the document's bytes, without surrounding whitespace.
  /// - Throws: A `DecodingError` if a document is too long or truncated.
  public mutating func nextText() throws -> [UInt8]? {
    try next { text in withCursor(over: text) { $0.bytes($0.remaining) } }
  }

  private mutating func dropConsumedBytes() {
    let consumed = core.framer.start - base
    // The number of bytes moved never exceeds the number of bytes dropped, so each byte is moved at
    // most once on average.
    guard hasStarted, consumed > 0, consumed >= buffer.count - consumed else { return }
    let base = base
    buffer.withCursor {
      core.forget(in: JSONWindow(bytes: $0, base: base, isLast: false))
    }
    buffer.removeFirst(consumed)
    self.base += consumed
  }
}
