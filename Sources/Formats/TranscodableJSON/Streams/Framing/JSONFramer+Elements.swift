internal import TranscodableBytes
internal import TranscodableCore

/// What comes next where the elements of an array are wanted.
enum ElementState: Sendable {
  /// The text before the array, or more of it.
  case before
  /// The first element, or the end of the array.
  case first
  /// The element after a comma.
  case element
  /// More of an element.
  case value
  /// A comma, or the end of the array.
  case separator
  /// The text after the array.
  case after
}

extension JSONFramer {
  /// The next element of the array.
  mutating func nextElement(in window: JSONWindow) -> JSONFrame? {
    while true {
      switch element {
      case .before, .after:
        if let frame = passSurroundings(in: window) { return frame }
        guard element == .first else { return nil }
      case .first, .element, .separator:
        skipBlanks(in: window)
        if start == window.end { return window.isLast ? endFailure() : nil }
        // A failure says what character is there, so that all of it has to be.
        if window.mayCutCharacter(at: start) { return nil }
        if let frame = passPunctuation(window.cursor(at: start)) { return frame }
      case .value:
        switch value(in: window) {
        case .incomplete: return nil
        case .refused(let frame): return frame
        case .ended(let frame, let mayBeCut):
          element = .separator
          if mayBeCut { return endFailure() }
          if let frame { return frame }
        }
      }
    }
  }

  /// Passes over what is between elements.
  ///
  /// - Parameter cursor: The byte at `start`, which is not white space.
  /// - Returns: What is wrong with it.
  private mutating func passPunctuation(_ cursor: ByteCursor) -> JSONFrame? {
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

  /// Passes over the text before or after the array.
  ///
  /// - Returns: What is wrong with it.
  private mutating func passSurroundings(in window: JSONWindow) -> JSONFrame? {
    var cursor = window.cursor(at: scanned)
    let hasArrived = route?.advance(&cursor, in: window) ?? false
    if hasArrived { element = .first }
    scanned = window.offset(of: cursor)
    start = scanned - (route?.openByteCount ?? 0)
    return route?.failure.map { JSONFrame($0, endsStream: true) }
  }
}
