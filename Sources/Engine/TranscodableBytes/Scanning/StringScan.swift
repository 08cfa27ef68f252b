@frozen @usableFromInline
package struct StringScan {
  @usableFromInline package var count: Int
  @usableFromInline package var hasEscape: Bool
  /// Whether a backslash is followed by something other than a valid single-character escape.
  @usableFromInline package var hasLongEscape: Bool
  /// Whether the string is known to be ASCII.
  ///
  /// This may be `false` even if the string is ASCII.
  @usableFromInline package var isASCII: Bool
  /// Whether the scan stopped at the closing quote, rather than at a control character or the end
  /// of the input.
  @usableFromInline package var isClosed: Bool

  @inlinable @inline(__always)
  internal init(
    count: Int, hasEscape: Bool, hasLongEscape: Bool = false, isASCII: Bool, isClosed: Bool
  ) {
    self.count = count
    self.hasEscape = hasEscape
    self.hasLongEscape = hasLongEscape
    self.isASCII = isASCII
    self.isClosed = isClosed
  }
}

extension ByteCursor {
  @inlinable @inline(__always)
  package func scanString() -> StringScan {
    let end = plainEnd()
    guard end.peek() != 0x22 else {
      return StringScan(
        count: end.distance(from: self), hasEscape: false, isASCII: true, isClosed: true)
    }
    return end.scanString(from: self)
  }

  /// Returns the position of the next quote, backslash, control character or non-ASCII byte.
  ///
  /// Near the end of the input, the result may be an earlier position.
  @inlinable @inline(__always)
  package func plainEnd() -> ByteCursor {
    var cursor = self
    while cursor.remaining >= 16 {
      let special = cursor.specialBytes()
      if special.low != 0 {
        cursor.advance(by: special.low.trailingZeroBitCount &>> 3)
        return cursor
      }
      if special.high != 0 {
        cursor.advance(by: 8 &+ special.high.trailingZeroBitCount &>> 3)
        return cursor
      }
      cursor.advance(by: 16)
    }
    while cursor.remaining >= 8 {
      let special = ByteMask.special(in: cursor.word())
      if special != 0 {
        cursor.advance(by: special.trailingZeroBitCount &>> 3)
        break
      }
      cursor.advance(by: 8)
    }
    return cursor
  }

  @inline(never)
  @usableFromInline package func scanString(from start: ByteCursor) -> StringScan {
    var cursor = self
    var high: UInt64 = 0
    var hasEscape = false
    var hasLongEscape = false
    while true {
      if cursor.remaining >= 8 {
        let word = cursor.word()
        let special = ByteMask.special(in: word) & ~word
        // The word may include bytes after the end of the string. At worst, they cause an ASCII
        // string to be validated.
        high |= word
        guard special != 0 else {
          cursor.advance(by: 8)
          continue
        }
        cursor.advance(by: special.trailingZeroBitCount &>> 3)
      }
      let byte = cursor.peek()
      if byte == 0x22 || byte < 0x20 { break }
      high |= UInt64(byte)
      cursor.advance(by: 1)
      if byte == 0x5C {
        hasEscape = true
        // The escaped byte can't close the string. If it is a `u`, unescaping validates the digits
        // after it.
        let escaped = cursor.peek()
        if Self.simpleEscape(escaped) == 0 { hasLongEscape = true }
        high |= UInt64(escaped)
        if !cursor.isAtEnd { cursor.advance(by: 1) }
      }
    }
    return StringScan(
      count: cursor.distance(from: start), hasEscape: hasEscape, hasLongEscape: hasLongEscape,
      isASCII: high & 0x8080_8080_8080_8080 == 0, isClosed: cursor.peek() == 0x22)
  }
}

extension ByteCursor {
  @inlinable @inline(__always)
  package func plainCount() -> Int { ByteMask.special(in: word()).trailingZeroBitCount &>> 3 }
}

/// Tests eight bytes at once, and sets the highest bit of each byte that satisfies a condition.
///
/// Only the lowest set bit is reliable (Warren, Hacker's Delight, "Zero byte detection").
@usableFromInline
enum ByteMask {
  /// Marks quotes, backslashes, control characters and non-ASCII bytes.
  @inlinable @inline(__always)
  static func special(in word: UInt64) -> UInt64 {
    // Flipping bit 1 turns a quote into 0x20, which is next to the control characters. It turns a
    // space into 0x22.
    let quoteOrControl = (word ^ 0x0202_0202_0202_0202) &- 0x2121_2121_2121_2121
    let escape = (word ^ 0x5C5C_5C5C_5C5C_5C5C) &- 0x0101_0101_0101_0101
    // `| word` marks non-ASCII bytes. A borrow can only affect bytes above the first mark.
    return (quoteOrControl | escape | word) & 0x8080_8080_8080_8080
  }

  @inlinable @inline(__always)
  static func escapesAndControls(in word: UInt64) -> UInt64 {
    let escape = (word ^ 0x5C5C_5C5C_5C5C_5C5C) &- 0x0101_0101_0101_0101
    let control = word &- 0x2020_2020_2020_2020
    return (escape | control) & ~word & 0x8080_8080_8080_8080
  }
}
