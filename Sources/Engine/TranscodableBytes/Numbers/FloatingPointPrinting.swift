// Formats floating-point numbers like the standard library's `description`, except that a final
// ".0" is omitted. `ShortestDecimal` below computes the digits.

extension ByteOutput {
  /// Appends the shortest decimal number that reads back as `value`, such as `1`, `1e+16` or `-0`.
  ///
  /// - Precondition: `value` is finite; otherwise the output is unspecified.
  package mutating func append(decimal value: Double) {
    append(decimal: value, then: 0)
    removeLast()
  }

  package mutating func append(decimal value: Double, then next: UInt8) {
    appendShortest(value, then: next)
  }

  /// The output is unspecified unless `value` is finite.
  package mutating func append(decimal value: Float) {
    append(decimal: value, then: 0)
    removeLast()
  }

  package mutating func append(decimal value: Float, then next: UInt8) {
    appendShortest(value, then: next)
  }

  @inline(__always)
  private mutating func appendShortest<Value: FloatingPointFormat>(
    _ value: Value, then next: UInt8
  ) {
    assert(value.isFinite, "the caller must handle infinity and NaN")
    let isNegative = value.isNegative
    let pattern = value.pattern
    let (significand, exponent) = Value.parts(of: pattern)
    let implicit: UInt64 = 1 &<< UInt64(Value.fractionBits)

    // If the type can represent both neighbors of an integer, no shorter decimal number reads back
    // as the integer.
    if exponent <= 0, exponent >= -Value.fractionBits {
      let shift = UInt64(truncatingIfNeeded: 0 &- exponent)
      if (significand &<< (63 &- shift)) &<< 1 == 0 {
        return appendDigits(significand &>> shift, isNegative: isNegative, then: next)
      }
    } else if significand == 0 {
      return appendDigits(0, isNegative: isNegative, then: next)
    } else if exponent == 1, significand == implicit {
      return appendDigits(significand &<< 1, isNegative: isNegative, then: next)
    }
    let decimal = ShortestDecimal(
      significand, exponent, isLopsided: significand == implicit && pattern > implicit)
    let text = Value.fractionBits > 23 ? DecimalText(long: decimal) : DecimalText(short: decimal)
    if 0..<7 ~= text.exponent {
      append(
        minus: isNegative, text.first, text.second, text.third, pointAfter: text.exponent &+ 1,
        count: text.count, then: next)
    } else if exponent > 0 || text.exponent < -4 {
      appendScientific(text, isNegative: isNegative, then: next)
    } else if text.exponent < 0 {
      appendSmall(text, isNegative: isNegative, then: next)
    } else {
      appendLarge(text, isNegative: isNegative, then: next)
    }
  }

  @inline(__always)
  private mutating func appendScientific(_ text: DecimalText, isNegative: Bool, then next: UInt8) {
    append(
      minus: isNegative, text.first, text.second, text.third, pointAfter: 1, count: text.count,
      then: NumberByte.exponent)
    let magnitude = text.exponent.magnitude
    let sign = UInt64(text.exponent < 0 ? NumberByte.minus : NumberByte.plus)
    let hundreds = UInt64(magnitude) / 100
    let rest = UInt64(magnitude) &- hundreds &* 100
    let tens = rest / 10
    let digits = (tens | (rest &- tens &* 10) &<< 8) | 0x3030
    let end = UInt64(next)
    if hundreds == 0 {
      append(sign | digits &<< 8 | end &<< 24, count: 4)
    } else {
      append(sign | (hundreds | 0x30) &<< 8 | digits &<< 16 | end &<< 32, count: 5)
    }
  }

  @inline(__always)
  private mutating func appendSmall(_ text: DecimalText, isNegative: Bool, then next: UInt8) {
    let lead = 1 &- text.exponent
    let prefix: UInt64 = 0x3030_3030_2E30
    append(
      isNegative ? prefix &<< 8 | UInt64(NumberByte.minus) : prefix,
      count: lead &+ (isNegative ? 1 : 0),
      text.first, text.second, text.third, count: text.count, then: next)
  }

  @inline(__always)
  private mutating func appendLarge(_ text: DecimalText, isNegative: Bool, then next: UInt8) {
    let position = text.exponent &+ 1
    let sign = isNegative ? 1 : 0
    let minus = UInt64(NumberByte.minus)
    let shift = UInt64(truncatingIfNeeded: (position & 7) &<< 3)
    let point = UInt64(NumberByte.point) &<< shift
    let kept: UInt64 = (1 &<< shift) &- 1
    if position < 16 {
      append(
        minus, count: sign,
        text.first,
        text.second & kept | point | (text.second & ~kept) &<< 8,
        text.second &>> 56 | text.third &<< 8,
        count: text.count &+ 1, then: next)
    } else {
      append(
        minus, count: sign, text.first, text.second, point | text.third &<< 8,
        count: text.count &+ 1, then: next)
    }
  }
}

