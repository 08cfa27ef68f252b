/// How far a type can be seen, reduced to what the members we add have to say.
enum AccessLevel: String {
  case inherited
  case `fileprivate`
  case package
  case `public`

  /// The modifier for a witness, with the space after it.
  ///
  /// A witness has to be as visible as its type, and a member without a modifier already is when
  /// the type is internal, fileprivate or private. That is not so if the type is in a
  /// fileprivate or private one, and has no such modifier itself.
  var prefix: String {
    self == .inherited ? "" : rawValue + " "
  }

  /// How far a type with this level can be seen in a type of another one.
  func limited(by outer: AccessLevel) -> AccessLevel {
    switch (outer, self) {
    case (.inherited, .public), (.inherited, .package): .inherited
    case (.package, .public): .package
    default: self
    }
  }
}
