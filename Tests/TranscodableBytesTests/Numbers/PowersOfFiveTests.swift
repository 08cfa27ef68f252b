import Testing
import TranscodableBytes

@Suite("Powers of five")
struct PowersOfFiveTests {
  /// A natural number as 32-bit digits, least significant first.
  private struct Natural {
    var digits: [UInt32]

    var bitCount: Int { digits.count * 32 - (digits.last?.leadingZeroBitCount ?? 0) }

    mutating func multiply(byFiveToThe power: Int) {
      for _ in 0..<power {
        var carry: UInt64 = 0
        for index in digits.indices {
          carry += UInt64(digits[index]) * 5
          digits[index] = UInt32(truncatingIfNeeded: carry)
          carry >>= 32
        }
        if carry > 0 { digits.append(UInt32(carry)) }
      }
    }

    /// Returns the first 128 bits, and whether they are followed only by zeros.
    func leadingBits() -> (bits: UInt128, isExact: Bool) {
      var (bits, isExact) = (UInt128(0), true)
      let first = bitCount - 128
      for position in 0..<bitCount {
        let bit = digits[position / 32] >> UInt32(position % 32) & 1
        if position >= first {
          bits |= UInt128(bit) << UInt128(position - first)
        } else if bit == 1 {
          isExact = false
        }
      }
      return (bits, isExact)
    }
  }

  private func bits(_ halves: (high: UInt64, low: UInt64)) -> UInt128 {
    UInt128(halves.high) << 64 | UInt128(halves.low)
  }

  @Test func `powers that aren't negative have their exact leading bits`() {
    var power = Natural(digits: [1])
    for exponent in 0...PowersOfFive.range.upperBound {
      let (leading, isExact) = power.leadingBits()
      #expect(bits(PowersOfFive.leadingBits(of: exponent)) == leading, "5^\(exponent)")
      #expect(isExact == (exponent <= 55))
      #expect(
        bits(PowersOfFive.leadingBitsRoundedUp(of: exponent)) == leading + (isExact ? 0 : 1),
        "5^\(exponent)")
      power.multiply(byFiveToThe: 1)
    }
  }

  // The leading bits b of 1/d, where d has n bits, are those of 2^(n + 127) / d. They are correct
  // if b × d is less than 2^(n + 127), and (b + 1) × d is greater.
  @Test func `negative powers have their leading bits, rounded up from -27`() {
    var divisor = Natural(digits: [1])
    for exponent in 1...(-PowersOfFive.range.lowerBound) {
      divisor.multiply(byFiveToThe: 1)
      let roundedUp = bits(PowersOfFive.leadingBitsRoundedUp(of: -exponent))
      #expect(roundedUp >> 127 == 1)
      let counts = [roundedUp - 1, roundedUp].map { bits in
        var product = Natural(digits: (0..<4).map { UInt32(truncatingIfNeeded: bits >> (32 * $0)) })
        product.multiply(byFiveToThe: exponent)
        return product.bitCount
      }
      #expect(counts[0] == divisor.bitCount + 127, "5^-\(exponent)")
      #expect(counts[1] == divisor.bitCount + 128, "5^-\(exponent)")
      #expect(
        bits(PowersOfFive.leadingBits(of: -exponent)) == roundedUp - (exponent <= 27 ? 0 : 1))
    }
  }
}
