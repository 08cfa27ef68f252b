@frozen @usableFromInline
package struct BorrowedBytes: Sequence, IteratorProtocol {
  @usableFromInline internal var cursor: ByteCursor

  /// The sequence is valid only as long as the cursor is valid.
  @inlinable
  package init(_ cursor: ByteCursor) { self.cursor = cursor }

  @inlinable
  package mutating func next() -> UInt8? {
    guard !cursor.isAtEnd else { return nil }
    defer { cursor.advance(by: 1) }
    return cursor.peek()
  }

  @inlinable package var underestimatedCount: Int { Swift.max(0, cursor.remaining) }

  @inlinable
  package func withContiguousStorageIfAvailable<Result>(
    _ body: (UnsafeBufferPointer<UInt8>) throws -> Result
  ) rethrows -> Result? {
    // SAFETY: the buffer covers the remaining bytes, and the bytes stay borrowed until the call
    // returns.
    try unsafe body(cursor.prefixBuffer(underestimatedCount))
  }

  @inlinable
  package func withUnsafeBytes<Result>(
    _ body: (UnsafeRawBufferPointer) throws -> Result
  ) rethrows -> Result {
    // SAFETY: the buffer covers the remaining bytes, and the bytes stay borrowed until the call
    // returns.
    try unsafe body(UnsafeRawBufferPointer(cursor.prefixBuffer(underestimatedCount)))
  }
}

/// A copy of borrowed bytes that remains valid after the borrow ends.
@safe @usableFromInline
package final class OwnedBytes: Sendable {
  // SAFETY (type): `start` points to `count` initialized bytes. Nothing modifies them, and only
  // `deinit` frees them.
  private nonisolated(unsafe) let start: UnsafeMutablePointer<UInt8>
  private let count: Int

  /// Copies all bytes of `cursor`, including the bytes before its position.
  package init(_ cursor: ByteCursor) {
    count = cursor.count
    unsafe start = UnsafeMutablePointer<UInt8>.allocate(capacity: max(count, 1))
    // SAFETY: the cursor's base has `count` readable bytes, and the new allocation has room for
    // them.
    unsafe start.initialize(from: cursor.base, count: count)
  }

  deinit {
    // SAFETY: this object owns the allocation.
    unsafe start.deallocate()
  }

  /// The cursor must not be used after this object is deallocated.
  package var cursor: ByteCursor {
    unsafe ByteCursor(base: UnsafePointer(start), count: count, offset: 0)
  }
}

extension Span where Element == UInt8 {
  @inlinable @inline(__always)
  package func withRawSpan<Result>(_ body: (RawSpan) throws -> Result) rethrows -> Result {
    // SAFETY: bytes have no padding, so they can be read as raw bytes.
    try unsafe body(bytes)
  }
}

extension Array where Element == UInt8 {
  @inlinable @inline(__always)
  package func withRawSpan<Result>(_ body: (RawSpan) throws -> Result) rethrows -> Result {
    try lend { try $0.withRawSpan(body) }
  }
}

extension ContiguousArray where Element == UInt8 {
  @inlinable @inline(__always)
  package func withRawSpan<Result>(_ body: (RawSpan) throws -> Result) rethrows -> Result {
    try span.withRawSpan(body)
  }
}

extension ArraySlice where Element == UInt8 {
  @inlinable @inline(__always)
  package func withRawSpan<Result>(_ body: (RawSpan) throws -> Result) rethrows -> Result {
    try span.withRawSpan(body)
  }
}

extension String {
  /// If the string isn't stored as UTF-8, its bytes are copied first.
  @inlinable @inline(__always)
  package func withRawSpan<Result>(_ body: (RawSpan) throws -> Result) rethrows -> Result {
    var text = self
    // SAFETY: the buffer is only used within the closure.
    return try text.withUTF8 { try unsafe body($0.span.bytes) }
  }
}

extension Substring {
  /// If the substring isn't stored as UTF-8, its bytes are copied first.
  @inlinable @inline(__always)
  package func withRawSpan<Result>(_ body: (RawSpan) throws -> Result) rethrows -> Result {
    var text = self
    // SAFETY: the buffer is only used within the closure.
    return try text.withUTF8 { try unsafe body($0.span.bytes) }
  }
}
