public import TranscodableBytes

/// Storage for strings and data.
///
/// Each item is preceded by a word that holds its length, its number and an ASCII flag.
@frozen @usableFromInline
package struct ByteArena {
  @usableFromInline package let cursor: ByteCursor

  @inlinable @inline(__always)
  package init(cursor: ByteCursor) { self.cursor = cursor }

  @inlinable @inline(__always)
  package func bytes(at offset: UInt32) -> ByteCursor {
    let (start, count) = extent(at: offset)
    return start.prefix(count)
  }

  /// Returns the start and count of the bytes at `offset`.
  ///
  /// The returned cursor isn't limited to these bytes.
  @inlinable @inline(__always)
  package func extent(at offset: UInt32) -> (start: ByteCursor, count: Int) {
    var start = cursor.at(Int(offset))
    let count = Int(UInt32(truncatingIfNeeded: start.word()))
    start.advance(by: 8)
    return (start, count)
  }

  /// The number of every key that is an integer.
  @inlinable
  package static var integerKey: UInt32 { 0x7FFF_FFFF }

  /// Returns the start, count and number of an item.
  @inlinable @inline(__always)
  package func item(at offset: UInt32) -> (start: ByteCursor, count: Int, number: UInt32) {
    var start = cursor.at(Int(offset))
    let head = start.word()
    start.advance(by: 8)
    return (
      start, Int(UInt32(truncatingIfNeeded: head)),
      UInt32(truncatingIfNeeded: head &>> 32) & 0x7FFF_FFFF
    )
  }

  /// Returns the first eight bytes stored at `offset` as a big-endian number, padded with zeros.
  @inlinable @inline(__always)
  package func start(of offset: UInt32) -> UInt64 {
    let (start, count) = extent(at: offset)
    if count == 0 { return 0 }
    let unused = UInt64(truncatingIfNeeded: max(0, 8 &- count)) &<< 3
    return (start.word().byteSwapped &>> unused) &<< unused
  }

  @inlinable @inline(__always)
  package func number(at offset: UInt32) -> Int {
    Int(truncatingIfNeeded: cursor.at(Int(offset)).word() &>> 32 & 0x7FFF_FFFF)
  }

  @inlinable @inline(__always)
  package func isSame(_ offset: UInt32, _ other: UInt32) -> Bool {
    var (left, count) = extent(at: offset)
    var (right, otherCount) = extent(at: other)
    if count != otherCount { return false }
    while count > 8 {
      if left.word() != right.word() { return false }
      left.advance(by: 8)
      right.advance(by: 8)
      count &-= 8
    }
    return (left.word() ^ right.word()) << (64 &- count &<< 3) == 0
  }

  @inlinable @inline(__always)
  package func isASCII(_ offset: UInt32) -> Bool { cursor.at(Int(offset)).word() &>> 63 == 1 }

  @inlinable
  package func text(at offset: UInt32) -> String {
    let bytes = bytes(at: offset)
    return bytes.text(bytes.remaining, isASCII: isASCII(offset))
  }
}
