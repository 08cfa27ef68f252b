/// A stored property of a struct or a class, as the runtime describes it.
///
/// The description comes from the three functions of the runtime that `Mirror` is made of. It takes
/// microseconds to ask for: callers keep the answer for each type.
struct StoredProperty: Sendable {
  /// The name of the storage: that of a wrapped property begins with an underscore.
  let name: String
  /// Where the property is.
  let place: FieldOffset

  /// The stored properties of a type, those of a class before those of its superclass.
  ///
  /// - Parameter type: A struct or a class. Other types have none.
  /// - Returns: The descriptions.
  static func all(of type: any Any.Type) -> [StoredProperty] {
    let superclass: AnyClass? = (type as? AnyClass).flatMap { _getSuperclass($0) }
    let inherited = superclass.map { fieldCount($0) } ?? 0
    let count = max(inherited, fieldCount(type))
    let own = (inherited..<count).map { StoredProperty(of: type, $0) }
    guard let superclass else { return own }
    return own + all(of: superclass).map { StoredProperty($0.name, $0.place.seen(from: type)) }
  }

  /// A property of what is stored here, if that is a struct, as one of the same owner.
  ///
  /// - Parameter name: The name of the property's storage.
  /// - Returns: Nil if there is no such property.
  func property(named name: String) -> StoredProperty? {
    guard !(place.type is AnyClass) else { return nil }
    return Self.all(of: place.type).first { $0.name == name }
      .map { StoredProperty(name, $0.place.seen(through: place)) }
  }

  private init(_ name: String, _ place: FieldOffset) { (self.name, self.place) = (name, place) }

  private init(of owner: any Any.Type, _ index: Int) {
    // SAFETY: `index` is below the count that the runtime gave for the type. The function writes
    // all of the description, whose layout is that of the standard library's own declaration; the
    // name is copied before it is freed.
    var field = unsafe FieldDescription()
    let type = unsafe fieldType(owner, index: index, description: &field)
    name = unsafe field.name.map { unsafe String(cString: $0) } ?? ""
    unsafe field.free?(field.name)
    place = unsafe FieldOffset(
      type: type, isVariable: field.isVariable, isStrong: field.isStrong, owner: owner,
      isInObject: owner is AnyClass, offset: fieldOffset(owner, index: index))
  }
}

// MARK: - The runtime

#if hasFeature(Embedded) && !KODABLE_WITHOUT_REFLECTION
  #error(
    "Embedded Swift has no reflection: define KODABLE_WITHOUT_REFLECTION, and put '@Kodable' on types of the module Kodable"
  )
#endif

/// What the runtime tells about a field, laid out as the standard library declares it for itself.
@unsafe
private struct FieldDescription {
  let name: UnsafePointer<CChar>? = nil
  let free: (@convention(c) (UnsafePointer<CChar>?) -> Void)? = nil
  let isStrong = false
  let isVariable = false
}

#if KODABLE_WITHOUT_REFLECTION

  // No type is asked: those of the module Kodable all have their properties written down.

  private func fieldCount(_: any Any.Type) -> Int { 0 }

  private func fieldType(
    _: any Any.Type, index: Int, description: UnsafeMutablePointer<FieldDescription>
  ) -> any Any.Type { Void.self }

  private func fieldOffset(_: any Any.Type, index: Int) -> Int { 0 }

#else

  @_silgen_name("swift_reflectionMirror_recursiveCount")
  private func fieldCount(_: any Any.Type) -> Int

  @_silgen_name("swift_reflectionMirror_recursiveChildMetadata")
  private func fieldType(
    _: any Any.Type, index: Int, description: UnsafeMutablePointer<FieldDescription>
  ) -> any Any.Type

  @_silgen_name("swift_reflectionMirror_recursiveChildOffset")
  private func fieldOffset(_: any Any.Type, index: Int) -> Int

#endif

