/// A stack whose topmost elements can be moved into an array of exactly their number.
///
/// Containers of unknown length that nest are built on one such stack: the elements of the inner
/// ones lie above those of the outer ones. Nothing is copied when a container is complete, and no
/// array grows.
@frozen @safe @usableFromInline
package struct BuilderStack<Element>: ~Copyable {
  // SAFETY (type): `base` is an allocation of room for `capacity` elements owned by this value, of
  // which the first `used` are initialized. `0 <= used <= capacity` holds between calls.
  @usableFromInline internal var base: UnsafeMutablePointer<Element>
  @usableFromInline package internal(set) var capacity: Int
  @usableFromInline internal var used: Int

  /// Creates an empty stack.
  /// - Parameter capacity: The number of elements it has room for before it grows.
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

  /// The number of elements.
  @inlinable package var count: Int { used }

  /// Puts an element on top.
  /// - Complexity: O(1), amortised.
  @inlinable @inline(__always)
  package mutating func push(_ element: consuming Element) {
    if used == capacity { grow() }
    // SAFETY: there is room for one more, and its place is not initialized.
    unsafe (base + used).initialize(to: element)
    used &+= 1
  }

  @inlinable @inline(never)
  internal mutating func grow() {
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: capacity * 2)
    // SAFETY: `used` elements are initialized here; they are moved, so that the old allocation may
    // be freed as it is.
    unsafe larger.moveInitialize(from: base, count: used)
    unsafe base.deallocate()
    unsafe base = larger
    capacity *= 2
  }

  /// Takes all elements from `start` on off the stack.
  /// - Parameter start: The number of elements to leave; clamped to what is there.
  /// - Returns: The elements, the one on top last.
  /// - Complexity: O(*n*) in the number of elements taken; they are moved, not copied.
  @inlinable
  package mutating func popArray(from start: Int) -> [Element] {
    let first = max(0, min(start, count))
    let taken = count - first
    guard taken > 0 else { return [] }
    used = first
    // SAFETY: the elements from `first` on are initialized and, since `used` was lowered, no longer
    // this value's. The array has room for all of them.
    let source = unsafe base + first
    return unsafe [Element](unsafeUninitializedCapacity: taken) { target, initialized in
      if let target = target.baseAddress {
        unsafe target.moveInitialize(from: source, count: taken)
      }
      initialized = taken
    }
  }

  /// Takes the element on top off the stack, nil if there is none.
  @inlinable
  package mutating func pop() -> Element? {
    guard count > 0 else { return nil }
    used &-= 1
    // SAFETY: the element was initialized, and with the lower `used` it is no longer this value's.
    return unsafe (base + used).move()
  }

  /// Drops all elements.
  @inlinable
  package mutating func removeAll() {
    let dropped = used
    used = 0
    // SAFETY: the elements were initialized, and with the lower `used` they are no longer this
    // value's.
    unsafe base.deinitialize(count: dropped)
  }
}

// SAFETY: the allocation belongs to this value alone.
extension BuilderStack: @unchecked Sendable where Element: Sendable {}
