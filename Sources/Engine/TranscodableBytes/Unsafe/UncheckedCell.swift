/// A mutable value without the runtime's exclusivity checks.
///
/// Each access to a stored property of a class that might overlap with another is registered with the runtime and
/// unregistered, 70 instructions in all. Accesses to a cell are not: **no access may begin while the value is being modified**.
/// Do not call code of users while modifying it. Debug builds check.
@safe @usableFromInline
package struct UncheckedCell<Value: ~Copyable>: ~Copyable {
  // SAFETY (type): `address` is an allocation of one value owned by this cell, initialized from `init` to `deinit`. The
  // value cannot be moved out, and a reference to it ends with the access.
  @usableFromInline internal let address: UnsafeMutablePointer<Value>
  #if DEBUG
    @usableFromInline internal let isChanging = UnsafeMutablePointer<Bool>.allocate(capacity: 1)
  #endif

  /// Creates a cell with a value.
  @inlinable
  package init(_ value: consuming Value) {
    unsafe address = UnsafeMutablePointer<Value>.allocate(capacity: 1)
    unsafe address.initialize(to: value)
    #if DEBUG
      unsafe isChanging.initialize(to: false)
    #endif
  }

  @inlinable
  deinit {
    // SAFETY: nothing else ends the value or frees the allocation.
    unsafe address.deinitialize(count: 1)
    unsafe address.deallocate()
    #if DEBUG
      unsafe isChanging.deallocate()
    #endif
  }

  /// The value.
  @inlinable @inline(__always)
  package var value: Value {
    _read {
      #if DEBUG
        unsafe precondition(!isChanging.pointee)
      #endif
      // SAFETY: the value is initialized, and nothing modifies it now.
      yield unsafe address.pointee
    }
    nonmutating _modify {
      #if DEBUG
        unsafe precondition(!isChanging.pointee)
        unsafe isChanging.pointee = true
        defer { unsafe isChanging.pointee = false }
      #endif
      // SAFETY: the value is initialized, and nothing else accesses it now.
      yield unsafe &address.pointee
    }
  }
}

/// An ``UncheckedCell`` that checks every access in all builds, for a value that code of users may come back to while it is modified.
///
/// The check is inline, a byte beside the value, and not a call of the runtime library. Not thread-safe.
@usableFromInline package struct ExclusiveCell<Value: ~Copyable>: ~Copyable {
  @usableFromInline internal let cell: UncheckedCell<Value>
  @usableFromInline internal let isTaken = UncheckedCell(false)

  /// Creates a cell with a value.
  @inlinable
  package init(_ value: consuming Value) { cell = UncheckedCell(value) }

  /// Whether the value is being accessed.
  @inlinable @inline(__always)
  package var isInUse: Bool { isTaken.value }

  /// Calls `body` with the value, which it may modify.
  ///
  /// - Precondition: The value is not being accessed.
  @inlinable @inline(__always)
  package borrowing func withValue<Result: ~Copyable, Failure: Error>(
    _ body: (inout Value) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    precondition(!isInUse, "Overlapping accesses to one value")
    isTaken.value = true
    defer { isTaken.value = false }
    return try body(&cell.value)
  }
}
