/// A buffer that creates each element at its final location in an array's memory.
///
/// Appending a large element to an array would move it several times.
@frozen @safe @usableFromInline
package struct ElementBuffer<Element>: ~Copyable {
  // SAFETY (type): `base` points to memory for `capacity` elements and one optional element. The
  // first `count` elements are initialized. If `isOwned`, this value owns the memory. Otherwise, it
  // borrows the memory for its entire lifetime.
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

  @inlinable
  package init(capacity: Int) {
    self.capacity = max(capacity, 1)
    isOwned = true
    unsafe base = Self.allocate(self.capacity)
  }

  @inlinable
  deinit {
    // SAFETY: the first `count` elements are initialized, and nothing else frees owned memory.
    unsafe base.assumingMemoryBound(to: Element.self).deinitialize(count: count)
    if isOwned { unsafe base.deallocate() }
  }

  @inlinable
  package static func array<Failure: Error>(
    capacity: Int, _ make: (inout ElementBuffer) throws(Failure) -> Bool
  ) throws(Failure) -> [Element]? {
    var isGood = false
    var failure: Failure?
    var larger: ElementBuffer?
    // An optional may be larger than its value, so the array has room for one extra element.
    let room = max(capacity, 1)
    let elements = unsafe [Element](unsafeUninitializedCapacity: room + 1) { target, filled in
      // SAFETY: the array lends its memory for the duration of this call. It owns the elements only
      // after the buffer has given them up.
      guard let position = target.baseAddress else { return }
      var buffer = unsafe ElementBuffer(lent: UnsafeMutableRawPointer(position), capacity: room)
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

  @inlinable @inline(__always)
  package mutating func append(_ make: () -> Element?) -> Bool {
    if count == capacity { grow() }
    #if TRANSCODABLE_PLAIN
      guard let element = make() else { return false }
      // SAFETY: the slot has room for an element, and no initialized element follows it.
      unsafe base.assumingMemoryBound(to: Element.self).advanced(by: count)
        .initialize(to: element)
    #else
      let position = unsafe (base + count &* MemoryLayout<Element>.stride)
        .assumingMemoryBound(to: Element?.self)
      // SAFETY: the slot has room for an optional, and no initialized element follows it. A non-nil
      // optional starts with its value, which has the same layout as an element.
      unsafe position.initialize(to: make())
      // The element is borrowed, because a comparison with nil would copy it in generic code.
      var isThere = false
      unsafe lend(position) { isThere = $0 != nil }
      guard isThere else { return false }
    #endif
    count &+= 1
    return true
  }

  @inlinable @inline(never)
  internal mutating func grow() {
    // The buffer grows by a large factor, because any unused memory is freed shortly afterward.
    let larger = unsafe Self.allocate(capacity * 4)
    // SAFETY: the first `count` elements are initialized, and the new memory has room for more.
    unsafe larger.moveInitializeMemory(
      as: Element.self, from: base.assumingMemoryBound(to: Element.self), count: count)
    if isOwned { unsafe base.deallocate() }
    unsafe base = larger
    capacity *= 4
    isOwned = true
  }

  @inlinable
  internal static func allocate(_ capacity: Int) -> UnsafeMutableRawPointer {
    UnsafeMutableRawPointer.allocate(
      byteCount: capacity * MemoryLayout<Element>.stride + MemoryLayout<Element?>.stride,
      alignment: MemoryLayout<Element?>.alignment)
  }

  @inlinable
  package mutating func removeLast() {
    guard count > 0 else { return }
    count &-= 1
    // SAFETY: the element is initialized and no longer included in `count`.
    unsafe base.assumingMemoryBound(to: Element.self).advanced(by: count).deinitialize(count: 1)
  }

  /// Moves as many elements as fit into `target`, and returns their number.
  ///
  /// The memory of `target` must be uninitialized.
  internal mutating func moveFirst(to target: UnsafeMutableBufferPointer<Element>) -> Int {
    let moved = min(count, target.count)
    guard moved > 0, let position = target.baseAddress else { return 0 }
    let start = unsafe base.assumingMemoryBound(to: Element.self)
    // SAFETY: the elements are initialized, and each is moved once. The target has room for them,
    // and the caller guarantees that its memory is uninitialized.
    unsafe position.moveInitialize(from: start, count: moved)
    unsafe start.moveInitialize(from: start + moved, count: count &- moved)
    count &-= moved
    return moved
  }

  @inlinable
  internal mutating func takeArray() -> [Element] {
    let taken = count
    count = 0
    // SAFETY: the elements are initialized. They are moved only once, because `count` is now 0.
    return unsafe [Element](unsafeUninitializedCapacity: taken) { target, filled in
      if let position = target.baseAddress {
        unsafe position.moveInitialize(
          from: base.assumingMemoryBound(to: Element.self), count: taken)
      }
      filled = taken
    }
  }
}

/// A buffer that one task fills with elements and another task appends to an array.
///
/// The elements of a block are moved, whereas the elements of an array would be copied.
@safe @usableFromInline
package final class ElementBlock<Element: Sendable>: Sequence, IteratorProtocol,
  @unchecked Sendable
{
  // Unchecked because the task that creates the block no longer uses the buffer by the time another
  // task reads it.
  private var buffer: ElementBuffer<Element>

  package init(_ buffer: consuming ElementBuffer<Element>) { self.buffer = buffer }

  @usableFromInline package var underestimatedCount: Int { buffer.count }

  @usableFromInline
  package func next() -> Element? {
    var element: Element?
    // SAFETY: the memory has room for one element. It is only used here, and at most one element is
    // moved into it.
    unsafe withUnsafeTemporaryAllocation(of: Element.self, capacity: 1) { position in
      if unsafe buffer.moveFirst(to: position) == 1 {
        element = unsafe position.moveElement(from: 0)
      }
    }
    return element
  }

  @usableFromInline
  package func _copyContents(
    initializing target: UnsafeMutableBufferPointer<Element>
  ) -> (ElementBlock, Int) {
    // SAFETY: the caller provides uninitialized memory for the elements.
    unsafe (self, buffer.moveFirst(to: target))
  }
}
