/// The access level of a type, reduced to the levels that generated members must repeat.
enum AccessLevel: String {
  case inherited
  case `fileprivate`
  case package
  case `public`

  /// The access modifier of a generated member and a space, or an empty string if there is no
  /// modifier.
  ///
  /// A member must be as visible as its type. If the type has no modifier but is nested in a
  /// private or fileprivate type, the member needs one.
  var prefix: String {
    self == .inherited ? "" : rawValue + " "
  }

  func limited(by outer: AccessLevel) -> AccessLevel {
    switch (outer, self) {
    case (.inherited, .public), (.inherited, .package): .inherited
    case (.package, .public): .package
    default: self
    }
  }
}
