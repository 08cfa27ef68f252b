internal import TranscodableBytes
internal import TranscodableCore
internal import TranscodableJSON

enum ElementState: Sendable {
  case before
  case first
  case element
  case value
  case separator
  case after
}

extension JSONFramer {
  mutating func nextElement(in window: JSONWindow) -> JSONFrame? {
    while true {
      switch element {
      case .before, .after:
        if let frame = skipSurroundings(in: window) { return frame }
        guard element == .first else { return nil }
      case .first, .element, .separator:
        skipBlanks(in: window)
        if start == window.end { return window.isLast ? endFailure() : nil }
        // An error would show the whole character, so wait until all of its bytes have arrived.
        if window.mayTruncateCharacter(at: start) { return nil }
        if let frame = skipPunctuation(window.cursor(at: start)) { return frame }
      case .value:
        switch value(in: window) {
        case .incomplete: return nil
        case .rejected(let frame): return frame
        case .ended(let frame, let mayBeTruncated):
          element = .separator
          if mayBeTruncated { return endFailure() }
          if let frame { return frame }
        }
      }
    }
  }

  private mutating func skipPunctuation(_ cursor: ByteCursor) -> JSONFrame? {
    switch (element, cursor.peek()) {
    case (.first, 0x5D), (.separator, 0x5D): element = .after
    case (.element, 0x5D) where allowsTrailingComma: element = .after
    case (.separator, 0x2C):
      start += 1
      scanned = start
      element = .element
    case (.separator, _):
      return JSONFrame(
        CodingFailure(
          .unexpectedCharacter, at: start, expected: "',' or ']'", found: cursor.characterPhrase),
        endsStream: true)
    default: element = .value
    }
    return nil
  }

  private func endFailure() -> JSONFrame {
    JSONFrame(
      CodingFailure(.unexpectedEnd, at: scanned, expected: "',' or ']'"), endsStream: true)
  }

  private mutating func skipSurroundings(in window: JSONWindow) -> JSONFrame? {
    var cursor = window.cursor(at: scanned)
    let hasArrived = arrayLocator?.advance(&cursor, in: window) ?? false
    if hasArrived { element = .first }
    scanned = window.offset(of: cursor)
    start = scanned - (arrayLocator?.openByteCount ?? 0)
    return arrayLocator?.failure.map { JSONFrame($0, endsStream: true) }
  }
}
