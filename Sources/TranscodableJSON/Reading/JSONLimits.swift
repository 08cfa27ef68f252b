internal import TranscodableBytes
internal import TranscodableCore

/// Checks the limits that a reader does not: how large texts, strings, arrays and objects are.
///
/// A pass of its own over the text before it is read. It is made only over texts that are long
/// enough to exceed a limit, so that readers need not count, and counts in every corner of a text
/// alike.
struct JSONLimits {
  private let settings: JSONReaderSettings
  private let maximumStringLength: Int

  /// - Parameters:
  ///   - settings: The limits.
  ///   - ignoresStrings: Whether the lengths of strings have been checked already.
  init(_ settings: JSONReaderSettings, ignoresStrings: Bool = false) {
    self.settings = settings
    maximumStringLength = ignoresStrings ? .max : settings.maximumStringLength
  }

  /// Looks for something that exceeds a limit.
  ///
  /// - Parameters:
  ///   - document: Where the text starts.
  ///   - source: What the text was rewritten from, if it was.
  /// - Throws: A `DecodingError` for the first thing found.
  /// - Complexity: O(*n*) in the length of the text; O(1) if it is too short to exceed a limit.
  func check(_ document: ByteCursor, source: JSONSource? = nil) throws {
    guard document.remaining > settings.sizeWithinLimits, let failure = failure(in: document) else {
      return
    }
    throw JSONFailureLocator(document, settings: settings, source: source).error(for: failure)
  }

  /// The error for a text of `size` bytes, which is too large.
  ///
  /// It stands at the start: no place in the text is wrong, and none has to be looked for.
  func error(forSize size: Int) -> any Error {
    let failure = CodingFailure(
      .sizeLimit, at: 0, expected: "at most \(settings.maximumDocumentSize) bytes",
      found: "\(size) bytes")
    let nothing: [UInt8] = []
    return withCursor(over: nothing.span) {
      JSONFailureLocator($0, settings: settings).error(for: failure)
    }
  }

  /// A failure for the first thing beyond a limit, nil if there is none before the text breaks the
  /// rules.
  private func failure(in document: ByteCursor) -> CodingFailure? {
    var cursor = document
    // How many elements each open array or object has so far.
    var counts: [Int] = []
    // Whether the next token begins an element or a member.
    var isFirst = false
    while !cursor.isAtEnd {
      let byte = cursor.skipBlanks()
      let start = cursor
      switch byte {
      case 0x2C:
        isFirst = true
        cursor.advance(by: 1)
        continue
      case 0x5D, 0x7D:
        counts.removeLast(min(1, counts.count))
        isFirst = false
        cursor.advance(by: 1)
        continue
      case 0x22:
        cursor.advance(by: 1)
        let length = cursor.scanString().count
        guard length <= maximumStringLength else { return stringFailure(at: start.offset) }
        cursor.advance(by: length + 1)
      case 0x5B, 0x7B: cursor.advance(by: 1)
      default:
        // Most often a number: its digits, points and minus signs are passed over at once.
        repeat { cursor.advance(by: 1) } while cursor.peek() &- 0x2D < 13
      }
      if isFirst, let last = counts.indices.last {
        counts[last] += 1
        guard counts[last] <= settings.maximumElementCount else {
          return countFailure(at: start.offset)
        }
      }
      isFirst = byte == 0x5B || byte == 0x7B
      if isFirst {
        // What is nested too deeply is the business of the reader.
        guard counts.count < settings.maximumDepth else { return nil }
        counts.append(0)
      }
    }
    return nil
  }

  private func countFailure(at offset: Int) -> CodingFailure {
    CodingFailure(.countLimit, at: offset, expected: "at most \(settings.maximumElementCount)")
  }

  private func stringFailure(at offset: Int) -> CodingFailure {
    CodingFailure(
      .stringLimit, at: offset, expected: "at most \(settings.maximumStringLength) bytes")
  }
}
