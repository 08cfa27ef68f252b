// The layout of floating-point numbers as text: that of the standard library's `description`, less
// a final ".0". The digits themselves come from ShortestDecimal.swift.

extension ByteOutput {
  /// Appends the shortest decimal that reads back as `value`, like `description` but without a
  /// final ".0".
  ///
  /// For example `1`, `0.1`, `1e+16`, `1e-05`, and `-0` for negative zero.
  /// - Precondition: `value` is finite; what is appended for others means nothing.
  public mutating func append(decimal value: Double) {
    appendShortest(value)
  }

  /// Appends the shortest decimal that reads back as `value`, like `description` but without a
  /// final ".0".
  ///
  /// For example `1`, `0.1`, `1e+16`, `1e-05`, and `-0` for negative zero.
  /// - Precondition: `value` is finite; what is appended for others means nothing.
  public mutating func append(decimal value: Float) {
    appendShortest(value)
  }

  @inline(__always)
  private mutating func appendShortest<Value: FloatingPointFormat>(_ value: Value) {
    assert(value.isFinite, "the caller has to handle infinity and NaN")
    append(UInt64(NumberByte.minus), count: value.sign == .minus ? 1 : 0)
    let pattern = value.pattern
    let (significand, exponent) = Value.parts(of: pattern)
    let implicit: UInt64 = 1 &<< UInt64(Value.fractionBits)

    // Whole numbers are their own shortest digits as long as every integer around them is a value,
    // too.
    if exponent <= 0, exponent >= -Value.fractionBits {
      let shift = UInt64(truncatingIfNeeded: 0 &- exponent)
      let whole = significand &>> shift
      if whole &<< shift == significand { return appendDigits(whole) }
    } else if significand == 0 {
      return append(NumberByte.zero)
    } else if exponent == 1, significand == implicit {
      return appendDigits(significand &<< 1)
    }
    let decimal = ShortestDecimal(
      significand, exponent, isLopsided: significand == implicit && pattern > implicit)
    let text = Value.fractionBits > 23 ? DecimalText(long: decimal) : DecimalText(short: decimal)
    if exponent > 0 || text.exponent < -4 {
      appendScientific(text)
    } else if text.exponent < 0 {
      appendSmall(text)
    } else {
      appendWithPoint(text)
    }
  }

  /// Appends `1.25e+20`: one digit, the others behind the point, an exponent of two or three
  /// digits.
  @inline(__always)
  private mutating func appendScientific(_ text: DecimalText) {
    appendWithPoint(text, after: 1, count: text.count == 1 ? 1 : text.count &+ 1)
    let magnitude = text.exponent.magnitude
    let sign = UInt64(text.exponent < 0 ? NumberByte.minus : NumberByte.plus)
    let hundreds = UInt64(magnitude) / 100
    let rest = UInt64(magnitude) &- hundreds &* 100
    let tens = rest / 10
    let digits = (tens | (rest &- tens &* 10) &<< 8) | 0x3030
    let head = UInt64(NumberByte.exponent) | sign &<< 8
    if hundreds == 0 {
      append(head | digits &<< 16, count: 4)
    } else {
      append(head | (hundreds | 0x30) &<< 16 | digits &<< 24, count: 5)
    }
  }

  /// Appends `0.00125`: a zero, the point and up to three more zeros in front of the digits.
  @inline(__always)
  private mutating func appendSmall(_ text: DecimalText) {
    let lead = 1 &- text.exponent
    let shift = UInt64(truncatingIfNeeded: lead &<< 3)
    let back = 64 &- shift
    let prefix = (0x30_3030_2E30 as UInt64) & ((1 &<< shift) &- 1)
    append(
      prefix | text.first &<< shift,
      text.first &>> back | text.second &<< shift,
      text.second &>> back | text.third &<< shift,
      count: lead &+ text.count)
  }

  /// Appends `12.5`, with the point after as many digits as the exponent tells.
  @inline(__always)
  private mutating func appendWithPoint(_ text: DecimalText) {
    appendWithPoint(text, after: text.exponent &+ 1, count: text.count &+ 1)
  }

  @inline(__always)
  private mutating func appendWithPoint(_ text: DecimalText, after place: Int, count: Int) {
    let shift = UInt64(truncatingIfNeeded: (place & 7) &<< 3)
    let point = UInt64(NumberByte.point) &<< shift
    let kept: UInt64 = (1 &<< shift) &- 1
    if place < 8 {
      append(
        text.first & kept | point | (text.first & ~kept) &<< 8,
        text.first &>> 56 | text.second &<< 8,
        text.second &>> 56 | text.third &<< 8,
        count: count)
    } else if place < 16 {
      append(
        text.first,
        text.second & kept | point | (text.second & ~kept) &<< 8,
        text.second &>> 56 | text.third &<< 8,
        count: count)
    } else {
      append(text.first, text.second, point | text.third &<< 8, count: count)
    }
  }
}
