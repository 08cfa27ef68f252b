internal import TranscodableBytes
internal import TranscodableCore

/// A framer that finds the end of each document in a stream as bytes arrive.
///
/// The framer keeps the state of the incomplete document, so that every byte is scanned once,
/// regardless of how the stream is split into chunks.
struct JSONFramer: Sendable {
  let framing: JSONFraming
  let isByLines: Bool
  /// The maximum number of bytes in a document.
  let maximumLength: Int
  let rejectsBlankLines: Bool
  let allowsTrailingComma: Bool

  /// The offset of the first byte that is still needed.
  ///
  /// The next document begins at this offset.
  var start = 0
  /// The offset up to which bytes have been scanned.
  var scanned = 0
  /// Whether the current document has been rejected, and the framer only searches for its end.
  var isDiscarding = false
  var valueScanner = JSONValueBoundaryScanner()
  var counter = JSONLineCounter()
  /// Whether a new line begins at `start` and must still be counted.
  ///
  /// This property is used only with line framing.
  var isAtNewLine = false
  var record = RecordState.outside
  /// The offset up to which the stream has been searched for separators.
  ///
  /// This property is used only with sequence framing.
  var searched = 0
  /// The locator of the array whose elements are the documents.
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

  /// Returns the next document.
  ///
  /// Returns `nil` if the document is incomplete, or if no document is left after the last window.
  @inline(__always)
  mutating func next(in window: JSONWindow) -> JSONFrame? {
    switch framing {
    case .lines: nextLine(in: window)
    case .sequence: nextRecord(in: window)
    case .values: nextValue(in: window)
    case .elements: nextElement(in: window)
    }
  }

  /// Starts framing at an offset in the stream.
  ///
  /// Lines are counted from this offset.
  mutating func begin(at offset: Int) {
    (start, scanned) = (offset, offset)
    counter = JSONLineCounter(from: offset)
  }

  /// Counts lines and columns up to an offset that is at or after `start`.
  mutating func countLines(to offset: Int, in window: JSONWindow) {
    if isAtNewLine {
      counter.startLine(at: start)
      isAtNewLine = false
    }
    counter.advance(to: offset, in: window)
  }

  /// Returns the failure for a document that exceeds the maximum length.
  func lengthFailure(at offset: Int) -> CodingFailure {
    CodingFailure(
      .sizeLimit, at: offset, expected: "at most \(maximumLength) bytes", found: "more")
  }

  /// Rejects the document that begins at `start` if the part that has arrived is already too long.
  ///
  /// - Returns: The failure. It is returned only once per document.
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
