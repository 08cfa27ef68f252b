/// Lends a value under another name of its type, if it is another name of its type.
///
/// For generic code that has found out at run time what a parameter stands for; a cast costs ten times as much.
///
/// - Parameters:
///   - value: The value.
///   - type: The type that it should have.
///   - body: Gets the value.
/// - Returns: What `body` returns; nil if the types differ.
/// - Throws: What `body` throws.
@inlinable @inline(__always)
package func withSameType<Value, Other, Result, Failure: Error>(
  _ value: borrowing Value, as type: Other.Type,
  _ body: (borrowing Other) throws(Failure) -> Result
) throws(Failure) -> Result? {
  guard Value.self == Other.self else { return nil }
  // SAFETY: the types are the same, so this is the value itself.
  return try body(unsafe unsafeBitCast(copy value, to: Other.self))
}

/// Lends a value under another name of its type, where it is, if it is another name of its type.
///
/// For values that may be large, which ``withSameType(_:as:_:)`` copies; for small ones, its copy costs less than this call.
@inlinable @inline(__always)
package func lendAsSameType<Value, Other>(
  _ value: borrowing Value, as type: Other.Type, to body: (borrowing Other) -> Void
) {
  guard Value.self == Other.self else { return }
  // SAFETY: the types are the same, so this is the value itself; the pointer does not leave the closure.
  unsafe withUnsafePointer(to: value) { place in
    unsafe lend(UnsafeRawPointer(place).assumingMemoryBound(to: Other.self), to: body)
  }
}

/// Calls `body` with the value at an address.
///
/// A read of `pointee` copies the value, even if the copy is only lent on. Where the type might be one that has no copies, it cannot.
@inlinable @inline(__always)
internal func lend<Value: ~Copyable, Failure: Error>(
  _ place: UnsafePointer<Value>, to body: (borrowing Value) throws(Failure) -> Void
) throws(Failure) {
  // SAFETY: the caller's pointer is valid while this runs.
  try unsafe body(place.pointee)
}

/// Returns `value` as a value of `Target`, which must be the very type that it has.
///
/// For code that has learned at run time what two generic parameters are; a dynamic cast would find out the
/// same in ten times the time.
@inlinable
package func castToSameType<Source, Target>(_ value: Source, as type: Target.Type) -> Target {
  precondition(Source.self == Target.self)
  // SAFETY: both are the same type.
  return unsafe unsafeBitCast(value, to: Target.self)
}

/// Moves `value` into a value of `Target`, which must be the very type that it has.
///
/// For large values, which ``castToSameType(_:as:)`` would copy, with all that is in them.
@inlinable
package func moveToSameType<Source, Target>(_ value: consuming Source, as type: Target.Type)
  -> Target
{
  precondition(Source.self == Target.self)
  // SAFETY (all uses of `place`): both are the same type. The place is initialized once, and empty again when it is freed.
  let place = UnsafeMutablePointer<Source>.allocate(capacity: 1)
  defer { unsafe place.deallocate() }
  unsafe place.initialize(to: consume value)
  return unsafe UnsafeMutableRawPointer(place).assumingMemoryBound(to: Target.self).move()
}

/// Calls `body` with the value of an optional, where it is.
///
/// In code that does not know the type, `if let` makes a copy of the optional, for which it asks the runtime for the type of that:
/// 330 instructions.
///
/// - Parameters:
///   - optional: The optional value.
///   - body: Gets the value.
/// - Throws: What `body` throws.
@inlinable @inline(__always)
package func withWrapped<Wrapped, Failure: Error>(
  _ optional: Wrapped?, _ body: (Wrapped) throws(Failure) -> Void
) throws(Failure) {
  #if TRANSCODABLE_PLAIN
    if let optional { try body(optional) }
  #else
    if optional == nil { return }
    // SAFETY: the pointer does not leave the closure.
    try unsafe withUnsafePointer(to: optional) { (place) throws(Failure) in
      // SAFETY: an optional that is not nil begins with its value, whatever it keeps besides. The place is not written, and left
      // with the closure.
      try unsafe lend(UnsafeRawPointer(place).assumingMemoryBound(to: Wrapped.self)) {
        (value) throws(Failure) in try body(value)
      }
    }
  #endif
}
