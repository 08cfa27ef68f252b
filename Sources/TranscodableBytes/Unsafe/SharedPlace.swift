/// A ``Cell`` whose accesses are always checked, for a value that its owners change in turn and hand to code of others meanwhile.
///
/// The check is a byte beside the value, tested in line, and not a call of the run-time library. Not for several threads at once.
public struct SharedPlace<Value: ~Copyable>: ~Copyable {
  @usableFromInline internal let cell: Cell<Value>
  @usableFromInline internal let isTaken = Cell(false)

  /// Creates a place with a value in it.
  public init(_ value: consuming Value) { cell = Cell(value) }

  /// Whether somebody is changing the value now, so that nobody else may.
  @inlinable @inline(__always)
  public var isInUse: Bool { isTaken.value }

  /// Calls `body` with the value, which it may change.
  ///
  /// - Precondition: Nobody else is changing the value.
  @inlinable @inline(__always)
  public borrowing func withValue<Result: ~Copyable, Failure: Error>(
    _ body: (inout Value) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    precondition(!isInUse, "Overlapping accesses to one value")
    isTaken.value = true
    defer { isTaken.value = false }
    return try body(&cell.value)
  }
}
