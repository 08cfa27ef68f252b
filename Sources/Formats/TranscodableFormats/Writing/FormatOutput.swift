public import TranscodableBytes

/// The bytes of a document that a writer of this package writes.
@usableFromInline
package final class FormatOutput {
  // Allocations of up to about 1,000 bytes are the fastest.
  @usableFromInline let cell = UncheckedCell(ByteOutput(capacity: 768))

  @inlinable
  package init() {}

  @inlinable @inline(__always)
  package var output: ByteOutput {
    _read { yield cell.value }
    _modify { yield &cell.value }
  }

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
  package func append(_ bytes: ByteCursor) {
    // Most strings are short.
    if bytes.remaining <= 16 { return output.append(bytes.block(), count: bytes.remaining) }
    output.append(bytes)
  }

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
  package func append(_ start: ByteCursor, count: Int) {
    if count > 128 { return output.append(start.prefix(count)) }
    var (rest, left) = (start, count)
    while left > 0 {
      output.append(rest.block(), count: min(left, 16))
      rest.advance(by: 16)
      left &-= 16
    }
  }

  private static let free = ObjectPool<FormatOutput>(capacity: 8)
  private static let maximumCapacity = 1 << 16

  /// Returns an empty output, which was used before if possible.
  package static func reused() -> FormatOutput { free.take() ?? FormatOutput() }

  /// Keeps the output for another call, unless it is large or somebody else has a reference to it.
  package static func keep(_ output: consuming FormatOutput) {
    guard isKnownUniquelyReferenced(&output), output.output.capacity <= maximumCapacity else {
      return
    }
    output.output.truncate(to: 0)
    _ = free.put(output)
  }

  /// Returns the bytes, and removes them.
  package func take() -> [UInt8] {
    defer { output.truncate(to: 0) }
    return output.bytes()
  }
}
