/// Elements that are made one after the other, and become an array of exactly their number in the end.
///
/// An array that is appended to moves a large element several times: out of its optional, into the call, into its place.
/// Here it is made in its place.
@frozen @safe
public struct ElementBuffer<Element>: ~Copyable {
  // SAFETY (type): `base` is memory for `capacity` elements and one optional element behind each, owned by this value, of which
  // the first `count` elements are initialized.
  @usableFromInline internal var base: UnsafeMutableRawPointer
  @usableFromInline internal var capacity: Int
  @usableFromInline internal var count = 0

  /// Creates a buffer.
  /// - Parameter capacity: For how many elements there is room before it has to grow.
  @inlinable
  public init(capacity: Int) {
    self.capacity = max(capacity, 1)
    unsafe base = Self.allocate(self.capacity)
  }

  @inlinable
  deinit {
    // SAFETY: the first `count` elements are initialized, and nothing else frees the memory.
    unsafe base.assumingMemoryBound(to: Element.self).deinitialize(count: count)
    unsafe base.deallocate()
  }

  @inlinable
  internal static func allocate(_ capacity: Int) -> UnsafeMutableRawPointer {
    // An optional may be a byte longer than its value, and in the last place nothing follows that it could reach into.
    UnsafeMutableRawPointer.allocate(
      byteCount: capacity * MemoryLayout<Element>.stride + MemoryLayout<Element?>.stride,
      alignment: MemoryLayout<Element?>.alignment)
  }

  /// Appends what `make` returns.
  /// - Returns: Whether there was something.
  @inlinable @inline(__always)
  public mutating func append(_ make: () -> Element?) -> Bool {
    if count == capacity { grow() }
    let place = unsafe (base + count &* MemoryLayout<Element>.stride)
      .assumingMemoryBound(to: Element?.self)
    // SAFETY: there is room for an optional in the place, and no element behind it. The value of an optional that has one lies
    // at its start, as it does outside of an optional.
    unsafe place.initialize(to: make())
    guard unsafe place.pointee != nil else { return false }
    count &+= 1
    return true
  }

  @inlinable @inline(never)
  internal mutating func grow() {
    let larger = unsafe Self.allocate(capacity * 2)
    // SAFETY: the first `count` elements are initialized, and the new memory has room for more.
    unsafe larger.moveInitializeMemory(
      as: Element.self, from: base.assumingMemoryBound(to: Element.self), count: count)
    unsafe base.deallocate()
    unsafe base = larger
    capacity *= 2
  }

  /// The elements, which leave the buffer, as an array.
  @inlinable
  public mutating func takeArray() -> [Element] {
    let taken = count
    count = 0
    // SAFETY: the elements are initialized, and are moved out once: `count` says that none are left.
    return unsafe [Element](unsafeUninitializedCapacity: taken) { target, filled in
      if taken > 0 {
        unsafe target.baseAddress.unsafelyUnwrapped.moveInitialize(
          from: base.assumingMemoryBound(to: Element.self), count: taken)
      }
      filled = taken
    }
  }
}
