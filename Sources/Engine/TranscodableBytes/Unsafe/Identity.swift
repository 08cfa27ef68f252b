extension Array {
  /// Returns whether both arrays have the same elements because they share their memory.
  ///
  /// - Complexity: O(1)
  @inlinable @inline(__always)
  package func isIdentical(to other: Self) -> Bool {
    guard count == other.count else { return false }
    // SAFETY: the addresses are only compared, while both arrays exist.
    return unsafe withUnsafeBufferPointer { own in
      unsafe other.withUnsafeBufferPointer { unsafe own.baseAddress == $0.baseAddress }
    }
  }
}

/// Returns whether two errors are the same object.
///
/// Copies of an error share its object. An equal error that was created separately has another.
@inlinable @inline(__always)
package func areIdentical(_ first: any Error, _ second: any Error) -> Bool {
  // SAFETY: an existential error is a single reference, and the addresses are only compared. `as`
  // passes the existential itself instead of the value in it.
  unsafe unsafeBitCast(first as any Error, to: UInt.self)
    == unsafeBitCast(second as any Error, to: UInt.self)
}

/// A reference that doesn't keep its object alive and doesn't retain it during use.
///
/// **Something else must keep the object alive** while this reference is used.
@frozen @safe @usableFromInline
package struct UnretainedReference<Object: AnyObject> {
  // SAFETY (type): the creator of a reference ensures that the object is alive at every use.
  @usableFromInline internal let reference: Unmanaged<Object>

  @inlinable @inline(__always)
  package init(_ object: Object) { unsafe reference = .passUnretained(object) }

  @inlinable
  package var object: Object { unsafe reference.takeUnretainedValue() }

  @inlinable @inline(__always)
  package func withObject<Result>(_ body: (Object) throws -> Result) rethrows -> Result {
    try unsafe reference._withUnsafeGuaranteedRef(body)
  }
}
