public import TranscodableBytes

/// Strings and data that a draft has kept.
@frozen @usableFromInline
package struct KeptBytes {
  @usableFromInline package let cursor: ByteCursor

  @inlinable @inline(__always)
  package init(cursor: ByteCursor) { self.cursor = cursor }

  /// The bytes at a place.
  @inlinable @inline(__always)
  package func bytes(at place: UInt32) -> ByteCursor {
    let (start, count) = extent(at: place)
    return start.prefix(count)
  }

  /// Where the bytes at a place begin, and how many there are; the cursor goes on after them.
  @inlinable @inline(__always)
  package func extent(at place: UInt32) -> (start: ByteCursor, count: Int) {
    var start = cursor.at(Int(place))
    let count = Int(UInt32(truncatingIfNeeded: start.word()))
    start.advance(by: 8)
    return (start, count)
  }

  /// The first eight bytes at a place, zeros after the last one, as a number in the order of the bytes.
  @inlinable @inline(__always)
  package func start(of place: UInt32) -> UInt64 {
    let (start, count) = extent(at: place)
    if count == 0 { return 0 }
    let unused = UInt64(truncatingIfNeeded: max(0, 8 &- count)) &<< 3
    return (start.word().byteSwapped &>> unused) &<< unused
  }

  /// The number that was kept with a string.
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

  /// Whether the bytes at a place are known to be ASCII.
  @inlinable @inline(__always)
  package func isASCII(_ place: UInt32) -> Bool { cursor.at(Int(place)).word() &>> 63 == 1 }

  /// The string at a place.
  package func text(at place: UInt32) -> String {
    let bytes = bytes(at: place)
    return bytes.text(bytes.remaining, isASCII: isASCII(place))
  }
}
