extension ByteCursor {
  /// Returns the length of the longest prefix that is well-formed UTF-8 (Unicode Standard, Table
  /// 3-7).
  ///
  /// The `count` bytes must end at the end of the input or before an ASCII character. Otherwise, a
  /// truncated character at their end would count as well-formed.
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
    // The last step may have moved beyond the `count` bytes.
    return min(cursor.offset, end) &- offset
  }

  /// Whether `word` starts with two valid three-byte characters, neither of which begins with E0 or
  /// ED.
  @inline(__always)
  private static func startsWithTwoOfThree(_ word: UInt64) -> Bool {
    guard word & 0xC0C0_F0C0_C0F0 == 0x8080_E080_80E0 else { return false }
    let leads = (1 as UInt64) &<< (word & 0xF) | (1 as UInt64) &<< (word &>> 24 & 0xF)
    return leads & (1 << 0 | 1 << 0xD) == 0
  }

  /// Returns 0 if the character is malformed, or truncated by the end of the input.
  @inline(__always)
  private static func lengthOfCharacter(_ word: UInt64) -> Int {
    if word & 0xC0C0F0 == 0x8080E0 {
      // After E0, the second byte must be at least A0. After ED, it must be less than A0, because
      // the character would otherwise be a surrogate.
      let second = word & 0x200F
      return second != 0 && second != 0x200D ? 3 : 0
    }
    if word & 0xC0E0 == 0x80C0 {
      // C0 and C1 would start an overlong two-byte character.
      return word & 0x1E != 0 ? 2 : 0
    }
    if word & 0xC0C0_C0F8 == 0x8080_80F0 {
      // After F0, the second byte must be at least 90. After F4, it must be less than 90. F5 to F7
      // can't start a character.
      let lead = word & 0x07
      let high = word & 0x3000
      if lead == 0 { return high != 0 ? 4 : 0 }
      return lead < 4 || (lead == 4 && high == 0) ? 4 : 0
    }
    return 0
  }
}
