@frozen @usableFromInline
package enum NumberFailure: UInt8, Error, Sendable {
  /// The input violates the grammar in RFC 8259; only the length of the valid prefix is reported.
  case notANumber
  case notAnInteger
  case overflow
  case underflow
}

/// A number that was read from the input, or a failure.
///
/// Failures are returned instead of thrown, so they cost no allocation.
@frozen @usableFromInline
package struct ParsedNumber<Value: Numeric & Sendable>: Sendable {
  @usableFromInline package let value: Value
  /// The length in bytes of the number, or of its valid prefix if the failure is
  /// ``NumberFailure/notANumber``.
  @usableFromInline package let length: Int
  @usableFromInline package let failure: NumberFailure?

  @inlinable @inline(__always)
  init(_ value: Value, length: Int) {
    self.value = value
    self.length = length
    failure = nil
  }

  @inlinable @inline(__always)
  init(_ failure: NumberFailure, length: Int) {
    value = 0
    self.length = length
    self.failure = failure
  }
}

// Conversion from decimal to binary. The result is the nearest value. If two values are equally
// near, it is the one with an even significand. There are three cases:
//
// 1. Small numbers: the significand and the power of ten are both exact in the type, so a single
//    correctly rounded multiplication or division gives the answer (Clinger, "How to Read Floating
//    Point Numbers Accurately", 1990).
// 2. Numbers with up to 19 digits: multiplying by 128 bits of the power of five always determines
//    the answer (Lemire, "Number Parsing at a Gigabyte per Second", 2021; Mushtak and Lemire, "Fast
//    Number Parsing Without Fallback", 2022).
// 3. Longer numbers: case 2 is applied to the first 19 digits, and to those digits plus one. The
//    number lies between the two results. If they differ, integers of arbitrary precision are
//    compared (`BigNatural`).

/// Reads the number as the nearest `Double` in linear time, and preserves the sign of zero.
///
/// The call fails if the value would round to infinity, or if a nonzero number would round to zero.
package func parseDouble(at cursor: ByteCursor) -> ParsedNumber<Double> {
  // Most numbers are plain fractions. They are valid and rarely have too many digits.
  if let fraction = cursor.plainFraction(), let scan = NumberScan(fraction) {
    return scan.nearest(at: cursor, as: Double.self)
  }
  return parseUnusualDouble(at: cursor)
}

@inline(never)
private func parseUnusualDouble(at cursor: ByteCursor) -> ParsedNumber<Double> {
  NumberScan.scanParts(cursor).nearest(at: cursor, as: Double.self)
}

/// Reads the number as the nearest `Float`, without rounding to `Double` first.
package func parseFloat(at cursor: ByteCursor) -> ParsedNumber<Float> {
  NumberScan.scan(cursor).nearest(at: cursor, as: Float.self)
}

extension NumberScan {
  @inline(__always)
  func nearest<Value: FloatingPointFormat>(
    at cursor: ByteCursor, as type: Value.Type
  ) -> ParsedNumber<Value> {
    guard isValid else { return ParsedNumber(.notANumber, length: length) }
    if !isCut, let value = exactProduct(as: Value.self) {
      return ParsedNumber(isNegative ? -value : value, length: length)
    }
    var pattern = Value.pattern(nearestTo: significand, power: exponent)
    if isCut, pattern != Value.pattern(nearestTo: significand + 1, power: exponent),
      isAtLeastMidpoint(above: pattern, at: cursor, as: Value.self)
    {
      pattern += 1
    }
    if pattern >= Value.infinityPattern { return ParsedNumber(.overflow, length: length) }
    if pattern == 0, significand != 0 { return ParsedNumber(.underflow, length: length) }
    return ParsedNumber(Value(pattern: pattern, isNegative: isNegative), length: length)
  }

