extension ByteCursor {
  /// Skips JSON whitespace and returns the next byte, or 0 at the end of the input.
  ///
  /// A control character that isn't whitespace is returned but not skipped.
  @inlinable @inline(__always)
  package mutating func skipBlanks() -> UInt8 {
    let byte = peek()
    if byte > 0x20 { return byte }
    return skipBlankRun(byte)
  }

  @inlinable @inline(__always)
  internal mutating func skipBlankRun(_ first: UInt8) -> UInt8 {
    var byte = first
    // Most often, the whitespace is a single space after a colon.
    if byte == 0x20 {
      advance(by: 1)
      byte = peek()
      if byte > 0x20 { return byte }
    }
    // The call only returns a length. If the cursor were an `inout` argument, it couldn't stay in
    // registers.
    advance(by: lengthOfBlanks())
    return peek()
  }

  @usableFromInline @inline(never)
  internal func lengthOfBlanks() -> Int {
    var cursor = self
    var byte = peek()
    while byte == 0x0A || byte == 0x20 || byte == 0x0D || byte == 0x09 {
      cursor.advance(by: 1)
      // Skips indentation, eight spaces at a time.
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
  /// Returns the number of bytes before the next quote, comma, bracket or brace, or before the end
  /// of the input.
  ///
  /// The characters `Y`, `y`, `_` and DEL are mistaken for brackets.
  @inlinable @inline(__always)
  package func lengthToPunctuation() -> Int {
    var cursor = self
    while !cursor.isAtEnd {
      let bytes = cursor.block()
      let quote: BlockMask = bytes .== SIMD16<UInt8>(repeating: 0x22)
      let comma: BlockMask = bytes .== SIMD16<UInt8>(repeating: 0x2C)
      // Sets the bits in which brackets and braces differ, so all four become 0x7F. The bytes of
      // `Y`, `y`, `_` and DEL also become 0x7F.
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
