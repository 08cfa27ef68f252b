/// A reference that neither keeps its object alive nor retains it while it is used.
///
/// If an object is stored in a property, using it costs a retain and a release (two atomic
/// operations), unless the property is constant. If two objects referred to each other through
/// constant properties, both would leak. **Something else must keep the object alive** while such a
/// reference is used.
@frozen @safe @usableFromInline
package struct UnretainedReference<Object: AnyObject> {
  // SAFETY (type): the code that creates a reference ensures that the object is alive at every use.
  @usableFromInline internal let reference: Unmanaged<Object>

  @inlinable @inline(__always)
  package init(_ object: Object) { unsafe reference = .passUnretained(object) }

  /// The object as a strong reference.
  @inlinable
  package var object: Object { unsafe reference.takeUnretainedValue() }

  @inlinable @inline(__always)
  package func withObject<Result>(_ body: (Object) throws -> Result) rethrows -> Result {
    try unsafe reference._withUnsafeGuaranteedRef(body)
  }
}