  /// Returns `nil` unless the type can represent both the significand and the power of ten exactly.
  @inline(__always)
  private func exactProduct<Value: FloatingPointFormat>(as type: Value.Type) -> Value? {
    let powers = Value.exactPowers
    guard significand &>> UInt64(Value.fractionBits + 1) == 0,
      exponent.magnitude < UInt(powers.count)
    else { return nil }
    let value = Value(Int64(truncatingIfNeeded: significand))
    return exponent < 0 ? value / powers[-exponent] : value * powers[exponent]
  }
}

extension FloatingPointFormat {
  /// Returns the bit pattern of the value nearest to `significand × 10^power`.
  ///
  /// The value may be zero or infinity.
  @inline(__always)
  static func pattern(nearestTo significand: UInt64, power: Int) -> UInt64 {
    if significand == 0 || power < usefulPowers.lowerBound { return 0 }
    if power > usefulPowers.upperBound { return infinityPattern }

    let zeros = significand.leadingZeroBitCount
    let (high, low) = leadingBits(
      of: significand &<< UInt64(truncatingIfNeeded: zeros), timesPower: power)

    // Keeps one extra bit for rounding.
    let hasTopBit = high &>> 63
    let shift = hasTopBit &+ UInt64(61 - fractionBits)
    var rounded = high &>> shift
    // This is floor(log2(10^power)). The formula is exact for every power in the table.
    let scale = (power &* 217_706) &>> 16
    var stored = scale &+ bias &+ 63 &+ Int(truncatingIfNeeded: hasTopBit) &- zeros

    if stored <= 0 {
      // The value is subnormal, so it has the smallest exponent and fewer significant bits.
      let extra = 1 &- stored
      if extra > 62 { return 0 }
      rounded &>>= UInt64(truncatingIfNeeded: extra)
      // Rounding may carry into the exponent bits, which gives the smallest normal value.
      return (rounded &+ (rounded & 1)) &>> 1
    }
    // On a tie, all bits below the rounding bit are zero, but the low word may be off by one. Ties
    // can only occur for a few powers. The lower value is the even one; clearing the rounding bit
    // selects it.
    if low <= 1, isTie(high, rounded, shift, power) { rounded &-= 1 }
    rounded = (rounded &+ (rounded & 1)) &>> 1
    // Adding the significand also adds its implicit bit to the exponent, so the exponent is lowered
    // first. If rounding carries, the exponent increases once more.
    stored &-= 1
    let pattern = (UInt64(truncatingIfNeeded: stored) &<< UInt64(fractionBits)) &+ rounded
    return min(pattern, infinityPattern)
  }

  /// Only one in 2⁶³ numbers needs this function, so it isn't inlined.
  @inline(never)
  private static func isTie(
    _ high: UInt64, _ rounded: UInt64, _ shift: UInt64, _ power: Int
  ) -> Bool {
    rounded & 3 == 1 && tiedPowers.contains(power) && rounded &<< shift == high
  }

  @inline(__always)
  private static func leadingBits(
    of significand: UInt64, timesPower power: Int
  ) -> (high: UInt64, low: UInt64) {
    let five = PowersOfFive.leadingBits(of: power)
    var (high, low) = significand.multipliedFullWidth(by: five.high)
    // The low half of the power of five adds at most one to `high`. That can only change the result
    // if all discarded bits of `high` are set.
    let ignored: UInt64 = .max &>> UInt64(fractionBits + 3)
    if high & ignored == ignored {
      let carried = low.addingReportingOverflow(
        significand.multipliedFullWidth(by: five.low).high)
      low = carried.partialValue
      high &+= carried.overflow ? 1 : 0
    }
    return (high, low)
  }
}

// The slow path handles numbers with more than 19 digits for which the first 19 digits leave two
// candidates. It compares all relevant digits with the midpoint of the two candidates.

extension NumberScan {
  /// The maximum number of digits to compare.
  ///
  /// It exceeds the 767 digits that a midpoint between two adjacent doubles can have.
  private static var significantLimit: Int { 780 }

