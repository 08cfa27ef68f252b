public import TranscodableBytes

extension SharedOutput {
  @inlinable @inline(__always)
  package var count: Int { output.count }

  @inlinable @inline(__always)
  package func append(_ byte: UInt8) { output.append(byte) }

  /// Appends the lowest `size` bytes of a number, of which there are at most eight.
  @inlinable @inline(__always)
  package func append(bigEndian number: UInt64, _ size: Int) {
    output.append(
      number.byteSwapped &>> UInt64(truncatingIfNeeded: 64 &- size &<< 3), count: size)
  }

  /// Appends a byte and a number.
  @inlinable @inline(__always)
  package func append(_ first: UInt8, _ number: UInt64, _ size: Int) {
    append(first)
    append(bigEndian: number, size)
  }

  @inlinable
  package func append(_ bytes: RawSpan) { withCursor(over: bytes) { append($0) } }

  /// Appends the remaining bytes of a cursor.
  @inlinable
  package func append(_ bytes: ByteCursor) { output.append(short: bytes) }

  /// Appends a byte and the first `count` bytes of a cursor, which may contain other bytes after
  /// them.
  @inlinable @inline(__always)
  package func append(_ first: UInt8, _ start: ByteCursor, count: Int) {
    if count <= 16 { return output.append(first, start, short: count) }
    append(first)
    append(start, count: count)
  }

  /// Appends the first `count` bytes of a cursor, which may contain other bytes after them.
  @inlinable @inline(never)
  package func append(_ start: ByteCursor, count: Int) { output.append(start.prefix(count)) }

  /// Returns the bytes, and removes them.
  package func take() -> [UInt8] {
    defer { output.truncate(to: 0) }
    return output.bytes()
  }
}
