extension ByteCursor {
  /// Returns the number of bytes before the next `byte`, or the number of remaining bytes if there
  /// is none.
  package func length(to byte: UInt8) -> Int {
    let wanted = SIMD16<UInt8>(repeating: byte)
    var cursor = self
    while cursor.remaining >= 64 {
      let here = unsafe UnsafeRawPointer(base + cursor.position)
      // SAFETY (all loads): 64 bytes are left. Vectors of bytes can be loaded from any address.
      let first: BlockMask = unsafe here.loadUnaligned(as: SIMD16<UInt8>.self) .== wanted
      let second: BlockMask =
        unsafe here.loadUnaligned(fromByteOffset: 16, as: SIMD16<UInt8>.self) .== wanted
      let third: BlockMask =
        unsafe here.loadUnaligned(fromByteOffset: 32, as: SIMD16<UInt8>.self) .== wanted
      let fourth: BlockMask =
        unsafe here.loadUnaligned(fromByteOffset: 48, as: SIMD16<UInt8>.self) .== wanted
      let (low, high) = (first .| second, third .| fourth)
      if !LaneMask(low .| high).isEmpty {
        let isLow = !LaneMask(low).isEmpty
        let even = LaneMask(isLow ? first : third)
        let odd = LaneMask(isLow ? second : fourth)
        let inside = even.isEmpty ? 16 &+ odd.first : even.first
        return cursor.distance(from: self) &+ inside &+ (isLow ? 0 : 32)
      }
      cursor.advance(by: 64)
    }
    return cursor.distance(from: self) &+ cursor.shortLength(to: wanted)
  }

  private func shortLength(to wanted: SIMD16<UInt8>) -> Int {
    var cursor = self
    while !cursor.isAtEnd {
      let found: BlockMask = cursor.block() .== wanted
      let mask = LaneMask(found)
      if !mask.isEmpty {
        // The last block is padded with zeros, which may match. If so, the result is clamped to the
        // number of remaining bytes.
        return min(cursor.distance(from: self) &+ mask.first, remaining)
      }
      cursor.advance(by: 16)
    }
    return remaining
  }
}
