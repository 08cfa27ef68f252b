/// A growable buffer for output bytes.
///
/// The allocation extends at least `slack` bytes past `limit`, and `position <= limit` holds
/// between calls. As a result, short pieces (up to 128 bytes in total) can be stored without a
/// check. Afterwards, a single comparison determines whether the buffer must grow.
///
/// ```
/// start             position        limit                       end of the allocation
///   | written ........ | free ........ | slack (128 bytes) ....... |
/// ```
@frozen @safe @usableFromInline
package struct ByteOutput: ~Copyable {
  // SAFETY (type): the three pointers lie in one allocation in the order shown above. This value
  // owns the allocation, unless the memory is borrowed.
  @usableFromInline internal var start: UnsafeMutablePointer<UInt8>
  @usableFromInline internal var position: UnsafeMutablePointer<UInt8>
  @usableFromInline internal var limit: UnsafeMutablePointer<UInt8>
  @usableFromInline internal var isBorrowed = false

  @inlinable internal static var slack: Int { 128 }

  @inlinable
  package init(capacity: Int = 1024) {
    let capacity = max(capacity, 64)
    unsafe start = Self.allocate(capacity + Self.slack)
    unsafe position = start
    // SAFETY: the new allocation extends `slack` bytes past `limit`.
    unsafe limit = start + capacity
  }

  /// Creates an output that writes to `memory` until its document is too large for it.
  ///
  /// The memory must be larger than `slack`, and must outlive the output.
  @inlinable @inline(__always)
  internal init(borrowing memory: UnsafeMutableRawBufferPointer) {
    unsafe start = memory.baseAddress.unsafelyUnwrapped.assumingMemoryBound(to: UInt8.self)
    unsafe position = start
    unsafe limit = start + (memory.count - Self.slack)
    isBorrowed = true
  }

  @inlinable
  deinit {
    // SAFETY: this value owns the allocation, and nothing else frees it.
    if !isBorrowed { unsafe Self.deallocate(start) }
  }

  @inlinable @inline(__always)
  package var count: Int {
    unsafe position - start
  }

  @inlinable @inline(__always)
  package var capacity: Int {
    unsafe limit - start
  }

  @inlinable
  package mutating func reserve(_ count: Int) {
    if unsafe limit - position < count { grow(by: count) }
  }

  @usableFromInline @inline(never)
  internal mutating func grow(by needed: Int) {
    let written = count
    let capacity = max(written + needed, unsafe (limit - start) * 2)
    // SAFETY: the new allocation contains the `written` bytes, and has the required slack.
    if isBorrowed {
      let memory = unsafe Self.allocate(capacity + Self.slack)
      unsafe memory.update(from: start, count: written)
      unsafe start = memory
      isBorrowed = false
    } else {
      unsafe start = Self.reallocate(start, capacity + Self.slack)
    }
    unsafe position = start + written
    unsafe limit = start + capacity
  }

  @inlinable @inline(__always)
  internal mutating func commit(_ count: Int) {
    // SAFETY: at most `slack` bytes were stored, so `position` stays within the allocation.
    unsafe position += count
    if unsafe position > limit { grow(by: Self.slack) }
  }

  // MARK: - Appending

  @inlinable @inline(__always)
  package mutating func append(_ byte: UInt8) {
    // SAFETY: one byte fits into the slack.
    unsafe position.pointee = byte
    commit(1)
  }

  /// Appends up to eight bytes of `word`, lowest byte first.
  @inlinable @inline(__always)
  package mutating func append(_ word: UInt64, count: Int) {
    assert(0...8 ~= count)
    // SAFETY: eight bytes fit into the slack.
    unsafe UnsafeMutableRawPointer(position).storeBytes(
      of: word.littleEndian, as: UInt64.self)
    commit(count & 15)
  }

  /// Appends up to 24 bytes of three words, lowest byte first.
  @inlinable @inline(__always)
  package mutating func append(_ first: UInt64, _ second: UInt64, _ third: UInt64, count: Int) {
    assert(0...24 ~= count)
    let target = unsafe UnsafeMutableRawPointer(position)
    // SAFETY: 24 bytes fit into the slack.
    unsafe target.storeBytes(of: first.littleEndian, as: UInt64.self)
    unsafe target.storeBytes(of: second.littleEndian, toByteOffset: 8, as: UInt64.self)
    unsafe target.storeBytes(of: third.littleEndian, toByteOffset: 16, as: UInt64.self)
    commit(count & 31)
  }

  @inlinable
  package mutating func append(_ bytes: Span<UInt8>) {
    let count = bytes.count
    guard count > 0 else { return }
    reserve(count)
    // SAFETY: there is room for `count` bytes. The source can't overlap memory that only this value
    // owns.
    unsafe bytes.withUnsafeBufferPointer { source in
      guard let base = source.baseAddress else { return }
      unsafe position.update(from: base, count: count)
    }
    unsafe position += count
  }

  // MARK: - Editing

  @inlinable @inline(__always)
  package var last: UInt8 {
    get {
      // SAFETY: a byte is read only if the output isn't empty.
      unsafe position > start ? position[-1] : 0
    }
    set {
      // SAFETY: a byte is replaced only if the output isn't empty.
      if unsafe position > start { unsafe position[-1] = newValue }
    }
  }

  @inlinable
  package mutating func replace(at index: Int, with byte: UInt8) {
    // SAFETY: the index is checked, so only written bytes are replaced.
    if index >= 0, index < count { unsafe start[index] = byte }
  }

  @inlinable
  package mutating func truncate(to count: Int) {
    // SAFETY: the position only moves back, and never before the start.
    if count >= 0, count < self.count { unsafe position = start + count }
  }

  @inlinable @inline(__always)
  package mutating func removeLast() {
    // SAFETY: the position only moves back, and never before the start.
    if unsafe position > start { unsafe position -= 1 }
  }

  package mutating func removeFirst(_ count: Int) {
    let removed = max(0, min(count, self.count))
    let left = self.count - removed
    // SAFETY: both ranges lie within the written bytes. They may overlap, which `update` allows.
    unsafe start.update(from: start + removed, count: left)
    unsafe position = start + left
  }

  // MARK: - Reading

  @inlinable
  package borrowing func withSpan<Result: ~Copyable, Failure: Error>(
    from lowerBound: Int = 0, _ body: (Span<UInt8>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let first = max(0, min(lowerBound, count))
    // SAFETY: the buffer covers only written bytes, and this value is borrowed while the closure
    // runs.
    let written = unsafe UnsafeBufferPointer(start: start + first, count: count - first)
    return try unsafe body(written.span)
  }

  @inlinable
  package borrowing func bytes() -> [UInt8] {
    // SAFETY: `count` bytes are initialized.
    unsafe [UInt8](UnsafeBufferPointer(start: start, count: count))
  }
}

// SAFETY: this value is the only owner of the memory, and it can't be copied.
extension ByteOutput: @unchecked Sendable {}

extension ByteOutput {
  @inlinable
  package borrowing func withCursor<Result: ~Copyable, Failure: Error>(
    _ body: (ByteCursor) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    // SAFETY: the buffer covers only written bytes, and this value is borrowed while the closure
    // runs.
    try unsafe body(ByteCursor(UnsafeBufferPointer(start: start, count: count)))
  }

  /// The written bytes as a string.
  ///
  /// The bytes must be valid UTF-8.
  @inlinable
  package var text: String {
    withCursor { $0.text(count, isASCII: false) }
  }
}

extension ByteOutput {
  @inlinable
  package mutating func append(utf8 text: borrowing String) {
    text.withCursor { append($0) }
  }

  @inlinable
  package mutating func append(_ cursor: ByteCursor) {
    cursor.withSpan(cursor.remaining) { append($0) }
  }

  /// Appends the remaining bytes of a cursor, which are usually few.
  @inlinable @inline(__always)
  package mutating func append(short bytes: ByteCursor) {
    if bytes.remaining <= 16 { return append(bytes.block(), count: bytes.remaining) }
    append(bytes)
  }
}

extension ByteOutput {
  @inlinable @inline(__always)
  package mutating func append(_ block: SIMD32<UInt8>, count: Int) {
    assert(0...32 ~= count)
    // SAFETY: 32 bytes fit into the slack.
    unsafe UnsafeMutableRawPointer(position).storeBytes(of: block, as: SIMD32<UInt8>.self)
    commit(count & 63)
  }

  @inlinable @inline(__always)
  package mutating func append(_ block: SIMD16<UInt8>, count: Int) {
    assert(0...16 ~= count)
    // SAFETY: 16 bytes fit into the slack.
    unsafe UnsafeMutableRawPointer(position).storeBytes(of: block, as: SIMD16<UInt8>.self)
    commit(count & 31)
  }

  /// Appends a byte and the first `count` bytes of a cursor, of which there are at most sixteen.
  @inlinable @inline(__always)
  package mutating func append(_ first: UInt8, _ start: ByteCursor, short count: Int) {
    assert(0...16 ~= count && count <= start.remaining)
    if start.remaining < 16 { return append(first, last: start, count: count) }
    // SAFETY: 17 bytes fit into the slack. Vectors of bytes can be stored at any address.
    unsafe position.pointee = first
    unsafe UnsafeMutableRawPointer(position).storeBytes(
      of: start.block(), toByteOffset: 1, as: SIMD16<UInt8>.self)
    commit(1 &+ count & 31)
  }

  @inlinable
  internal mutating func append(_ first: UInt8, last start: ByteCursor, count: Int) {
    let count = max(0, min(count, start.remaining, 16))
    // SAFETY: 17 bytes fit into the slack, and `count` bytes can be read.
    unsafe position.pointee = first
    let target = unsafe UnsafeMutableRawPointer(position + 1)
    let source = unsafe UnsafeRawPointer(start.base + start.position)
    switch count {
    case 8...16: unsafe Self.copy(source, to: target, count, by: UInt64.self)
    case 4..<8: unsafe Self.copy(source, to: target, count, by: UInt32.self)
    case 2..<4: unsafe Self.copy(source, to: target, count, by: UInt16.self)
    case 1: unsafe target.storeBytes(of: source.load(as: UInt8.self), as: UInt8.self)
    default: break
    }
    commit(1 &+ count)
  }

  @inlinable @inline(__always)
  package mutating func append(
    _ lead: UInt64, count leadCount: Int, _ block: SIMD32<UInt8>, count: Int
  ) {
    assert(0...8 ~= leadCount && 0...32 ~= count)
    let leadCount = leadCount & 15
    let target = unsafe UnsafeMutableRawPointer(position)
    // SAFETY (both stores): the first store writes eight bytes. The second writes 32 bytes and
    // starts at most 15 bytes after `position`. Both end within the slack.
    unsafe target.storeBytes(of: lead.littleEndian, as: UInt64.self)
    unsafe (target + leadCount).storeBytes(of: block, as: SIMD32<UInt8>.self)
    commit(leadCount &+ count & 63)
  }

  @inlinable @inline(__always)
  package mutating func append(
    _ lead: UInt64, count leadCount: Int,
    _ first: UInt64, _ second: UInt64, _ third: UInt64, count: Int, then next: UInt8
  ) {
    assert(0...8 ~= leadCount && 0...24 ~= count)
    let (leadCount, count) = (leadCount & 15, count & 31)
    let target = unsafe UnsafeMutableRawPointer(position)
    // SAFETY (all stores): every store ends at most 47 bytes after `position`, which is within the
    // slack.
    unsafe target.storeBytes(of: lead.littleEndian, as: UInt64.self)
    let rest = unsafe target + leadCount
    unsafe rest.storeBytes(of: first.littleEndian, as: UInt64.self)
    unsafe rest.storeBytes(of: second.littleEndian, toByteOffset: 8, as: UInt64.self)
    unsafe rest.storeBytes(of: third.littleEndian, toByteOffset: 16, as: UInt64.self)
    unsafe rest.storeBytes(of: next, toByteOffset: count, as: UInt8.self)
    commit(leadCount &+ count &+ 1)
  }

  /// Appends a decimal number of up to seventeen digits, and then the byte `next`.
  ///
  /// For example, the output can be `-12.5,`. The first two words contain eight digits each, and
  /// the third contains one. `integerDigits` must be from 1 to 7. A decimal point is written only
  /// if `count` is greater than `integerDigits`.
  @inlinable @inline(__always)
  package mutating func append(
    minus isNegative: Bool, _ first: UInt64, _ second: UInt64, _ third: UInt64,
    pointAfter integerDigits: Int, count: Int, then next: UInt8
  ) {
    assert(1...7 ~= integerDigits && 0...17 ~= count)
    let (integerDigits, sign) = (integerDigits & 7, isNegative ? 1 : 0)
    let shift = UInt64(truncatingIfNeeded: integerDigits &<< 3)
    let length = (count > integerDigits ? count &+ 1 : count) & 31
    // SAFETY (all stores): the words end at most 25 bytes after `position`. The last byte is at
    // most 32 bytes after it. Both are within the slack.
    unsafe position.pointee = 0x2D
    let target = unsafe UnsafeMutableRawPointer(position) + sign
    unsafe target.storeBytes(of: first.littleEndian, as: UInt64.self)
    let rest = unsafe target + integerDigits
    unsafe rest.storeBytes(of: 0x2E, as: UInt8.self)
    let (low, high) = (
      first &>> shift | second &<< (64 &- shift), second &>> shift | third &<< (64 &- shift)
    )
    unsafe rest.storeBytes(of: low.littleEndian, toByteOffset: 1, as: UInt64.self)
    unsafe rest.storeBytes(of: high.littleEndian, toByteOffset: 9, as: UInt64.self)
    unsafe target.storeBytes(of: next, toByteOffset: length, as: UInt8.self)
    commit(sign &+ length &+ 1)
  }

  @inlinable @inline(__always)
  package mutating func append(
    _ lead: UInt64, count leadCount: Int, _ word: UInt64, count: Int, then next: UInt8
  ) {
    assert(0...8 ~= leadCount && 0...8 ~= count)
    let (leadCount, count) = (leadCount & 15, count & 15)
    let target = unsafe UnsafeMutableRawPointer(position)
    // SAFETY (all stores): each store starts at most 30 bytes after `position` and writes at most
    // eight bytes, so it ends within the slack.
    unsafe target.storeBytes(of: lead.littleEndian, as: UInt64.self)
    let rest = unsafe target + leadCount
    unsafe rest.storeBytes(of: word.littleEndian, as: UInt64.self)
    unsafe rest.storeBytes(of: next, toByteOffset: count, as: UInt8.self)
    commit(leadCount &+ count &+ 1)
  }
}
