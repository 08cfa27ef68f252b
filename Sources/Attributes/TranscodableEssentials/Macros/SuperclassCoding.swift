/// How the fields of a superclass are encoded and decoded.
public struct SuperclassCoding: Sendable {
  /// The class has no superclass, or the fields of the superclass are neither encoded nor decoded.
  ///
  /// If there is a superclass, its `init()` initializes its fields.
  public static var none: SuperclassCoding { SuperclassCoding() }
  /// The fields of the class and its superclass are in the same object.
  public static var flat: SuperclassCoding { SuperclassCoding() }
  /// The fields of the superclass are in a nested object with the key `super`.
  public static var nested: SuperclassCoding { SuperclassCoding() }
  /// The fields of the superclass are in a nested object with the given key.
  public static func nested(_ key: String) -> SuperclassCoding { SuperclassCoding() }
}
