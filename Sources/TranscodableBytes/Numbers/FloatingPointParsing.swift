// From decimal to binary, to the nearest value and in a tie to the even one, in three steps:
//
// 1. Small numbers: significand and power of ten are both exact in the type, so that one
//    multiplication or division, which the processor rounds correctly, is the answer (Clinger, "How
//    to Read Floating Point Numbers Accurately", 1990).
// 2. All numbers of up to 19 digits: the product with 128 bits of the power of five always decides
//    (Lemire, "Number Parsing at a Gigabyte per Second", 2021; Mushtak and Lemire, "Fast Number
//    Parsing Without Fallback", 2022).
// 3. Longer ones lie between what step 2 makes of their first 19 digits and of those digits plus
//    one. Only if the two differ, whole numbers of any size are compared: DecimalFallback.swift.

/// Reads the number at `cursor` as the nearest `Double`.
///
/// Linear in the length of the text. The sign of zero is kept. A value that would be infinite is
/// ``NumberFailure/overflow``, one that would become zero without being written as zero is
/// ``NumberFailure/underflow``.
public func parseDouble(at cursor: ByteCursor) -> ParsedNumber<Double> {
  NumberScan.scan(cursor).nearest(at: cursor, as: Double.self)
}

/// Reads the number at `cursor` as the nearest `Float`, without a detour over `Double`.
///
/// Otherwise like ``parseDouble(at:)``.
public func parseFloat(at cursor: ByteCursor) -> ParsedNumber<Float> {
  NumberScan.scan(cursor).nearest(at: cursor, as: Float.self)
}

extension NumberScan {
  /// The nearest `Double` to the number that was scanned at `cursor`; failures as in
  /// ``parseDouble(at:)``.
  public func double(at cursor: ByteCursor) -> ParsedNumber<Double> {
    nearest(at: cursor, as: Double.self)
  }

  /// The nearest `Float` to the number that was scanned at `cursor`; failures as in
  /// ``parseDouble(at:)``.
  public func float(at cursor: ByteCursor) -> ParsedNumber<Float> {
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

  /// The magnitude if significand and power of ten are exact in the type, otherwise nil.
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
  /// The pattern of the value nearest to `significand × 10^power`, be it zero or infinity.
  @inline(__always)
  static func pattern(nearestTo significand: UInt64, power: Int) -> UInt64 {
    if significand == 0 || power < usefulPowers.lowerBound { return 0 }
    if power > usefulPowers.upperBound { return infinityPattern }

    let zeros = significand.leadingZeroBitCount
    let (high, low) = leadingBits(
      of: significand &<< UInt64(truncatingIfNeeded: zeros), timesPower: power)

    // One bit more than the significand of the type has is kept, to be rounded.
    let hasTopBit = high &>> 63
    let shift = hasTopBit &+ UInt64(61 - fractionBits)
    var rounded = high &>> shift
    // floor(log2(10^power)), exact over all powers in the table.
    let scale = (power &* 217_706) &>> 16
    var stored = scale &+ bias &+ 63 &+ Int(truncatingIfNeeded: hasTopBit) &- zeros

    if stored <= 0 {
      // Subnormal: the exponent stays at its smallest, and the significand gives up bits instead.
      let extra = 1 &- stored
      if extra > 62 { return 0 }
      rounded &>>= UInt64(truncatingIfNeeded: extra)
      // Should rounding carry into the bit above the fraction, that is just the smallest normal
      // value.
      return (rounded &+ (rounded & 1)) &>> 1
    }
    // A tie shows as nothing behind the bit to be rounded, but for an error of one in the low word.
    // It is possible for few powers only; then the even neighbour below is taken by dropping that
    // bit.
    if low <= 1, rounded & 3 == 1, tiedPowers.contains(power), rounded &<< shift == high {
      rounded &-= 1
    }
    rounded = (rounded &+ (rounded & 1)) &>> 1
    // The implicit bit adds one to the exponent, and a carry out of the fraction another one.
    stored &-= 1
    let pattern = (UInt64(truncatingIfNeeded: stored) &<< UInt64(fractionBits)) &+ rounded
    return min(pattern, infinityPattern)
  }

  /// The upper 128 bits of the product of a significand, its top bit set, and a power of five.
  @inline(__always)
  private static func leadingBits(
    of significand: UInt64, timesPower power: Int
  ) -> (high: UInt64, low: UInt64) {
    let five = PowersOfFive.leadingBits(of: power)
    var (high, low) = significand.multipliedFullWidth(by: five.high)
    // The low half of the power can add at most one to `high`. That matters only if all bits
    // behind those that will be kept are set.
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
