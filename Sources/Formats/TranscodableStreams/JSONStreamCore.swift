internal import TranscodableBytes
internal import TranscodableCore
internal import TranscodableJSON

/// The core of all streams, which finds documents, handles failures, and enforces limits.
struct JSONStreamCore: Sendable {
  private let settings: JSONStreamSettings
  private(set) var framer: JSONFramer
  private var count = 0
  private(set) var position = JSONStreamPosition(number: 0, line: 1, column: 1, offset: 0)
  private(set) var skipped: [CodingFailure] = []
  private(set) var skippedCount = 0
  private var knownFrames: ArraySlice<JSONFrame>?
  private(set) var rejected: [(JSONFrame, any Error)] = []
  private var isPart = false
  private var failure: (any Error)?

  init(_ settings: JSONStreamSettings) {
    self.settings = settings
    framer = JSONFramer(settings)
    let isFramedByStructure = !settings.framing.recoversFromSyntax
    if isFramedByStructure, settings.reader.sizeWithoutPreparation < 0 {
      failure = DecodingError(
        CodingFailure(
          .custom, in: nil,
          message: """
            JSON5 and objects without braces are supported only in streams with one document per \
            line or record.
            """))
    }
  }

  init(_ settings: JSONStreamSettings, part: JSONStreamBlock) {
    self.init(settings)
    isPart = true
    framer.begin(at: part.lines.lowerBound)
    knownFrames = part.frames?[...]
  }

  var foundCount: Int { knownFrames == nil ? count : 0 }

  /// Returns the range of the next document, or `nil` if no document is complete.
  ///
  /// Documents with invalid framing are rejected.
  @inline(__always)
  mutating func nextRange(in window: JSONWindow) throws -> Range<Int>? {
    if failure == nil, knownFrames == nil, count < settings.maximumTextCount,
      window.end <= settings.maximumStreamSize, let line = framer.nextPlainLine(in: window)
    {
      count &+= 1
      position = JSONStreamPosition(
        number: count, line: framer.counter.line, column: 1, offset: line.lowerBound)
      return line
    }
    return try nextDocument(in: window)?.range
  }

  private mutating func nextDocument(in window: JSONWindow) throws -> JSONFrame? {
    try rethrow()
    while let frame = nextFrame(in: window) {
      guard let failure = frame.failure else { return frame }
      try reject(frame, DecodingError(failure))
    }
    return nil
  }

  mutating func nextFrame(in window: JSONWindow) -> JSONFrame? {
    if knownFrames != nil {
      let frame = knownFrames?.popFirst()
      position = frame?.position ?? position
      return frame
    }
    let isTooLarge = window.end > settings.maximumStreamSize
    let window = isTooLarge ? window.prefix(to: settings.maximumStreamSize) : window
    guard var frame = framer.next(in: window) ?? (isTooLarge ? sizeFrame(after: window) : nil)
    else { return nil }
    framer.counter.advance(to: frame.range.lowerBound, in: window)
    count += 1
    if count > settings.maximumTextCount, !frame.endsStream {
      frame = JSONFrame(
        CodingFailure(
          .countLimit, at: frame.range.lowerBound,
          expected: "at most \(settings.maximumTextCount) documents"), endsStream: true)
    }
    position = JSONStreamPosition(
      number: count, line: framer.counter.line, column: framer.counter.column,
      offset: frame.range.lowerBound)
    frame.position = position
    return frame
  }

  private mutating func sizeFrame(after window: JSONWindow) -> JSONFrame {
    framer.countLines(to: window.end, in: window)
    return JSONFrame(
      CodingFailure(
        .sizeLimit, at: window.end,
        expected: "at most \(settings.maximumStreamSize) bytes in the stream", found: "more"),
      endsStream: true)
  }

  // MARK: - Failures

  mutating func rejectDocument(in range: Range<Int>, _ error: any Error) throws {
    var frame = JSONFrame(range)
    frame.position = position
    try reject(frame, error)
  }

  mutating func reject(_ frame: JSONFrame, _ error: any Error) throws {
    if isPart {
      rejected.append((frame, error))
      // The whole stream ends if the limit on failures is exceeded.
      if rejected.count > settings.failures.limit { throw end(error) }
      return
    }
    let failure = frame.placed(CodingFailure(describing: error))
    let isSyntax = failure.category == .syntax || failure.category == .endOfInput
    let isLast = frame.endsStream || isSyntax && !settings.framing.recoversFromSyntax
    guard !isLast, skippedCount < settings.failures.limit else {
      throw end(error is DecodingError ? DecodingError(failure) : error)
    }
    skippedCount += 1
    if let onSkip = settings.onSkip { onSkip(failure) } else { skipped.append(failure) }
  }

  func rethrow() throws { if let failure { throw failure } }

  mutating func end(_ error: any Error) -> any Error {
    failure = error
    return error
  }

  // MARK: - Discarding

  mutating func forget(in window: JSONWindow) {
    framer.countLines(to: framer.start, in: window)
  }

  mutating func takeSkipped() -> [CodingFailure] {
    defer { skipped = [] }
    return skipped
  }
}
