/// Bytes that are lent, as a sequence, so that collections of bytes can be made of them in one copy.
@frozen @usableFromInline
package struct BorrowedBytes: Sequence, IteratorProtocol {
  @usableFromInline internal var cursor: ByteCursor

  /// Creates the sequence of the bytes from `cursor` to its end; valid as long as the cursor.
  @inlinable
  package init(_ cursor: ByteCursor) { self.cursor = cursor }

  /// The next byte, nil at the end.
  @inlinable
  package mutating func next() -> UInt8? {
    guard !cursor.isAtEnd else { return nil }
    defer { cursor.advance(by: 1) }
    return cursor.peek()
  }

  /// The number of bytes left.
  @inlinable package var underestimatedCount: Int { Swift.max(0, cursor.remaining) }

  /// Calls `body` with the bytes left.
  @inlinable
  package func withContiguousStorageIfAvailable<Result>(
    _ body: (UnsafeBufferPointer<UInt8>) throws -> Result
  ) rethrows -> Result? {
    // SAFETY: the buffer covers what is left, and the loan lasts longer than the call.
    try unsafe body(cursor.prefixBuffer(underestimatedCount))
  }

  /// Calls `body` with the bytes left.
  @inlinable
  package func withUnsafeBytes<Result>(
    _ body: (UnsafeRawBufferPointer) throws -> Result
  ) rethrows -> Result {
    // SAFETY: the buffer covers what is left, and the loan lasts longer than the call.
    try unsafe body(UnsafeRawBufferPointer(cursor.prefixBuffer(underestimatedCount)))
  }
}

/// A copy of bytes that outlives the loan they came from.
@safe @usableFromInline
package final class OwnedBytes: Sendable {
  // SAFETY (type): `start` is an allocation of `count` bytes, all initialized, which is not written and only `deinit` frees.
  private nonisolated(unsafe) let start: UnsafeMutablePointer<UInt8>
  private let count: Int

  /// Copies all the bytes that `cursor` was lent, also those before its place.
  package init(_ cursor: ByteCursor) {
    count = cursor.count
    unsafe start = UnsafeMutablePointer<UInt8>.allocate(capacity: max(count, 1))
    // SAFETY: the cursor's base has `count` readable bytes, and the new allocation room for them.
    unsafe start.initialize(from: cursor.base, count: count)
  }

  deinit {
    // SAFETY: this object owns the allocation.
    unsafe start.deallocate()
  }

  /// A cursor at the first byte; valid as long as this object.
  package var cursor: ByteCursor {
    unsafe ByteCursor(base: UnsafePointer(start), count: count, offset: 0)
  }
}

extension Span where Element == UInt8 {
  /// Calls `body` with the bytes.
  @inlinable @inline(__always)
  package func withRawSpan<Result>(_ body: (RawSpan) throws -> Result) rethrows -> Result {
    // SAFETY: bytes have no padding, so they may be read as raw bytes.
    try unsafe body(bytes)
  }
}

extension Array where Element == UInt8 {
  /// Calls `body` with the bytes.
  @inlinable @inline(__always)
  package func withRawSpan<Result>(_ body: (RawSpan) throws -> Result) rethrows -> Result {
    try lend { try $0.withRawSpan(body) }
  }
}

extension ContiguousArray where Element == UInt8 {
  /// Calls `body` with the bytes.
  @inlinable @inline(__always)
  package func withRawSpan<Result>(_ body: (RawSpan) throws -> Result) rethrows -> Result {
    try span.withRawSpan(body)
  }
}

extension ArraySlice where Element == UInt8 {
  /// Calls `body` with the bytes.
  @inlinable @inline(__always)
  package func withRawSpan<Result>(_ body: (RawSpan) throws -> Result) rethrows -> Result {
    try span.withRawSpan(body)
  }
}

extension String {
  /// Calls `body` with the UTF-8, of a copy if the string is stored in another encoding.
  @inlinable @inline(__always)
  package func withRawSpan<Result>(_ body: (RawSpan) throws -> Result) rethrows -> Result {
    var text = self
    // SAFETY: the buffer is used within the closure only.
    return try text.withUTF8 { try unsafe body($0.span.bytes) }
  }
}

extension Substring {
  /// Calls `body` with the UTF-8, of a copy if the string is stored in another encoding.
  @inlinable @inline(__always)
  package func withRawSpan<Result>(_ body: (RawSpan) throws -> Result) rethrows -> Result {
    var text = self
    // SAFETY: the buffer is used within the closure only.
    return try text.withUTF8 { try unsafe body($0.span.bytes) }
  }
}
