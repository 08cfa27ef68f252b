/// A growable buffer of words.
///
/// It holds at most 2³² − 1 words, so an index fits into half a word.
@frozen @safe @usableFromInline
package struct WordBuffer: ~Copyable {
  // SAFETY (type): `start` points to memory for `capacity` words, which this value owns. The first
  // `count` words are initialized, and `count <= capacity`. If the capacity is 0, there is no
  // allocation, and `start` is never read.
  @usableFromInline internal var start: UnsafeMutablePointer<UInt64>
  @usableFromInline internal var capacity: Int
  @usableFromInline internal var used: Int
  @usableFromInline internal var hasDropped: Bool

  @inlinable
  package init(capacity: Int) {
    self.capacity = max(capacity, 16)
    unsafe start = UnsafeMutablePointer<UInt64>.allocate(capacity: self.capacity)
    used = 0
    hasDropped = false
  }

  @inlinable
  package init() {
    capacity = 0
    unsafe start = UnsafeMutablePointer(bitPattern: 8).unsafelyUnwrapped
    used = 0
    hasDropped = false
  }

  @inlinable
  package init(zeros count: Int) {
    self.init(capacity: count)
    // SAFETY: there is room for `count` words.
    unsafe start.initialize(repeating: 0, count: count)
    used = count
  }

  @inlinable
  package mutating func reset(zeros count: Int) {
    guard count >= 0, count <= capacity else { return self = WordBuffer(zeros: count) }
    // SAFETY: there is room for `count` words.
    unsafe start.initialize(repeating: 0, count: count)
    used = count
    hasDropped = false
  }

  @inlinable
  deinit {
    // SAFETY: this value owns the allocation if there is one, and nothing else frees it.
    if capacity > 0 { unsafe start.deallocate() }
  }

  @inlinable package var room: Int { capacity }

  @inlinable
  package mutating func removeAll() {
    used = 0
    hasDropped = false
  }

  @inlinable @inline(__always)
  package var count: Int { used }

  /// Whether words were discarded because the buffer reached its maximum size.
  @inlinable
  package var isFull: Bool { hasDropped }

  @inlinable @inline(__always)
  package mutating func append(_ word: UInt64) {
    if used == capacity {
      self = Self.grown(self)
      guard used < capacity else { return }
    }
    // SAFETY: `used` never exceeds `capacity`, and they aren't equal here, so `used < capacity`.
    unsafe (start + used).initialize(to: word)
    used &+= 1
  }

  /// Appends three words, or none if the buffer can't grow enough.
  @inlinable @inline(__always)
  package mutating func append(_ first: UInt64, _ second: UInt64, _ third: UInt64) {
    if capacity &- used < 3 {
      // The new capacity is at least sixteen words, and at least twice the previous capacity.
      self = Self.grown(self)
      guard capacity &- used >= 3 else {
        hasDropped = true
        return
      }
    }
    // SAFETY (all three): there is room for three more words.
    unsafe (start + used).initialize(to: first)
    unsafe (start + used + 1).initialize(to: second)
    unsafe (start + used + 2).initialize(to: third)
    used &+= 3
  }

  @inlinable @inline(__always)
  package mutating func append(
    _ first: UInt64, _ second: UInt64, _ third: UInt64, _ fourth: UInt64, _ fifth: UInt64
  ) {
    if capacity &- used < 5 {
      // The new capacity is at least sixteen words, and at least twice the previous capacity.
      self = Self.grown(self)
      guard capacity &- used >= 5 else {
        hasDropped = true
        return
      }
    }
    // SAFETY (all five): there is room for five more words.
    unsafe (start + used).initialize(to: first)
    unsafe (start + used + 1).initialize(to: second)
    unsafe (start + used + 2).initialize(to: third)
    unsafe (start + used + 3).initialize(to: fourth)
    unsafe (start + used + 4).initialize(to: fifth)
    used &+= 5
  }

  @inlinable @inline(__always)
  package mutating func removeLast(_ count: Int) { used = max(0, used &- max(0, count)) }

  @inlinable
  package func clear() {
    // SAFETY: `used` words are initialized.
    unsafe start.update(repeating: 0, count: used)
  }

  /// Consumes a buffer and returns a larger one.
  ///
  /// Passing the buffer by value lets the caller keep it in registers.
  @usableFromInline @inline(never)
  internal static func grown(_ buffer: consuming WordBuffer) -> WordBuffer {
    let limit = Int(UInt32.max)
    let larger = min(max(buffer.capacity * 2, 16), limit)
    guard larger > buffer.capacity else {
      buffer.hasDropped = true
      return buffer
    }
    var result = WordBuffer(capacity: larger)
    // SAFETY: `used` words are initialized, and the new allocation has room for more.
    unsafe result.start.update(from: buffer.start, count: buffer.used)
    result.used = buffer.used
    return result
  }

  @inlinable @inline(__always)
  package func five(from index: Int) -> (UInt64, UInt64, UInt64, UInt64, UInt64) {
    precondition(index >= 0 && index <= count &- 5)
    // SAFETY (all five): the precondition ensures that these words exist.
    return unsafe (
      start[index], start[index &+ 1], start[index &+ 2], start[index &+ 3], start[index &+ 4]
    )
  }

  @inlinable @inline(__always)
  package func replace(at index: Int, by first: UInt64, _ second: UInt64) {
    precondition(index >= 0 && index <= count &- 2)
    // SAFETY (both): the precondition ensures that both words exist.
    unsafe start[index] = first
    unsafe start[index &+ 1] = second
  }

  @inlinable @inline(__always)
  package func three(at index: Int) -> (UInt64, UInt64, UInt64) {
    precondition(index >= 0 && index < count &- 2)
    // SAFETY: the precondition ensures that these words exist. The sums can't overflow, because
    // `count` words fit into memory.
    return unsafe (start[index], start[index &+ 1], start[index &+ 2])
  }

  @inlinable @inline(__always)
  package subscript(index: Int) -> UInt64 {
    get {
      precondition(UInt(bitPattern: index) < UInt(bitPattern: count))
      // SAFETY: the precondition also excludes negative indexes, which would be huge as unsigned
      // numbers.
      return unsafe start[index]
    }
    nonmutating set {
      precondition(UInt(bitPattern: index) < UInt(bitPattern: count))
      // SAFETY: checked above.
      unsafe start[index] = newValue
    }
  }
}