/// A floating-point type that can be parsed and printed.
///
/// A *pattern* is a value's bits without the sign bit. Adding one gives the pattern of the next
/// larger value.
protocol FloatingPointFormat: BinaryFloatingPoint & Sendable {
  static var fractionBits: Int { get }
  /// The exponent bits of the value 1.0.
  static var bias: Int { get }
  /// The powers of ten that the type represents exactly, starting at 10^0.
  static var exactPowers: [Self] { get }
  /// The powers of ten whose product with a 64-bit integer can be finite and nonzero.
  static var usefulPowers: ClosedRange<Int> { get }
  /// The powers of ten whose product with a 64-bit integer can be exactly halfway between two
  /// values.
  static var tiedPowers: ClosedRange<Int> { get }

  init(pattern: UInt64, isNegative: Bool)
  var pattern: UInt64 { get }
  /// This reads the sign bit, because `sign` compiles to a branch.
  var isNegative: Bool { get }
}

extension FloatingPointFormat {
  @inline(__always)
  static var infinityPattern: UInt64 {
    UInt64(truncatingIfNeeded: bias * 2 + 1) &<< UInt64(fractionBits)
  }

  @inline(__always)
  static func parts(of pattern: UInt64) -> (significand: UInt64, exponent: Int) {
    let implicit: UInt64 = 1 &<< UInt64(fractionBits)
    let fraction = pattern & (implicit - 1)
    let stored = Int(truncatingIfNeeded: pattern &>> UInt64(fractionBits))
    return stored == 0
      ? (fraction, 1 - bias - fractionBits)
      : (fraction | implicit, stored - bias - fractionBits)
  }
}

extension Double: FloatingPointFormat {
  @inline(__always) static var fractionBits: Int { 52 }
  @inline(__always) static var bias: Int { 1023 }
  @inline(__always) static var exactPowers: [Double] { exactDoublePowers }
  @inline(__always) static var usefulPowers: ClosedRange<Int> { -342...308 }
  @inline(__always) static var tiedPowers: ClosedRange<Int> { -4...23 }

  @inline(__always)
  init(pattern: UInt64, isNegative: Bool) {
    self.init(bitPattern: pattern | (isNegative ? 1 &<< 63 : 0))
  }

  @inline(__always)
  var pattern: UInt64 { bitPattern & ~(1 &<< 63) }

  @inline(__always)
  var isNegative: Bool { bitPattern &>> 63 != 0 }
}

extension Float: FloatingPointFormat {
  @inline(__always) static var fractionBits: Int { 23 }
  @inline(__always) static var bias: Int { 127 }
  @inline(__always) static var exactPowers: [Float] { exactFloatPowers }
  @inline(__always) static var usefulPowers: ClosedRange<Int> { -64...38 }
  @inline(__always) static var tiedPowers: ClosedRange<Int> { -17...10 }

  @inline(__always)
  init(pattern: UInt64, isNegative: Bool) {
    self.init(bitPattern: UInt32(truncatingIfNeeded: pattern) | (isNegative ? 1 &<< 31 : 0))
  }

  @inline(__always)
  var pattern: UInt64 { UInt64(bitPattern & ~(1 &<< 31)) }

  @inline(__always)
  var isNegative: Bool { bitPattern &>> 31 != 0 }
}

private let exactDoublePowers: [Double] = [
  1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17,
  1e18, 1e19, 1e20, 1e21, 1e22,
]

private let exactFloatPowers: [Float] = [
  1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10,
]

/// The shortest decimal number that reads back as a given floating-point value.
///
/// If several numbers are equally short, it is the one nearest to the value.
///
/// The algorithm is from Giulietti, "The Schubfach way to render doubles", 2020. This variant
/// multiplies by the power of ten only once, and then compares distances from the value.
struct ShortestDecimal {
  let head: UInt64
  let last: UInt64
  let exponent: Int

  /// The significand must not be 0.
  ///
  /// `isLopsided` means that the next smaller value is only half as far away as the next larger
  /// one, which is the case for powers of two.
  @inline(__always)
  init(_ significand: UInt64, _ binaryExponent: Int, isLopsided: Bool) {
    let scale = Scale(binaryExponent, isLopsided: false)
    let ten = PowersOfFive.leadingBits(of: -scale.exponent)
    let (units, fraction) = Self.product(ten, significand &<< scale.shift)
    let tens = units / 10
    let digit = units &- tens &* 10

    // `below` is negative if the multiple of ten below the value lies inside the interval. `above`
    // is negative if the multiple of ten above the value does. `half` is negative if the value is
    // less than half a unit above the next lower integer. All three are fixed-point numbers between
    // -5 and 10 with 59 bits after the point. Both factors are truncated, so each result is off by
    // less than 3 in its last bit. Results farther from zero than that have a reliable sign.
    let rest = digit &<< 59 | fraction &>> 5
    let reach = ten.high &>> (6 &- scale.shift)
    let below = rest &- reach
    let above = (10 &<< 59) &- rest &- reach
    let half = (fraction &>> 5) &- (1 &<< 58)
    guard !isLopsided, Self.isReliable(below), Self.isReliable(above), Self.isReliable(half) else {
      self = Self.exact(significand, binaryExponent, isLopsided: isLopsided)
      return
    }
    self.init(
      tens, digit, isTenBelowInside: below &>> 63, isTenAboveInside: above &>> 63,
      ceiling: fraction &>> 63, exponent: scale.exponent)
  }

