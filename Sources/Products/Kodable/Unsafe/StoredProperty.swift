/// A stored property of a struct or a class, as described by the runtime.
///
/// The runtime functions take microseconds, so callers must cache the result for each type.
struct StoredProperty: Sendable {
  /// The name of the storage, which starts with an underscore if the property is wrapped.
  let name: String
  let location: FieldOffset

  /// The properties of a class precede the properties of its superclass.
  static func all(of type: any Any.Type) -> [StoredProperty] {
    let superclass: AnyClass? = (type as? AnyClass).flatMap { _getSuperclass($0) }
    let inherited = superclass.map { fieldCount($0) } ?? 0
    let count = max(inherited, fieldCount(type))
    let own = (inherited..<count).map { StoredProperty(of: type, $0) }
    guard let superclass else { return own }
    return own + all(of: superclass).map { StoredProperty($0.name, $0.location.seen(from: type)) }
  }

  func property(named name: String) -> StoredProperty? {
    guard !(location.type is AnyClass) else { return nil }
    return Self.all(of: location.type).first { $0.name == name }
      .map { StoredProperty(name, $0.location.seen(through: location)) }
  }

  private init(_ name: String, _ location: FieldOffset) {
    (self.name, self.location) = (name, location)
  }

  private init(of owner: any Any.Type, _ index: Int) {
    // SAFETY: `index` is less than the count that the runtime returned for the type. The function
    // initializes the whole description, whose layout matches the declaration in the standard
    // library. The name is copied before it is freed.
    var field = unsafe FieldDescription()
    let type = unsafe fieldType(owner, index: index, description: &field)
    name = unsafe field.name.map { unsafe String(cString: $0) } ?? ""
    unsafe field.free?(field.name)
    location = unsafe FieldOffset(
      type: type, isVariable: field.isVariable, isStrong: field.isStrong, owner: owner,
      isInObject: owner is AnyClass, offset: fieldOffset(owner, index: index))
  }
}

// MARK: - The runtime

#if hasFeature(Embedded) && !KODABLE_WITHOUT_REFLECTION
  #error(
    "Embedded Swift has no reflection; define KODABLE_WITHOUT_REFLECTION, and add '@Kodable' to the types"
  )
#endif

/// The runtime's description of a field.
///
/// Its layout must match the declaration in the standard library.
@unsafe
private struct FieldDescription {
  let name: UnsafePointer<CChar>? = nil
  let free: (@convention(c) (UnsafePointer<CChar>?) -> Void)? = nil
  let isStrong = false
  let isVariable = false
}

#if KODABLE_WITHOUT_REFLECTION

  // These functions are never called, because all Kodable types have generated code.

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

struct FieldOffset: @unchecked Sendable {
  // Unchecked: metatypes can be shared between threads.
  let type: any Any.Type
  let owner: any Any.Type
  let offset: Int
  let isInObject: Bool
  let isVariable: Bool
  /// Whether the property is a value or a strong reference, as opposed to a weak or unowned
  /// reference.
  let isStrong: Bool

  /// Create a location only from the runtime's description of the type.
  init(
    type: any Any.Type, isVariable: Bool, isStrong: Bool, owner: any Any.Type, isInObject: Bool,
    offset: Int
  ) {
    (self.type, self.isVariable, self.isStrong) = (type, isVariable, isStrong)
    (self.owner, self.isInObject, self.offset) = (owner, isInObject, offset)
  }

  func seen(from owner: any Any.Type) -> FieldOffset {
    FieldOffset(
      type: type, isVariable: isVariable, isStrong: isStrong, owner: owner, isInObject: true,
      offset: offset)
  }

  func seen(through outer: FieldOffset) -> FieldOffset {
    precondition(outer.type == owner && !isInObject, "The location of another type")
    return FieldOffset(
      type: type, isVariable: isVariable && outer.isVariable, isStrong: isStrong && outer.isStrong,
      owner: outer.owner, isInObject: outer.isInObject, offset: outer.offset + offset)
  }
}
