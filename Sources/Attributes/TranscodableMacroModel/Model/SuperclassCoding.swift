/// How the fields of a superclass are encoded and decoded.
package enum SuperclassCoding: Equatable, Sendable {
  /// There is no superclass, or its fields are neither encoded nor decoded.
  case none
  /// The fields are in the same object as the fields of the class.
  case flat
  /// The fields are in a nested object; the default key is `super`.
  case nested(key: String?)
}
