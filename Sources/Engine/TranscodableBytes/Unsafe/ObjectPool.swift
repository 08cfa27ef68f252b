public import Synchronization

/// A small pool of reusable objects, shared by all threads.
///
/// Each slot is exchanged atomically. A lock would make threads wait, and Thread Sanitizer can't
/// see into Linux's `Mutex`, so it couldn't follow an object from one thread to the next.
///
/// The objects need not be thread-safe: a caller that takes one has the only reference to it.
@safe @usableFromInline
package final class ObjectPool<Object: AnyObject>: @unchecked Sendable {
  // Unchecked: objects are handed over by exchanges with release and acquire ordering.
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

  // Inlined, so that callers, which know the type of the objects, need no metadata at run time.

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

  /// Returns an object to the pool; returns `false` if the pool is full and the caller keeps the
  /// object.
  ///
  /// The caller must hold the only reference, and must not use the object afterwards if it was
  /// accepted.
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
