extension MacroMessage {
  static func kodableIsMisplaced(_ what: String) -> MacroMessage {
    .error(
      "kodable-is-misplaced",
      "'@Kodable' can't be applied to \(what), only to a struct or a class")
  }

  static func kodableIsNotNamed(_ name: String) -> MacroMessage {
    .error(
      "kodable-is-not-named",
      """
      '@Kodable' requires '\(name)' to declare conformance to a protocol from the Kodable module
      """
    )
  }

  static func attributeBesideWrapper(_ attribute: String, _ wrapper: String) -> MacroMessage {
    .error(
      "attribute-beside-wrapper",
      """
      '@\(attribute)' can't be combined with '@\(wrapper)'; pass an argument to '@\(wrapper)' \
      instead
      """
    )
  }
}
