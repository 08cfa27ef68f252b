extension ByteCursor {
  /// If `size` is greater than eight, only the last eight bytes are used.
  @inlinable @inline(__always)
  package func bigEndian(at offset: Int, _ size: Int) -> UInt64 {
    var cursor = self
    cursor.advance(by: offset &+ max(0, size &- 8))
    let width = UInt64(truncatingIfNeeded: min(8, size))
    return width == 0 ? 0 : cursor.word().byteSwapped &>> (64 &- width &<< 3)
  }
}
