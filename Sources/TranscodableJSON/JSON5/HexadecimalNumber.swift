internal import TranscodableBytes

/// A whole number of any size, written in hexadecimal digits, to be written in decimal ones.
///
/// - Complexity: O(*n*²) in the number of digits, which the caller limits.
struct HexadecimalNumber {
  /// The digits to the base 10^18, the lowest first.
  private var limbs: [UInt64] = [0]

  private static var base: UInt64 { 1_000_000_000_000_000_000 }

  /// Reads `digits` hexadecimal digits at `first`.
  init(_ first: ByteCursor, digits: Int) {
    var cursor = first
    var rest = digits
    while rest > 0 {
      // Up to fifteen digits, 60 bits, a step.
      let count = rest % 15 == 0 ? 15 : rest % 15
      multiply(bits: count * 4, adding: cursor.hexadecimal(count))
      cursor.advance(by: count)
      rest -= count
    }
  }

  private mutating func multiply(bits: Int, adding term: UInt64) {
    var carry = term
    for index in limbs.indices {
      let product = UInt128(limbs[index]) << UInt128(bits) + UInt128(carry)
      let (quotient, remainder) = product.quotientAndRemainder(dividingBy: UInt128(Self.base))
      limbs[index] = UInt64(truncatingIfNeeded: remainder)
      carry = UInt64(truncatingIfNeeded: quotient)
    }
    if carry > 0 { limbs.append(carry) }
  }

  /// Writes the number.
  func append(to output: inout ByteOutput) {
    for (index, limb) in limbs.reversed().enumerated() {
      if index > 0 {
        // The zeros in front of all limbs but the first: as many as the limb lacks of eighteen
        // digits.
        var power = Self.base / 10
        while power > max(limb, 1) {
          output.append(0x30)
          power /= 10
        }
      }
      output.append(decimal: limb)
    }
  }
}
