public import Synchronization

/// A small pool of reusable objects, shared by all threads.
///
/// Objects are taken from and returned to slots by atomic exchanges. With a lock, threads would
/// have to wait. Also, Thread Sanitizer doesn't recognize `Mutex` on Linux, so it couldn't follow
/// an object from one thread to the next.
///
/// The objects need not be thread-safe, because a caller that takes an object has the only
/// reference to it.
@safe @usableFromInline
package final class ObjectPool<Object: AnyObject>: @unchecked Sendable {
  // Unchecked because objects are handed over by exchanges with release and acquire ordering.
  // SAFETY (type): an allocation of `count` slots, all initialized. A slot is nil or a strong
  // reference, which belongs to the caller that exchanges it out of the slot.
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

  deinit {
    for slot in 0..<count {
      // SAFETY: there is no other reference to the pool, so it alone owns the objects in its slots.
      unsafe slots[slot].load(ordering: .acquiring)?.release()
      unsafe (slots + slot).deinitialize(count: 1)
    }
    unsafe slots.deallocate()
  }

  // Inlined, because callers know the type of the objects and need no metadata at run time.

  @inlinable @inline(__always)
  package func take() -> Object? {
    for slot in 0..<count {
      // SAFETY: `slot` is below `count`. The load only compares bits; an object that comes out of
      // the exchange belongs to this call.
      guard unsafe slots[slot].load(ordering: .relaxed) != nil,
        let object = unsafe slots[slot].exchange(nil, ordering: .acquiring)
      else { continue }
      return unsafe object.takeRetainedValue()
    }
    return nil
  }

  /// Gives an object back to the pool.
  ///
  /// If the pool is full, returns `false`, and the caller keeps the object.
  ///
  /// The caller must hold the only reference. If the object was accepted, the caller must not use
  /// it afterwards.
  @inlinable @inline(__always)
  package func put(_ object: Object) -> Bool {
    // SAFETY: the retained reference either goes into one slot or is released.
    let offered = unsafe Unmanaged.passRetained(object)
    for slot in 0..<count {
      // SAFETY: `slot` is below `count`.
      let (isPut, _) = unsafe slots[slot].compareExchange(
        expected: nil, desired: offered, ordering: .releasing)
      if isPut { return true }
    }
    unsafe offered.release()
    return false
  }
}
