/// Messages about attributes that make values of the fields of a type.
extension MacroMessage {
  static func constructionIsUnsupported(_ attribute: String, _ what: String) -> MacroMessage {
    .error(
      "construction-is-unsupported",
      "'@\(attribute)' stands on \(what); it can be given to a struct or a final class")
  }

  static func constructionUnderCondition(_ attribute: String, _ field: String) -> MacroMessage {
    .error(
      "construction-under-condition",
      "'@\(attribute)' cannot have a parameter under '#if', where '\(field)' is declared")
  }
}
