internal import TranscodableBytes
internal import TranscodableCore

/// Finds out where the texts in a stream end, as the bytes arrive.
///
/// No byte is looked at twice for that, however the stream is cut into pieces: what is known about
/// the text that has begun is kept here.
struct JSONFramer: Sendable {
  let framing: JSONFraming
  let isByLines: Bool
  /// The number of bytes that a text may have.
  let maximumLength: Int
  let refusesBlankLines: Bool
  let allowsTrailingComma: Bool

  /// The first byte that is still needed: where the text begins that is being looked for.
  var start = 0
  /// Up to where bytes have been looked at.
  var scanned = 0
  /// Whether the text here has been given up, and only its end is looked for.
  var isDiscarding = false
  /// What is known of the value that has begun.
  var extent = JSONExtent()
  /// Where lines and columns are counted.
  var counter = JSONLineCounter()
  /// In lines, whether the next line begins at `start`, which has not been counted yet.
  var isAtNewLine = false
  /// What comes next in a sequence.
  var record = RecordState.outside
  /// Up to where a sequence has been searched for a separator.
  var searched = 0
  /// The way to the array whose elements are wanted.
  var route: JSONArrayRoute?
  /// Where elements are concerned, what may come next.
  var element = ElementState.before

  init(_ settings: JSONStreamSettings) {
    framing = settings.framing
    isByLines = settings.framing == .lines
    maximumLength = settings.reader.maximumDocumentSize
    refusesBlankLines = settings.blankLines == .refused
    allowsTrailingComma = settings.reader.grammar != .strict
    if case .elements(let pointer) = framing {
      route = JSONArrayRoute(to: pointer, settings: settings.reader)
    }
  }

  /// The next text, nil if its end has not come; after the last window, if there is none.
  @inline(__always)
  mutating func next(in window: JSONWindow) -> JSONFrame? {
    switch framing {
    case .lines: nextLine(in: window)
    case .sequence: nextRecord(in: window)
    case .values: nextValue(in: window)
    case .elements: nextElement(in: window)
    }
  }

  /// Begins at a place in the stream, from where lines are counted.
  mutating func begin(at offset: Int) {
    (start, scanned) = (offset, offset)
    counter = JSONLineCounter(from: offset)
  }

  /// Counts lines and columns up to a place that is not before `start`.
  mutating func countLines(to offset: Int, in window: JSONWindow) {
    if isAtNewLine {
      counter.startLine(at: start)
      isAtNewLine = false
    }
    counter.advance(to: offset, in: window)
  }

  /// The failure of a text that is longer than allowed.
  func lengthFailure(at offset: Int) -> CodingFailure {
    CodingFailure(
      .sizeLimit, at: offset, expected: "at most \(maximumLength) bytes", found: "more")
  }

  /// Gives the text up that begins at `start` if what is known of it is too long already.
  ///
  /// - Parameter end: Up to where it is known.
  /// - Returns: The failure, once a text.
  mutating func discardIfTooLong(to end: Int) -> JSONFrame? {
    if isDiscarding {
      start = end
      return nil
    }
    guard end - start > maximumLength else { return nil }
    defer {
      isDiscarding = true
      start = end
    }
    return JSONFrame(lengthFailure(at: start))
  }
}
