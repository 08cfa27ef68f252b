@safe
struct FieldReader: ~Copyable {
  // SAFETY (type): `address` points to the value or object that `withFieldReader` borrows or that
  // `withFieldAccessor` accesses exclusively. The reader is passed to a closure and can't be
  // copied. A property is accessed only if it was described for exactly this type, and only as the
  // type in its description. Therefore, its offset belongs to an initialized value of that type.
  private let address: UnsafeMutableRawPointer
  private let type: any Any.Type
  fileprivate let isObject: Bool

  fileprivate init(_ address: UnsafeMutableRawPointer, of type: any Any.Type, isObject: Bool) {
    unsafe self.address = address
    (self.type, self.isObject) = (type, isObject)
  }

  /// The property must belong to the owner's type, have the type `Value`, and be a value or a
  /// strong reference.
  @inline(__always)
  borrowing func value<Value>(at location: FieldOffset, as: Value.Type) -> Value {
    unsafe pointer(to: location, Value.self).pointee
  }

  /// Borrows a property of a struct in place.
  ///
  /// A property of an object is copied instead, because other code may replace it concurrently.
  ///
  /// The preconditions of ``value(at:as:)`` apply.
  @inline(__always)
  borrowing func lend<Value, Result>(
    _ location: FieldOffset, as: Value.Type, to body: (borrowing Value) throws -> Result
  ) rethrows -> Result {
    if isObject { return try body(value(at: location, as: Value.self)) }
    // SAFETY: the struct is borrowed while `body` runs, so the property can't be replaced.
    return try unsafe lendPointee(pointer(to: location, Value.self), to: body)
  }

  @inline(__always)
  fileprivate borrowing func pointer<Value>(
    to location: FieldOffset, _: Value.Type
  ) -> UnsafeMutablePointer<Value> {
    precondition(
      location.owner == type && location.type == Value.self && location.isStrong
        && location.isInObject == isObject,
      "A property of another type")
    return unsafe (address + location.offset).assumingMemoryBound(to: Value.self)
  }
}

/// Lends the value at a pointer without copying it.
///
/// Borrowing the `pointee` of a copyable type would copy the value. The `~Copyable` constraint
/// prevents the copy.
@inline(__always)
private func lendPointee<Value: ~Copyable, Result>(
  _ location: UnsafeMutablePointer<Value>, to body: (borrowing Value) throws -> Result
) rethrows -> Result {
  // SAFETY: the pointer that the caller passes is valid while `body` runs.
  try unsafe body(location.pointee)
}

struct FieldAccessor: ~Copyable {
  let reader: FieldReader

  fileprivate init(_ reader: consuming FieldReader) { self.reader = reader }

  /// The preconditions of ``FieldReader/value(at:as:)`` apply.
  @inline(__always)
  borrowing func value<Value>(at location: FieldOffset, as type: Value.Type) -> Value {
    reader.value(at: location, as: type)
  }

  /// The property must be a variable, and the preconditions of ``value(at:as:)`` apply.
  @inline(__always)
  borrowing func set<Value>(_ location: FieldOffset, to value: consuming Value) {
    precondition(location.isVariable, "A constant cannot be replaced")
    // SAFETY: this accessor has exclusive access to the owner.
    unsafe reader.pointer(to: location, Value.self).pointee = value
  }

  /// Changes a property of a struct in place.
  ///
  /// A property of an object is copied and then written back, because other code may read it
  /// concurrently.
  ///
  /// The preconditions of ``set(_:to:)`` apply.
  borrowing func change<Value>(
    _ location: FieldOffset, as: Value.Type, _ body: (inout Value) throws -> Void
  ) rethrows {
    precondition(location.isVariable, "A constant cannot be changed")
    // SAFETY (all uses of `pointer`): this accessor has exclusive access to the owner, as in `set`.
    let pointer = unsafe reader.pointer(to: location, Value.self)
    if reader.isObject {
      var copy = unsafe pointer.pointee
      try body(&copy)
      unsafe pointer.pointee = copy
    } else {
      try unsafe body(&pointer.pointee)
    }
  }
}

/// `type` must be the type of the value or, for an object, its dynamic type.
func withFieldAccessor<Root, Result: ~Copyable>(
  _ value: inout Root, of type: any Any.Type, isObject: Bool,
  _ body: (borrowing FieldAccessor) throws -> Result
) rethrows -> Result {
  if isObject {
    return try withObject(value as AnyObject, of: type) { try body(FieldAccessor($0)) }
  }
  precondition(type == Root.self, "A value of another type")
  // SAFETY: the pointer is valid during the call, and nothing else accesses the value at that time.
  // If `isObject` were wrong, no offset would match, because offsets in objects differ from offsets
  // in values.
  return try unsafe withUnsafeMutablePointer(to: &value) {
    try unsafe body(
      FieldAccessor(FieldReader(UnsafeMutableRawPointer($0), of: type, isObject: false)))
  }
}

/// Borrows the value without copying it.
///
/// `type` must be the type of the value or, for an object, its dynamic type.
func withFieldReader<Root, Result: ~Copyable>(
  _ value: borrowing Root, of type: any Any.Type, isObject: Bool,
  _ body: (borrowing FieldReader) throws -> Result
) rethrows -> Result {
  if isObject {
    return try withObject(copy value as AnyObject, of: type) { try body($0) }
  }
  precondition(type == Root.self, "A value of another type")
  // SAFETY: the pointer is valid during the call, and a reader doesn't write to it. See also the
  // comment in `withFieldAccessor`.
  return try unsafe withUnsafePointer(to: value) {
    try unsafe body(
      FieldReader(UnsafeMutableRawPointer(mutating: $0), of: type, isObject: false))
  }
}

private func withObject<Result: ~Copyable>(
  _ object: AnyObject, of type: any Any.Type,
  _ body: (consuming FieldReader) throws -> Result
) rethrows -> Result {
  precondition(Swift.type(of: object) == type, "An object of another type")
  // SAFETY: the object is kept alive during the call. The offsets of its stored properties are
  // relative to its address.
  return try withExtendedLifetime(object) {
    try unsafe body(
      FieldReader(Unmanaged.passUnretained(object).toOpaque(), of: type, isObject: true))
  }
}

/// Calls `type(of:)` only if the value may be an object, because the call copies the value.
@inline(__always)
func typeOfOwner<Value>(_ value: borrowing Value) -> any Any.Type {
  MemoryLayout<Value>.size == MemoryLayout<AnyObject>.size ? type(of: copy value) : Value.self
}
