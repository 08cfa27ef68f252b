/// Where a stored property is in the values or objects of a type.
@frozen
public struct StoredPlace: @unchecked Sendable {
  // Unchecked: a type is the same for every thread.
  /// The type of what is stored.
  public let type: any Any.Type
  @usableFromInline internal let owner: any Any.Type
  @usableFromInline internal let offset: Int
  @usableFromInline internal let isInObject: Bool
  /// Whether it was declared with `var`.
  public let isVariable: Bool
  /// Whether it holds what it refers to.
  public let isStrong: Bool

  /// What the runtime says of a property; nobody else may make places.
  internal init(
    type: any Any.Type, isVariable: Bool, isStrong: Bool, owner: any Any.Type, isInObject: Bool,
    offset: Int
  ) {
    (self.type, self.isVariable, self.isStrong) = (type, isVariable, isStrong)
    (self.owner, self.isInObject, self.offset) = (owner, isInObject, offset)
  }

  /// The same place, in objects of a subclass.
  internal func seen(from owner: any Any.Type) -> StoredPlace {
    StoredPlace(
      type: type, isVariable: isVariable, isStrong: isStrong, owner: owner, isInObject: true,
      offset: offset)
  }

  /// The same place, where its owner is what is stored in another one.
  internal func seen(through outer: StoredPlace) -> StoredPlace {
    precondition(outer.type == owner && !isInObject, "The place of another type")
    return StoredPlace(
      type: type, isVariable: isVariable && outer.isVariable, isStrong: isStrong && outer.isStrong,
      owner: outer.owner, isInObject: outer.isInObject, offset: outer.offset + offset)
  }
}

/// A struct or an object whose stored properties are reached by their places.
@safe @frozen
public struct PropertyOwner: ~Copyable {
  // SAFETY (type): `address` is that of the value or of the object that `withOwner` has exclusive
  // access to, or holds; an owner is lent to a closure, and cannot be copied. A property is only
  // looked at if it was described for this very type, under the type that it was described with: so
  // its offset is that of an initialized value of the type.
  @usableFromInline internal let address: UnsafeMutableRawPointer
  @usableFromInline internal let type: any Any.Type
  @usableFromInline internal let isObject: Bool

  internal init(_ address: UnsafeMutableRawPointer, of type: any Any.Type, isObject: Bool) {
    unsafe self.address = address
    (self.type, self.isObject) = (type, isObject)
  }

  /// Reads a property.
  ///
  /// - Precondition: The property is one of this owner's type, holds what it refers to, and has
  ///   this type.
  @inlinable @inline(__always)
  public borrowing func value<Value>(at place: StoredPlace, as: Value.Type) -> Value {
    unsafe pointer(to: place, Value.self).pointee
  }

  /// Replaces a property.
  ///
  /// - Precondition: The property is a variable, and as for ``value(at:as:)``.
  @inlinable @inline(__always)
  public borrowing func set<Value>(_ place: StoredPlace, to value: consuming Value) {
    precondition(place.isVariable, "A constant cannot be replaced")
    unsafe pointer(to: place, Value.self).pointee = value
  }

  /// Calls `body` with a property, which it may change.
  ///
  /// A property of a struct is changed in its place. That of an object is changed as a copy and put
  /// back, since others may look at the object in the meantime.
  ///
  /// - Precondition: As for ``set(_:to:)``.
  public borrowing func change<Value>(
    _ place: StoredPlace, as: Value.Type, _ body: (inout Value) throws -> Void
  ) rethrows {
    precondition(place.isVariable, "A constant cannot be changed")
    let pointer = unsafe pointer(to: place, Value.self)
    if isObject {
      var copy = unsafe pointer.pointee
      try body(&copy)
      unsafe pointer.pointee = copy
    } else {
      try unsafe body(&pointer.pointee)
    }
  }

  @inlinable @inline(__always)
  internal borrowing func pointer<Value>(
    to place: StoredPlace, _: Value.Type
  ) -> UnsafeMutablePointer<Value> {
    precondition(
      place.owner == type && place.type == Value.self && place.isStrong
        && place.isInObject == isObject,
      "A property of another type")
    return unsafe (address + place.offset).assumingMemoryBound(to: Value.self)
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
public func withOwner<Root, Result: ~Copyable>(
  _ value: inout Root, of type: any Any.Type, isObject: Bool,
  _ body: (borrowing PropertyOwner) throws -> Result
) rethrows -> Result {
  if isObject { return try withObject(value as AnyObject, of: type, body) }
  precondition(type == Root.self, "A value of another type")
  // SAFETY: the pointer is valid for the call, and nobody else accesses the value in the meantime.
  // Should `isObject` be wrong, then there is no place either, since those in objects are not for
  // values.
  return try unsafe withUnsafeMutablePointer(to: &value) {
    try unsafe body(PropertyOwner(UnsafeMutableRawPointer($0), of: type, isObject: false))
  }
}

private func withObject<Result: ~Copyable>(
  _ object: AnyObject, of type: any Any.Type, _ body: (borrowing PropertyOwner) throws -> Result
) rethrows -> Result {
  precondition(Swift.type(of: object) == type, "An object of another type")
  // SAFETY: the object is held during the call. Its address is what offsets of stored properties
  // are relative to.
  return try withExtendedLifetime(object) {
    try unsafe body(
      PropertyOwner(Unmanaged.passUnretained(object).toOpaque(), of: type, isObject: true))
  }
}
