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
