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
}

private let exactDoublePowers: [Double] = [
  1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17,
  1e18, 1e19, 1e20, 1e21, 1e22,
]

private let exactFloatPowers: [Float] = [
  1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10,
]
