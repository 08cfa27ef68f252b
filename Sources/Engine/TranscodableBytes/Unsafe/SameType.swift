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

@inlinable
package func moveToSameType<Source, Target>(_ value: consuming Source, as type: Target.Type)
  -> Target
{
  precondition(Source.self == Target.self)
  // SAFETY (all uses of `position`): the types are the same. The memory is initialized once, and
  // its value is moved out before the memory is freed.
  let position = UnsafeMutablePointer<Source>.allocate(capacity: 1)
  defer { unsafe position.deallocate() }
  unsafe position.initialize(to: consume value)
  return unsafe UnsafeMutableRawPointer(position).assumingMemoryBound(to: Target.self).move()
}

/// Calls `body` with the value of an optional, unless the optional is nil.
///
/// Unlike `if let`, this doesn't copy the optional in unspecialized code.
@inlinable @inline(__always)
package func withWrapped<Wrapped, Failure: Error>(
  _ optional: Wrapped?, _ body: (Wrapped) throws(Failure) -> Void
) throws(Failure) {
  #if TRANSCODABLE_PLAIN
    if let optional { try body(optional) }
  #else
    if optional == nil { return }
    // SAFETY: the pointer isn't used outside the closure.
    try unsafe withUnsafePointer(to: optional) { (position) throws(Failure) in
      // SAFETY: a non-nil optional starts with its value. The memory isn't modified, and the
      // pointer isn't used after the closure.
      try unsafe lend(UnsafeRawPointer(position).assumingMemoryBound(to: Wrapped.self)) {
        (value) throws(Failure) in try body(value)
      }
    }
  #endif
}
