/// If `Value` and `Other` are the same type, calls `body` with `value` as an `Other`.
///
/// Use this function in generic code that checks types at run time, because a dynamic cast takes
/// ten times as long. The result is `nil` if the types differ.
@inlinable @inline(__always)
package func withSameType<Value, Other, Result, Failure: Error>(
  _ value: borrowing Value, as type: Other.Type,
  _ body: (borrowing Other) throws(Failure) -> Result
) throws(Failure) -> Result? {
  guard Value.self == Other.self else { return nil }
  // SAFETY: the types are the same, so the cast doesn't change the value.
  return try body(unsafe unsafeBitCast(copy value, to: Other.self))
}

/// If `Value` and `Other` are the same type, calls `body` with `value` as an `Other`, without
/// copying it.
///
/// Use this function for large values. For small values, ``withSameType(_:as:_:)`` is cheaper, even
/// though it copies them.
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

/// Calls `body` with the value that `position` points to, without copying the value.
///
/// Reading `pointee` usually copies the value, even if the result is only borrowed. This function
/// also supports noncopyable types, so the compiler can't copy the value.
@inlinable @inline(__always)
internal func lend<Value: ~Copyable, Failure: Error>(
  _ position: UnsafePointer<Value>, to body: (borrowing Value) throws(Failure) -> Void
) throws(Failure) {
  // SAFETY: the caller ensures that the pointer is valid during the call.
  try unsafe body(position.pointee)
}

/// Returns `value` as a `Target`.
///
/// `Source` and `Target` must be the same type.
///
/// Use this function in generic code that checks types at run time, because a dynamic cast takes
/// ten times as long.
@inlinable
package func castToSameType<Source, Target>(_ value: Source, as type: Target.Type) -> Target {
  precondition(Source.self == Target.self)
  // SAFETY: the types are the same, so the cast doesn't change the value.
  return unsafe unsafeBitCast(value, to: Target.self)
}

/// Converts `value` to a `Target` by moving it.
///
/// `Source` and `Target` must be the same type.
///
/// Use this function for large values, because ``castToSameType(_:as:)`` copies them.
@inlinable
package func moveToSameType<Source, Target>(_ value: consuming Source, as type: Target.Type)
  -> Target
{
  precondition(Source.self == Target.self)
  // SAFETY (all uses of `position`): the types are the same. The memory is initialized once, and its
  // value is moved out before the memory is freed.
  let position = UnsafeMutablePointer<Source>.allocate(capacity: 1)
  defer { unsafe position.deallocate() }
  unsafe position.initialize(to: consume value)
  return unsafe UnsafeMutableRawPointer(position).assumingMemoryBound(to: Target.self).move()
}

/// Calls `body` with the value of an optional if it isn't nil.
///
/// The optional isn't copied.
///
/// In unspecialized code, `if let` copies the optional. This requires looking up the optional's
/// type, which takes 330 instructions.
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
