// The layout of floating-point numbers as text: that of the standard library's `description`, less
// a final ".0". The digits themselves come from ShortestDecimal.swift.

extension ByteOutput {
  /// Appends the shortest decimal that reads back as `value`, like `description` but without a
  /// final ".0".
  ///
  /// For example `1`, `0.1`, `1e+16`, `1e-05`, and `-0` for negative zero.
  /// - Precondition: `value` is finite; what is appended for others means nothing.
  package mutating func append(decimal value: Double) {
    append(decimal: value, then: 0)
    removeLast()
  }

  /// Appends the shortest decimal that reads back as `value`, like `description` but without a
  /// final ".0", and a byte.
  /// - Precondition: `value` is finite; what is appended for others means nothing.
  package mutating func append(decimal value: Double, then next: UInt8) {
    appendShortest(value, then: next)
  }

  /// Appends the shortest decimal that reads back as `value`, like `description` but without a
  /// final ".0".
  /// - Precondition: `value` is finite; what is appended for others means nothing.
  package mutating func append(decimal value: Float) {
    append(decimal: value, then: 0)
    removeLast()
  }

  /// Appends the shortest decimal that reads back as `value`, like `description` but without a
  /// final ".0", and a byte.
  /// - Precondition: `value` is finite; what is appended for others means nothing.
  package mutating func append(decimal value: Float, then next: UInt8) {
    appendShortest(value, then: next)
  }

