public import Synchronization

/// A small pool of reusable objects that all threads share.
///
/// A pool is never freed. Its objects needn't be thread-safe, because a caller that takes an object
/// has the only reference to it.
@frozen @safe @usableFromInline
package struct ObjectPool<Object: AnyObject>: @unchecked Sendable {
  // Unchecked because objects are exchanged between threads with release and acquire ordering.
  // SAFETY (type): both allocations have `count` elements and are never freed. An object is
  // initialized if its state is `full`. Only the caller that changes a state to `busy` may access
  // the object, until it changes the state again.
  @usableFromInline internal let states: UnsafeMutablePointer<Atomic<UInt8>>
  @usableFromInline internal let objects: UnsafeMutablePointer<Object>
  @usableFromInline internal let count: Int

  @inlinable @inline(__always) internal static var empty: UInt8 { 0 }
  @inlinable @inline(__always) internal static var full: UInt8 { 1 }
  @inlinable @inline(__always) internal static var busy: UInt8 { 2 }

  @inlinable
  package init(capacity count: Int) {
    self.count = count
    unsafe states = .allocate(capacity: count)
    unsafe objects = .allocate(capacity: count)
    for slot in 0..<count {
      // SAFETY: the new allocation has room for `count` states.
      unsafe (states + slot).initialize(to: Atomic(Self.empty))
    }
  }

  // Callers know the type of the objects, so inlining these methods avoids metadata lookups at run
  // time. Moving an object doesn't change its reference count, which takes longer than the rest.

  @inlinable @inline(__always)
  package func take() -> Object? {
    for slot in 0..<count where claim(slot, in: Self.full) {
      // SAFETY: `slot` is less than `count`, and the object is initialized.
      let object = unsafe (objects + slot).move()
      unsafe states[slot].store(Self.empty, ordering: .releasing)
      return object
    }
    return nil
  }

  /// Returns an object to the pool, or returns `false` if the pool is full.
  ///
  /// The caller must hold the only reference to the object. If the pool accepts the object, the
  /// caller must not use it again.
  @inlinable @inline(__always)
  package func put(_ object: consuming Object) -> Bool {
    for slot in 0..<count where claim(slot, in: Self.empty) {
      // SAFETY: `slot` is less than `count`, and no object is there.
      unsafe (objects + slot).initialize(to: object)
      unsafe states[slot].store(Self.full, ordering: .releasing)
      return true
    }
    return false
  }

  /// Makes a slot busy if it has the state.
  @inlinable @inline(__always)
  internal func claim(_ slot: Int, in state: UInt8) -> Bool {
    // SAFETY: callers pass a slot that is less than `count`.
    unsafe states[slot].load(ordering: .relaxed) == state
      && states[slot].compareExchange(
        expected: state, desired: Self.busy, successOrdering: .acquiring, failureOrdering: .relaxed
      ).exchanged
  }
}
