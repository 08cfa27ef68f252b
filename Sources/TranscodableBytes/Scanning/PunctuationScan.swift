extension ByteCursor {
  /// The number of bytes before the next quote, comma, bracket or brace, or before the end.
  ///
  /// Everything between them, outside of strings, is white space, colons, numbers and literals. A letter in a literal may be
  /// taken for one of them.
  ///
  /// - Complexity: O(*n*) in the number of bytes, sixteen a step.
  @inlinable @inline(__always)
  public func lengthToPunctuation() -> Int {
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
