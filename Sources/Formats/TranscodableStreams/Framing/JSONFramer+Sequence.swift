internal import TranscodableBytes
internal import TranscodableCore
internal import TranscodableJSON

/// The content that is expected next in a JSON text sequence (RFC 7464).
enum RecordState: Sendable {
  case outside
  case text
  case broken
  case rest
}

extension JSONFramer {
  /// A separator can't be part of a document, so searching for it finds the end of every document.
  mutating func nextRecord(in window: JSONWindow) -> JSONFrame? {
    while true {
      let separator = window.first(0x1E, in: searched..<window.end)
      searched = separator ?? window.end
      let isWhole = separator != nil || window.isLast
      if let frame = frame(ofRecordTo: searched, isWhole: isWhole, in: window) { return frame }
      guard separator != nil else { return nil }
      searched += 1
      start = searched
      scanned = searched
      isDiscarding = false
      record = .text
      valueScanner = JSONValueBoundaryScanner()
    }
  }

  private mutating func frame(
    ofRecordTo end: Int, isWhole: Bool, in window: JSONWindow
  ) -> JSONFrame? {
    switch record {
    case .rest:
      start = end
      return nil
    case .outside:
      let stray = window.trimmed(start..<end)
      start = end
      if stray.isEmpty { return nil }
      // An error would show the whole character, so wait until all of its bytes have arrived.
      if !isWhole, window.mayTruncateCharacter(at: stray.lowerBound) {
        start = stray.lowerBound
        return nil
      }
      record = .rest
      return JSONFrame(
        CodingFailure(
          .unexpectedCharacter, at: stray.lowerBound, expected: "a record separator (0x1E)",
          found: window.cursor(at: stray.lowerBound).characterPhrase))
    case .text, .broken:
      if let lineEnd = endOfRecord(before: end, isWhole: isWhole, in: window) {
        return take(start..<lineEnd, in: window)
      }
      if isWhole { return take(start..<end, in: window) }
      let frame = discardIfTooLong(to: end)
      if frame != nil { record = .rest }
      return frame
    }
  }

  private mutating func endOfRecord(
    before end: Int, isWhole: Bool, in window: JSONWindow
  ) -> Int? {
    if record == .broken { return nil }
    if isWhole, !valueScanner.hasBegun, end - start <= maximumLength {
      let text = window.trimmed(start..<end)
      // Most documents consist of a single line and don't need to be scanned.
      if window.first(0x0A, in: text) == nil {
        return window.first(0x0A, in: text.upperBound..<end)
      }
    }
    var cursor = window.cursor(scanned..<end)
    defer { scanned = window.offset(of: cursor) }
    if !valueScanner.hasBegun { _ = cursor.skipBlanks() }
    guard valueScanner.hasEnded || valueScanner.advance(&cursor) else { return nil }
    while cursor.isBlank {
      if cursor.peek() == 0x0A { return window.offset(of: cursor) }
      cursor.advance(by: 1)
    }
    if !cursor.isAtEnd { record = .broken }
    return nil
  }

  private mutating func take(_ range: Range<Int>, in window: JSONWindow) -> JSONFrame? {
    start = range.upperBound
    record = .outside
    if range.count > maximumLength {
      record = .rest
      return JSONFrame(lengthFailure(at: range.lowerBound))
    }
    let text = window.trimmed(range)
    if text.isEmpty { return nil }
    var token = window.cursor(text)
    while !token.isAtEnd, !JSONValueBoundaryScanner.endsNumberOrLiteral(token.peek()) {
      token.advance(by: 1)
    }
    // According to RFC 7464, section 2.4, a number or a literal at the end of a record may be
    // truncated.
    guard !token.isAtEnd || window.cursor(at: text.upperBound).isBlank else {
      return JSONFrame(
        CodingFailure(
          .unexpectedEnd, at: text.upperBound,
          expected: "whitespace after a number or a literal"))
    }
    return JSONFrame(text)
  }
}
