/// The shortest decimal that reads back as a binary value, and of those the nearest.
///
/// Giulietti, "The Schubfach way to render doubles", 2020. Its idea: scale so that the numbers that
/// round to the value form an interval at least one and less than ten units wide. Then at most one
/// multiple of ten lies within; if there is one it is the answer, and if not, one of the two whole
/// numbers next to the value is.
///
/// Unlike there, the product with the power of ten is worked out once and not three times: the ends
/// of the interval are compared as distances from the value. All is in quarters of a unit with 64
/// bits behind the point, so that half the distance to a neighbour, twice the scaled power of ten,
/// is at hand as well.
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
    self =
      isLopsided
      ? Self.lopsided(significand, binaryExponent)
      : Self(of: significand, binaryExponent, isLopsided: false)
  }

  /// Kept apart, so that the usual case has nothing to choose.
  @inline(never)
  private static func lopsided(_ significand: UInt64, _ binaryExponent: Int) -> ShortestDecimal {
    Self(of: significand, binaryExponent, isLopsided: true)
  }

  @inline(__always)
  private init(of significand: UInt64, _ binaryExponent: Int, isLopsided: Bool) {
    // floor(log10(2^e)), and of 3/4 of that for the narrower interval; exact for all exponents
    // there are.
    exponent = (binaryExponent &* 1_262_611 &- (isLopsided ? 524_031 : 0)) &>> 22
    // e + floor(log2(10^-exponent)) + 1, between 1 and 4: what the table's power lacks of its true
    // place.
    let shift = UInt64(
      truncatingIfNeeded: binaryExponent &+ ((-exponent &* 1_741_647) &>> 19) &+ 1)
    let ten = PowersOfFive.leadingBitsRoundedUp(of: -exponent)
    let (quarters, fraction) = Self.product(ten, significand &<< (shift &+ 2))
    let units = quarters &>> 2
    let tens = units / 10

    // How far the value lies above the ten below, and what may lie between a decimal and the value,
    // on either side. If the significand is odd, the ends of the interval do not belong to it.
    //
    // The value is too small by less than 1 or too large by less than 1/32 in the last place, the
    // distances are too small by less than 1. No two different numbers that are compared are nearer
    // than 2.7, as Scripts/check_printing_distances.py proves. So these limits tell less, equal and
    // greater apart.
    let rest = Self.wide(quarters &- tens &* 40, fraction)
    let isOdd = significand & 1
    let below = Self.distance(ten, isLopsided ? shift : shift &+ 1) &+ 1 &- UInt128(isOdd &* 3)
    let above = Self.distance(ten, shift &+ 1) &+ 1 &- UInt128(isOdd &* 2)
    let isTenBelowInside: UInt64 = rest <= below ? 1 : 0
    let isTenAboveInside: UInt64 = Self.wide(40, 0) &- rest <= above ? 1 : 0

    // Without a multiple of ten it is the nearest whole number, in a tie the even one. That one is
    // inside, but in a lopsided interval, where it may be the ceiling that is inside and not the
    // nearer floor.
    let behindHalf = fraction | (quarters & 1) | (units & 1)
    var ceiling = (quarters &>> 1) & (behindHalf != 0 ? 1 : 0)
    if isLopsided, Self.wide(quarters & 3, fraction) > below { ceiling = 1 }

    // In numbers, not in branches, since nobody could predict them.
    let takesTen = isTenBelowInside ^ isTenAboveInside
    head = tens &+ (takesTen & isTenAboveInside)
    last = (units &- tens &* 10 &+ ceiling) & (takesTen &- 1)
    assert(last < 10)
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
