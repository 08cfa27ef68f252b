extension ByteCursor {
  @inlinable @inline(__always)
  package func isASCII(_ count: Int) -> Bool {
    if count <= 8 {
      // Shifts out the bytes after the string.
      let rest = UInt64(truncatingIfNeeded: 8 &- count) &<< 3
      return count == 0 || word() &<< rest & 0x8080_8080_8080_8080 == 0
    }
    var cursor = self
    var left = count
    var seen: UInt64 = 0
    while left > 8 {
      seen |= cursor.word()
      cursor.advance(by: 8)
      left &-= 8
    }
    seen |= cursor.word() &<< (UInt64(truncatingIfNeeded: 8 &- left) &<< 3)
    return seen & 0x8080_8080_8080_8080 == 0
  }
}
