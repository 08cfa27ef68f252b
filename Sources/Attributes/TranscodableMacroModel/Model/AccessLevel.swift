/// The access level of a type, reduced to the levels that generated members must repeat.
enum AccessLevel: String {
  case inherited
  case `fileprivate`
  case package
  case `public`

  /// The modifier of a generated member, followed by a space, or an empty string.
  ///
  /// A member must be as visible as its type. It needs a modifier if its type has none and is
  /// nested in a private or fileprivate type.
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
