/// Calls `body` with `value` as an `Other` if `Value` and `Other` are the same type.
///
/// Use this in generic code that determines types at run time, because a dynamic cast takes ten
/// times as long. The result is `nil` if the types differ.
@inlinable @inline(__always)
package func withSameType<Value, Other, Result, Failure: Error>(
  _ value: borrowing Value, as type: Other.Type,
  _ body: (borrowing Other) throws(Failure) -> Result
) throws(Failure) -> Result? {
  guard Value.self == Other.self else { return nil }
  // SAFETY: the types are the same, so this is the value itself.
  return try body(unsafe unsafeBitCast(copy value, to: Other.self))
}

/// Calls `body` with `value` as an `Other`, without copying it, if `Value` and `Other` are the same
/// type.
///
/// Use this for large values. For small values, ``withSameType(_:as:_:)`` is cheaper, although it
/// makes a copy.
@inlinable @inline(__always)
package func lendAsSameType<Value, Other>(
  _ value: borrowing Value, as type: Other.Type, to body: (borrowing Other) -> Void
) {
  guard Value.self == Other.self else { return }
  // SAFETY: the types are the same, so this is the value itself. The pointer doesn't leave the
  // closure.
  unsafe withUnsafePointer(to: value) { place in
    unsafe lend(UnsafeRawPointer(place).assumingMemoryBound(to: Other.self), to: body)
  }
}

/// Calls `body` with the value at an address, without copying it.
///
/// Reading `pointee` usually copies the value, even if the result is only borrowed. This function
/// is generic over noncopyable types, so that the compiler can't make a copy.
@inlinable @inline(__always)
internal func lend<Value: ~Copyable, Failure: Error>(
  _ place: UnsafePointer<Value>, to body: (borrowing Value) throws(Failure) -> Void
) throws(Failure) {
  // SAFETY: the caller's pointer is valid during the call.
  try unsafe body(place.pointee)
}

/// Returns `value` as a `Target`, which must be the same type as `Source`.
///
/// Use this in generic code that determines types at run time, because a dynamic cast takes ten
/// times as long.
@inlinable
package func castToSameType<Source, Target>(_ value: Source, as type: Target.Type) -> Target {
  precondition(Source.self == Target.self)
  // SAFETY: both types are the same.
  return unsafe unsafeBitCast(value, to: Target.self)
}

/// Moves `value` into a `Target`, which must be the same type as `Source`.
///
/// Use this for large values, because ``castToSameType(_:as:)`` would copy them.
@inlinable
package func moveToSameType<Source, Target>(_ value: consuming Source, as type: Target.Type)
  -> Target
{
  precondition(Source.self == Target.self)
  // SAFETY (all uses of `place`): both types are the same. The memory is initialized once, and is
  // empty again when it is freed.
  let place = UnsafeMutablePointer<Source>.allocate(capacity: 1)
  defer { unsafe place.deallocate() }
  unsafe place.initialize(to: consume value)
  return unsafe UnsafeMutableRawPointer(place).assumingMemoryBound(to: Target.self).move()
}

/// Calls `body` with the value of a non-nil optional, without copying the optional.
///
/// In unspecialized code, `if let` copies the optional, which requires looking up the optional's
/// type (330 instructions).
@inlinable @inline(__always)
package func withWrapped<Wrapped, Failure: Error>(
  _ optional: Wrapped?, _ body: (Wrapped) throws(Failure) -> Void
) throws(Failure) {
  #if TRANSCODABLE_PLAIN
    if let optional { try body(optional) }
  #else
    if optional == nil { return }
    // SAFETY: the pointer doesn't leave the closure.
    try unsafe withUnsafePointer(to: optional) { (place) throws(Failure) in
      // SAFETY: a non-nil optional begins with its value. The memory isn't written, and the pointer
      // isn't used after the closure.
      try unsafe lend(UnsafeRawPointer(place).assumingMemoryBound(to: Wrapped.self)) {
        (value) throws(Failure) in try body(value)
      }
    }
  #endif
}
