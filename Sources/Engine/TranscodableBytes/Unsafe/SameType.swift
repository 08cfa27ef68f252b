/// Calls `body` with `value` as an `Other`, or returns `nil` if the types differ.
///
/// A dynamic cast would take ten times as long.
@inlinable @inline(__always)
package func withSameType<Value, Other, Result, Failure: Error>(
  _ value: borrowing Value, as type: Other.Type,
  _ body: (borrowing Other) throws(Failure) -> Result
) throws(Failure) -> Result? {
  guard Value.self == Other.self else { return nil }
  // SAFETY: the types are the same, so the cast doesn't change the value.
  return try body(unsafe unsafeBitCast(copy value, to: Other.self))
}

/// If both types are the same, calls `body` with `value` as an `Other`, without copying it.
///
/// For small values, ``withSameType(_:as:_:)`` is cheaper, even though it copies them.
@inlinable @inline(__always)
package func lendAsSameType<Value, Other>(
  _ value: borrowing Value, as type: Other.Type, to body: (borrowing Other) -> Void
) {
  guard Value.self == Other.self else { return }
  // SAFETY: the types are the same, so the memory contains an `Other`. The pointer isn't used
  // outside the closure.
  unsafe withUnsafePointer(to: value) { position in
    unsafe lend(UnsafeRawPointer(position).assumingMemoryBound(to: Other.self), to: body)
  }
}

/// Calls `body` with the value at `position`, without copying the value.
///
/// Reading `pointee` usually copies the value.
@inlinable @inline(__always)
internal func lend<Value: ~Copyable, Failure: Error>(
  _ position: UnsafePointer<Value>, to body: (borrowing Value) throws(Failure) -> Void
) throws(Failure) {
  // SAFETY: the caller ensures that the pointer is valid during the call.
  try unsafe body(position.pointee)
}

@inlinable
package func castToSameType<Source, Target>(_ value: Source, as type: Target.Type) -> Target {
  precondition(Source.self == Target.self)
  // SAFETY: the types are the same, so the cast doesn't change the value.
  return unsafe unsafeBitCast(value, to: Target.self)
}

/// Returns the object if its class is `type`, and `nil` if it is another class or a subclass.
@inlinable @inline(__always)
package func castExactly<Object: AnyObject>(
  _ object: consuming AnyObject?, to type: Object.Type
) -> Object? {
  guard let object, Swift.type(of: object) == type else { return nil }
  // SAFETY: the object is an instance of the class.
  return unsafe unsafeDowncast(object, to: type)
}

/// Returns an object as an instance of a class that is known for another reason than its type.
///
/// A dynamic cast to a generic class would look up the class at run time.
@inlinable @inline(__always)
package func assumeInstance<Object: AnyObject>(
  _ object: AnyObject, of type: Object.Type
) -> Object {
  // SAFETY: each caller explains why the object has this class.
  unsafe unsafeDowncast(object, to: Object.self)
}

/// Calls `body` with the value of an optional, and returns `false` if the optional is nil.
///
/// In unspecialized code, `if let` and a comparison with nil copy the optional and look up its type
/// at run time. A switch over a type that may not be copyable does neither.
@inlinable @inline(__always)
package func withWrapped<Wrapped: ~Copyable, Failure: Error>(
  _ optional: borrowing Wrapped?, _ body: (borrowing Wrapped) throws(Failure) -> Void
) throws(Failure) -> Bool {
  switch optional {
  case .some(let value):
    try body(value)
    return true
  case .none: return false
  }
}
