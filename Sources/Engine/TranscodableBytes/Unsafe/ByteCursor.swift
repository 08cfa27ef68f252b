/// A position in borrowed bytes that only moves forward.
///
/// All code that reads input uses this type. Moving is unchecked, so the position may be past the
/// end, but every read is checked. Reads past the end return zeros. As a result, a caller may
/// misinterpret the input, but can never read outside of it.
///
/// A cursor is valid only while its bytes are borrowed. ``withCursor(over:_:)-(RawSpan,_)`` creates
/// a cursor that is valid until the closure returns. No public type exposes a cursor.
@frozen @safe @usableFromInline
package struct ByteCursor {
  // SAFETY (type): `base` points to `count` readable bytes, which outlive the closure that receives
  // the cursor. `position` is never negative. Every load below is preceded by a comparison with
  // `count`.
  @usableFromInline internal let base: UnsafePointer<UInt8>
  @usableFromInline internal let count: Int
  @usableFromInline internal var position: Int

  @inlinable
  internal init(_ bytes: UnsafeBufferPointer<UInt8>) {
    // SAFETY: an empty buffer may have no address. Because no bytes are read from it, any address
    // works.
    unsafe base = bytes.baseAddress ?? UnsafePointer(bitPattern: 16).unsafelyUnwrapped
    count = bytes.count
    position = 0
  }

  @inlinable
  internal init(base: UnsafePointer<UInt8>, count: Int, offset: Int) {
    unsafe self.base = base
    self.count = count
    self.position = offset
  }

  @inlinable @inline(__always)
  package var offset: Int { position }

  /// The number of bytes to the end, which is negative if the cursor is past the end.
  @inlinable @inline(__always)
  package var remaining: Int { count &- offset }

  @inlinable @inline(__always)
  package var isAtEnd: Bool { offset >= count }

  /// Returns 0 if the cursor is at or past the end.
  @inlinable @inline(__always)
  package func peek() -> UInt8 {
    // SAFETY: the byte is read only if `offset < count`.
    unsafe offset < count ? base[offset] : 0
  }

  /// Returns 0 past the end; `distance` must not be negative.
  @inlinable @inline(__always)
  package func peek(at distance: Int) -> UInt8 {
    // SAFETY: the byte is read only if the index is between 0 and `count - 1`. As an unsigned
    // number, a negative index would be larger than `count`.
    unsafe UInt(bitPattern: offset &+ distance) < UInt(bitPattern: count)
      ? base[offset &+ distance] : 0
  }

  /// The first, middle and last remaining byte in the three low-order bytes, or 0 if no bytes remain.
  @inlinable @inline(__always)
  package var sampledBytes: UInt64 {
    let count = remaining
    guard count > 0 else { return 0 }
    // SAFETY: all three offsets are between `offset` and `offset + count - 1`.
    let middle = unsafe UInt64(base[offset &+ count &>> 1])
    let last = unsafe UInt64(base[offset &+ count &- 1])
    return unsafe UInt64(base[offset]) | middle &<< 8 | last &<< 16
  }

  /// Returns the next eight bytes, with the first one in the low-order byte; bytes past the end are
  /// zeros.
  @inlinable @inline(__always)
  package func word() -> UInt64 {
    guard remaining >= 8 else { return partialWord() }
    // SAFETY: eight bytes are left.
    return unsafe UInt64(
      littleEndian: UnsafeRawPointer(base).loadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }

  @inlinable @inline(__always)
  package func secondWord() -> UInt64 {
    guard remaining >= 16 else {
      var next = self
      next.advance(by: 8)
      return next.partialWord()
    }
    // SAFETY: sixteen bytes are left.
    return unsafe UInt64(
      littleEndian: UnsafeRawPointer(base)
        .loadUnaligned(fromByteOffset: offset &+ 8, as: UInt64.self))
  }

  /// Reads the remaining bytes with overlapping loads.
  ///
  /// The caller must ensure that fewer than eight bytes remain.
  @usableFromInline
  internal func partialWord() -> UInt64 {
    let left = remaining
    guard left > 0 else { return 0 }
    let here = unsafe UnsafeRawPointer(base + offset)
    // SAFETY (all loads): each offset plus its width is at most `left`.
    if left >= 4 {
      let low = unsafe UInt64(UInt32(littleEndian: here.loadUnaligned(as: UInt32.self)))
      let high = unsafe UInt64(
        UInt32(littleEndian: here.loadUnaligned(fromByteOffset: left - 4, as: UInt32.self)))
      return low | high << UInt64((left - 4) * 8)
    }
    let first = unsafe UInt64(here.load(as: UInt8.self))
    let middle = unsafe UInt64(here.load(fromByteOffset: left / 2, as: UInt8.self))
    let last = unsafe UInt64(here.load(fromByteOffset: left - 1, as: UInt8.self))
    return first | middle << UInt64(left / 2 * 8) | last << UInt64((left - 1) * 8)
  }

  /// Returns the next sixteen bytes; bytes past the end are zeros.
  @inlinable @inline(__always)
  package func block() -> SIMD16<UInt8> {
    guard remaining >= 16 else { return partialBlock() }
    // SAFETY: sixteen bytes are left. Vectors of bytes can be loaded from any address.
    return unsafe UnsafeRawPointer(base)
      .loadUnaligned(fromByteOffset: offset, as: SIMD16<UInt8>.self)
  }

  /// Returns the remaining bytes; there must be fewer than sixteen.
  @usableFromInline
  internal func partialBlock() -> SIMD16<UInt8> {
    let left = remaining
    var words = SIMD2<UInt64>(word().littleEndian, 0)
    if left > 8 {
      var tail = self
      tail.advance(by: left - 8)
      words[1] = (tail.word() >> UInt64((16 - left) * 8)).littleEndian
    }
    // SAFETY: both types are sixteen bytes without padding, and every bit pattern is valid for
    // both.
    return unsafe unsafeBitCast(words, to: SIMD16<UInt8>.self)
  }

  /// Moves forward, possibly past the end; `distance` must not be negative.
  @inlinable @inline(__always)
  package mutating func advance(by distance: Int) {
    assert(distance >= 0)
    // The mask ensures that the position never becomes negative, even if a caller passes a negative
    // distance.
    position &+= distance & Int.max
  }

  @inlinable
  package mutating func moveToEnd() { position = count }

  @inlinable @inline(__always)
  package mutating func move(to other: ByteCursor) { position = other.position }

  /// A negative offset is treated as 0.
  @inlinable
  package func at(_ offset: Int) -> ByteCursor {
    unsafe ByteCursor(base: base, count: count, offset: max(0, offset))
  }

  /// The other cursor must be at an earlier position in the same bytes.
  @inlinable @inline(__always)
  package func distance(from other: ByteCursor) -> Int { offset &- other.offset }

  /// Whether this cursor covers the same bytes as `other`, or a prefix of them.
  @inlinable @inline(__always)
  package func isOverSameBytes(as other: ByteCursor) -> Bool {
    unsafe base == other.base && count <= other.count
  }

  /// The count is clamped to the number of remaining bytes.
  ///
  /// Offsets stay relative to the start of the original bytes.
  @inlinable
  package func prefix(_ count: Int) -> ByteCursor {
    // SAFETY: the new end is never after the old end.
    unsafe ByteCursor(
      base: base, count: max(0, min(self.count, offset &+ max(0, min(count, self.count)))),
      offset: offset)
  }

  @inlinable
  package func withSpan<Result: ~Copyable, Failure: Error>(
    _ count: Int, _ body: (Span<UInt8>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let bytes = unsafe prefixBuffer(count)
    return try unsafe body(bytes.span)
  }

  /// Calls `body` with the remaining bytes.
  @inlinable
  package func withRawSpan<Result: ~Copyable, Failure: Error>(
    _ body: (RawSpan) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let bytes = unsafe prefixBuffer(remaining)
    // SAFETY: bytes have no padding, so they can be read as raw bytes.
    return try unsafe body(bytes.span.bytes)
  }

  @inlinable @inline(__always)
  internal func prefixBuffer(_ count: Int) -> UnsafeBufferPointer<UInt8> {
    // SAFETY: the start and the end are clamped to the readable bytes.
    unsafe UnsafeBufferPointer(
      start: base + min(offset, self.count), count: max(0, min(count, remaining)))
  }
}

// SAFETY: a cursor only reads memory, and nothing writes to the memory while it is borrowed.
extension ByteCursor: @unchecked Sendable {}

@inlinable @inline(__always)
package func withCursor<Result: ~Copyable, Failure: Error>(
  over bytes: RawSpan, _ body: (ByteCursor) throws(Failure) -> Result
) throws(Failure) -> Result {
  // SAFETY: the span keeps its bytes alive until the closure returns. Memory of any type can be
  // read as `UInt8`.
  try unsafe bytes.withUnsafeBytes { (raw: UnsafeRawBufferPointer) throws(Failure) -> Result in
    let buffer = unsafe UnsafeBufferPointer(
      start: raw.baseAddress?.assumingMemoryBound(to: UInt8.self), count: raw.count)
    return try unsafe body(ByteCursor(buffer))
  }
}

@inlinable @inline(__always)
package func withCursor<Result: ~Copyable, Failure: Error>(
  over bytes: Span<UInt8>, _ body: (ByteCursor) throws(Failure) -> Result
) throws(Failure) -> Result {
  // SAFETY: the span keeps its bytes alive until the closure returns.
  try unsafe bytes.withUnsafeBufferPointer {
    (buffer: UnsafeBufferPointer<UInt8>) throws(Failure) -> Result in
    try unsafe body(ByteCursor(buffer))
  }
}

extension String {
  /// Calls `body` with a cursor over the string's UTF-8 bytes.
  ///
  /// The method doesn't use `utf8Span`, because of a problem in Swift 6.3: if a string is small
  /// enough to be stored inline, a pointer from its span refers to bytes that no longer exist.
  @inlinable @inline(__always)
  package borrowing func withCursor(_ body: (ByteCursor) -> Void) {
    // SAFETY: the buffers are only used within the closures.
    let isDone: Void? = unsafe utf8.withContiguousStorageIfAvailable { unsafe body(ByteCursor($0)) }
    if isDone == nil {
      // A bridged string may not be stored as UTF-8.
      var text = copy self
      text.withUTF8 { unsafe body(ByteCursor($0)) }
    }
  }
}
