package import TranscodableBytes

/// The bytes of a document that a writer of this package writes.
package final class FormatOutput {
  private let cell = UncheckedCell(ByteOutput(capacity: 1024))

  package init() {}

  @inline(__always)
  package var output: ByteOutput {
    _read { yield cell.value }
    _modify { yield &cell.value }
  }

  package var count: Int { output.count }

  package func append(_ byte: UInt8) { output.append(byte) }

  /// Appends the lowest `size` bytes of a number, of which there are at most eight.
  package func append(bigEndian number: UInt64, _ size: Int) {
    output.append(
      number.byteSwapped &>> UInt64(truncatingIfNeeded: 64 &- size &<< 3), count: size)
  }

  /// Appends a byte and a number.
  package func append(_ first: UInt8, _ number: UInt64, _ size: Int) {
    append(first)
    append(bigEndian: number, size)
  }

  package func append(_ bytes: RawSpan) { withCursor(over: bytes) { output.append($0) } }
  package func append(_ bytes: ByteCursor) { output.append(bytes) }

  /// Returns the bytes, and removes them.
  package func take() -> [UInt8] {
    defer { output.truncate(to: 0) }
    return output.bytes()
  }
}
