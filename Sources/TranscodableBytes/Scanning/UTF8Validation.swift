extension ByteCursor {
  /// The number of bytes, of the next `count`, that are well-formed UTF-8 from the start on; `count` if all are.
  ///
  /// Follows table 3-7 of the Unicode standard: no overlong forms, no surrogates, nothing above U+10FFFF. One load
  /// a character, eight bytes a step where all are ASCII. A character that begins within the `count` bytes is looked at as a
  /// whole, so callers end at the end of the input or before an ASCII character.
  ///
  /// - Complexity: O(*n*) in `count`.
  public func validUTF8Prefix(_ count: Int) -> Int {
    var cursor = self
    let end = offset &+ min(count, max(0, remaining))
    while cursor.offset < end {
      let word = cursor.word()
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
      // Scripts of three-byte characters come in runs: the second one is in the same word.
      if length == 3, cursor.offset < end {
        let second = word &>> 24
        if second & 0xC0C0F0 == 0x8080E0, second & 0x200F != 0, second & 0x200F != 0x200D {
          cursor.advance(by: 3)
        }
      }
    }
    // The last step may have gone past the end.
    return min(cursor.offset, end) &- offset
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
