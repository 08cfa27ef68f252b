extension ByteCursor {
  /// Moves to the next byte that is not JSON white space (space, tab, line feed, carriage return) and returns it.
  ///
  /// Returns 0 at the end; a control character that is not white space is returned as it is.
  @inlinable @inline(__always)
  package mutating func skipBlanks() -> UInt8 {
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

extension ByteCursor {
  /// The number of bytes before the next quote, comma, bracket or brace, or before the end.
  ///
  /// Everything between them, outside of strings, is white space, colons, numbers and literals. A letter in a literal may be
  /// taken for one of them.
  ///
  /// - Complexity: O(*n*) in the number of bytes, sixteen a step.
  @inlinable @inline(__always)
  package func lengthToPunctuation() -> Int {
    var cursor = self
    while !cursor.isAtEnd {
      let bytes = cursor.block()
      let quote: BlockMask = bytes .== SIMD16<UInt8>(repeating: 0x22)
      let comma: BlockMask = bytes .== SIMD16<UInt8>(repeating: 0x2C)
      // The bits that brackets and braces differ in are set; they share the others with Y, y, _ and DEL.
      let folded = bytes | SIMD16<UInt8>(repeating: 0x26)
      let bracket: BlockMask = folded .== SIMD16<UInt8>(repeating: 0x7F)
      let found = LaneMask((quote .| comma) .| bracket)
      if !found.isEmpty {
        cursor.advance(by: found.first)
        return cursor.distance(from: self)
      }
      cursor.advance(by: 16)
    }
    return remaining
  }
}
