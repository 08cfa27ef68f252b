internal import TranscodableBytes

/// Finds the end of a value that arrives in pieces.
///
/// Only quotes, backslashes and brackets are considered, because the value is validated later, when
/// it is read.
struct JSONValueBoundaryScanner: Sendable {
  private enum State {
    case start, numberOrLiteral, string, escape, container, end
  }

  private var state = State.start
  private var depth = 0

  var hasBegun: Bool { state != .start }
  var hasEnded: Bool { state == .end }
  /// A number or a literal ends before the first byte that can't belong to it.
  var isNumberOrLiteral: Bool { state == .numberOrLiteral }

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
      case .container: skipToBracket(&cursor)
      case .numberOrLiteral:
        while !cursor.isAtEnd, !Self.endsNumberOrLiteral(cursor.peek()) { cursor.advance(by: 1) }
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
    // No value begins with one of these bytes. The byte is treated as a value, which is rejected
    // when it is read.
    case 0x2C, 0x3A, 0x5D, 0x7D: state = .end
    default: state = .numberOrLiteral
    }
    cursor.advance(by: 1)
  }

  @inline(__always)
  private mutating func skipToBracket(_ cursor: inout ByteCursor) {
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

  static func endsNumberOrLiteral(_ byte: UInt8) -> Bool {
    switch byte {
    case 0...0x20, 0x22, 0x2C, 0x3A, 0x5B, 0x5D, 0x7B, 0x7D: true
    default: false
    }
  }
}
