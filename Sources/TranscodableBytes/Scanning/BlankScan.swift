extension ByteCursor {
  /// Moves to the next byte that is no JSON white space (space, tab, line feed, carriage return) and returns it.
  ///
  /// Returns 0 at the end; a control character that is no white space is returned as it is.
  @inlinable @inline(__always)
  public mutating func skipBlanks() -> UInt8 {
    let byte = peek()
    if byte > 0x20 { return byte }
    return skipBlankRun(byte)
  }

  /// The part of ``skipBlanks()`` for a byte that may be white space: documents with indentation come here for
  /// a line break and dozens of spaces at a time.
  @inlinable @inline(__always)
  internal mutating func skipBlankRun(_ first: UInt8) -> UInt8 {
    var byte = first
    // Most often it is the single space after a colon.
    if byte == 0x20 {
      advance(by: 1)
      byte = peek()
      if byte > 0x20 { return byte }
    }
    // The cursor is not lent to that call: then it can stay in registers.
    advance(by: lengthOfBlanks())
    return peek()
  }

  @usableFromInline @inline(never)
  internal func lengthOfBlanks() -> Int {
    var cursor = self
    var byte = peek()
    while byte == 0x0A || byte == 0x20 || byte == 0x0D || byte == 0x09 {
      cursor.advance(by: 1)
      // Indentation: spaces, eight at a time.
      while cursor.remaining >= 8 {
        let other = cursor.word() ^ 0x2020_2020_2020_2020
        if other != 0 {
          cursor.advance(by: other.trailingZeroBitCount &>> 3)
          break
        }
        cursor.advance(by: 8)
      }
      byte = cursor.peek()
      if byte > 0x20 { break }
    }
    return cursor.distance(from: self)
  }
}
