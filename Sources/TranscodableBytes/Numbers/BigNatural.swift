/// A whole number of any size, as far as comparing decimals with binaries needs it.
struct BigNatural {
  /// The digits to the base 2^64, lowest first, the last one not 0.
  private var limbs: [UInt64] = []

  init(_ value: UInt64) {
    if value != 0 { limbs.append(value) }
  }

  /// Multiplies by `factor` and adds `term`; linear in the size.
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

  /// Multiplies by a power of five; `power` is not negative.
  mutating func multiply(byFiveToThe power: Int) {
    // 5^27 is the largest power in 64 bits.
    var rest = power
    while rest >= 27 {
      multiply(by: 7_450_580_596_923_828_125)
      rest -= 27
    }
    for _ in 0..<rest { multiply(by: 5) }
  }

  /// Multiplies by a power of two; `power` is not negative.
  mutating func multiply(byTwoToThe power: Int) {
    guard !limbs.isEmpty else { return }
    multiply(by: 1 << UInt64(power % 64))
    limbs.insert(contentsOf: repeatElement(0, count: power / 64), at: 0)
  }

  /// Whether this number is less than, equal to or greater than `other`: -1, 0 or 1.
  func compared(to other: BigNatural) -> Int {
    if limbs.count != other.limbs.count { return limbs.count < other.limbs.count ? -1 : 1 }
    for (mine, theirs) in zip(limbs.reversed(), other.limbs.reversed()) where mine != theirs {
      return mine < theirs ? -1 : 1
    }
    return 0
  }
}
