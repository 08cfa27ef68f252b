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

/// A number that has an optional minus sign, up to seven digits, a point, and up to fifteen digits.
struct PlainFraction {
  let isNegative: Bool
  let whole: DigitRun
  let first: DigitRun
  let second: DigitRun
  let length: Int

  @inline(__always)
  var positions: Int { first.count &+ second.count }
}

extension ByteCursor {
  /// Returns `nil` if the number isn't a plain fraction, or if it is near the end of the input.
  ///
  /// The remaining length is checked only once, before all loads.
  @inline(__always)
  func plainFraction() -> PlainFraction? {
    guard remaining >= 32 else { return nil }
    let here = unsafe UnsafeRawPointer(base + position)
    // SAFETY (all loads): 32 bytes are left. At most 25 are read: a sign, seven digits, the point,
    // and the next sixteen bytes.
    let sign = unsafe here.load(as: UInt8.self) == NumberByte.minus ? 1 : 0
    let whole = unsafe DigitRun(
      UInt64(littleEndian: here.loadUnaligned(fromByteOffset: sign, as: UInt64.self)))
    // If the run has eight digits, `next` is its first digit, so the comparison fails.
    guard whole.next == NumberByte.point, whole.count > 0,
      whole.count == 1 || whole.values & 0xFF != 0
    else { return nil }
    let start = sign &+ whole.count &+ 1
    let first = unsafe DigitRun(
      UInt64(littleEndian: here.loadUnaligned(fromByteOffset: start, as: UInt64.self)))
    guard first.count == 8 else {
      guard first.count > 0, !IntegerScan.continuesNumber(first.next) else { return nil }
      return PlainFraction(
        isNegative: sign != 0, whole: whole, first: first, second: DigitRun(0),
        length: start &+ first.count)
    }
    let second = unsafe DigitRun(
      UInt64(littleEndian: here.loadUnaligned(fromByteOffset: start &+ 8, as: UInt64.self)))
    guard second.count < 8, !IntegerScan.continuesNumber(second.next) else { return nil }
    return PlainFraction(
      isNegative: sign != 0, whole: whole, first: first, second: second,
      length: start &+ 8 &+ second.count)
  }
}