  @inline(__always)
  private mutating func appendShortest<Value: FloatingPointFormat>(
    _ value: Value, then next: UInt8
  ) {
    assert(value.isFinite, "the caller has to handle infinity and NaN")
    let isNegative = value.isNegative
    let pattern = value.pattern
    let (significand, exponent) = Value.parts(of: pattern)
    let implicit: UInt64 = 1 &<< UInt64(Value.fractionBits)

    // Whole numbers are their own shortest digits as long as every integer around them is a value,
    // too.
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

  /// Appends `1.25e+20`: one digit, the others after the point, an exponent of two or three
  /// digits.
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

  /// Appends `0.00125`: a zero, the point and up to three more zeros in front of the digits.
  @inline(__always)
  private mutating func appendSmall(_ text: DecimalText, isNegative: Bool, then next: UInt8) {
    let lead = 1 &- text.exponent
    let prefix: UInt64 = 0x3030_3030_2E30
    append(
      isNegative ? prefix &<< 8 | UInt64(NumberByte.minus) : prefix,
      count: lead &+ (isNegative ? 1 : 0),
      text.first, text.second, text.third, count: text.count, then: next)
  }

  /// Appends `123456789.5`, with the point after eight digits or more.
  @inline(__always)
  private mutating func appendLarge(_ text: DecimalText, isNegative: Bool, then next: UInt8) {
    let place = text.exponent &+ 1
    let sign = isNegative ? 1 : 0
    let minus = UInt64(NumberByte.minus)
    let shift = UInt64(truncatingIfNeeded: (place & 7) &<< 3)
    let point = UInt64(NumberByte.point) &<< shift
    let kept: UInt64 = (1 &<< shift) &- 1
    if place < 16 {
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

/// What reading and printing have to know about a binary floating-point type.
///
/// A pattern is the bits of a value without its sign, in the low bits of a word: patterns are in
/// the order of their values, so the next larger value has the next larger pattern.
protocol FloatingPointFormat: BinaryFloatingPoint & Sendable {
  /// The number of stored bits of the significand.
  static var fractionBits: Int { get }
  /// What the stored exponent of 1.0 is.
  static var bias: Int { get }
  /// The powers of ten that the type holds exactly, from 10^0 on.
  static var exactPowers: [Self] { get }
  /// Below the first power everything under 2^64 × 10^power is zero, above the last one it is
  /// infinite.
  static var usefulPowers: ClosedRange<Int> { get }
  /// The powers of ten for which a number of 64 bits can lie just between two values of the type.
  static var tiedPowers: ClosedRange<Int> { get }

  /// Creates the value with this pattern and sign.
  init(pattern: UInt64, isNegative: Bool)
  /// The pattern of the value.
  var pattern: UInt64 { get }
  /// Whether the value has a minus sign, as read from its bits: `sign` is a branch.
  var isNegative: Bool { get }
}

extension FloatingPointFormat {
  /// The pattern of infinity.
  @inline(__always)
  static var infinityPattern: UInt64 {
    UInt64(truncatingIfNeeded: bias * 2 + 1) &<< UInt64(fractionBits)
  }

  /// The finite value of a pattern as `significand × 2^exponent`.
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

/// The shortest decimal that reads back as a binary value, and of those the nearest.
///
/// Giulietti, "The Schubfach way to render doubles", 2020. Its idea: scale so that the numbers that
/// round to the value form an interval at least one and less than ten units wide. Then at most one
/// multiple of ten lies within; if there is one it is the answer, and if not, one of the two whole
/// numbers next to the value is.
///
/// Unlike there, the product with the power of ten is worked out once and not three times: the ends
/// of the interval are compared as distances from the value. Nearly always 64 bits of them tell
/// which is larger; where they do not, ``exact(_:_:isLopsided:)`` compares 128.
struct ShortestDecimal {
  /// The digits but for the last one.
  let head: UInt64
  /// The last digit; it may be 0, and so may be those before it.
  let last: UInt64
  /// The power of ten that belongs to the last digit.
  let exponent: Int

  /// Finds the decimal for `significand × 2^exponent`, which is not 0.
  ///
  /// `isLopsided` tells that the next smaller value is only half as far away as the next larger
  /// one, as it is for powers of two.
  @inline(__always)
  init(_ significand: UInt64, _ binaryExponent: Int, isLopsided: Bool) {
    let scale = Scale(binaryExponent, isLopsided: false)
    let ten = PowersOfFive.leadingBits(of: -scale.exponent)
    let (units, fraction) = Self.product(ten, significand &<< scale.shift)
    let tens = units / 10
    let digit = units &- tens &* 10

    // How much farther the tens below and above are from the value than what may lie between, and how
    // much farther the unit below is than half of it: with 59 bits after the point, all of them between
    // -5 and 10. Each is wrong by less than 3 in the last place, for what is cut off in both numbers
    // and in the power of ten. So one that is farther from zero has the right sign.
    let rest = digit &<< 59 | fraction &>> 5
    let reach = ten.high &>> (6 &- scale.shift)
    let below = rest &- reach
    let above = (10 &<< 59) &- rest &- reach
    let half = (fraction &>> 5) &- (1 &<< 58)
    guard !isLopsided, Self.tells(below), Self.tells(above), Self.tells(half) else {
      self = Self.exact(significand, binaryExponent, isLopsided: isLopsided)
      return
    }
    self.init(
      tens, digit, isTenBelowInside: below &>> 63, isTenAboveInside: above &>> 63,
      ceiling: fraction &>> 63, exponent: scale.exponent)
  }

  /// Chooses the ten that is inside, if one is, and else the unit below or above the value.
  ///
  /// In numbers, not in branches, since they could not be predicted.
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

  /// Whether a difference is so far from zero that its sign is right, though its last places are not.
  @inline(__always)
  private static func tells(_ difference: UInt64) -> Bool {
    difference &+ 3 > 6
  }

  /// The same with distances whose last place is that of the product, in quarters of a unit with 64
  /// bits after the point, so that half the distance to a neighbour, twice the scaled power of ten, is
  /// at hand as well.
  @inline(never)
  private static func exact(
    _ significand: UInt64, _ binaryExponent: Int, isLopsided: Bool
  ) -> ShortestDecimal {
    let scale = Scale(binaryExponent, isLopsided: isLopsided)
    let ten = PowersOfFive.leadingBitsRoundedUp(of: -scale.exponent)
    let (quarters, fraction) = product(ten, significand &<< (scale.shift &+ 2))
    let units = quarters &>> 2
    let tens = units / 10

    // What may lie between a decimal and the value, on either side. If the significand is odd, the
    // ends of the interval do not belong to it.
    //
    // The value is too small by less than 1 or too large by less than 1/32 in the last place, the
    // distances are too small by less than 1. No two different numbers that are compared are nearer
    // than 2.7, as Scripts/check_printing_distances.py proves. So these limits tell less, equal and
    // greater apart.
    let rest = wide(quarters &- tens &* 40, fraction)
    let isOdd = significand & 1
    let below =
      distance(ten, isLopsided ? scale.shift : scale.shift &+ 1) &+ 1 &- UInt128(isOdd &* 3)
    let above = distance(ten, scale.shift &+ 1) &+ 1 &- UInt128(isOdd &* 2)

    // Without a multiple of ten it is the nearest whole number, in a tie the even one. That one is
    // inside, but in a lopsided interval, where it may be the ceiling that is inside and not the
    // nearer floor.
    let behindHalf = fraction | (quarters & 1) | (units & 1)
    var ceiling = (quarters &>> 1) & (behindHalf != 0 ? 1 : 0)
    if isLopsided, wide(quarters & 3, fraction) > below { ceiling = 1 }
    return ShortestDecimal(
      tens, units &- tens &* 10, isTenBelowInside: rest <= below ? 1 : 0,
      isTenAboveInside: wide(40, 0) &- rest <= above ? 1 : 0, ceiling: ceiling,
      exponent: scale.exponent)
  }

  /// Where the unit of a value's interval lies.
  private struct Scale {
    /// The power of ten of the unit: floor(log10(2^e)), and of 3/4 of that for the narrower interval;
    /// exact for all exponents there are.
    let exponent: Int
    /// e + floor(log2(10^-exponent)) + 1, between 1 and 4: what the table's power lacks of its true
    /// place.
    let shift: UInt64

    @inline(__always)
    init(_ binaryExponent: Int, isLopsided: Bool) {
      exponent = (binaryExponent &* 1_262_611 &- (isLopsided ? 524_031 : 0)) &>> 22
      shift = UInt64(
        truncatingIfNeeded: binaryExponent &+ ((-exponent &* 1_741_647) &>> 19) &+ 1)
    }
  }

  /// The product without its last 64 bits.
  @inline(__always)
  private static func product(
    _ ten: (high: UInt64, low: UInt64), _ factor: UInt64
  ) -> (high: UInt64, low: UInt64) {
    let carried = ten.low.multipliedFullWidth(by: factor).high
    let (high, low) = ten.high.multipliedFullWidth(by: factor)
    let sum = low.addingReportingOverflow(carried)
    return (high &+ (sum.overflow ? 1 : 0), sum.partialValue)
  }

  /// The same for a factor of `2^shift`; `shift` is between 1 and 5.
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
