internal import TranscodableBytes
internal import TranscodableCore

extension JSONFramer {
  /// Handles the typical case: a complete line without surrounding whitespace.
  ///
  /// If the result is `nil`, call `nextLine(in:)`.
  @inline(__always)
  mutating func nextPlainLine(in window: JSONWindow) -> Range<Int>? {
    guard isByLines, !isDiscarding else { return nil }
    if isAtNewLine { countLines(to: start, in: window) }
    scanned &+= window.cursor(at: scanned).length(to: 0x0A)
    guard counter.offset == start, scanned < window.end, scanned &- start <= maximumLength,
      window.cursor(at: start).peek() > 0x20
    else { return nil }
    var end = scanned
    if window.cursor(at: end &- 1).peek() == 0x0D { end &-= 1 }
    guard window.cursor(at: end &- 1).peek() > 0x20 else { return nil }
    let text = start..<end
    scanned &+= 1
    start = scanned
    isAtNewLine = true
    return text
  }

  @inline(__always)
  mutating func nextLine(in window: JSONWindow) -> JSONFrame? {
    while true {
      if isAtNewLine { countLines(to: start, in: window) }
      let feed = window.first(0x0A, in: scanned..<window.end)
      scanned = feed ?? window.end
      if let frame = discardIfTooLong(to: scanned) { return frame }
      guard feed != nil || window.isLast && start < scanned else { return nil }
      let line = start..<scanned
      let isDiscarded = isDiscarding
      if feed != nil {
        scanned += 1
        isAtNewLine = true
      }
      start = scanned
      isDiscarding = false
      if !isDiscarded, let frame = frame(ofLine: line, in: window) { return frame }
    }
  }

  private func frame(ofLine line: Range<Int>, in window: JSONWindow) -> JSONFrame? {
    let text = window.trimmed(line)
    guard text.isEmpty else { return JSONFrame(text) }
    guard rejectsBlankLines else { return nil }
    return JSONFrame(
      CodingFailure(
        .unexpectedCharacter, at: line.lowerBound, expected: "a value", found: "blank line"))
  }
}
