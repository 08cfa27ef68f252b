internal import TranscodableBytes
public import TranscodableCore

/// Finds the texts in a stream of JSON that arrives in pieces, and leaves it to others to read them.
///
/// ```swift
/// var stream = JSONTextStream()
/// stream.append(chunk)
/// while let line = try stream.nextText() { archive(line) }
/// ```
///
/// The texts are told apart as the settings say, and are not validated. The stream keeps the bytes
/// of the text that has not ended, and no others. ``JSONStream`` decodes the texts, too.
public struct JSONTextStream: ~Copyable, Sendable {
  /// What has come and is still needed.
  private var buffer = ByteOutput(capacity: 4096)
  /// The offset in the stream of the first byte of the buffer.
  private var base = 0
  private var core: JSONStreamCore
  private var hasStarted = false
  /// Whether ``finish()`` has been called.
  public private(set) var isFinished = false

  /// Creates a stream.
  ///
  /// - Parameter settings: How the texts are told apart, and what happens to bad ones.
  public init(settings: JSONStreamSettings = JSONStreamSettings()) {
    core = JSONStreamCore(settings)
  }

  /// Where the text is that has been found last; its number is 0 if there is none.
  public var place: JSONStreamPlace { core.place }
  /// The failures of the texts that were left out, with their places in the stream; none if the
  /// settings have a function that is told of them.
  public var skipped: [CodingFailure] { core.skipped }
  /// How many texts were left out.
  public var skippedCount: Int { core.skippedCount }

  /// The number of bytes that are kept.
  package var bufferedByteCount: Int { buffer.count }

  /// Takes the failures of the texts that were left out, so that the stream need not keep them.
  public mutating func takeSkipped() -> [CodingFailure] { core.takeSkipped() }

  /// Adds the next bytes of the stream; nothing happens after ``finish()``.
  ///
  /// - Parameter bytes: They may end anywhere. They are copied.
  /// - Complexity: O(*n*) on average in their number.
  public mutating func append(_ bytes: borrowing some ByteSource & ~Copyable & ~Escapable) {
    guard !isFinished else { return }
    dropPassedBytes()
    bytes.withBytes { bytes in
      withCursor(over: bytes) { cursor in
        cursor.withSpan(cursor.remaining) { buffer.append($0) }
      }
    }
  }

  /// Adds the next byte of the stream; nothing happens after ``finish()``.
  public mutating func append(_ byte: UInt8) {
    guard !isFinished else { return }
    dropPassedBytes()
    buffer.append(byte)
  }

  /// Notes that nothing follows, so that a last text without an end has ended.
  public mutating func finish() { isFinished = true }

  /// Has the next text read.
  ///
  /// - Parameter body: Reads the text. The bytes are lent for the call; they have neither white space
  ///   around them nor a byte order mark. What it throws counts as the failure of this text.
  /// - Returns: What `body` has returned. Nil if no text is complete: more bytes are needed, or, after
  ///   ``finish()``, there is no more.
  /// - Throws: A `DecodingError`, or what `body` throws. The stream has ended with it: from then on
  ///   the same is thrown.
  public mutating func next<Result>(_ body: (RawSpan) throws -> Result) throws -> Result? {
    while let range = try findNext() {
      if let result = try read(range, body) { return result }
    }
    return nil
  }

  /// Has a text read that has been found; by itself, since most calls find none and need not know what a result is.
  ///
  /// - Returns: What `body` has returned; nil if the text is left out.
  @inline(never)
  private mutating func read<Result>(
    _ range: Range<Int>, _ body: (RawSpan) throws -> Result
  ) throws -> Result? {
    let base = base
    var result: Swift.Result<Result, any Error>?
    buffer.withCursor { bytes in
      let window = JSONWindow(bytes: bytes, base: base, isLast: false)
      result = Swift.Result { try window.withText(range, body) }
    }
    do {
      return try result?.get()
    } catch {
      try core.refuseText(in: range, error)
      return nil
    }
  }

  /// Finds the next text.
  private mutating func findNext() throws -> Range<Int>? {
    let isLast = isFinished
    if !hasStarted {
      let start = buffer.withCursor { JSONStreamStart($0, isWhole: isLast) }
      switch start {
      case .unknown: return nil
      case .other: throw core.end(JSONStreamStart.encodingError)
      // Offsets are counted after the mark.
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

  /// Has a reader read the next text, if it can be read in the direct lane.
  ///
  /// - Parameters:
  ///   - decoding: How texts are decoded.
  ///   - read: Reads the text.
  /// - Returns: Where the text is, and whether all of it has been read; nil if there is none.
  /// - Throws: What is wrong with the frame of a text, if the stream ends with it.
  mutating func readNext(
    _ decoding: JSONTextDecoding, _ read: (inout JSONReader) -> Void
  ) throws -> (range: Range<Int>, isRead: Bool)? {
    guard let range = try findNext() else { return nil }
    let base = base
    var isRead = false
    buffer.withCursor { bytes in
      let window = JSONWindow(bytes: bytes, base: base, isLast: false)
      let text = window.cursor(at: range.lowerBound)
      guard decoding.isDirect(text, count: range.count) else { return }
      // Some bytes more, so that those at the end are read as fast as the others.
      var reader = JSONReader(
        text.prefix(range.count &+ 64), settings: decoding.settings, context: decoding.context)
      read(&reader)
      reader.requireSameText(as: text)
      isRead = reader.failure == nil && window.offset(of: reader.cursor) == range.upperBound
      reader.returnWorkspace()
    }
    return (range, isRead)
  }

  /// Decodes a text that has been found.
  ///
  /// - Returns: The value; nil if the text is left out.
  /// - Throws: What is wrong with the text, if the stream ends with it.
  mutating func decode<Value: Decodable>(
    _ type: Value.Type, in range: Range<Int>, _ decoding: JSONTextDecoding
  ) throws -> Value? {
    let base = base
    var result = Result<Value?, any Error>.success(nil)
    buffer.withCursor { bytes in
      let window = JSONWindow(bytes: bytes, base: base, isLast: false)
      result = Result { try window.withText(range) { try decoding.decode(type, from: $0) } }
    }
    do {
      return try result.get()
    } catch {
      try core.refuseText(in: range, error)
      return nil
    }
  }

  /// The next text, nil if none is complete.
  ///
  /// - Returns: A copy of its bytes, without white space around them.
  /// - Throws: A `DecodingError` if a text is too long or cut.
  public mutating func nextText() throws -> [UInt8]? {
    try next { text in withCursor(over: text) { $0.bytes($0.remaining) } }
  }

  /// Gives back the memory of the bytes that have been read, if that pays.
  private mutating func dropPassedBytes() {
    let passed = core.framer.start - base
    // As many bytes are moved at most as go away: all in all, each byte is moved once.
    guard hasStarted, passed > 0, passed >= buffer.count - passed else { return }
    let base = base
    buffer.withCursor {
      core.forget(in: JSONWindow(bytes: $0, base: base, isLast: false))
    }
    buffer.removeFirst(passed)
    self.base += passed
  }
}
