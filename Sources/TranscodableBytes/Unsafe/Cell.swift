/// A value that an object keeps beside itself, so that it may be changed without the object being asked.
///
/// Each access to a stored property of a class that may overlap with another is announced to the runtime and
/// taken back again, 70 instructions in all. Accesses to a cell are not: **no access may begin while the value is being changed**.
/// Keep what changes the value free of code of others. Debug builds check.
@safe
public struct Cell<Value: ~Copyable>: ~Copyable {
  // SAFETY (type): `address` is an allocation of one value owned by this cell, initialized from `init` to `deinit`. The
  // value cannot be moved out, and a reference to it ends with the access.
  @usableFromInline internal let address: UnsafeMutablePointer<Value>
  #if DEBUG
    @usableFromInline internal let isChanging = UnsafeMutablePointer<Bool>.allocate(capacity: 1)
  #endif

  /// Creates a cell with a value.
  public init(_ value: consuming Value) {
    unsafe address = UnsafeMutablePointer<Value>.allocate(capacity: 1)
    unsafe address.initialize(to: value)
    #if DEBUG
      unsafe isChanging.initialize(to: false)
    #endif
  }

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
  public var value: Value {
    _read {
      #if DEBUG
        unsafe precondition(!isChanging.pointee)
      #endif
      // SAFETY: the value is initialized, and nobody changes it now.
      yield unsafe address.pointee
    }
    nonmutating _modify {
      #if DEBUG
        unsafe precondition(!isChanging.pointee)
        unsafe isChanging.pointee = true
        defer { unsafe isChanging.pointee = false }
      #endif
      // SAFETY: the value is initialized, and nobody else reads or changes it now.
      yield unsafe &address.pointee
    }
  }
}
