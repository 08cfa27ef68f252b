/// A place of a ``BoxRack``, as the value in the box of that place refers to it: what the value is about, and a word about it.
///
/// One word that is copied and dropped without any cost, because somebody else sees to it that the object lives. Made by a rack only,
/// for values that it puts into boxes.
@frozen @safe
public struct LentPlace<Object: AnyObject> {
  // SAFETY (type): a value of this type is part of a value in a box of a rack. Whoever owns the rack keeps it, and the object, until
  // the rack has the box for itself (see `BoxRack`). The object of the place is an `Object`.
  @usableFromInline internal let place: UnsafeMutablePointer<BoxRack.Place>

  internal init(_ place: UnsafeMutablePointer<BoxRack.Place>) {
    unsafe self.place = place
  }

  /// Calls `body` with the object, and the word that was lent out with the box.
  @inlinable @inline(__always)
  public func with<Result>(_ body: (Object, UInt64) throws -> Result) rethrows -> Result {
    // SAFETY: place and object live as long as this value, and this value as long as the call.
    let word = unsafe place.pointee.word
    return try unsafe Unmanaged<Object>.fromOpaque(place.pointee.object.unsafelyUnwrapped)
      ._withUnsafeGuaranteedRef { try body($0, word) }
  }
}
