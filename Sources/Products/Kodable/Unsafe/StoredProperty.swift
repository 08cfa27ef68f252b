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
