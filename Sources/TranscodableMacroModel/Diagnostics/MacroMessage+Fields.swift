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

  static func fieldHasNoType(_ name: String) -> MacroMessage {
    .error("field-has-no-type", "'\(name)' has no type; write it behind the name")
  }

  static func fieldWithoutCodingKey(_ name: String) -> MacroMessage {
    .error(
      "field-without-coding-key",
      "'\(name)' has no case in 'CodingKeys', so it needs an initial value")
  }
}
