/// What becomes of the fields of a superclass.
public struct SuperclassCoding: Sendable {
  /// There is no superclass, or its fields are not coded: its `init()` makes them.
  public static var none: SuperclassCoding { SuperclassCoding() }
  /// They are among those of the class.
  public static var flat: SuperclassCoding { SuperclassCoding() }
  /// They are in an object of their own, under the key `super`.
  public static var nested: SuperclassCoding { SuperclassCoding() }
  /// They are in an object of their own.
  ///
  /// - Parameter key: the key of the object.
  /// - Returns: what becomes of them.
  public static func nested(_ key: String) -> SuperclassCoding { SuperclassCoding() }
}
