/// The shortest decimal that reads back as a binary value, and of those the nearest.
///
/// Giulietti, "The Schubfach way to render doubles", 2020. Its idea: scale so that the numbers that round to the
/// value form an interval at least one and less than ten units wide. Then at most one multiple of ten lies
/// within; if there is one it is the answer, and if not, one of the two whole numbers next to the value is.
struct ShortestDecimal {
  /// The digits; they may end in zeros.
  let digits: UInt64
  /// The power of ten that belongs to the digits.
  let exponent: Int

  /// Finds the decimal for `significand × 2^exponent`, which is not 0.
  ///
  /// `isLopsided` tells that the next smaller value is only half as far away as the next larger one.
  @inline(__always)
  init(_ significand: UInt64, _ binaryExponent: Int, isLopsided: Bool) {
    // floor(log10(2^e)), and of 3/4 of that for the narrower interval; exact for all exponents there are.
    let power = (binaryExponent &* 1_262_611 &- (isLopsided ? 524_031 : 0)) &>> 22
    // e + floor(log2(10^-power)) + 1, between 1 and 4: what the product lacks to be a whole number of units.
    let shift = UInt64(
      truncatingIfNeeded: binaryExponent &+ ((-power &* 1_741_647) &>> 19) &+ 1)
    let ten = PowersOfFive.leadingBitsRoundedUp(of: -power)

    // All in quarters of a unit, so that halves of the distance to the neighbours are whole numbers.
    let quarters = significand &<< 2
    let value = Self.product(ten, quarters &<< shift)
    var lower = Self.product(ten, (quarters &- (isLopsided ? 1 : 2)) &<< shift)
    var upper = Self.product(ten, (quarters &+ 2) &<< shift)
    // The ends of the interval round to the value only if that is even.
    lower &+= significand & 1
    upper &-= significand & 1

    let units = value &>> 2
    let tens = units / 10
    let isBelowInside = lower <= tens &* 40
    let isAboveInside = tens &* 40 &+ 40 <= upper
    // Below ten units "tens" would be 0, which is no decimal of anything.
    if units >= 10, isBelowInside != isAboveInside {
      digits = tens &+ (isAboveInside ? 1 : 0)
      exponent = power &+ 1
      return
    }
    let isFloorInside = lower <= units &<< 2
    let isCeilingInside = (units &<< 2) &+ 4 <= upper
    let middle = (units &<< 2) &+ 2
    let isCeilingNearer = value > middle || (value == middle && units & 1 == 1)
    let takesCeiling = isFloorInside != isCeilingInside ? isCeilingInside : isCeilingNearer
    digits = units &+ (takesCeiling ? 1 : 0)
    exponent = power
  }

  /// The product's upper 64 of 192 bits, with the lowest bit set if anything was cut off.
  ///
  /// A rest of one in the middle word may stem from the table's rounding up and does not count.
  @inline(__always)
  private static func product(_ ten: (high: UInt64, low: UInt64), _ factor: UInt64) -> UInt64 {
    let lower = ten.low.multipliedFullWidth(by: factor).high
    let upper = ten.high.multipliedFullWidth(by: factor)
    let middle = upper.low.addingReportingOverflow(lower)
    return (upper.high &+ (middle.overflow ? 1 : 0)) | (middle.partialValue > 1 ? 1 : 0)
  }
}
