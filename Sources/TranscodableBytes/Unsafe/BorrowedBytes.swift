/// Bytes that are lent, as a sequence, so that collections of bytes can be made of them in one copy.
@frozen
public struct BorrowedBytes: Sequence, IteratorProtocol {
  @usableFromInline internal var cursor: ByteCursor

  /// Creates the sequence of the bytes from `cursor` to its end; valid as long as the cursor.
  @inlinable
  public init(_ cursor: ByteCursor) { self.cursor = cursor }

  /// The next byte, nil at the end.
  @inlinable
  public mutating func next() -> UInt8? {
    guard !cursor.isAtEnd else { return nil }
    defer { cursor.advance(by: 1) }
    return cursor.peek()
  }

  /// The number of bytes left.
  @inlinable public var underestimatedCount: Int { Swift.max(0, cursor.remaining) }

  /// Calls `body` with the bytes left.
  @inlinable
  public func withContiguousStorageIfAvailable<Result>(
    _ body: (UnsafeBufferPointer<UInt8>) throws -> Result
  ) rethrows -> Result? {
    // SAFETY: the buffer covers what is left, and the loan lasts longer than the call.
    try unsafe body(cursor.prefixBuffer(underestimatedCount))
  }

  /// Calls `body` with the bytes left.
  @inlinable
  public func withUnsafeBytes<Result>(
    _ body: (UnsafeRawBufferPointer) throws -> Result
  ) rethrows -> Result {
    // SAFETY: the buffer covers what is left, and the loan lasts longer than the call.
    try unsafe body(UnsafeRawBufferPointer(cursor.prefixBuffer(underestimatedCount)))
  }
}
