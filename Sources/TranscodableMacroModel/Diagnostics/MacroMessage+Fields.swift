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

  static func ignoredFieldHasNoValue(_ name: String) -> MacroMessage {
    .error(
      "ignored-field-has-no-value",
      "'\(name)' is not decoded, so it needs an initial value or an optional type")
  }

  static func ignoredFieldHasAttribute(_ name: String, _ attribute: String) -> MacroMessage {
    .warning(
      "ignored-field-has-attribute",
      "'@\(attribute)' has no effect: '\(name)' is ignored")
  }

  static func ignoredFieldHasAttribute(
    _ name: String, _ attribute: String, verb: String
  ) -> MacroMessage {
    .warning(
      "ignored-field-has-attribute",
      "'@\(attribute)' has no effect: '\(name)' is not \(verb)")
  }

  static func nullableHasDefault(_ name: String) -> MacroMessage {
    .warning(
      "nullable-has-default",
      "'\(name)' is never '.absent' or '.null': '@CodableDefault' stands for both")
  }

  static func defaultIsGivenTwice(_ name: String) -> MacroMessage {
    .warning(
      "default-is-given-twice",
      "'\(name)' has an initial value, which '@CodableDefault' replaces when decoding")
  }

  static var nilPolicyWithoutOptional: MacroMessage {
    .error("nil-policy-without-optional", "'@EncodableNil' is for optional fields")
  }

  static func fieldWithoutCodingKey(_ name: String) -> MacroMessage {
    .error(
      "field-without-coding-key",
      "'\(name)' has no case in 'CodingKeys', so it needs an initial value")
  }
}
