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
    let (base, isLast) = (base, isFinished)
    if !hasStarted {
      let start = buffer.withCursor { JSONStreamStart($0, isWhole: isLast) }
      switch start {
      case .unknown: return nil
      case .other: throw core.end(JSONStreamStart.encodingError)
      case .utf8(let mark):
        hasStarted = true
        // Offsets are counted after the mark.
        self.base = -mark
        return try next(body)
      }
    }
    var outcome = Outcome<Result>.none
    buffer.withCursor { bytes in
      let window = JSONWindow(bytes: bytes, base: base, isLast: isLast)
      do {
        if let result = try core.next(in: window, body) { outcome = .result(result) }
      } catch {
        outcome = .failure(error)
      }
    }
    switch consume outcome {
    case .none: return nil
    case .result(let result): return result
    case .failure(let error): throw error
    }
  }

  private enum Outcome<Result> {
    case none
    case result(Result)
    case failure(any Error)
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
