internal import TranscodableBytes
internal import TranscodableCore

/// What every form of stream does: finds the texts in the bytes that are there, has them read, and
/// keeps to the limits.
struct JSONStreamCore: Sendable {
  private let settings: JSONStreamSettings
  private(set) var framer: JSONFramer
  /// The number of texts that have been found.
  private var count = 0
  /// Where the text is that has been found last; the number is 0 if there is none.
  private(set) var place = JSONStreamPlace(number: 0, line: 1, column: 1, offset: 0)
  /// The failures that were skipped and have not been reported.
  private(set) var skipped: [CodingFailure] = []
  /// How many failures were skipped.
  private(set) var skippedCount = 0
  /// The texts that have been found already, if this core need not find them.
  private var given: ArraySlice<JSONFrame>?
  /// The texts that were refused, if another core is to say what happens to them.
  private(set) var refused: [(JSONFrame, any Error)] = []
  /// Whether another core is to say what happens to bad texts.
  private var isPart = false
  /// What has ended the stream before its time.
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
            A stream of adjacent values or of elements is read as JSON by RFC 8259: JSON5 and objects \
            without braces can be read line by line.
            """))
    }
  }

  /// Finds the texts of a part of a stream, and leaves it to the core of the whole to refuse them.
  init(_ settings: JSONStreamSettings, part: JSONStreamBlock) {
    self.init(settings)
    isPart = true
    framer.begin(at: part.lines.lowerBound)
    given = part.frames?[...]
  }

  /// How many texts this core has found.
  var foundCount: Int { given == nil ? count : 0 }

  /// Finds the next text whose frame is good; those before it are refused.
  ///
  /// - Returns: Where the text is; nil if none is complete.
  /// - Throws: A `DecodingError`; from then on always the same.
  @inline(__always)
  mutating func nextRange(in window: JSONWindow) throws -> Range<Int>? {
    if failure == nil, given == nil, count < settings.maximumTextCount,
      window.end <= settings.maximumStreamSize, let line = framer.nextPlainLine(in: window)
    {
      count &+= 1
      place = JSONStreamPlace(
        number: count, line: framer.counter.line, column: 1, offset: line.lowerBound)
      return line
    }
    return try nextText(in: window)?.range
  }

  /// Finds the next text whose frame is good; those before it are refused.
  ///
  /// - Returns: The text; nil if none is complete.
  /// - Throws: A `DecodingError`; from then on always the same.
  private mutating func nextText(in window: JSONWindow) throws -> JSONFrame? {
    try rethrow()
    while let frame = nextFrame(in: window) {
      guard let failure = frame.failure else { return frame }
      try refuse(frame, DecodingError(failure))
    }
    return nil
  }

  /// Finds the next text.
  ///
  /// - Returns: The text, or what is wrong with it by its frame; nil if none is complete.
  mutating func nextFrame(in window: JSONWindow) -> JSONFrame? {
    if given != nil {
      let frame = given?.popFirst()
      place = frame?.place ?? place
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
          expected: "at most \(settings.maximumTextCount) texts"), endsStream: true)
    }
    place = JSONStreamPlace(
      number: count, line: framer.counter.line, column: framer.counter.column,
      offset: frame.range.lowerBound)
    frame.place = place
    return frame
  }

  /// What is wrong with a stream that is longer than a window.
  private mutating func sizeFrame(after window: JSONWindow) -> JSONFrame {
    framer.countLines(to: window.end, in: window)
    return JSONFrame(
      CodingFailure(
        .sizeLimit, at: window.end,
        expected: "at most \(settings.maximumStreamSize) bytes in the stream", found: "more"),
      endsStream: true)
  }

  // MARK: - Failures

  /// Refuses the text that has been found last.
  mutating func refuseText(in range: Range<Int>, _ error: any Error) throws {
    var frame = JSONFrame(range)
    frame.place = place
    try refuse(frame, error)
  }

  /// Skips a bad text, or ends the stream with it.
  mutating func refuse(_ frame: JSONFrame, _ error: any Error) throws {
    if isPart {
      refused.append((frame, error))
      // With so many, the whole ends, too.
      if refused.count > settings.failures.limit { throw end(error) }
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

  /// Throws what has ended the stream, if something has.
  func rethrow() throws { if let failure { throw failure } }

  /// Ends the stream with an error.
  mutating func end(_ error: any Error) -> any Error {
    failure = error
    return error
  }

  // MARK: - What is done with

  /// Notes that all before `start` of the framer goes away.
  mutating func forget(in window: JSONWindow) {
    framer.countLines(to: framer.start, in: window)
  }

  /// Forgets the failures that were skipped, so that they take no memory.
  mutating func takeSkipped() -> [CodingFailure] {
    defer { skipped = [] }
    return skipped
  }
}