  /// The comparison takes linear time: after 780 digits, it only looks for a nonzero digit.
  @inline(never)
  func isAtLeastMidpoint<Value: FloatingPointFormat>(
    above pattern: UInt64, at cursor: ByteCursor, as type: Value.Type
  ) -> Bool {
    var (left, power) = decimal(at: cursor)

    // The midpoint above s × 2^e is (2 s + 1) × 2^(e - 1).
    let (significand, exponent) = Value.parts(of: pattern)
    var right = BigNatural(significand * 2 + 1)

    // Compares left × 10^power with right × 2^(exponent - 1). A factor with a negative power is
    // moved to the other side, so that both sides are integers.
    if power >= 0 {
      left.multiply(byFiveToThe: power)
    } else {
      right.multiply(byFiveToThe: -power)
    }
    let twos = power - (exponent - 1)
    if twos >= 0 {
      left.multiply(byTwoToThe: twos)
    } else {
      right.multiply(byTwoToThe: -twos)
    }
    let order = left.compared(to: right)
    return order > 0 || (order == 0 && pattern & 1 == 1)
  }

  /// The result is exact for up to 780 digits.
  ///
  /// With more digits, no midpoint between two floating-point values separates the result from the
  /// exact number.
  private func decimal(at cursor: ByteCursor) -> (number: BigNatural, power: Int) {
    var digits = SignificantDigits(cursor)
    var number = BigNatural(0)
    var kept = 0
    var chunk: UInt64 = 0
    var chunkCount = 0
    while kept < Self.significantLimit, let digit = digits.next() {
      chunk = chunk * 10 + UInt64(digit)
      kept += 1
      chunkCount += 1
      if chunkCount == Self.digitLimit {
        number.multiply(by: powersOfTen[chunkCount], adding: chunk)
        chunk = 0
        chunkCount = 0
      }
    }
    number.multiply(by: powersOfTen[chunkCount], adding: chunk)
    while let digit = digits.next() {
      guard digit != 0 else { continue }
      // No midpoint has this many digits, so a single nonzero digit can replace all remaining
      // digits.
      number.multiply(by: 10, adding: 1)
      kept += 1
      break
    }
    // `exponent` is the power of ten at the 19th digit.
    return (number, exponent - (kept - Self.digitLimit))
  }
}

struct BigNatural {
  /// The digits in base 2^64, least significant first; the most significant digit is never 0.
  private var limbs: [UInt64] = []

  init(_ value: UInt64) {
    if value != 0 { limbs.append(value) }
  }

  mutating func multiply(by factor: UInt64, adding term: UInt64 = 0) {
    var carry = term
    for index in limbs.indices {
      // The sum cannot overflow: (2^64 - 1)^2 + (2^64 - 1) is below 2^128.
      let product = limbs[index].multipliedFullWidth(by: factor)
      let sum = product.low.addingReportingOverflow(carry)
      limbs[index] = sum.partialValue
      carry = product.high + (sum.overflow ? 1 : 0)
    }
    if carry != 0 { limbs.append(carry) }
  }

  /// The power must not be negative.
  mutating func multiply(byFiveToThe power: Int) {
    // 5^27 is the largest power of five that fits into a 64-bit word.
    var rest = power
    while rest >= 27 {
      multiply(by: 7_450_580_596_923_828_125)
      rest -= 27
    }
    for _ in 0..<rest { multiply(by: 5) }
  }

  /// The power must not be negative.
  mutating func multiply(byTwoToThe power: Int) {
    guard !limbs.isEmpty else { return }
    multiply(by: 1 << UInt64(power % 64))
    limbs.insert(contentsOf: repeatElement(0, count: power / 64), at: 0)
  }

  /// Returns -1, 0 or 1 if this number is less than, equal to or greater than `other`.
  func compared(to other: BigNatural) -> Int {
    if limbs.count != other.limbs.count { return limbs.count < other.limbs.count ? -1 : 1 }
    for (mine, theirs) in zip(limbs.reversed(), other.limbs.reversed()) where mine != theirs {
      return mine < theirs ? -1 : 1
    }
    return 0
  }
}
