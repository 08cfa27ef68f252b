@frozen @usableFromInline
package enum NumberFailure: UInt8, Error, Sendable {
  /// The input violates the grammar of RFC 8259. The length counts only the valid bytes.
  case notANumber
  /// An integer was expected, but the number has a fraction, an exponent, or a value that isn't
  /// whole.
  case notAnInteger
  /// The value is outside the type's range.
  case overflow
  /// The number isn't zero, but the nearest value of the type is.
  case underflow
}

/// A number that was read from the input, or the reason for a failure.
///
/// The struct fits into three registers, so that reading a number neither throws nor allocates.
@frozen @usableFromInline
package struct ParsedNumber<Value: Numeric & Sendable>: Sendable {
  /// The value, or zero after a failure.
  @usableFromInline package let value: Value
  /// The length of the number in bytes.
  ///
  /// For ``NumberFailure/notANumber``, only the valid prefix counts.
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

// Conversion from decimal to binary. The result is the nearest value; on a tie, it is the value
// with an even significand. There are three cases:
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

/// Reads the number at `cursor` as the nearest `Double`, in linear time.
///
/// The sign of zero is preserved. A value that would become infinite is an
/// ``NumberFailure/overflow``, and a nonzero number that would become zero is an
/// ``NumberFailure/underflow``.
package func parseDouble(at cursor: ByteCursor) -> ParsedNumber<Double> {
  // Most numbers are plain fractions. These are valid, and usually have neither too many digits nor
  // a large exponent.
  if let fraction = cursor.plainFraction(), let scan = NumberScan(fraction) {
    return scan.nearest(at: cursor, as: Double.self)
  }
  return parseUnusualDouble(at: cursor)
}

@inline(never)
private func parseUnusualDouble(at cursor: ByteCursor) -> ParsedNumber<Double> {
  NumberScan.scanParts(cursor).nearest(at: cursor, as: Double.self)
}

/// Reads the number at `cursor` as the nearest `Float`, without rounding to `Double` first.
///
/// In all other respects, the function works like ``parseDouble(at:)``.
package func parseFloat(at cursor: ByteCursor) -> ParsedNumber<Float> {
  NumberScan.scan(cursor).nearest(at: cursor, as: Float.self)
}

extension NumberScan {
  /// Returns the `Double` nearest to the number that was scanned at `cursor`.
  ///
  /// Fails in the same cases as ``parseDouble(at:)``.
  package func double(at cursor: ByteCursor) -> ParsedNumber<Double> {
    nearest(at: cursor, as: Double.self)
  }

  /// Returns the `Float` nearest to the number that was scanned at `cursor`.
  ///
  /// Fails in the same cases as ``parseDouble(at:)``.
  package func float(at cursor: ByteCursor) -> ParsedNumber<Float> {
    nearest(at: cursor, as: Float.self)
  }

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

  /// Returns the magnitude if the significand and the power of ten are both exact in the type, and
  /// otherwise `nil`.
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
  /// Returns the pattern of the value nearest to `significand × 10^power`.
  ///
  /// The value may be zero or infinity.
  @inline(__always)
  static func pattern(nearestTo significand: UInt64, power: Int) -> UInt64 {
    if significand == 0 || power < usefulPowers.lowerBound { return 0 }
    if power > usefulPowers.upperBound { return infinityPattern }

    let zeros = significand.leadingZeroBitCount
    let (high, low) = leadingBits(
      of: significand &<< UInt64(truncatingIfNeeded: zeros), timesPower: power)

    // Keeps one bit more than the significand of the type has, for rounding.
    let hasTopBit = high &>> 63
    let shift = hasTopBit &+ UInt64(61 - fractionBits)
    var rounded = high &>> shift
    // This is floor(log2(10^power)). The formula is exact for all powers in the table.
    let scale = (power &* 217_706) &>> 16
    var stored = scale &+ bias &+ 63 &+ Int(truncatingIfNeeded: hasTopBit) &- zeros

    if stored <= 0 {
      // The value is subnormal. It has the smallest exponent, and its significand has fewer bits.
      let extra = 1 &- stored
      if extra > 62 { return 0 }
      rounded &>>= UInt64(truncatingIfNeeded: extra)
      // If rounding carries into the bit above the fraction, the result is the smallest normal
      // value.
      return (rounded &+ (rounded & 1)) &>> 1
    }
    // On a tie, the bits after the rounding bit are zero, except for an error of one in the low
    // word. Ties are only possible for a few powers. Dropping the rounding bit selects the lower,
    // even value.
    if low <= 1, isTie(high, rounded, shift, power) { rounded &-= 1 }
    rounded = (rounded &+ (rounded & 1)) &>> 1
    // The implicit bit adds one to the exponent. A carry out of the fraction adds another one.
    stored &-= 1
    let pattern = (UInt64(truncatingIfNeeded: stored) &<< UInt64(fractionBits)) &+ rounded
    return min(pattern, infinityPattern)
  }

  /// Whether the number is exactly halfway between two values, the lower of which is even.
  ///
  /// This isn't inlined, because it is needed in only one of 2⁶³ cases.
  @inline(never)
  private static func isTie(
    _ high: UInt64, _ rounded: UInt64, _ shift: UInt64, _ power: Int
  ) -> Bool {
    rounded & 3 == 1 && tiedPowers.contains(power) && rounded &<< shift == high
  }

  /// Returns the upper 128 bits of the product of a normalized significand and a power of five.
  @inline(__always)
  private static func leadingBits(
    of significand: UInt64, timesPower power: Int
  ) -> (high: UInt64, low: UInt64) {
    let five = PowersOfFive.leadingBits(of: power)
    var (high, low) = significand.multipliedFullWidth(by: five.high)
    // The low half of the power can add at most one to `high`. This addition only matters if all
    // bits below the kept bits are set.
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

// The slow case of reading floating-point numbers: the number has more than 19 digits, and the
// first 19 leave two values to choose from. All digits that can matter are compared with the
// midpoint.

extension NumberScan {
  /// The number of digits that can matter.
  ///
  /// The midpoint between two doubles has at most 767 digits.
  private static var significantLimit: Int { 780 }

  /// Whether the number is rounded up to the next value instead of down to the value with the given
  /// pattern.
  ///
  /// This is the case if the number is above the midpoint, or if it is at the midpoint and the next
  /// value is even. Only the first 780 digits are used exactly. For the others, it only matters
  /// whether any of them is nonzero, so the method takes linear time.
  @inline(never)
  func isAtLeastMidpoint<Value: FloatingPointFormat>(
    above pattern: UInt64, at cursor: ByteCursor, as type: Value.Type
  ) -> Bool {
    var (left, power) = decimal(at: cursor)

    // The midpoint above s × 2^e is (2 s + 1) × 2^(e - 1).
    let (significand, exponent) = Value.parts(of: pattern)
    var right = BigNatural(significand * 2 + 1)

    // Compares left × 10^power with right × 2^(exponent - 1). Each factor is moved to the side on
    // which it is an integer.
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

  /// Returns the digits at `cursor` as `number × 10^power`.
  ///
  /// The result is exact, or lies between the same two doubles as the number.
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
      // No midpoint has this many digits, so any further nonzero digit has the same effect.
      number.multiply(by: 10, adding: 1)
      kept += 1
      break
    }
    // `exponent` is the power of ten of the 19th digit.
    return (number, exponent - (kept - Self.digitLimit))
  }
}

/// An integer of arbitrary size, with the operations for comparing decimal and binary numbers.
struct BigNatural {
  /// The digits in base 2^64, lowest first.
  ///
  /// The highest digit isn't 0.
  private var limbs: [UInt64] = []

  init(_ value: UInt64) {
    if value != 0 { limbs.append(value) }
  }

  /// Multiplies the number by `factor` and adds `term`, in linear time.
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

  /// Multiplies the number by a power of five.
  ///
  /// `power` must not be negative.
  mutating func multiply(byFiveToThe power: Int) {
    // 5^27 is the largest power of five that fits into 64 bits.
    var rest = power
    while rest >= 27 {
      multiply(by: 7_450_580_596_923_828_125)
      rest -= 27
    }
    for _ in 0..<rest { multiply(by: 5) }
  }

  /// Multiplies the number by a power of two.
  ///
  /// `power` must not be negative.
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
