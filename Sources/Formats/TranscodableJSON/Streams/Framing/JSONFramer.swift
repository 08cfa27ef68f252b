internal import TranscodableBytes
internal import TranscodableCore

/// Finds the end of each document in a stream as bytes arrive.
///
/// Every byte is scanned once, however the stream is split into chunks: the framer keeps the state
/// of the incomplete document.
struct JSONFramer: Sendable {
  let framing: JSONFraming
  let isByLines: Bool
  /// The maximum number of bytes of a document.
  let maximumLength: Int
  let rejectsBlankLines: Bool
  let allowsTrailingComma: Bool

  /// The offset of the first byte that is still needed, where the next document begins.
  var start = 0
  /// The offset up to which bytes have been scanned.
  var scanned = 0
  /// Whether the current document has been rejected and only its end is needed.
  var isDiscarding = false
  var valueScanner = JSONValueBoundaryScanner()
  var counter = JSONLineCounter()
  /// With line framing, whether a new line begins at `start` that hasn't been counted yet.
  var isAtNewLine = false
  var record = RecordState.outside
  /// With sequence framing, the offset up to which separators have been searched.
  var searched = 0
  /// Locates the array whose elements are the documents.
  var arrayLocator: JSONArrayLocator?
  var element = ElementState.before

  init(_ settings: JSONStreamSettings) {
    framing = settings.framing
    isByLines = settings.framing == .lines
    maximumLength = settings.reader.maximumDocumentSize
    rejectsBlankLines = settings.blankLines == .refused
    allowsTrailingComma = settings.reader.grammar != .strict
    if case .elements(let pointer) = framing {
      arrayLocator = JSONArrayLocator(to: pointer, settings: settings.reader)
    }
  }

  /// The next document, or `nil` if it is incomplete, or if there is none after the last window.
  @inline(__always)
  mutating func next(in window: JSONWindow) -> JSONFrame? {
    switch framing {
    case .lines: nextLine(in: window)
    case .sequence: nextRecord(in: window)
    case .values: nextValue(in: window)
    case .elements: nextElement(in: window)
    }
  }

  /// Begins at an offset in the stream, from which lines are counted.
  mutating func begin(at offset: Int) {
    (start, scanned) = (offset, offset)
    counter = JSONLineCounter(from: offset)
  }

  /// Counts lines and columns up to an offset at or after `start`.
  mutating func countLines(to offset: Int, in window: JSONWindow) {
    if isAtNewLine {
      counter.startLine(at: start)
      isAtNewLine = false
    }
    counter.advance(to: offset, in: window)
  }

  /// The failure for a document that exceeds the maximum length.
  func lengthFailure(at offset: Int) -> CodingFailure {
    CodingFailure(
      .sizeLimit, at: offset, expected: "at most \(maximumLength) bytes", found: "more")
  }

  /// Rejects the document that begins at `start` if its known part is already too long.
  ///
  /// - Returns: The failure, once per document.
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
