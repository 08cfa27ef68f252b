/// How far a type can be seen, reduced to what the members we add have to say.
enum AccessLevel: String {
  case inherited
  case package
  case `public`

  /// The modifier for a witness, with the space behind it.
  ///
  /// A witness has to be as visible as its type, and a member without a modifier already is when
  /// the type is internal, fileprivate or private.
  var prefix: String {
    self == .inherited ? "" : rawValue + " "
  }
}
