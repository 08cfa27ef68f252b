/// Messages about values that are shown while their text arrives.
extension MacroMessage {
  static func valuesHaveNoParts(_ type: String, _ reason: String) -> MacroMessage {
    .error(
      "values-have-no-parts", "values of '\(type)' cannot be shown in part: \(reason)")
  }

  static func requiredPartIsInside(_ field: String) -> MacroMessage {
    .error(
      "required-part-is-inside",
      "'\(field)' stands in another object, so that its object begins without it")
  }

  static func partialHasNoEffect(_ type: String) -> MacroMessage {
    .warning(
      "partial-has-no-effect",
      "'@CodablePartial' has no effect: '\(type)' does not say 'partial: .generated'")
  }
}
