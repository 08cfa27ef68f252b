internal import TranscodableBytes

/// Finds out where a value ends that arrives in pieces.
///
/// Only quotes, backslashes and brackets are looked at: reading the value finds out whether it
/// is one.
struct JSONExtent: Sendable {
  /// What the next byte belongs to.
  private enum State {
    case start, word, string, escape, container, end
  }

  private var state = State.start
  /// How many containers are open.
  private var depth = 0

  /// Whether the first byte of the value has been passed.
  var hasBegun: Bool { state != .start }
  /// Whether the last byte of the value has been passed.
  var hasEnded: Bool { state == .end }
  /// Whether the value is a number or a literal so far, which ends where something else begins.
  var isWord: Bool { state == .word }

  /// Moves over as much of the value as there is.
  ///
  /// - Parameter cursor: The first byte of the value, or the first that has not been looked at.
  ///   Afterwards it is after the value, or at the end.
  /// - Returns: Whether the value has ended.
  mutating func advance(_ cursor: inout ByteCursor) -> Bool {
    while !cursor.isAtEnd {
      switch state {
      case .start: begin(&cursor)
      case .string:
        cursor.advance(by: cursor.lengthToQuoteOrBackslash())
        if cursor.isAtEnd { return false }
        state = cursor.peek() == 0x5C ? .escape : depth > 0 ? .container : .end
        cursor.advance(by: 1)
      case .escape:
        cursor.advance(by: 1)
        state = .string
      case .container: passBracket(&cursor)
      case .word:
        while !cursor.isAtEnd, !Self.endsWord(cursor.peek()) { cursor.advance(by: 1) }
        if !cursor.isAtEnd { state = .end }
      case .end: return true
      }
    }
    return state == .end
  }

  private mutating func begin(_ cursor: inout ByteCursor) {
    let byte = cursor.peek()
    switch byte {
    case 0x22: state = .string
    case 0x5B, 0x7B:
      depth = 1
      state = .container
    // No value begins with these: each is one by itself, and is refused when it is read.
    case 0x2C, 0x3A, 0x5D, 0x7D: state = .end
    default: state = .word
    }
    cursor.advance(by: 1)
  }

  /// Goes on to a quote, or over the next bracket or brace.
  @inline(__always)
  private mutating func passBracket(_ cursor: inout ByteCursor) {
    cursor.advance(by: cursor.lengthToQuoteOrBracket())
    if cursor.isAtEnd { return }
    switch cursor.peek() {
    case 0x22: state = .string
    case 0x5B, 0x7B: depth += 1
    case 0x5D, 0x7D:
      depth -= 1
      if depth == 0 { state = .end }
    default: break
    }
    cursor.advance(by: 1)
  }

  /// Whether a number or a literal ends before a byte.
  static func endsWord(_ byte: UInt8) -> Bool {
    switch byte {
    case 0...0x20, 0x22, 0x2C, 0x3A, 0x5B, 0x5D, 0x7B, 0x7D: true
    default: false
    }
  }
}
