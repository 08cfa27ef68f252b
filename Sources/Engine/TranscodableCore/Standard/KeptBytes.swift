public import TranscodableBytes

/// The strings and data stored in a draft.
@frozen @usableFromInline
package struct KeptBytes {
  @usableFromInline package let cursor: ByteCursor

  @inlinable @inline(__always)
  package init(cursor: ByteCursor) { self.cursor = cursor }

  /// The bytes stored at `place`.
  @inlinable @inline(__always)
  package func bytes(at place: UInt32) -> ByteCursor {
    let (start, count) = extent(at: place)
    return start.prefix(count)
  }

  /// The start and number of the bytes stored at `place`.
  ///
  /// The cursor isn't limited to them.
  @inlinable @inline(__always)
  package func extent(at place: UInt32) -> (start: ByteCursor, count: Int) {
    var start = cursor.at(Int(place))
    let count = Int(UInt32(truncatingIfNeeded: start.word()))
    start.advance(by: 8)
    return (start, count)
  }

  /// The first eight bytes at `place`, padded with zeros, as a number in byte order.
  @inlinable @inline(__always)
  package func start(of place: UInt32) -> UInt64 {
    let (start, count) = extent(at: place)
    if count == 0 { return 0 }
    let unused = UInt64(truncatingIfNeeded: max(0, 8 &- count)) &<< 3
    return (start.word().byteSwapped &>> unused) &<< unused
  }

  /// The number that was stored with a string.
  @inlinable @inline(__always)
  package func number(at place: UInt32) -> Int {
    Int(truncatingIfNeeded: cursor.at(Int(place)).word() &>> 32 & 0x7FFF_FFFF)
  }

  /// Whether two strings or data have the same bytes.
  @inlinable @inline(__always)
  package func isSame(_ place: UInt32, _ other: UInt32) -> Bool {
    var (left, count) = extent(at: place)
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

  /// Whether the bytes at `place` are known to be ASCII.
  @inlinable @inline(__always)
  package func isASCII(_ place: UInt32) -> Bool { cursor.at(Int(place)).word() &>> 63 == 1 }

  /// The string stored at `place`.
  package func text(at place: UInt32) -> String {
    let bytes = bytes(at: place)
    return bytes.text(bytes.remaining, isASCII: isASCII(place))
  }
}