  /// Computes the result without branches, because they would be unpredictable.
  @inline(__always)
  private init(
    _ tens: UInt64, _ digit: UInt64, isTenBelowInside: UInt64, isTenAboveInside: UInt64,
    ceiling: UInt64, exponent: Int
  ) {
    let takesTen = isTenBelowInside ^ isTenAboveInside
    head = tens &+ (takesTen & isTenAboveInside)
    last = (digit &+ ceiling) & (takesTen &- 1)
    self.exponent = exponent
    assert(last < 10)
  }

  @inline(__always)
  private static func isReliable(_ difference: UInt64) -> Bool {
    difference &+ 3 > 6
  }

  /// Computes the decimal number with 128-bit comparisons, which are always correct.
  @inline(never)
  private static func exact(
    _ significand: UInt64, _ binaryExponent: Int, isLopsided: Bool
  ) -> ShortestDecimal {
    let scale = Scale(binaryExponent, isLopsided: isLopsided)
    let ten = PowersOfFive.leadingBitsRoundedUp(of: -scale.exponent)
    let (quarters, fraction) = product(ten, significand &<< (scale.shift &+ 2))
    let units = quarters &>> 2
    let tens = units / 10

    // `below` and `above` are the largest distances from the value at which a decimal number still
    // rounds to it. If the significand is odd, the ends of the interval are excluded.
    //
    // The computed value is too small by less than one unit in the last place, or too large by less
    // than 1/32 of a unit. The computed distances are too small by less than one unit.
    // Scripts/check_printing_distances.py proves that two different numbers compared here are at
    // least 2.7 apart, so the comparisons are always correct.
    let rest = wide(quarters &- tens &* 40, fraction)
    let isOdd = significand & 1
    let below =
      distance(ten, isLopsided ? scale.shift : scale.shift &+ 1) &+ 1 &- UInt128(isOdd &* 3)
    let above = distance(ten, scale.shift &+ 1) &+ 1 &- UInt128(isOdd &* 2)

    // If the interval contains no multiple of ten, the result is the nearest integer. On a tie, it
    // is the even one. The nearest integer is always inside the interval, with one exception: in a
    // lopsided interval, the integer below the value may be nearest but outside, while the one
    // above is inside.
    let afterHalf = fraction | (quarters & 1) | (units & 1)
    var ceiling = (quarters &>> 1) & (afterHalf != 0 ? 1 : 0)
    if isLopsided, wide(quarters & 3, fraction) > below { ceiling = 1 }
    return ShortestDecimal(
      tens, units &- tens &* 10, isTenBelowInside: rest <= below ? 1 : 0,
      isTenAboveInside: wide(40, 0) &- rest <= above ? 1 : 0, ceiling: ceiling,
      exponent: scale.exponent)
  }

  private struct Scale {
    /// The formula is exact for every exponent of the type.
    ///
    /// It computes floor(log10(2^e)), or floor(log10(3/4 × 2^e)) if the interval is lopsided.
    let exponent: Int
    /// The number of bits, from 1 to 4, by which the significand is shifted left before the
    /// multiplication.
    let shift: UInt64

    @inline(__always)
    init(_ binaryExponent: Int, isLopsided: Bool) {
      exponent = (binaryExponent &* 1_262_611 &- (isLopsided ? 524_031 : 0)) &>> 22
      shift = UInt64(
        truncatingIfNeeded: binaryExponent &+ ((-exponent &* 1_741_647) &>> 19) &+ 1)
    }
  }

  @inline(__always)
  private static func product(
    _ ten: (high: UInt64, low: UInt64), _ factor: UInt64
  ) -> (high: UInt64, low: UInt64) {
    let carried = ten.low.multipliedFullWidth(by: factor).high
    let (high, low) = ten.high.multipliedFullWidth(by: factor)
    let sum = low.addingReportingOverflow(carried)
    return (high &+ (sum.overflow ? 1 : 0), sum.partialValue)
  }

  /// Returns the product of a power of ten and `2^shift`, where `shift` is between 1 and 5.
  @inline(__always)
  private static func distance(_ ten: (high: UInt64, low: UInt64), _ shift: UInt64) -> UInt128 {
    let back = 64 &- shift
    return wide(ten.high &>> back, ten.high &<< shift | ten.low &>> back)
  }

  @inline(__always)
  private static func wide(_ high: UInt64, _ low: UInt64) -> UInt128 {
    UInt128(truncatingIfNeeded: high) &<< 64 | UInt128(truncatingIfNeeded: low)
  }
}
