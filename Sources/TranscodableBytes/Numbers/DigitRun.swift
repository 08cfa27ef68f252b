/// Eight bytes of text looked at as decimal digits, all at the same time.
///
/// The first byte of the text is the lowest of the word. Exclusive or with "00000000" turns digits
/// into their values 0 to 9 and everything else into 10 or more.
@frozen @usableFromInline
struct DigitRun {
  /// The values of the digits, the first in the lowest byte.
  @usableFromInline var values: UInt64
  /// How many of the eight bytes, from the first on, are digits.
  @usableFromInline var count: Int

  @inlinable @inline(__always)
  init(_ word: UInt64) {
    values = word ^ 0x3030_3030_3030_3030
    // 0x76 lifts 10 and more to 0x80 and more. What a byte carries over falsifies only bytes behind
    // it, and those do not matter behind the first that is no digit.
    let others = ((values &+ 0x7676_7676_7676_7676) | values) & 0x8080_8080_8080_8080
    count = others.trailingZeroBitCount &>> 3
  }

  /// The byte behind the digits, of which there are fewer than eight.
  @inlinable @inline(__always)
  var next: UInt8 {
    let byte = values &>> UInt64(truncatingIfNeeded: count &<< 3) & 0xFF
    return UInt8(truncatingIfNeeded: byte) ^ NumberByte.zero
  }

  /// The number that the digits write; there is at least one digit.
  @inlinable @inline(__always)
  var number: UInt64 {
    // Moved to the end, with zeros in front, they are always eight digits.
    Self.number(of: values &<< UInt64(truncatingIfNeeded: 64 &- (count &<< 3)))
  }

  /// The number that eight digits write, the first in the lowest byte.
  @inlinable @inline(__always)
  static func number(of values: UInt64) -> UInt64 {
    // Pairs first: afterwards each even byte holds the pair that ends in the byte above it.
    let pairs = values &* 10 &+ (values &>> 8)
    // One product sums the first and third pair in its upper half, the other the second and fourth.
    let outer = (pairs & 0xFF_0000_00FF) &* (100 | 1_000_000 << 32)
    let inner = ((pairs &>> 16) & 0xFF_0000_00FF) &* (1 | 10000 << 32)
    return (outer &+ inner) &>> 32
  }
}

/// The powers of ten that fit into 64 bits.
let powersOfTen: [UInt64] = [
  1, 10, 100, 1000, 10000, 100_000, 1_000_000, 10_000_000, 100_000_000, 1_000_000_000,
  10_000_000_000, 100_000_000_000, 1_000_000_000_000, 10_000_000_000_000, 100_000_000_000_000,
  1_000_000_000_000_000, 10_000_000_000_000_000, 100_000_000_000_000_000,
  1_000_000_000_000_000_000, 10_000_000_000_000_000_000,
]

/// The bytes that numbers are written with.
@usableFromInline
enum NumberByte {
  @inlinable static var minus: UInt8 { 0x2D }
  @inlinable static var plus: UInt8 { 0x2B }
  @inlinable static var point: UInt8 { 0x2E }
  @inlinable static var zero: UInt8 { 0x30 }
  @inlinable static var exponent: UInt8 { 0x65 }
  /// Set in small letters, unset in capitals.
  @inlinable static var caseBit: UInt8 { 0x20 }
}
