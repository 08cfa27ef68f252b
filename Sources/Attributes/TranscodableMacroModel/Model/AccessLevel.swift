/// The access level of a type, reduced to the modifiers that generated members need.
enum AccessLevel: String {
  case inherited
  case `fileprivate`
  case package
  case `public`

  /// The modifier of a generated witness, followed by a space.
  ///
  /// A witness must be as visible as its type. Without a modifier, it is if the type is internal,
  /// fileprivate or private, but not if the type has no modifier and is nested in a fileprivate or
  /// private type.
  var prefix: String {
    self == .inherited ? "" : rawValue + " "
  }

  /// The effective access level of a type that is nested in a type with another level.
  func limited(by outer: AccessLevel) -> AccessLevel {
    switch (outer, self) {
    case (.inherited, .public), (.inherited, .package): .inherited
    case (.package, .public): .package
    default: self
    }
  }
}
