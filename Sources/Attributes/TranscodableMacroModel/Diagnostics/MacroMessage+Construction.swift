extension MacroMessage {
  static func constructionIsUnsupported(_ attribute: String, _ what: String) -> MacroMessage {
    .error(
      "construction-is-unsupported",
      "'@\(attribute)' can't be applied to \(what), only to a struct or a final class")
  }

  static func constructionUnderCondition(_ attribute: String, _ field: String) -> MacroMessage {
    .error(
      "construction-under-condition",
      "'@\(attribute)' can't include '\(field)', which is declared inside '#if'")
  }
}
