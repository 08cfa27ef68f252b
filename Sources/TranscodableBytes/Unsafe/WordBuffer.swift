/// Words that are appended one by one and looked at by their number: a buffer that grows.
///
/// Never holds more than 2³² − 1 words, so that the number of a word fits into half a word; see ``isFull``.
@frozen @safe
public struct WordBuffer: ~Copyable {
  // SAFETY (type): `start` is an allocation of `capacity` words owned by this value, the first `count` of them
  // initialized, and `count <= capacity`.
  @usableFromInline internal var start: UnsafeMutablePointer<UInt64>
  @usableFromInline internal var capacity: Int
  @usableFromInline internal var used: Int
  @usableFromInline internal var hasDropped: Bool

  /// Creates a buffer with room for `capacity` words before it has to grow.
  @inlinable
  public init(capacity: Int) {
    self.capacity = max(capacity, 16)
    unsafe start = UnsafeMutablePointer<UInt64>.allocate(capacity: self.capacity)
    used = 0
    hasDropped = false
  }

  @inlinable
  deinit {
    // SAFETY: this value owns the allocation, and nothing else frees it.
    unsafe start.deallocate()
  }

  /// The number of words.
  @inlinable @inline(__always)
  public var count: Int { used }

  /// Whether words were appended for which there was no room: they were dropped.
  public var isFull: Bool { hasDropped }

  /// Appends a word.
  @inlinable @inline(__always)
  public mutating func append(_ word: UInt64) {
    if count == capacity { grow() }
    guard count < capacity else { return }
    // SAFETY: `count < capacity`.
    unsafe (start + count).initialize(to: word)
    used &+= 1
  }

  /// Doubles the room, up to the limit.
  @usableFromInline @inline(never)
  internal mutating func grow() {
    let limit = Int(UInt32.max)
    let larger = min(capacity * 2, limit)
    guard larger > capacity else {
      hasDropped = true
      return
    }
    let words = UnsafeMutablePointer<UInt64>.allocate(capacity: larger)
    // SAFETY: `count` words are initialized here, and the new allocation is larger than that.
    unsafe words.update(from: start, count: count)
    unsafe start.deallocate()
    unsafe start = words
    capacity = larger
  }

  /// The word with number `index`, which must be below ``count``.
  @inlinable @inline(__always)
  public subscript(index: Int) -> UInt64 {
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
