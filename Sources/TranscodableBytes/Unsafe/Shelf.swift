public import Synchronization

/// A few objects between two uses, which any thread may put down and take up.
///
/// Each place is exchanged atomically. There is no lock, for two reasons: nobody waits, and Thread Sanitizer, which
/// does not see into the `Mutex` of Linux, follows an object from one thread to the next.
///
/// The objects need not be safe for several threads: whoever takes one is the only one to have it.
@safe
public final class Shelf<Object: AnyObject>: @unchecked Sendable {
  // Unchecked: an object is handed over by an exchange that releases, to one that acquires.
  // SAFETY (type): an allocation of `count` places, all initialized. A place is nil or a reference that is a strong one,
  // and whoever exchanges it out of the place owns it.
  @usableFromInline internal let places: UnsafeMutablePointer<Atomic<Unmanaged<Object>?>>
  @usableFromInline internal let count: Int

  /// Creates an empty shelf.
  ///
  /// - Parameter count: How many objects it has places for.
  public init(places count: Int) {
    self.count = count
    unsafe places = .allocate(capacity: count)
    for place in 0..<count {
      // SAFETY: the new allocation has room for `count` places.
      unsafe (places + place).initialize(to: Atomic(nil))
    }
  }

  deinit {
    for place in 0..<count {
      // SAFETY: nobody has the shelf any more, so what is in its places is owned by it alone.
      unsafe places[place].load(ordering: .acquiring)?.release()
      unsafe (places + place).deinitialize(count: 1)
    }
    unsafe places.deallocate()
  }

  // In line, so that callers, who know what is on their shelf, ask the runtime for no types.

  /// Takes an object; nil if there is none.
  @inlinable @inline(__always)
  public func take() -> Object? {
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

  /// Puts an object down, which the caller gives up with that.
  ///
  /// - Parameter object: The object, which nobody else has.
  /// - Returns: Whether there was a place for it. If not, the caller keeps it.
  @inlinable @inline(__always)
  public func put(_ object: Object) -> Bool {
    // SAFETY: the reference that is made here goes into one place, or is released.
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
