/// A struct or an object whose stored properties are read by their places.
@safe
struct FieldReader: ~Copyable {
  // SAFETY (type): `address` is that of the value or of the object that `withFieldReader` borrows, or `withFieldAccessor`
  // has exclusive access to; an owner is lent to a closure, and cannot be copied. A property is only
  // looked at if it was described for this very type, under the type that it was described with: so
  // its offset is that of an initialized value of the type.
  private let address: UnsafeMutableRawPointer
  private let type: any Any.Type
  fileprivate let isObject: Bool

  fileprivate init(_ address: UnsafeMutableRawPointer, of type: any Any.Type, isObject: Bool) {
    unsafe self.address = address
    (self.type, self.isObject) = (type, isObject)
  }

  /// Reads a property.
  ///
  /// - Precondition: The property is one of this owner's type, holds what it refers to, and has
  ///   this type.
  @inline(__always)
  borrowing func value<Value>(at place: FieldOffset, as: Value.Type) -> Value {
    unsafe pointer(to: place, Value.self).pointee
  }

  /// Calls `body` with a property.
  ///
  /// That of a struct is lent where it is. Others may replace that of an object meanwhile, so it is copied.
  ///
  /// - Precondition: As for ``value(at:as:)``.
  @inline(__always)
  borrowing func lend<Value, Result>(
    _ place: FieldOffset, as: Value.Type, to body: (borrowing Value) throws -> Result
  ) rethrows -> Result {
    if isObject { return try body(value(at: place, as: Value.self)) }
    // SAFETY: the struct is borrowed while `body` runs, so nothing replaces the property.
    return try unsafe lendPointee(pointer(to: place, Value.self), to: body)
  }

  @inline(__always)
  fileprivate borrowing func pointer<Value>(
    to place: FieldOffset, _: Value.Type
  ) -> UnsafeMutablePointer<Value> {
    precondition(
      place.owner == type && place.type == Value.self && place.isStrong
        && place.isInObject == isObject,
      "A property of another type")
    return unsafe (address + place.offset).assumingMemoryBound(to: Value.self)
  }
}

/// Calls `body` with the value at an address.
///
/// A read of `pointee` copies the value, even if the copy is only lent on. Where the type might be one that has no copies,
/// it cannot.
@inline(__always)
private func lendPointee<Value: ~Copyable, Result>(
  _ place: UnsafeMutablePointer<Value>, to body: (borrowing Value) throws -> Result
) rethrows -> Result {
  // SAFETY: the caller's pointer is valid while this runs.
  try unsafe body(place.pointee)
}

/// A struct or an object whose stored properties are reached by their places.
struct FieldAccessor: ~Copyable {
  /// Reads the properties.
  let reader: FieldReader

  fileprivate init(_ reader: consuming FieldReader) { self.reader = reader }

  /// Reads a property.
  ///
  /// - Precondition: As for ``FieldReader/value(at:as:)``.
  @inline(__always)
  borrowing func value<Value>(at place: FieldOffset, as type: Value.Type) -> Value {
    reader.value(at: place, as: type)
  }

  /// Replaces a property.
  ///
  /// - Precondition: The property is a variable, and as for ``value(at:as:)``.
  @inline(__always)
  borrowing func set<Value>(_ place: FieldOffset, to value: consuming Value) {
    precondition(place.isVariable, "A constant cannot be replaced")
    // SAFETY: the access to the owner is exclusive.
    unsafe reader.pointer(to: place, Value.self).pointee = value
  }

  /// Calls `body` with a property, which it may change.
  ///
  /// A property of a struct is changed in its place. That of an object is changed as a copy and put
  /// back, since others may look at the object in the meantime.
  ///
  /// - Precondition: As for ``set(_:to:)``.
  borrowing func change<Value>(
    _ place: FieldOffset, as: Value.Type, _ body: (inout Value) throws -> Void
  ) rethrows {
    precondition(place.isVariable, "A constant cannot be changed")
    // SAFETY (all uses of `pointer`): as in `set`.
    let pointer = unsafe reader.pointer(to: place, Value.self)
    if reader.isObject {
      var copy = unsafe pointer.pointee
      try body(&copy)
      unsafe pointer.pointee = copy
    } else {
      try unsafe body(&pointer.pointee)
    }
  }
}

/// Calls `body` with a value as the owner of its stored properties.
///
/// - Parameters:
///   - value: A struct or a reference to an object.
///   - type: The type of the value; of an object the type that it was made with.
///   - isObject: Whether that is a class.
///   - body: Gets the owner.
/// - Returns: What `body` returns.
/// - Throws: What `body` throws.
/// - Precondition: `type` is the type of the value.
func withFieldAccessor<Root, Result: ~Copyable>(
  _ value: inout Root, of type: any Any.Type, isObject: Bool,
  _ body: (borrowing FieldAccessor) throws -> Result
) rethrows -> Result {
  if isObject {
    return try withObject(value as AnyObject, of: type) { try body(FieldAccessor($0)) }
  }
  precondition(type == Root.self, "A value of another type")
  // SAFETY: the pointer is valid for the call, and there is no other access to the value in the meantime.
  // Should `isObject` be wrong, then there is no place either, since those in objects are not for
  // values.
  return try unsafe withUnsafeMutablePointer(to: &value) {
    try unsafe body(
      FieldAccessor(FieldReader(UnsafeMutableRawPointer($0), of: type, isObject: false)))
  }
}

/// Calls `body` with a value as the owner of its stored properties, which are only read: the value is not copied.
///
/// - Parameters: As for `withFieldAccessor`.
/// - Returns: What `body` returns.
/// - Throws: What `body` throws.
/// - Precondition: As for `withFieldAccessor`.
func withFieldReader<Root, Result: ~Copyable>(
  _ value: borrowing Root, of type: any Any.Type, isObject: Bool,
  _ body: (borrowing FieldReader) throws -> Result
) rethrows -> Result {
  if isObject {
    return try withObject(copy value as AnyObject, of: type) { try body($0) }
  }
  precondition(type == Root.self, "A value of another type")
  // SAFETY: the pointer is valid for the call, and a reader writes nothing through it. The rest as in `withFieldAccessor`.
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
  // SAFETY: the object is held during the call. Its address is what offsets of stored properties
  // are relative to.
  return try withExtendedLifetime(object) {
    try unsafe body(
      FieldReader(Unmanaged.passUnretained(object).toOpaque(), of: type, isObject: true))
  }
}

/// The type of a value; of an object the type that it was made with.
///
/// To ask for the type of a value copies the value, so only what may be an object is asked.
@inline(__always)
func typeOfOwner<Value>(_ value: borrowing Value) -> any Any.Type {
  MemoryLayout<Value>.size == MemoryLayout<AnyObject>.size ? type(of: copy value) : Value.self
}
