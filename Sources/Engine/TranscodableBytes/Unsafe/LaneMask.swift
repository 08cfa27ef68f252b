/// The result of comparing sixteen bytes: in each byte, all bits are either set or clear.
///
/// Always annotate comparisons with this type. Otherwise, the compiler may choose an overload that
/// compares the bytes one by one.
@usableFromInline package typealias BlockMask = SIMDMask<SIMD16<Int8>>

@frozen @usableFromInline
package struct LaneMask {
  @usableFromInline internal var low: UInt64
  @usableFromInline internal var high: UInt64

  @inlinable @inline(__always)
  package init(_ mask: BlockMask) {
    // SAFETY: both types are sixteen bytes without padding, and `SIMD2<UInt64>` allows every bit
    // pattern.
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
  /// Returns the positions of quotes, backslashes, control characters and non-ASCII bytes in the
  /// next sixteen bytes.
  @inlinable @inline(__always)
  internal func specialBytes() -> LaneMask {
    let bytes = block()
    let quote: BlockMask = bytes .== SIMD16<UInt8>(repeating: 0x22)
    let escape: BlockMask = bytes .== SIMD16<UInt8>(repeating: 0x5C)
    // SAFETY: both types are sixteen bytes without padding, and every bit pattern is valid for
    // both.
    let signed = unsafe unsafeBitCast(bytes, to: SIMD16<Int8>.self)
    // As signed integers, both non-ASCII bytes and control characters are less than a space.
    let other: BlockMask = signed .< SIMD16<Int8>(repeating: 0x20)
    return LaneMask((quote .| escape) .| other)
  }
}