/// Where a stored property is in the values or objects of a type.
struct FieldOffset: @unchecked Sendable {
  // Unchecked: a type is the same for every thread.
  /// The type of what is stored.
  let type: any Any.Type
  let owner: any Any.Type
  let offset: Int
  let isInObject: Bool
  /// Whether it was declared with `var`.
  let isVariable: Bool
  /// Whether it holds what it refers to.
  let isStrong: Bool

  /// What the runtime says of a property; nothing else may make places.
  init(
    type: any Any.Type, isVariable: Bool, isStrong: Bool, owner: any Any.Type, isInObject: Bool,
    offset: Int
  ) {
    (self.type, self.isVariable, self.isStrong) = (type, isVariable, isStrong)
    (self.owner, self.isInObject, self.offset) = (owner, isInObject, offset)
  }

  /// The same place, in objects of a subclass.
  func seen(from owner: any Any.Type) -> FieldOffset {
    FieldOffset(
      type: type, isVariable: isVariable, isStrong: isStrong, owner: owner, isInObject: true,
      offset: offset)
  }

  /// The same place, where its owner is what is stored in another one.
  func seen(through outer: FieldOffset) -> FieldOffset {
    precondition(outer.type == owner && !isInObject, "The place of another type")
    return FieldOffset(
      type: type, isVariable: isVariable && outer.isVariable, isStrong: isStrong && outer.isStrong,
      owner: outer.owner, isInObject: outer.isInObject, offset: outer.offset + offset)
  }
}

/// A struct or an object whose stored properties are reached by their places.
@safe
struct FieldAccessor: ~Copyable {
  // SAFETY (type): `address` is that of the value or of the object that `withFieldAccessor` has exclusive
  // access to, or holds; an owner is lent to a closure, and cannot be copied. A property is only
  // looked at if it was described for this very type, under the type that it was described with: so
  // its offset is that of an initialized value of the type.
  let address: UnsafeMutableRawPointer
  let type: any Any.Type
  let isObject: Bool

  init(_ address: UnsafeMutableRawPointer, of type: any Any.Type, isObject: Bool) {
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

  /// Replaces a property.
  ///
  /// - Precondition: The property is a variable, and as for ``value(at:as:)``.
  @inline(__always)
  borrowing func set<Value>(_ place: FieldOffset, to value: consuming Value) {
    precondition(place.isVariable, "A constant cannot be replaced")
    unsafe pointer(to: place, Value.self).pointee = value
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
    let pointer = unsafe pointer(to: place, Value.self)
    if isObject {
      var copy = unsafe pointer.pointee
      try body(&copy)
      unsafe pointer.pointee = copy
    } else {
      try unsafe body(&pointer.pointee)
    }
  }

  @inline(__always)
  borrowing func pointer<Value>(
    to place: FieldOffset, _: Value.Type
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
func withFieldAccessor<Root, Result: ~Copyable>(
  _ value: inout Root, of type: any Any.Type, isObject: Bool,
  _ body: (borrowing FieldAccessor) throws -> Result
) rethrows -> Result {
  if isObject { return try withObject(value as AnyObject, of: type, body) }
  precondition(type == Root.self, "A value of another type")
  // SAFETY: the pointer is valid for the call, and there is no other access to the value in the meantime.
  // Should `isObject` be wrong, then there is no place either, since those in objects are not for
  // values.
  return try unsafe withUnsafeMutablePointer(to: &value) {
    try unsafe body(FieldAccessor(UnsafeMutableRawPointer($0), of: type, isObject: false))
  }
}

private func withObject<Result: ~Copyable>(
  _ object: AnyObject, of type: any Any.Type, _ body: (borrowing FieldAccessor) throws -> Result
) rethrows -> Result {
  precondition(Swift.type(of: object) == type, "An object of another type")
  // SAFETY: the object is held during the call. Its address is what offsets of stored properties
  // are relative to.
  return try withExtendedLifetime(object) {
    try unsafe body(
      FieldAccessor(Unmanaged.passUnretained(object).toOpaque(), of: type, isObject: true))
  }
}
