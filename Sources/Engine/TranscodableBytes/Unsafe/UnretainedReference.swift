/// A reference that doesn't keep its object alive and through which the object is used unretained.
///
/// Using an object in a property costs a retain and a release, two atomic operations, unless the
/// property is constant. Constant properties of two objects that refer to each other would leak
/// both. **Something else must keep the object alive** while such a reference is used.
@frozen @safe @usableFromInline
package struct UnretainedReference<Object: AnyObject> {
  // SAFETY (type): the code that creates a reference ensures that the object is alive at every use.
  @usableFromInline internal let reference: Unmanaged<Object>

  @inlinable @inline(__always)
  package init(_ object: Object) { unsafe reference = .passUnretained(object) }

  /// The object, retained.
  @inlinable
  package var object: Object { unsafe reference.takeUnretainedValue() }

  @inlinable @inline(__always)
  package func withObject<Result>(_ body: (Object) throws -> Result) rethrows -> Result {
    try unsafe reference._withUnsafeGuaranteedRef(body)
  }
}
