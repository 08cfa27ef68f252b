enum DigitText {
  /// Eight "0" characters, which convert digit values to ASCII digits with a bitwise OR.
  static var zeros: UInt64 { 0x3030_3030_3030_3030 }

  /// Returns the digit values of a number below 10^8, with the first digit in the low-order byte.
  ///
  /// Three steps split the number into parts of four, two and one digits. Each step divides all
  /// parts at once.
  @inline(__always)
  static func values(of number: UInt64) -> UInt64 {
    let thousands = (number &* 109_951_163) &>> 40
    let fours = (number &<< 32) &- thousands &* (10000 &<< 32 &- 1)
    let hundreds = ((fours &* 10486) &>> 20) & 0x7F_0000_007F
    let twos = (fours &<< 16) &- hundreds &* (100 &<< 16 &- 1)
    let tens = ((twos &* 103) &>> 10) & 0x000F_000F_000F_000F
    return (twos &<< 8) &- tens &* (10 &<< 8 &- 1)
  }

  @inline(__always)
  static func padded(_ number: UInt64) -> UInt64 { values(of: number) | zeros }

  @inline(__always)
  static func trimmed(_ number: UInt64) -> (text: UInt64, count: Int) {
    let values = values(of: number)
    // The last digit is kept even if the number is 0.
    let leading = (values | 1 &<< 56).trailingZeroBitCount & ~7
    return ((values | zeros) &>> UInt64(truncatingIfNeeded: leading), 8 &- leading &>> 3)
  }
}

extension ByteOutput {
  @inlinable @inline(__always)
  package mutating func append<Value: FixedWidthInteger>(decimal value: Value) {
    append(decimal: value, then: 0)
    removeLast()
  }

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
    // The minus sign is always stored. If the number isn't negative, the digits overwrite it.
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
    // The recursion has at most three levels, because 128 bits have at most 39 digits.
    appendDigits(upper)
    let (first, second) = UInt64(truncatingIfNeeded: lower)
      .quotientAndRemainder(dividingBy: 100_000_000)
    append(DigitText.padded(first), DigitText.padded(second), 0, count: 16)
  }
}
