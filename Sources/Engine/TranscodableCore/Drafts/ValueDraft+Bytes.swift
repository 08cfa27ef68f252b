public import TranscodableBytes

extension ValueDraft {
  /// Stores a string together with a number below 2³¹, and returns the offset of the string.
  @inlinable @inline(__always)
  package mutating func keep(_ text: borrowing String, number: UInt32 = 0) -> UInt32 {
    let position = UInt32(truncatingIfNeeded: bytes.count)
    text.withCursor { cursor in
      let count = cursor.remaining
      let head = UInt64(truncatingIfNeeded: count) | UInt64(number) &<< 32
      if count > 8 { return keepLong(cursor, head) }
      let word = cursor.word()
      let flag: UInt64 = word & 0x8080_8080_8080_8080 == 0 ? 1 &<< 63 : 0
      bytes.append(head | flag, count: 8)
      bytes.append(word, count: count)
    }
    return position
  }

  @inline(never) @usableFromInline
  internal mutating func keepLong(_ cursor: ByteCursor, _ head: UInt64) {
    let count = cursor.remaining
    if count > 256 {
      bytes.append(head | (cursor.isASCII(count) ? 1 &<< 63 : 0), count: 8)
      return bytes.append(cursor)
    }
    let start = bytes.count
    bytes.append(head, count: 8)
    var rest = cursor
    var seen = SIMD16<UInt8>()
    while rest.remaining >= 16 {
      let block = rest.block()
      seen |= block
      bytes.append(block, count: 16)
      rest.advance(by: 16)
    }
    let left = rest.remaining
    if left > 0 {
      let block = rest.block()
      seen |= block
      bytes.append(block, count: left)
    }
    let high: BlockMask = seen .>= SIMD16<UInt8>(repeating: 0x80)
    if LaneMask(high).isEmpty {
      bytes.replace(at: start &+ 7, with: UInt8(truncatingIfNeeded: head &>> 56) | 0x80)
    }
  }

  package mutating func keep(_ data: ByteCursor) -> UInt32 {
    let position = UInt32(truncatingIfNeeded: bytes.count)
    bytes.append(UInt64(truncatingIfNeeded: data.remaining), count: 8)
    bytes.append(data)
    return position
  }
}
