internal import TranscodableBytes
internal import TranscodableCore

extension JSONFramer {
  /// The text of the next line.
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
    guard refusesBlankLines else { return nil }
    return JSONFrame(
      CodingFailure(
        .unexpectedCharacter, at: line.lowerBound, expected: "a value", found: "blank line"))
  }
}
