package enum SuperclassCoding: Equatable, Sendable {
  /// There is no superclass, or its fields are neither encoded nor decoded.
  case none
  case flat
  /// The fields of the superclass are in a nested object, with the key `super` by default.
  case nested(key: String?)
}
