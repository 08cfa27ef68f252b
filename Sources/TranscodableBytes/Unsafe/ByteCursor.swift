/// A place in borrowed bytes that only moves forward.
///
/// Everything that reads input is written on this type. It holds two pointers, and every operation keeps
/// `position <= end`: looking past the end gives zeros, moving past the end stops at the end. A caller can
/// therefore read nonsense only from the bytes themselves, never from beside them.
///
/// A cursor is valid while the bytes it was lent are. It is made by ``withCursor(over:_:)-(RawSpan,_)`` and its
/// siblings, which end the loan when their closure returns; no public type of the package hands one out.
@frozen @safe
public struct ByteCursor {
  // SAFETY (type): `position` and `end` point into, or one past, one allocation that outlives the closure
  // the cursor was made for, and `position <= end` holds after every method below.
  @usableFromInline internal var position: UnsafePointer<UInt8>
  @usableFromInline internal var end: UnsafePointer<UInt8>

  @inlinable
  internal init(_ bytes: UnsafeBufferPointer<UInt8>) {
    // SAFETY: an empty buffer may have no address; any address serves, since nothing is read at `end`.
    let start = unsafe bytes.baseAddress ?? UnsafePointer(bitPattern: 16).unsafelyUnwrapped
    unsafe position = start
    unsafe end = start + bytes.count
  }

  /// The number of bytes from here to the end.
  @inlinable @inline(__always)
  public var remaining: Int {
    // SAFETY: both pointers belong to one allocation.
    unsafe end - position
  }

  /// Whether no byte is left.
  @inlinable @inline(__always)
  public var isAtEnd: Bool {
    // SAFETY: a comparison of addresses reads no memory.
    unsafe position >= end
  }

  /// The byte here, or 0 at the end.
  @inlinable @inline(__always)
  public func peek() -> UInt8 {
    // SAFETY: read only when `position < end`.
    unsafe position < end ? position.pointee : 0
  }

  /// The byte `distance` places ahead, or 0 past the end; `distance` is not negative.
  @inlinable @inline(__always)
  public func peek(at distance: Int) -> UInt8 {
    // SAFETY: read only when `position + distance` is before `end`; the distance is not negative.
    unsafe distance < remaining && distance >= 0 ? position[distance] : 0
  }

  /// The next eight bytes, the first in the lowest place, zeros past the end.
  @inlinable @inline(__always)
  public func word() -> UInt64 {
    guard remaining >= 8 else { return partialWord() }
    // SAFETY: eight bytes are left.
    return unsafe UInt64(
      littleEndian: UnsafeRawPointer(position).loadUnaligned(as: UInt64.self))
  }

  @inlinable @inline(never)
  internal func partialWord() -> UInt64 {
    var word: UInt64 = 0
    for index in 0..<min(remaining, 8) {
      word |= UInt64(peek(at: index)) << UInt64(index * 8)
    }
    return word
  }

  /// The eight bytes `distance` places ahead, zeros past the end; `distance` is not negative.
  @inlinable @inline(__always)
  public func word(at distance: Int) -> UInt64 {
    var ahead = self
    ahead.advance(by: distance)
    return ahead.word()
  }

  /// The next sixteen bytes; zeros past the end.
  @inlinable @inline(__always)
  public func block() -> SIMD16<UInt8> {
    guard remaining >= 16 else { return partialBlock() }
    // SAFETY: sixteen bytes are left, and a vector of bytes may be loaded from any address.
    return unsafe UnsafeRawPointer(position).loadUnaligned(as: SIMD16<UInt8>.self)
  }

  @inlinable @inline(never)
  internal func partialBlock() -> SIMD16<UInt8> {
    var block = SIMD16<UInt8>(repeating: 0)
    for index in 0..<min(remaining, 16) { block[index] = peek(at: index) }
    return block
  }

  /// Moves forward by `count` bytes, but not past the end; `count` is not negative.
  @inlinable @inline(__always)
  public mutating func advance(by count: Int) {
    // SAFETY: the sum stays within the allocation because the step is clamped to what is left.
    unsafe position += max(0, min(count, remaining))
  }

  /// Moves to the end, where every look gives 0.
  @inlinable
  public mutating func moveToEnd() {
    unsafe position = end
  }

  /// Moves back to where `other`, a cursor over the same bytes, stands; does nothing for foreign cursors.
  @inlinable
  public mutating func move(to other: ByteCursor) {
    // SAFETY: taken only when it lies in our own bytes: same end, and both came from one loan.
    if unsafe other.end == end { unsafe position = other.position }
  }

  /// The number of bytes from `other`, an earlier cursor over the same bytes, to here.
  @inlinable @inline(__always)
  public func distance(from other: ByteCursor) -> Int {
    unsafe position - other.position
  }

  /// A cursor over the next `count` bytes only (fewer at the end).
  @inlinable
  public func prefix(_ count: Int) -> ByteCursor {
    var part = self
    // SAFETY: clamped to what is left, so the new end lies in the same bytes.
    unsafe part.end = position + max(0, min(count, remaining))
    return part
  }

  /// Calls `body` with a view of the next `count` bytes (fewer at the end).
  @inlinable
  public func withSpan<Result: ~Copyable, Failure: Error>(
    _ count: Int, _ body: (Span<UInt8>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    // SAFETY: the buffer covers bytes between `position` and `end` only.
    let buffer = unsafe UnsafeBufferPointer(start: position, count: max(0, min(count, remaining)))
    return try body(buffer.span)
  }
}

// SAFETY: a cursor is a pair of addresses into memory that nobody writes while it is lent.
extension ByteCursor: @unchecked Sendable {}

/// Calls `body` with a cursor over `bytes`.
@inlinable
public func withCursor<Result: ~Copyable, Failure: Error>(
  over bytes: RawSpan, _ body: (ByteCursor) throws(Failure) -> Result
) throws(Failure) -> Result {
  // SAFETY: the span keeps its bytes alive until the closure returns.
  try unsafe bytes.withUnsafeBytes { (raw: UnsafeRawBufferPointer) throws(Failure) -> Result in
    // SAFETY: bytes may be viewed as UInt8 whatever they are bound to.
    let buffer = unsafe UnsafeBufferPointer(
      start: raw.baseAddress?.assumingMemoryBound(to: UInt8.self), count: raw.count)
    return try body(unsafe ByteCursor(buffer))
  }
}
