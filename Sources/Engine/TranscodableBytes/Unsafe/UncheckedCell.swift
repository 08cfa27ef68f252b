/// A mutable value that is accessed without the runtime's exclusivity checks.
///
/// Swift registers each access to a stored property of a class that might overlap another access.
/// This costs 70 instructions. Accesses to a cell aren't registered. Therefore, **no access may
/// begin while the value is being modified**. Don't call user code while modifying the value. Debug
/// builds check this rule.
@safe @usableFromInline
package struct UncheckedCell<Value: ~Copyable>: ~Copyable {
  // SAFETY (type): `address` is an allocation of one value owned by this cell, initialized from
  // `init` to `deinit`. The value can't be moved out, and references to it end with the access.
  @usableFromInline internal let address: UnsafeMutablePointer<Value>
  #if DEBUG
    @usableFromInline internal let isChanging = UnsafeMutablePointer<Bool>.allocate(capacity: 1)
  #endif

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
    // SAFETY: nothing else deinitializes the value or frees the allocation.
    unsafe address.deinitialize(count: 1)
    unsafe address.deallocate()
    #if DEBUG
      unsafe isChanging.deallocate()
    #endif
  }

  @inlinable @inline(__always)
  package var value: Value {
    _read {
      #if DEBUG
        unsafe precondition(!isChanging.pointee)
      #endif
      // SAFETY: the value is initialized, and nothing is modifying it.
      yield unsafe address.pointee
    }
    nonmutating _modify {
      #if DEBUG
        unsafe precondition(!isChanging.pointee)
        unsafe isChanging.pointee = true
        defer { unsafe isChanging.pointee = false }
      #endif
      // SAFETY: the value is initialized, and nothing else is accessing it.
      yield unsafe &address.pointee
    }
  }
}

/// A cell that checks every access in all builds, for a value that user code may access while it is
/// being modified.
///
/// The check is inlined, uses one byte, and doesn't call the runtime. The cell isn't thread-safe.
@usableFromInline package struct ExclusiveCell<Value: ~Copyable>: ~Copyable {
  @usableFromInline internal let cell: UncheckedCell<Value>
  @usableFromInline internal let isTaken = UncheckedCell(false)

  @inlinable
  package init(_ value: consuming Value) { cell = UncheckedCell(value) }

  @inlinable @inline(__always)
  package var isInUse: Bool { isTaken.value }

  /// Calls `body` with the value, which it may modify.
  ///
  /// - Precondition: The value isn't being accessed.
  @inlinable @inline(__always)
  package borrowing func withValue<Result: ~Copyable, Failure: Error>(
    _ body: (inout Value) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    precondition(!isInUse, "Overlapping accesses to a value")
    isTaken.value = true
    defer { isTaken.value = false }
    return try body(&cell.value)
  }
}
