enum AccessLevel: String {
  case inherited
  case `fileprivate`
  case package
  case `public`

  /// The access modifier of a generated member and a space, or an empty string.
  ///
  /// The member needs a modifier if the type has none but is nested in a private or fileprivate
  /// type.
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
