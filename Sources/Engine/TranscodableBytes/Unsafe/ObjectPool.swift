public import Synchronization

/// A small pool of objects between two uses, shared by all threads.
///
/// Each slot is exchanged atomically. There is no lock, for two reasons: no thread waits, and Thread Sanitizer, which
/// does not see into the `Mutex` of Linux, can follow an object from one thread to the next.
///
/// The objects need not be thread-safe: a caller that takes one has the only reference to it.
@safe @usableFromInline
package final class ObjectPool<Object: AnyObject>: @unchecked Sendable {
  // Unchecked: an object is handed over by an exchange that releases, to one that acquires.
  // SAFETY (type): an allocation of `count` slots, all initialized. A slot is nil or a strong reference, and the
  // caller that exchanges it out of the slot owns it.
  @usableFromInline internal let places: UnsafeMutablePointer<Atomic<Unmanaged<Object>?>>
  @usableFromInline internal let count: Int

  /// Creates an empty pool.
  ///
  /// - Parameter count: The number of objects it has room for.
  @inlinable
  package init(places count: Int) {
    self.count = count
    unsafe places = .allocate(capacity: count)
    for place in 0..<count {
      // SAFETY: the new allocation has room for `count` places.
      unsafe (places + place).initialize(to: Atomic(nil))
    }
  }

  deinit {
    for place in 0..<count {
      // SAFETY: there is no other reference to the pool, so it alone owns what is in its slots.
      unsafe places[place].load(ordering: .acquiring)?.release()
      unsafe (places + place).deinitialize(count: 1)
    }
    unsafe places.deallocate()
  }

  // Inlined, so that callers, which know the type of the objects, need no metadata at run time.

  /// Takes an object; nil if there is none.
  @inlinable @inline(__always)
  package func take() -> Object? {
    for place in 0..<count {
      // SAFETY: `place` is below the count. The first look is at bits only; what comes out of the exchange belongs to
      // this call.
      guard unsafe places[place].load(ordering: .relaxed) != nil,
        let object = unsafe places[place].exchange(nil, ordering: .acquiring)
      else { continue }
      return unsafe object.takeRetainedValue()
    }
    return nil
  }

  /// Returns an object to the pool; the caller must not use it afterwards.
  ///
  /// - Parameter object: The object, to which there is no other reference.
  /// - Returns: Whether there was room for it. If not, the caller keeps it.
  @inlinable @inline(__always)
  package func put(_ object: Object) -> Bool {
    // SAFETY: the reference that is made here goes into one slot, or is released.
    let offered = unsafe Unmanaged.passRetained(object)
    for place in 0..<count {
      // SAFETY: `place` is below the count.
      let (isPut, _) = unsafe places[place].compareExchange(
        expected: nil, desired: offered, ordering: .releasing)
      if isPut { return true }
    }
    unsafe offered.release()
    return false
  }
}
