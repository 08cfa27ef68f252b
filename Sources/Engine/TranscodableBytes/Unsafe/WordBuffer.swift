/// Words that are appended one by one and looked at by their number: a buffer that grows.
///
/// Never holds more than 2³² − 1 words, so that the number of a word fits into half a word; see ``isFull``.
@frozen @safe @usableFromInline
package struct WordBuffer: ~Copyable {
  // SAFETY (type): `start` is an allocation of `capacity` words owned by this value, the first `count` of them
  // initialized, and `count <= capacity`. With a capacity of 0 there is no allocation, and `start` is never read.
  @usableFromInline internal var start: UnsafeMutablePointer<UInt64>
  @usableFromInline internal var capacity: Int
  @usableFromInline internal var used: Int
  @usableFromInline internal var hasDropped: Bool

  /// Creates a buffer with room for `capacity` words before it has to grow.
  @inlinable
  package init(capacity: Int) {
    self.capacity = max(capacity, 16)
    unsafe start = UnsafeMutablePointer<UInt64>.allocate(capacity: self.capacity)
    used = 0
    hasDropped = false
  }

  /// Creates a buffer without any room, which costs nothing.
  @inlinable
  package init() {
    capacity = 0
    unsafe start = UnsafeMutablePointer(bitPattern: 8).unsafelyUnwrapped
    used = 0
    hasDropped = false
  }

  /// Creates a buffer of `count` words that are 0.
  @inlinable
  package init(zeros count: Int) {
    self.init(capacity: count)
    // SAFETY: there is room for `count` words.
    unsafe start.initialize(repeating: 0, count: count)
    used = count
  }

  /// Makes it a buffer of `count` words that are 0, in the room that there is, if there is enough.
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
    // SAFETY: this value owns the allocation if it has one, and nothing else frees it.
    if capacity > 0 { unsafe start.deallocate() }
  }

  /// The number of words there is room for.
  @inlinable package var room: Int { capacity }

  /// Removes all words, and keeps the room.
  @inlinable
  package mutating func removeAll() {
    used = 0
    hasDropped = false
  }

  /// The number of words.
  @inlinable @inline(__always)
  package var count: Int { used }

  /// Whether words were appended for which there was no room: they were dropped.
  @inlinable
  package var isFull: Bool { hasDropped }

  /// Appends a word.
  @inlinable @inline(__always)
  package mutating func append(_ word: UInt64) {
    if used == capacity {
      self = Self.grown(self)
      guard used < capacity else { return }
    }
    // SAFETY: `used < capacity`, since it is never more, and is not the same.
    unsafe (start + used).initialize(to: word)
    used &+= 1
  }

  /// Appends three words, or none of them if there is no room.
  @inlinable @inline(__always)
  package mutating func append(_ first: UInt64, _ second: UInt64, _ third: UInt64) {
    if capacity &- used < 3 {
      // The new room is at least sixteen words, or twice the old, which is no less.
      self = Self.grown(self)
      guard capacity &- used >= 3 else {
        hasDropped = true
        return
      }
    }
    // SAFETY (all three): three words more fit into the capacity.
    unsafe (start + used).initialize(to: first)
    unsafe (start + used + 1).initialize(to: second)
    unsafe (start + used + 2).initialize(to: third)
    used &+= 3
  }

  /// Appends five words, or none of them if there is no room.
  @inlinable @inline(__always)
  package mutating func append(
    _ first: UInt64, _ second: UInt64, _ third: UInt64, _ fourth: UInt64, _ fifth: UInt64
  ) {
    if capacity &- used < 5 {
      // The new room is at least sixteen words, or twice the old, which is no less.
      self = Self.grown(self)
      guard capacity &- used >= 5 else {
        hasDropped = true
        return
      }
    }
    // SAFETY (all five): five words more fit into the capacity.
    unsafe (start + used).initialize(to: first)
    unsafe (start + used + 1).initialize(to: second)
    unsafe (start + used + 2).initialize(to: third)
    unsafe (start + used + 3).initialize(to: fourth)
    unsafe (start + used + 4).initialize(to: fifth)
    used &+= 5
  }

  /// Removes the last `count` words (all of them if there are fewer).
  @inlinable @inline(__always)
  package mutating func removeLast(_ count: Int) { used = max(0, used &- max(0, count)) }

  /// Makes all words 0.
  @inlinable
  package func clear() {
    // SAFETY: that many words are initialized.
    unsafe start.update(repeating: 0, count: used)
  }

  /// Doubles the room, up to the limit.
  ///
  /// Takes the buffer and gives it back: the one that is being written can stay in registers.
  @usableFromInline @inline(never)
  internal static func grown(_ buffer: consuming WordBuffer) -> WordBuffer {
    let limit = Int(UInt32.max)
    let larger = min(max(buffer.capacity * 2, 16), limit)
    guard larger > buffer.capacity else {
      buffer.hasDropped = true
      return buffer
    }
    var result = WordBuffer(capacity: larger)
    // SAFETY: `used` words are initialized there, and the new allocation is larger than that.
    unsafe result.start.update(from: buffer.start, count: buffer.used)
    result.used = buffer.used
    return result
  }

  /// The five words from number `index` on, all of which must be below ``count``.
  @inlinable @inline(__always)
  package func five(from index: Int) -> (UInt64, UInt64, UInt64, UInt64, UInt64) {
    precondition(index >= 0 && index <= count &- 5)
    // SAFETY (all five): checked above.
    return unsafe (
      start[index], start[index &+ 1], start[index &+ 2], start[index &+ 3], start[index &+ 4]
    )
  }

  /// Replaces the word with number `index` and the one after it, both of which must be below ``count``.
  @inlinable @inline(__always)
  package func replace(at index: Int, by first: UInt64, _ second: UInt64) {
    precondition(index >= 0 && index <= count &- 2)
    // SAFETY (both): checked above.
    unsafe start[index] = first
    unsafe start[index &+ 1] = second
  }

  /// The word with number `index` and the two after it, which must be below ``count`` too.
  @inlinable @inline(__always)
  package func three(at index: Int) -> (UInt64, UInt64, UInt64) {
    precondition(index >= 0 && index < count &- 2)
    // SAFETY: checked above; no sum overflows, since `count` is the number of words in memory.
    return unsafe (start[index], start[index &+ 1], start[index &+ 2])
  }

  /// The word with number `index`, which must be below ``count``.
  @inlinable @inline(__always)
  package subscript(index: Int) -> UInt64 {
    get {
      precondition(UInt(bitPattern: index) < UInt(bitPattern: count))
      // SAFETY: checked above; a negative index is a huge unsigned number.
      return unsafe start[index]
    }
    nonmutating set {
      precondition(UInt(bitPattern: index) < UInt(bitPattern: count))
      // SAFETY: checked above.
      unsafe start[index] = newValue
    }
  }
}
