/// A reference that does not keep its object alive, and through which it is used without being retained.
///
/// To use an object in a property costs a retain and a release, two atomic operations, unless the property is constant, in which
/// case two objects that refer to each other are never freed. **Something else must keep the object alive** while a reference
/// like this one is used.
@frozen @safe @usableFromInline
package struct UnretainedReference<Object: AnyObject> {
  // SAFETY (type): the code that makes a reference ensures that the object lives whenever it is used.
  @usableFromInline internal let reference: Unmanaged<Object>

  /// Creates a reference.
  @inlinable @inline(__always)
  package init(_ object: Object) { unsafe reference = .passUnretained(object) }

  /// The object, retained.
  @inlinable
  package var object: Object { unsafe reference.takeUnretainedValue() }

  /// Calls `body` with the object.
  @inlinable @inline(__always)
  package func withObject<Result>(_ body: (Object) throws -> Result) rethrows -> Result {
    try unsafe reference._withUnsafeGuaranteedRef(body)
  }
}
