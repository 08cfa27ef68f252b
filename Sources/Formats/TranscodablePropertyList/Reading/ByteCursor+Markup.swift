internal import TranscodableBytes

extension ByteCursor {
  /// Advances to the next `<` or `&`, and returns whether all skipped bytes are ASCII.
  @inline(__always)
  mutating func skipToMarkup() -> Bool {
    var seen: UInt64 = 0
    while remaining >= 8 {
      let word = word()
      let found = Self.equal(word, 0x3C) | Self.equal(word, 0x26)
      if found != 0 {
        let bits = UInt64(truncatingIfNeeded: found.trailingZeroBitCount &- 7)
        seen |= word & ((1 &<< bits) &- 1)
        advance(by: Int(truncatingIfNeeded: bits &>> 3))
        return seen & 0x8080_8080_8080_8080 == 0
      }
      seen |= word
      advance(by: 8)
    }
    while !isAtEnd, peek() != 0x3C, peek() != 0x26 {
      seen |= UInt64(peek())
      advance(by: 1)
    }
    return seen & 0x8080_8080_8080_8080 == 0
  }

  /// Returns a word with the highest bit set in each byte that equals `byte`.
  ///
  /// Bits above the lowest match may be false positives. See "Zero byte detection" in Warren,
  /// Hacker's Delight, chapter 6.
  @inline(__always)
  static func equal(_ word: UInt64, _ byte: UInt64) -> UInt64 {
    let difference = word ^ (byte &* 0x0101_0101_0101_0101)
    return (difference &- 0x0101_0101_0101_0101) & ~difference & 0x8080_8080_8080_8080
  }
}
