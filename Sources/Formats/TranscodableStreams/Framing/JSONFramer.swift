internal import TranscodableBytes
internal import TranscodableCore
internal import TranscodableJSON

/// Finds the end of each document in a stream as bytes arrive.
///
/// Every byte is scanned once, regardless of how the stream is split into chunks.
struct JSONFramer: Sendable {
  let framing: JSONFraming
  let isByLines: Bool
  let maximumLength: Int
  let rejectsBlankLines: Bool
  let allowsTrailingComma: Bool

  var start = 0
  var scanned = 0
  var isDiscarding = false
  var valueScanner = JSONValueBoundaryScanner()
  var counter = JSONLineCounter()
  var isAtNewLine = false
  var record = RecordState.outside
  var searched = 0
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

  /// Returns `nil` if the document is incomplete, or if the last window contains no further
  /// documents.
  @inline(__always)
  mutating func next(in window: JSONWindow) -> JSONFrame? {
    switch framing {
    case .lines: nextLine(in: window)
    case .sequence: nextRecord(in: window)
    case .values: nextValue(in: window)
    case .elements: nextElement(in: window)
    }
  }

  mutating func begin(at offset: Int) {
    (start, scanned) = (offset, offset)
    counter = JSONLineCounter(from: offset)
  }

  /// The offset must not be before `start`.
  mutating func countLines(to offset: Int, in window: JSONWindow) {
    if isAtNewLine {
      counter.startLine(at: start)
      isAtNewLine = false
    }
    counter.advance(to: offset, in: window)
  }

  func lengthFailure(at offset: Int) -> CodingFailure {
    CodingFailure(
      .sizeLimit, at: offset, expected: "at most \(maximumLength) bytes", found: "more")
  }

  /// Rejects the document at `start` if it is already too long.
  ///
  /// The failure is returned only once for each document.
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
