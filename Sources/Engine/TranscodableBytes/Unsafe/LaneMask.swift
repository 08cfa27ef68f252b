/// The result of comparing sixteen bytes.
///
/// In each byte, either all bits are set or none.
///
/// Annotate comparisons with this type. Without the annotation, the compiler may choose an overload
/// that compares lane by lane, instead of one that is a single instruction.
@usableFromInline package typealias BlockMask = SIMDMask<SIMD16<Int8>>

/// The positions of the bytes that satisfy a condition, in a block of sixteen bytes.
@frozen @usableFromInline
package struct LaneMask {
  @usableFromInline internal var low: UInt64
  @usableFromInline internal var high: UInt64

  @inlinable @inline(__always)
  package init(_ mask: BlockMask) {
    // SAFETY: both types are sixteen bytes without padding, and every bit pattern is valid for the
    // second.
    let words = unsafe unsafeBitCast(mask, to: SIMD2<UInt64>.self)
    low = UInt64(littleEndian: words[0])
    high = UInt64(littleEndian: words[1])
  }

  @inlinable @inline(__always)
  package var isEmpty: Bool { low | high == 0 }

  /// The position of the first byte that satisfies the condition, or 16 if there is none.
  @inlinable @inline(__always)
  package var first: Int {
    if low != 0 { return low.trailingZeroBitCount >> 3 }
    return 8 + high.trailingZeroBitCount >> 3
  }
}

extension ByteCursor {
  /// Returns the positions of the quotes, backslashes, control characters and non-ASCII bytes among
  /// the next sixteen bytes.
  @inlinable @inline(__always)
  internal func specialBytes() -> LaneMask {
    let bytes = block()
    let quote: BlockMask = bytes .== SIMD16<UInt8>(repeating: 0x22)
    let escape: BlockMask = bytes .== SIMD16<UInt8>(repeating: 0x5C)
    // SAFETY: both types are sixteen bytes without padding, and every bit pattern is valid for
    // both.
    let signed = unsafe unsafeBitCast(bytes, to: SIMD16<Int8>.self)
    // As signed integers, non-ASCII bytes are less than a space, like control characters.
    let other: BlockMask = signed .< SIMD16<Int8>(repeating: 0x20)
    return LaneMask((quote .| escape) .| other)
  }
}
