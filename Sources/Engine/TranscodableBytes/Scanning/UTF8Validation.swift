extension ByteCursor {
  /// The number of bytes, of the next `count`, that are well-formed UTF-8 from the start on; `count` if all are.
  ///
  /// Follows table 3-7 of the Unicode standard: no overlong forms, no surrogates, nothing above U+10FFFF. One load
  /// a character, eight bytes a step where all are ASCII. A character that begins within the `count` bytes is looked at as a
  /// whole, so callers end at the end of the input or before an ASCII character.
  ///
  /// - Complexity: O(*n*) in `count`.
  package func validUTF8Prefix(_ count: Int) -> Int {
    var cursor = self
    let end = offset &+ min(count, max(0, remaining))
    while cursor.offset < end {
      let word = cursor.word()
      if Self.startsWithTwoOfThree(word) {
        cursor.advance(by: 6)
        continue
      }
      let high = word & 0x8080_8080_8080_8080
      if high == 0 {
        cursor.advance(by: 8)
        continue
      }
      let ascii = high.trailingZeroBitCount &>> 3
      if ascii > 0 {
        cursor.advance(by: ascii)
        continue
      }
      let length = Self.lengthOfCharacter(word)
      guard length > 0 else { break }
      cursor.advance(by: length)
    }
    // The last step may have gone past the end.
    return min(cursor.offset, end) &- offset
  }

  /// Whether `word` starts with two characters of three bytes, as most of East Asian texts, that are not near the gaps: those
  /// that start with E0 or ED have to be looked at closely.
  @inline(__always)
  private static func startsWithTwoOfThree(_ word: UInt64) -> Bool {
    guard word & 0xC0C0_F0C0_C0F0 == 0x8080_E080_80E0 else { return false }
    let leads = (1 as UInt64) &<< (word & 0xF) | (1 as UInt64) &<< (word &>> 24 & 0xF)
    return leads & (1 << 0 | 1 << 0xD) == 0
  }

  /// The length of the multi-byte character in the low bytes of `word`, 0 if it is malformed.
  ///
  /// Bytes past the end are zeros in `word`, which no continuation byte is, so a cut character is malformed too.
  @inline(__always)
  private static func lengthOfCharacter(_ word: UInt64) -> Int {
    if word & 0xC0C0F0 == 0x8080E0 {
      // Three bytes: E0 needs A0 or above, ED (surrogates) below A0.
      let second = word & 0x200F
      return second != 0 && second != 0x200D ? 3 : 0
    }
    if word & 0xC0E0 == 0x80C0 {
      // Two bytes: C0 and C1 would be overlong.
      return word & 0x1E != 0 ? 2 : 0
    }
    if word & 0xC0C0_C0F8 == 0x8080_80F0 {
      // Four bytes: F0 needs 90 or above, F4 below 90, F5 to F7 do not exist.
      let lead = word & 0x07
      let high = word & 0x3000
      if lead == 0 { return high != 0 ? 4 : 0 }
      return lead < 4 || (lead == 4 && high == 0) ? 4 : 0
    }
    return 0
  }
}
