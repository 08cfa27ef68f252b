/// A stored property of a struct or a class, as the runtime describes it.
///
/// The description comes from the three functions of the runtime that `Mirror` is made of. It takes
/// microseconds to ask for: callers keep the answer for each type.
package struct StoredProperty: @unchecked Sendable {
  // Unchecked: a type is the same for every thread.
  /// The name of the storage: that of a wrapped property begins with an underscore.
  package let name: String
  /// The type of what is stored.
  package let type: any Any.Type
  /// Whether it was declared with `var`, and holds what it refers to.
  package let isVariable, isStrong: Bool
  fileprivate let owner: any Any.Type
  fileprivate let isInObject: Bool
  fileprivate let offset: Int

  /// The stored properties of a type, those of a class before those of its superclass.
  ///
  /// - Parameter type: A struct or a class. Other types have none.
  package static func all(of type: any Any.Type) -> [StoredProperty] {
    var own: [StoredProperty] = []
    let superclass = (type as? AnyClass).flatMap { _getSuperclass($0) }
    let inherited = superclass.map { fieldCount($0) } ?? 0
    for index in inherited..<max(inherited, fieldCount(type)) {
      own.append(StoredProperty(of: type, index))
    }
    guard let superclass else { return own }
    return own + all(of: superclass).map { StoredProperty($0, owner: type) }
  }

  private init(of owner: any Any.Type, _ index: Int) {
    // SAFETY: `index` is below the count that the runtime gave for the type. The function writes all of the description,
    // whose layout is that of the standard library's own declaration; the name is copied before it is freed.
    var field = FieldDescription()
    self.type = unsafe fieldType(owner, index: index, description: &field)
    name = unsafe field.name.map { unsafe String(cString: $0) } ?? ""
    unsafe field.free?(field.name)
    isVariable = unsafe field.isVariable
    isStrong = unsafe field.isStrong
    offset = fieldOffset(owner, index: index)
    isInObject = owner is AnyClass
    self.owner = owner
  }

  /// A property of a superclass of `owner`.
  private init(_ property: StoredProperty, owner: any Any.Type) {
    (name, type, offset) = (property.name, property.type, property.offset)
    (isVariable, isStrong) = (property.isVariable, property.isStrong)
    (isInObject, self.owner) = (true, owner)
  }
}

/// A struct or an object whose stored properties are reached by their descriptions.
@safe
package struct PropertyOwner: ~Copyable {
  // SAFETY (type): `address` is that of the value or of the object that `withOwner` has exclusive access to, or holds; an
  // owner is lent to a closure, and cannot be copied. A property is only looked at if it was described for this very type,
  // under the type that it was described with: so its offset is that of an initialized value of the type.
  fileprivate let address: UnsafeMutableRawPointer
  fileprivate let type: any Any.Type
  /// Whether it is an object.
  package let isObject: Bool

  /// Reads a property.
  ///
  /// - Precondition: The property is one of this owner's type, holds what it refers to, and has this type.
  @inline(__always)
  package borrowing func value<Value>(of property: StoredProperty, as: Value.Type) -> Value {
    unsafe place(of: property, Value.self).pointee
  }

  /// Replaces a property.
  ///
  /// - Precondition: The property is a variable, and as for ``value(of:as:)``.
  @inline(__always)
  package borrowing func set<Value>(_ property: StoredProperty, to value: consuming Value) {
    precondition(property.isVariable, "A constant cannot be replaced")
    unsafe place(of: property, Value.self).pointee = value
  }

  /// Calls `body` with a property, which it may change.
  ///
  /// A property of a struct is changed in its place. That of an object is changed as a copy and put back,
  /// since others may look at the object in the meantime.
  ///
  /// - Precondition: As for ``set(_:to:)``.
  @inline(__always)
  package borrowing func change<Value>(
    _ property: StoredProperty, as: Value.Type, _ body: (inout Value) throws -> Void
  ) rethrows {
    precondition(property.isVariable, "A constant cannot be changed")
    let place = unsafe place(of: property, Value.self)
    if isObject {
      var copy = unsafe place.pointee
      try body(&copy)
      unsafe place.pointee = copy
    } else {
      try unsafe body(&place.pointee)
    }
  }

  @inline(__always)
  private borrowing func place<Value>(
    of property: StoredProperty, _: Value.Type
  ) -> UnsafeMutablePointer<Value> {
    precondition(
      property.owner == type && property.type == Value.self && property.isStrong
        && property.isInObject == isObject,
      "A property of another type")
    return unsafe (address + property.offset).assumingMemoryBound(to: Value.self)
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
@inline(__always)
package func withOwner<Root, Result>(
  _ value: inout Root, of type: any Any.Type, isObject: Bool,
  _ body: (borrowing PropertyOwner) throws -> Result
) rethrows -> Result {
  if isObject { return try withObject(value as AnyObject, of: type, body) }
  precondition(type == Root.self, "A value of another type")
  // SAFETY: the pointer is valid for the call, and nobody else accesses the value in the meantime. Should `isObject` be
  // wrong, then there is no property either, since those of classes are not described for values.
  return try unsafe withUnsafeMutablePointer(to: &value) {
    try unsafe body(PropertyOwner(address: UnsafeMutableRawPointer($0), type: type, isObject: false))
  }
}

private func withObject<Result>(
  _ object: AnyObject, of type: any Any.Type, _ body: (borrowing PropertyOwner) throws -> Result
) rethrows -> Result {
  precondition(Swift.type(of: object) == type, "An object of another type")
  // SAFETY: the object is held during the call. Its address is what offsets of stored properties are relative to.
  return try withExtendedLifetime(object) {
    try unsafe body(
      PropertyOwner(
        address: Unmanaged.passUnretained(object).toOpaque(), type: type, isObject: true))
  }
}

// MARK: - The runtime

#if hasFeature(Embedded)
  #error("Stored properties are found by reflection, which Embedded Swift does not have.")
#endif

/// What the runtime tells about a field, laid out as the standard library declares it for itself.
@unsafe
private struct FieldDescription {
  let name: UnsafePointer<CChar>? = nil
  let free: (@convention(c) (UnsafePointer<CChar>?) -> Void)? = nil
  let isStrong = false
  let isVariable = false
}

@_silgen_name("swift_reflectionMirror_recursiveCount")
private func fieldCount(_: any Any.Type) -> Int

@_silgen_name("swift_reflectionMirror_recursiveChildMetadata")
private func fieldType(
  _: any Any.Type, index: Int, description: UnsafeMutablePointer<FieldDescription>
) -> any Any.Type

@_silgen_name("swift_reflectionMirror_recursiveChildOffset")
private func fieldOffset(_: any Any.Type, index: Int) -> Int
