internal import TranscodableBytes

extension TOMLParser {
  /// Moves to the end of the current line.
  mutating func skipLine() {
    let rest = bytes.at(offset).length(to: 0x0A)
    offset = min(size, offset + rest)
  }

  /// Moves to the line of the next statement after a failure.
  ///
  /// A failure in an array or inline table may be followed by other lines of it, which would result
  /// in further failures. Then, the next statement is a line that begins with a key and an equals
  /// sign, or with a header.
  mutating func skipStatement(after failure: Int, isNested: Bool) {
    offset = max(offset, min(failure, size))
    skipLine()
    while offset < size {
      offset += 1
      if !isNested || beginsStatement { return }
      skipLine()
    }
  }

  private var beginsStatement: Bool {
    var cursor = bytes.at(offset)
    while cursor.peek() == 0x20 || cursor.peek() == 0x09 { cursor.advance(by: 1) }
    if cursor.peek() == Byte.openBracket {
      cursor.advance(by: cursor.peek(at: 1) == Byte.openBracket ? 2 : 1)
      guard Byte.isLetter(cursor.peek()) || cursor.peek() == Byte.underscore else { return false }
      while Byte.isBare(cursor.peek()) || cursor.peek() == Byte.dot { cursor.advance(by: 1) }
      return cursor.peek() == Byte.closeBracket
    }
    // A comment, an empty line or another value isn't a statement.
    guard
      Byte.isBare(cursor.peek()) || cursor.peek() == Byte.quote
        || cursor.peek() == Byte.apostrophe
    else { return false }
    while !cursor.isAtEnd, cursor.peek() != 0x0A, cursor.peek() != Byte.hash {
      switch cursor.peek() {
      case Byte.equals: return true
      case Byte.comma, Byte.openBrace, Byte.closeBrace, Byte.openBracket, Byte.closeBracket:
        return false
      default: cursor.advance(by: 1)
      }
    }
    return false
  }
}
