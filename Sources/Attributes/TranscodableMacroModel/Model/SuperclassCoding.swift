/// What becomes of the fields of a superclass.
package enum SuperclassCoding: Equatable, Sendable {
  /// There is no superclass, or its fields are not coded.
  case none
  /// They are among those of the class.
  case flat
  /// They are in an object of their own, under a key; under `super` if none is given.
  case nested(key: String?)
}
