// Methods for skipping a value. They search for the next byte that affects where the value ends.
extension ByteCursor {
  /// The characters `Y`, `y`, `_` and DEL are also treated as brackets.
  package func lengthToQuoteOrBracket() -> Int {
    lengthTo { bytes in
      let quote: BlockMask = bytes .== SIMD16<UInt8>(repeating: 0x22)
      // See `lengthToPunctuation` for an explanation.
      let folded = bytes | SIMD16<UInt8>(repeating: 0x26)
      let bracket: BlockMask = folded .== SIMD16<UInt8>(repeating: 0x7F)
      return quote .| bracket
    }
  }

  package func lengthToQuoteOrBackslash() -> Int {
    lengthTo { bytes in
      let quote: BlockMask = bytes .== SIMD16<UInt8>(repeating: 0x22)
      let escape: BlockMask = bytes .== SIMD16<UInt8>(repeating: 0x5C)
      return quote .| escape
    }
  }

  package func lengthToStringStop() -> Int {
    lengthTo { bytes in
      let quote: BlockMask = bytes .== SIMD16<UInt8>(repeating: 0x22)
      let escape: BlockMask = bytes .== SIMD16<UInt8>(repeating: 0x5C)
      let control: BlockMask = bytes .< SIMD16<UInt8>(repeating: 0x20)
      return quote .| escape .| control
    }
  }

  package func lengthToLineEnd() -> Int {
    lengthTo { bytes in
      let feed: BlockMask = bytes .== SIMD16<UInt8>(repeating: 0x0A)
      let carriageReturn: BlockMask = bytes .== SIMD16<UInt8>(repeating: 0x0D)
      return feed .| carriageReturn
    }
  }

  @inline(__always)
  private func lengthTo(_ isWanted: (SIMD16<UInt8>) -> BlockMask) -> Int {
    var cursor = self
    while !cursor.isAtEnd {
      let found = LaneMask(isWanted(cursor.block()))
      if !found.isEmpty {
        // The last block is padded with zeros, which may match. If so, the result is clamped to the
        // number of remaining bytes.
        return min(cursor.offset &+ found.first &- offset, remaining)
      }
      cursor.advance(by: 16)
    }
    return remaining
  }
}
