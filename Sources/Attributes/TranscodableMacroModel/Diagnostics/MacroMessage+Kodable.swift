/// Messages about `@Kodable`, and about the wrappers of the module Kodable.
extension MacroMessage {
  static func kodableIsMisplaced(_ what: String) -> MacroMessage {
    .error(
      "kodable-is-misplaced",
      "'@Kodable' stands on \(what); it can be given to a struct or a class")
  }

  static func kodableIsNotSaid(_ name: String) -> MacroMessage {
    .error(
      "kodable-is-not-said",
      """
      '@Kodable' writes what the protocols of the module Kodable ask for; \
      '\(name)' has to name one of them
      """)
  }

  static func attributeBesideWrapper(_ attribute: String, _ wrapper: String) -> MacroMessage {
    .error(
      "attribute-beside-wrapper",
      "'@\(wrapper)' says itself what '@\(attribute)' would say; write it there")
  }
}
