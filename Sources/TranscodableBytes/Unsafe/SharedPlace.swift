/// A value at a place of its own on the heap, for owners that change it in turn.
///
/// It does what a stored property of a class would do, except that the check for overlapping accesses is a byte beside the
/// value, tested in line, and not a call of the run-time library. Not for several threads at once.
@frozen @safe
public struct SharedPlace<Value: ~Copyable>: ~Copyable {
  @usableFromInline internal let value: UnsafeMutablePointer<Value>
  @usableFromInline internal let isTaken: UnsafeMutablePointer<Bool>

  /// Creates a place with a value in it.
  @inlinable
  public init(_ value: consuming Value) {
    // SAFETY: both places are initialized as soon as they are allocated, and belong to this value alone.
    let place = UnsafeMutablePointer<Value>.allocate(capacity: 1)
    unsafe place.initialize(to: value)
    unsafe self.value = place
    unsafe isTaken = .allocate(capacity: 1)
    unsafe isTaken.initialize(to: false)
  }

  @inlinable
  deinit {
    // SAFETY: both were allocated and initialized by the initialiser, and are destroyed nowhere else.
    unsafe value.deinitialize(count: 1)
    unsafe value.deallocate()
    unsafe isTaken.deallocate()
  }

  /// Whether somebody is changing the value now, so that nobody else may.
  @inlinable @inline(__always)
  public var isInUse: Bool {
    // SAFETY: initialized as long as this value lives.
    unsafe isTaken.pointee
  }

  /// Calls `body` with the value, which it may change.
  ///
  /// - Precondition: Nobody else is changing the value.
  @inlinable @inline(__always)
  public borrowing func withValue<Result: ~Copyable, Failure: Error>(
    _ body: (inout Value) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    precondition(!isInUse, "Overlapping accesses to one value")
    // SAFETY: initialized as long as this value lives, which is borrowed here. The mark keeps every other access out until the
    // closure has returned, so that the reference handed to it is the only one.
    unsafe isTaken.pointee = true
    defer { unsafe isTaken.pointee = false }
    return try unsafe body(&value.pointee)
  }
}
