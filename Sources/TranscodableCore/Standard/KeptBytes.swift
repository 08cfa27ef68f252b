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
    var start = cursor.at(Int(place))
    let count = Int(truncatingIfNeeded: start.word() & ~(1 &<< 63))
    start.advance(by: 8)
    return start.prefix(count)
  }

  /// Where the bytes at a place begin, and how many there are; the cursor goes on after them.
  @inlinable @inline(__always)
  package func extent(at place: UInt32) -> (start: ByteCursor, count: Int) {
    var start = cursor.at(Int(place))
    let count = Int(truncatingIfNeeded: start.word() & ~(1 &<< 63))
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

  /// Whether the bytes at a place are known to be ASCII.
  @inlinable @inline(__always)
  package func isASCII(_ place: UInt32) -> Bool { cursor.at(Int(place)).word() &>> 63 == 1 }

  /// The string at a place.
  package func text(at place: UInt32) -> String {
    let bytes = bytes(at: place)
    return bytes.text(bytes.remaining, isASCII: isASCII(place))
  }
}
