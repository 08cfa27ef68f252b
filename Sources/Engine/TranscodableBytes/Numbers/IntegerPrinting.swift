/// The decimal digits of a number as text, eight at a time.
enum DigitText {
  /// The value of eight "0" characters, which turns the values of digits into characters.
  static var zeros: UInt64 { 0x3030_3030_3030_3030 }

  /// The values of the eight digits of `number`, which is below 10^8, the first in the lowest byte.
  ///
  /// Three steps split one number into two of four digits, four of two and eight of one. Each
  /// divides all parts at once, by multiplying with the reciprocal, rounded up, and shifting: with
  /// quotient q, the parts of x are q in front and x - 10 q, one place up, after it.
  @inline(__always)
  static func values(of number: UInt64) -> UInt64 {
    let thousands = (number &* 109_951_163) &>> 40
    let fours = (number &<< 32) &- thousands &* (10000 &<< 32 &- 1)
    let hundreds = ((fours &* 10486) &>> 20) & 0x7F_0000_007F
    let twos = (fours &<< 16) &- hundreds &* (100 &<< 16 &- 1)
    let tens = ((twos &* 103) &>> 10) & 0x000F_000F_000F_000F
    return (twos &<< 8) &- tens &* (10 &<< 8 &- 1)
  }

  /// The text of eight digits, leading zeros included.
  @inline(__always)
  static func padded(_ number: UInt64) -> UInt64 { values(of: number) | zeros }

  /// The text of a number below 10^8 without leading zeros.
  @inline(__always)
  static func trimmed(_ number: UInt64) -> (text: UInt64, count: Int) {
    let values = values(of: number)
    // The last digit stays, also if it is 0.
    let leading = (values | 1 &<< 56).trailingZeroBitCount & ~7
    return ((values | zeros) &>> UInt64(truncatingIfNeeded: leading), 8 &- leading &>> 3)
  }
}

extension ByteOutput {
  /// Appends the decimal digits of an integer of up to 128 bits, with a minus sign if it is
  /// negative.
  @inlinable @inline(__always)
  package mutating func append<Value: FixedWidthInteger>(decimal value: Value) {
    append(decimal: value, then: 0)
    removeLast()
  }

  /// Appends the decimal digits of an integer of up to 128 bits, with a minus sign if it is
  /// negative, and a byte.
  @inlinable @inline(__always)
  package mutating func append<Value: FixedWidthInteger>(decimal value: Value, then next: UInt8) {
    let isNegative = Value.isSigned && value < 0
    if Value.bitWidth <= 64 {
      let magnitude = UInt64(truncatingIfNeeded: value.magnitude)
      appendDigits(magnitude, isNegative: isNegative, then: next)
    } else {
      if isNegative { append(NumberByte.minus) }
      appendDigits(UInt128(truncatingIfNeeded: value.magnitude))
      append(next)
    }
  }

  @usableFromInline @inline(never)
  mutating func appendDigits(_ number: UInt64, isNegative: Bool, then next: UInt8) {
    storeDigits(number, isNegative: isNegative, then: next)
  }

  @inline(__always)
  mutating func storeDigits(_ number: UInt64, isNegative: Bool, then next: UInt8) {
    // The sign is stored in any case, and written over if there is no minus.
    let sign = isNegative ? 1 : 0
    let minus = UInt64(NumberByte.minus)
    if number < 10 {
      let head = number | 0x30 | UInt64(next) &<< 8
      return append(isNegative ? minus | head &<< 8 : head, count: 2 &+ sign)
    }
    if number < 100_000_000 {
      let (text, count) = DigitText.trimmed(number)
      return append(minus, count: sign, text, count: count, then: next)
    }
    let upper = number / 100_000_000
    let last = DigitText.padded(number &- upper &* 100_000_000)
    if upper < 10 {
      let head = isNegative ? minus | (upper | 0x30) &<< 8 : upper | 0x30
      append(head, count: 1 &+ sign, last, count: 8, then: next)
    } else if upper < 100_000_000 {
      append(minus, count: sign)
      let (text, count) = DigitText.trimmed(upper)
      append(text, count: count, last, count: 8, then: next)
    } else {
      append(minus, count: sign)
      let top = upper / 100_000_000
      let (text, count) = DigitText.trimmed(top)
      let middle = DigitText.padded(upper &- top &* 100_000_000)
      append(text, count: count, middle, last, 0, count: 16, then: next)
    }
  }

  @usableFromInline @inline(never)
  mutating func appendDigits(_ number: UInt128) {
    let base: UInt128 = 10_000_000_000_000_000
    guard number >= base else {
      append(decimal: UInt64(truncatingIfNeeded: number))
      return
    }
    let (upper, lower) = number.quotientAndRemainder(dividingBy: base)
    // At most three levels: 128 bits have 39 digits.
    appendDigits(upper)
    let (first, second) = UInt64(truncatingIfNeeded: lower)
      .quotientAndRemainder(dividingBy: 100_000_000)
    append(DigitText.padded(first), DigitText.padded(second), 0, count: 16)
  }
}
