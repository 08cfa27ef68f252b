extension MacroMessage {
  static var fieldIsAPattern: MacroMessage {
    .error(
      "field-is-a-pattern",
      "a field can't be declared with a pattern; declare each field separately")
  }

  static func nameIsTaken(_ what: String, _ name: String) -> MacroMessage {
    .error(
      "name-is-taken",
      """
      a \(what) can't be named '\(name)', because generated code uses this name; rename it and add \
      '@CodingKey(\(name.literal))'
      """
    )
  }

  static func constantIsNeverDecoded(_ name: String) -> MacroMessage {
    .error(
      "constant-is-never-decoded",
      "'\(name)' is never decoded: a 'let' keeps its initial value")
  }

  static func anyIsNotCodable(_ type: String) -> MacroMessage {
    .error(
      "any-is-not-codable", "'\(type)' is not Codable; use 'JSON' for arbitrary JSON values")
  }

  static func protocolIsNotCodable(_ type: String, _ name: String) -> MacroMessage {
    .error(
      "protocol-is-not-codable",
      """
      '\(type)' is not Codable; add '@CodablePolymorphic' to '\(name)' and \
      '@CodableBy(.polymorphic)' to this field
      """
    )
  }

  static func tupleIsNotCodable(_ type: String) -> MacroMessage {
    .error(
      "tuple-is-not-codable",
      """
      '\(type)' is not Codable; use a struct instead (with 'layout: .positional' to encode it as \
      an array)
      """
    )
  }

  static func functionIsNotCodable(_ type: String) -> MacroMessage {
    .error(
      "function-is-not-codable",
      "'\(type)' is not Codable; exclude the field with '@CodableIgnored'")
  }

  static func valueDoesNotFit(
    _ what: String, is literal: String, _ field: String, _ type: String
  ) -> MacroMessage {
    .error("value-does-not-fit", "\(what) is \(literal), but '\(field)' is of type '\(type)'")
  }

  static func valueDoesNotFit(
    _ what: String, contains literal: String, _ field: String, _ type: String
  ) -> MacroMessage {
    .error("value-does-not-fit", "\(what) contains \(literal), but '\(field)' is of type '\(type)'")
  }

  static func predicateDoesNotFit(
    _ path: String, _ root: String, _ field: String, _ type: String
  ) -> MacroMessage {
    .error(
      "predicate-does-not-fit",
      "'\(path)' is a property of '\(root)', but '\(field)' is of type '\(type)'")
  }

  static func valueHasNoType(_ what: String, _ spelled: String) -> MacroMessage {
    .error("\(what)-has-no-type", "the \(what) must include its type: '\(spelled)'")
  }

  static func defaultIsNil(_ field: String) -> MacroMessage {
    .error("default-is-nil", "a default of nil has no effect; make '\(field)' optional instead")
  }

  static func fieldHasNoSpelledType(_ name: String) -> MacroMessage {
    .error(
      "field-has-no-spelled-type",
      "'\(name)' needs a type annotation, because its type can't be determined from its initial value"
    )
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

  static func nullableHasDefault(_ name: String, losesAbsent: Bool) -> MacroMessage {
    let id = "nullable-has-default"
    let message = "'\(name)' is never '.absent': '@CodableDefault' replaces a missing value"
    return losesAbsent ? .error(id, message) : .warning(id, message)
  }

  static func defaultIsGivenTwice(_ name: String) -> MacroMessage {
    .warning(
      "default-is-given-twice",
      "'\(name)' has an initial value, which '@CodableDefault' replaces when decoding")
  }

  static var nilPolicyWithoutOptional: MacroMessage {
    .error("nil-policy-without-optional", "'@EncodableNil' requires an optional field")
  }

  static func fieldWithoutCodingKey(_ name: String) -> MacroMessage {
    .error(
      "field-without-coding-key",
      "'\(name)' has no case in 'CodingKeys', so it needs an initial value")
  }
}
