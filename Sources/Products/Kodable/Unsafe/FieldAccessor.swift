/// A struct or object whose stored properties are read at their offsets.
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

  /// Reads a property.
  ///
  /// - Precondition: The property belongs to the type of this owner, is a value or a strong
  /// reference, and has the type `Value`.
  @inline(__always)
  borrowing func value<Value>(at location: FieldOffset, as: Value.Type) -> Value {
    unsafe pointer(to: location, Value.self).pointee
  }

  /// Calls `body` with a property.
  ///
  /// If the owner is a struct, the property is borrowed in place. If the owner is an object, the
  /// property is copied, because other code may replace it concurrently.
  ///
  /// - Precondition: The preconditions of ``value(at:as:)`` apply.
  @inline(__always)
  borrowing func lend<Value, Result>(
    _ location: FieldOffset, as: Value.Type, to body: (borrowing Value) throws -> Result
  ) rethrows -> Result {
    if isObject { return try body(value(at: location, as: Value.self)) }
    // SAFETY: the struct is borrowed while `body` runs. Therefore, the property isn't replaced.
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
/// If the type is copyable, reading `pointee` would copy the value even if it is only borrowed. The
/// `~Copyable` constraint prevents this.
@inline(__always)
private func lendPointee<Value: ~Copyable, Result>(
  _ location: UnsafeMutablePointer<Value>, to body: (borrowing Value) throws -> Result
) rethrows -> Result {
  // SAFETY: the pointer that the caller passes is valid while `body` runs.
  try unsafe body(location.pointee)
}

/// A struct or object whose stored properties are accessed at their offsets.
struct FieldAccessor: ~Copyable {
  let reader: FieldReader

  fileprivate init(_ reader: consuming FieldReader) { self.reader = reader }

  /// Reads a property.
  ///
  /// - Precondition: The preconditions of ``FieldReader/value(at:as:)`` apply.
  @inline(__always)
  borrowing func value<Value>(at location: FieldOffset, as type: Value.Type) -> Value {
    reader.value(at: location, as: type)
  }

  /// Replaces a property.
  ///
  /// - Precondition: The property is a variable. The preconditions of ``value(at:as:)`` also apply.
  @inline(__always)
  borrowing func set<Value>(_ location: FieldOffset, to value: consuming Value) {
    precondition(location.isVariable, "A constant cannot be replaced")
    // SAFETY: this accessor has exclusive access to the owner.
    unsafe reader.pointer(to: location, Value.self).pointee = value
  }

  /// Calls `body` with a property that `body` may change.
  ///
  /// If the owner is a struct, the property is changed in place. If the owner is an object, the
  /// property is copied, changed and written back, because other code may read it concurrently.
  ///
  /// - Precondition: The preconditions of ``set(_:to:)`` apply.
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
  // SAFETY: the pointer is valid during the call, and nothing else accesses the value at that time.
  // If `isObject` were wrong, no offset would match, because offsets in objects differ from offsets
  // in values.
  return try unsafe withUnsafeMutablePointer(to: &value) {
    try unsafe body(
      FieldAccessor(FieldReader(UnsafeMutableRawPointer($0), of: type, isObject: false)))
  }
}

/// Calls `body` with a reader for the stored properties of a value.
///
/// The value isn't copied.
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

/// Returns the type of a value.
///
/// If the value is an object, this is its dynamic type.
///
/// Calling `type(of:)` copies the value. Therefore, it is called only if the value may be an
/// object.
@inline(__always)
func typeOfOwner<Value>(_ value: borrowing Value) -> any Any.Type {
  MemoryLayout<Value>.size == MemoryLayout<AnyObject>.size ? type(of: copy value) : Value.self
}
