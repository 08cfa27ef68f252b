extension ByteCursor {
  /// The number of bytes before the next quote, comma, bracket or brace, or before the end.
  ///
  /// Everything between them, outside of strings, is white space, colons, numbers and literals.
  ///
  /// - Complexity: O(*n*) in the number of bytes, sixteen a step.
  public func lengthToPunctuation() -> Int {
    var cursor = self
    while !cursor.isAtEnd {
      let bytes = cursor.block()
      // Brackets become braces.
      let folded = bytes | SIMD16<UInt8>(repeating: 0x20)
      let quote: BlockMask = bytes .== SIMD16<UInt8>(repeating: 0x22)
      let comma: BlockMask = bytes .== SIMD16<UInt8>(repeating: 0x2C)
      let opening: BlockMask = folded .== SIMD16<UInt8>(repeating: 0x7B)
      let closing: BlockMask = folded .== SIMD16<UInt8>(repeating: 0x7D)
      let found = LaneMask((quote .| comma) .| (opening .| closing))
      if !found.isEmpty {
        cursor.advance(by: found.first)
        return cursor.distance(from: self)
      }
      cursor.advance(by: 16)
    }
    return remaining
  }
}
