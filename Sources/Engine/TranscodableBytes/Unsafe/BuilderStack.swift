/// A stack whose topmost elements can be moved into a new array of exactly the right size.
@frozen @safe @usableFromInline
package struct BuilderStack<Element>: ~Copyable {
  // SAFETY (type): `base` points to memory for `capacity` elements, which this value owns. The
  // first `used` elements are initialized. `0 <= used <= capacity` holds between calls.
  @usableFromInline internal var base: UnsafeMutablePointer<Element>
  @usableFromInline package internal(set) var capacity: Int
  @usableFromInline internal var used: Int

  @inlinable
  package init(capacity: Int = 64) {
    self.capacity = max(capacity, 1)
    unsafe base = UnsafeMutablePointer<Element>.allocate(capacity: self.capacity)
    used = 0
  }

  @inlinable
  deinit {
    // SAFETY: the first `used` elements are initialized, and nothing else frees the allocation.
    unsafe base.deinitialize(count: used)
    unsafe base.deallocate()
  }

  @inlinable package var count: Int { used }

  @inlinable @inline(__always)
  package mutating func push(_ element: consuming Element) {
    if used == capacity { grow() }
    // SAFETY: there is room for one more element, and its slot isn't initialized.
    unsafe (base + used).initialize(to: element)
    used &+= 1
  }

  @inlinable @inline(never)
  internal mutating func grow() {
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: capacity * 2)
    // SAFETY: `used` elements are initialized. They are moved, so the old allocation can be freed
    // without deinitializing them.
    unsafe larger.moveInitialize(from: base, count: used)
    unsafe base.deallocate()
    unsafe base = larger
    capacity *= 2
  }

  /// Moves all elements at or above `start` into an array; `start` is clamped to the current count.
  @inlinable
  package mutating func popArray(from start: Int) -> [Element] {
    let first = max(0, min(start, count))
    let taken = count - first
    guard taken > 0 else { return [] }
    used = first
    // SAFETY: the elements at or above `first` are initialized. They no longer belong to this
    // value, because `used` was lowered. The array has room for all of them.
    let source = unsafe base + first
    return unsafe [Element](unsafeUninitializedCapacity: taken) { target, initialized in
      if let target = target.baseAddress {
        unsafe target.moveInitialize(from: source, count: taken)
      }
      initialized = taken
    }
  }

  @inlinable
  package mutating func pop() -> Element? {
    guard count > 0 else { return nil }
    used &-= 1
    // SAFETY: the element was initialized, and lowering `used` gave up ownership of it.
    return unsafe (base + used).move()
  }

  @inlinable
  package mutating func removeAll() {
    let dropped = used
    used = 0
    // SAFETY: the elements were initialized, and lowering `used` gave up ownership of them.
    unsafe base.deinitialize(count: dropped)
  }
}

// SAFETY: this value is the only owner of the allocation.
extension BuilderStack: @unchecked Sendable where Element: Sendable {}
