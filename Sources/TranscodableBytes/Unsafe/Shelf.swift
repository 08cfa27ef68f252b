internal import Synchronization

/// A few objects between two uses, which any thread may put down and take up.
///
/// Each place is exchanged atomically. There is no lock, for two reasons: nobody waits, and Thread Sanitizer, which
/// does not see into the `Mutex` of Linux, follows an object from one thread to the next.
///
/// The objects need not be safe for several threads: whoever takes one is the only one to have it.
@safe
public final class Shelf<Object: AnyObject>: @unchecked Sendable {
  // Unchecked: an object is handed over by an exchange that releases, to one that acquires.
  @safe
  private final class Place: @unchecked Sendable {
    // SAFETY (type): a reference in a place is a strong one. Whoever exchanges it out of the place owns it.
    let object = unsafe Atomic<Unmanaged<Object>?>(nil)

    deinit {
      // SAFETY: nobody has the place any more, so what is in it is owned by it alone.
      unsafe object.load(ordering: .acquiring)?.release()
    }
  }

  private let places: [Place]

  /// Creates an empty shelf.
  ///
  /// - Parameter count: How many objects it has places for.
  public init(places count: Int) {
    places = (0..<count).map { _ in Place() }
  }

  /// Takes an object; nil if there is none.
  public func take() -> Object? {
    for place in places {
      // SAFETY: the first look is at bits only; what comes out of the exchange belongs to this call.
      guard unsafe place.object.load(ordering: .relaxed) != nil,
        let object = unsafe place.object.exchange(nil, ordering: .acquiring)
      else { continue }
      return unsafe object.takeRetainedValue()
    }
    return nil
  }

  /// Puts an object down, which the caller gives up with that.
  ///
  /// - Parameter object: The object, which nobody else has.
  /// - Returns: Whether there was a place for it. If not, the caller keeps it.
  public func put(_ object: Object) -> Bool {
    // SAFETY: the reference that is made here goes into one place, or is released.
    let offered = unsafe Unmanaged.passRetained(object)
    for place in places {
      let (isPut, _) = unsafe place.object.compareExchange(
        expected: nil, desired: offered, ordering: .releasing)
      if isPut { return true }
    }
    unsafe offered.release()
    return false
  }
}
