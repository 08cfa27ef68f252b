/// Calls `body` with the value of an optional, where it stands.
///
/// In code that does not know the type, `if let` makes a copy of the optional, for which it asks the runtime for the type of that:
/// 330 instructions.
///
/// - Parameters:
///   - optional: The optional value.
///   - body: Gets the value.
/// - Throws: What `body` throws.
@inlinable @inline(__always)
public func withWrapped<Wrapped, Failure: Error>(
  _ optional: Wrapped?, _ body: (Wrapped) throws(Failure) -> Void
) throws(Failure) {
  if optional == nil { return }
  // SAFETY: the pointer does not leave the closure.
  try unsafe withUnsafePointer(to: optional) { (place) throws(Failure) in
    // SAFETY: an optional that is not nil begins with its value, whatever it keeps besides. The place is not written, and left
    // with the closure.
    try unsafe body(UnsafeRawPointer(place).assumingMemoryBound(to: Wrapped.self).pointee)
  }
}
