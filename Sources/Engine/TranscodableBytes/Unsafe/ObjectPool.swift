public import Synchronization

/// A small pool of reusable objects that all threads share.
///
/// A pool is never freed. Its objects needn't be thread-safe, because a caller that takes an object
/// has the only reference to it.
@frozen @safe @usableFromInline
package struct ObjectPool<Object: AnyObject>: @unchecked Sendable {
  // Unchecked because objects are exchanged between threads with release and acquire ordering.
  // SAFETY (type): `slots` is an allocation of `count` initialized slots, which is never freed. A
  // slot is nil or a strong reference. A caller that exchanges the reference out of the slot becomes
  // its owner.
  @usableFromInline internal let slots: UnsafeMutablePointer<Atomic<Unmanaged<Object>?>>
  @usableFromInline internal let count: Int

  @inlinable
  package init(capacity count: Int) {
    self.count = count
    unsafe slots = .allocate(capacity: count)
    for slot in 0..<count {
      // SAFETY: the new allocation has room for `count` slots.
      unsafe (slots + slot).initialize(to: Atomic(nil))
    }
  }

  // Callers know the type of the objects, so inlining these methods avoids metadata lookups at run
  // time.

  @inlinable @inline(__always)
  package func take() -> Object? {
    for slot in 0..<count {
      // SAFETY: `slot` is less than `count`. The loaded reference is only compared with nil. This
      // call owns the object that the exchange returns.
      guard unsafe slots[slot].load(ordering: .relaxed) != nil,
        let object = unsafe slots[slot].exchange(nil, ordering: .acquiring)
      else { continue }
      return unsafe object.takeRetainedValue()
    }
    return nil
  }

  /// Returns an object to the pool, or returns `false` if the pool is full.
  ///
  /// The caller must hold the only reference to the object. If the pool accepts the object, the
  /// caller must not use it again.
  @inlinable @inline(__always)
  package func put(_ object: Object) -> Bool {
    // SAFETY: the retained reference is either stored in one slot or released.
    let offered = unsafe Unmanaged.passRetained(object)
    for slot in 0..<count {
      // SAFETY: `slot` is less than `count`.
      let (isPut, _) = unsafe slots[slot].compareExchange(
        expected: nil, desired: offered, ordering: .releasing)
      if isPut { return true }
    }
    unsafe offered.release()
    return false
  }
}
