/// The access level of a type, reduced to the levels that generated members must repeat.
enum AccessLevel: String {
  case inherited
  case `fileprivate`
  case package
  case `public`

  /// The modifier of a generated member, followed by a space.
  ///
  /// The member must be as visible as its type. Without a modifier, it is visible enough if the
  /// type is internal, fileprivate or private. It is not visible enough if the type has no modifier
  /// and is nested in a fileprivate or private type.
  var prefix: String {
    self == .inherited ? "" : rawValue + " "
  }

  /// Returns the effective access level of a type nested in a type with another level.
  func limited(by outer: AccessLevel) -> AccessLevel {
    switch (outer, self) {
    case (.inherited, .public), (.inherited, .package): .inherited
    case (.package, .public): .package
    default: self
    }
  }
}
