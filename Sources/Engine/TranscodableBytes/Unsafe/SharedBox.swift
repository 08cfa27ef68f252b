/// A value on the heap that all copies of a box share until one of them changes it.
///
/// Accesses need no exclusivity checks at run time, not even in debug builds, which check every
/// access to a variable of a class.
@safe @usableFromInline
package struct SharedBox<Value> {
  @safe @usableFromInline
  internal final class Storage {
    // SAFETY (type): `value` is changed only by `SharedBox.value`, through the only reference to
    // the storage, while it has exclusive access to that reference. So accesses never overlap.
    @usableFromInline @exclusivity(unchecked) internal var value: Value

    @inlinable
    init(_ value: consuming Value) { unsafe self.value = value }
  }

  @usableFromInline internal var storage: Storage

  @inlinable
  package init(_ value: consuming Value) { storage = Storage(value) }

  @inlinable @inline(__always)
  package var value: Value {
    // SAFETY: no change is in progress, because it would have exclusive access to this box.
    _read { yield unsafe storage.value }
    _modify {
      // SAFETY: as for reading.
      if !isKnownUniquelyReferenced(&storage) { unsafe storage = Storage(storage.value) }
      // SAFETY: there is no other reference to the value.
      yield unsafe &storage.value
    }
  }

  /// The identity of the shared value.
  package var identity: ObjectIdentifier { ObjectIdentifier(storage) }
}

extension SharedBox: @unchecked Sendable where Value: Sendable {
  // Unchecked because a value changes only while no other box, and so no other thread, shares it.
}
