/// How the fields of a superclass are coded.
package enum SuperclassCoding: Equatable, Sendable {
  /// There is no superclass, or its fields are not coded.
  case none
  /// The fields are in the object of the class.
  case flat
  /// The fields are in a nested object; the default key is `super`.
  case nested(key: String?)
}
