/// Messages about stored properties.
extension MacroMessage {
  static var fieldIsAPattern: MacroMessage {
    .error(
      "field-is-a-pattern", "a field is declared by its name; declare each of these on its own")
  }

  static func constantIsNeverDecoded(_ name: String) -> MacroMessage {
    .error(
      "constant-is-never-decoded",
      "'\(name)' is never decoded: a 'let' keeps its initial value")
  }

  static func fieldHasNoSpelledType(_ name: String) -> MacroMessage {
    .error(
      "field-has-no-spelled-type",
      "the type of '\(name)' is not spelled by its initial value; write it behind the name")
  }

  static func fieldWithoutCodingKey(_ name: String) -> MacroMessage {
    .error(
      "field-without-coding-key",
      "'\(name)' has no case in 'CodingKeys', so it needs an initial value")
  }
}
