// The last resort of reading floating-point numbers: more than 19 digits, and the first 19 leave
// two neighbours to choose from. All digits that can matter are compared with the point just
// between the two.

extension NumberScan {
  /// How many digits can matter: the middle between two doubles has at most 767 that are not
  /// trailing zeros.
  private static var significantLimit: Int { 780 }

  /// Whether the number is above the middle between a value and the next one, or there and the next
  /// is even.
  ///
  /// At most 780 digits are taken into account exactly, the others only by whether one of them is
  /// not 0, so that the time is linear in the length of the text.
  @inline(never)
  func isAtLeastMidpoint<Value: FloatingPointFormat>(
    above pattern: UInt64, at cursor: ByteCursor, as type: Value.Type
  ) -> Bool {
    var (left, power) = decimal(at: cursor)

    // The middle above s × 2^e is (2 s + 1) × 2^(e - 1).
    let (significand, exponent) = Value.parts(of: pattern)
    var right = BigNatural(significand * 2 + 1)

    // left × 10^power against right × 2^(exponent - 1): bring every factor to the side where it is
    // whole.
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

  /// The digits at `cursor` as `number × 10^power`, which is exact or lies between the same two
  /// doubles.
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
      // No middle has so many digits, so any digit here says the same: a little more.
      number.multiply(by: 10, adding: 1)
      kept += 1
      break
    }
    // `exponent` belongs to the 19th digit.
    return (number, exponent - (kept - Self.digitLimit))
  }
}
