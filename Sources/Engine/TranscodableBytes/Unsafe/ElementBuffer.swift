/// Elements that are made one after the other in memory of their own, and become an array in the end.
///
/// An array that is appended to moves a large element several times: out of its optional, into the call, into its place.
/// Here it is made in its place.
@frozen @safe @usableFromInline
package struct ElementBuffer<Element>: ~Copyable {
  // SAFETY (type): `base` is memory for `capacity` elements and one optional element more, of which the first `count` elements
  // are initialized. It is allocated by this value if `isOwned`, and otherwise lent for as long as the value lives.
  @usableFromInline internal var base: UnsafeMutableRawPointer
  @usableFromInline internal var capacity: Int
  @usableFromInline internal var count = 0
  @usableFromInline internal var isOwned: Bool

  @inlinable
  internal init(lent base: UnsafeMutableRawPointer, capacity: Int) {
    unsafe self.base = base
    self.capacity = capacity
    isOwned = false
  }

  /// Creates a buffer with room for `capacity` elements, or more.
  @inlinable
  package init(capacity: Int) {
    self.capacity = max(capacity, 1)
    isOwned = true
    unsafe base = Self.allocate(self.capacity)
  }

  @inlinable
  deinit {
    // SAFETY: the first `count` elements are initialized, and nothing else frees the memory if it is owned.
    unsafe base.assumingMemoryBound(to: Element.self).deinitialize(count: count)
    if isOwned { unsafe base.deallocate() }
  }

  /// Makes an array.
  ///
  /// - Parameters:
  ///   - capacity: For how many elements the array has room in any case. If there are more, they are moved once more.
  ///   - make: Appends the elements, and says whether they are to be an array.
  /// - Returns: The array, nil if there is to be none.
  /// - Throws: What `make` throws.
  @inlinable
  package static func array<Failure: Error>(
    capacity: Int, _ make: (inout ElementBuffer) throws(Failure) -> Bool
  ) throws(Failure) -> [Element]? {
    var isGood = false
    var failure: Failure?
    var larger: ElementBuffer?
    // An optional may be longer than its value: the last place is never taken, so that it may reach into that.
    let room = max(capacity, 1)
    let elements = unsafe [Element](unsafeUninitializedCapacity: room + 1) { target, filled in
      // SAFETY: the array lends its memory for this call. The elements in it are counted as the array's only when the buffer has
      // been told that it has none.
      guard let place = target.baseAddress else { return }
      var buffer = unsafe ElementBuffer(lent: UnsafeMutableRawPointer(place), capacity: room)
      do throws(Failure) { isGood = try make(&buffer) } catch { failure = error }
      guard isGood else { return }
      if buffer.isOwned {
        larger = consume buffer
      } else {
        filled = buffer.count
        buffer.count = 0
      }
    }
    if let failure { throw failure }
    guard isGood else { return nil }
    guard var larger = larger.take() else { return elements }
    return larger.takeArray()
  }

  /// Appends what `make` returns.
  /// - Returns: Whether there was something.
  @inlinable @inline(__always)
  package mutating func append(_ make: () -> Element?) -> Bool {
    if count == capacity { grow() }
    #if TRANSCODABLE_PLAIN
      guard let element = make() else { return false }
      // SAFETY: there is room for an element in the place, and none after it.
      unsafe base.assumingMemoryBound(to: Element.self).advanced(by: count)
        .initialize(to: element)
    #else
      let place = unsafe (base + count &* MemoryLayout<Element>.stride)
        .assumingMemoryBound(to: Element?.self)
      // SAFETY: there is room for an optional in the place, and no element after it. The value of an optional that has one lies
      // at its start, as it does outside of an optional.
      unsafe place.initialize(to: make())
      // Lent, since code that does not know the type would copy the element to look at it.
      var isThere = false
      unsafe lend(place) { isThere = $0 != nil }
      guard isThere else { return false }
    #endif
    count &+= 1
    return true
  }

  @inlinable @inline(never)
  internal mutating func grow() {
    // By much, since what is too much is given back soon.
    let larger = unsafe Self.allocate(capacity * 4)
    // SAFETY: the first `count` elements are initialized, and the new memory has room for more.
    unsafe larger.moveInitializeMemory(
      as: Element.self, from: base.assumingMemoryBound(to: Element.self), count: count)
    if isOwned { unsafe base.deallocate() }
    unsafe base = larger
    capacity *= 4
    isOwned = true
  }

  /// New memory for `capacity` elements and an optional one more.
  @inlinable
  internal static func allocate(_ capacity: Int) -> UnsafeMutableRawPointer {
    UnsafeMutableRawPointer.allocate(
      byteCount: capacity * MemoryLayout<Element>.stride + MemoryLayout<Element?>.stride,
      alignment: MemoryLayout<Element?>.alignment)
  }

  /// Destroys the last element, if there is one.
  @inlinable
  package mutating func removeLast() {
    guard count > 0 else { return }
    count &-= 1
    // SAFETY: the element was initialized, and is not counted any more.
    unsafe base.assumingMemoryBound(to: Element.self).advanced(by: count).deinitialize(count: 1)
  }

  /// Moves the first elements to memory for others, and those after them to the start.
  ///
  /// - Returns: How many there were, or there was room for.
  internal mutating func moveFirst(to target: UnsafeMutableBufferPointer<Element>) -> Int {
    let moved = min(count, target.count)
    guard moved > 0, let place = target.baseAddress else { return 0 }
    let start = unsafe base.assumingMemoryBound(to: Element.self)
    // SAFETY: the elements are initialized, and each is moved once; there is room for so many in the target, whose memory the caller
    // says is not initialized.
    unsafe place.moveInitialize(from: start, count: moved)
    unsafe start.moveInitialize(from: start + moved, count: count &- moved)
    count &-= moved
    return moved
  }

  @inlinable
  internal mutating func takeArray() -> [Element] {
    let taken = count
    count = 0
    // SAFETY: the elements are initialized, and are moved out once: `count` says that none are left.
    return unsafe [Element](unsafeUninitializedCapacity: taken) { target, filled in
      if let place = target.baseAddress {
        unsafe place.moveInitialize(
          from: base.assumingMemoryBound(to: Element.self), count: taken)
      }
      filled = taken
    }
  }
}
