/// A mutable value that is accessed without the runtime's exclusivity checks.
///
/// **No access may begin while the value is being modified**, so don't call user code during a
/// modification. Debug builds check this rule.
@safe @usableFromInline
package struct UncheckedCell<Value: ~Copyable>: ~Copyable {
  // SAFETY (type): `address` points to one value, which this cell owns and which is initialized
  // from `init` to `deinit`. The value can't be moved out, and references to it don't outlive an
  // access.
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
    // SAFETY: only this code deinitializes the value and frees the allocation.
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
      // SAFETY: the value is initialized, and no other access modifies it.
      yield unsafe address.pointee
    }
    nonmutating _modify {
      #if DEBUG
        unsafe precondition(!isChanging.pointee)
        unsafe isChanging.pointee = true
        defer { unsafe isChanging.pointee = false }
      #endif
      // SAFETY: the value is initialized, and there is no other access to it.
      yield unsafe &address.pointee
    }
  }
}

/// A cell that checks for overlapping accesses in all builds, but isn't thread-safe.
///
/// Use it for a value that user code might access while the value is being modified.
@usableFromInline package struct ExclusiveCell<Value: ~Copyable>: ~Copyable {
  @usableFromInline internal let cell: UncheckedCell<Value>
  @usableFromInline internal let isTaken = UncheckedCell(false)

  @inlinable
  package init(_ value: consuming Value) { cell = UncheckedCell(value) }

  @inlinable @inline(__always)
  package var isInUse: Bool { isTaken.value }

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
