/// A struct or an object whose stored properties are read by their offsets.
@safe
struct FieldReader: ~Copyable {
  // SAFETY (type): `address` points to the value or object that `withFieldReader` borrows, or that
  // `withFieldAccessor` has exclusive access to. The reader is passed to a closure and can't be
  // copied. A property is accessed only if it was described for exactly this type, and only as the
  // type in its description. Therefore, its offset belongs to an initialized value of that type.
  private let address: UnsafeMutableRawPointer
  private let type: any Any.Type
  fileprivate let isObject: Bool

  fileprivate init(_ address: UnsafeMutableRawPointer, of type: any Any.Type, isObject: Bool) {
    unsafe self.address = address
    (self.type, self.isObject) = (type, isObject)
  }

  /// Reads a property.
  ///
  /// - Precondition: The property belongs to this owner's type, is a strong reference or a value,
  ///   and has the type `Value`.
  @inline(__always)
  borrowing func value<Value>(at location: FieldOffset, as: Value.Type) -> Value {
    unsafe pointer(to: location, Value.self).pointee
  }

  /// Calls `body` with a property.
  ///
  /// A property of a struct is borrowed in place. A property of an object is copied, because it may
  /// be replaced concurrently.
  ///
  /// - Precondition: The same as for ``value(at:as:)``.
  @inline(__always)
  borrowing func lend<Value, Result>(
    _ location: FieldOffset, as: Value.Type, to body: (borrowing Value) throws -> Result
  ) rethrows -> Result {
    if isObject { return try body(value(at: location, as: Value.self)) }
    // SAFETY: the struct is borrowed while `body` runs, so the property isn't replaced.
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

/// Calls `body` with the value at an address.
///
/// Reading `pointee` of a copyable type would copy the value even if it is only borrowed; the
/// `~Copyable` constraint prevents that.
@inline(__always)
private func lendPointee<Value: ~Copyable, Result>(
  _ location: UnsafeMutablePointer<Value>, to body: (borrowing Value) throws -> Result
) rethrows -> Result {
  // SAFETY: the caller's pointer is valid while `body` runs.
  try unsafe body(location.pointee)
}

/// A struct or an object whose stored properties are accessed by their offsets.
struct FieldAccessor: ~Copyable {
  let reader: FieldReader

  fileprivate init(_ reader: consuming FieldReader) { self.reader = reader }

  /// Reads a property.
  ///
  /// - Precondition: The same as for ``FieldReader/value(at:as:)``.
  @inline(__always)
  borrowing func value<Value>(at location: FieldOffset, as type: Value.Type) -> Value {
    reader.value(at: location, as: type)
  }

  /// Replaces a property.
  ///
  /// - Precondition: The property is a variable, in addition to the preconditions of
  ///   ``value(at:as:)``.
  @inline(__always)
  borrowing func set<Value>(_ location: FieldOffset, to value: consuming Value) {
    precondition(location.isVariable, "A constant cannot be replaced")
    // SAFETY: the access to the owner is exclusive.
    unsafe reader.pointer(to: location, Value.self).pointee = value
  }

  /// Calls `body` with a property, which `body` may change.
  ///
  /// A property of a struct is changed in place. A property of an object is copied, changed and
  /// written back, because the object may be read concurrently.
  ///
  /// - Precondition: The same as for ``set(_:to:)``.
  borrowing func change<Value>(
    _ location: FieldOffset, as: Value.Type, _ body: (inout Value) throws -> Void
  ) rethrows {
    precondition(location.isVariable, "A constant cannot be changed")
    // SAFETY (all uses of `pointer`): as in `set`.
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

/// Calls `body` with an accessor for the stored properties of a value.
///
/// - Parameters:
///   - value: A struct or a reference to an object.
///   - type: The type of the value; for an object, its dynamic type.
///   - isObject: Whether the type is a class.
///   - body: A closure that receives the accessor.
/// - Returns: The result of `body`.
/// - Throws: Any error of `body`.
/// - Precondition: `type` is the type of the value.
func withFieldAccessor<Root, Result: ~Copyable>(
  _ value: inout Root, of type: any Any.Type, isObject: Bool,
  _ body: (borrowing FieldAccessor) throws -> Result
) rethrows -> Result {
  if isObject {
    return try withObject(value as AnyObject, of: type) { try body(FieldAccessor($0)) }
  }
  precondition(type == Root.self, "A value of another type")
  // SAFETY: the pointer is valid for the call, during which nothing else accesses the value. If
  // `isObject` were wrong, no offset would match, because the offsets in objects differ from the
  // offsets in values.
  return try unsafe withUnsafeMutablePointer(to: &value) {
    try unsafe body(
      FieldAccessor(FieldReader(UnsafeMutableRawPointer($0), of: type, isObject: false)))
  }
}

/// Calls `body` with a reader for the stored properties of a value, without copying the value.
///
/// - Parameters: The same as for `withFieldAccessor`.
/// - Returns: The result of `body`.
/// - Throws: Any error of `body`.
/// - Precondition: The same as for `withFieldAccessor`.
func withFieldReader<Root, Result: ~Copyable>(
  _ value: borrowing Root, of type: any Any.Type, isObject: Bool,
  _ body: (borrowing FieldReader) throws -> Result
) rethrows -> Result {
  if isObject {
    return try withObject(copy value as AnyObject, of: type) { try body($0) }
  }
  precondition(type == Root.self, "A value of another type")
  // SAFETY: the pointer is valid for the call, and a reader doesn't write through it. Otherwise as
  // in `withFieldAccessor`.
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
  // SAFETY: the object is kept alive during the call. Offsets of stored properties are relative to
  // its address.
  return try withExtendedLifetime(object) {
    try unsafe body(
      FieldReader(Unmanaged.passUnretained(object).toOpaque(), of: type, isObject: true))
  }
}

/// Returns the type of a value; for an object, its dynamic type.
///
/// `type(of:)` copies the value, so it is called only if the value may be an object.
@inline(__always)
func typeOfOwner<Value>(_ value: borrowing Value) -> any Any.Type {
  MemoryLayout<Value>.size == MemoryLayout<AnyObject>.size ? type(of: copy value) : Value.self
}
