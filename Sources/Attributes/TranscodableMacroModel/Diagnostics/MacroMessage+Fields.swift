extension MacroMessage {
  static var fieldIsAPattern: MacroMessage {
    .error("a field can't be declared with a pattern; declare each field separately")
  }

  static func nameIsTaken(_ what: String, _ name: String) -> MacroMessage {
    .error(
      """
      a \(what) can't be named '\(name)', because generated code uses this name; rename it and add \
      '@CodingKey(\(name.literal))'
      """)
  }

  static func constantIsNeverDecoded(_ name: String) -> MacroMessage {
    .error("'\(name)' is never decoded: a 'let' keeps its initial value")
  }

  static func anyIsNotCodable(_ type: String) -> MacroMessage {
    .error("'\(type)' is not Codable; use 'JSON' for arbitrary JSON values")
  }

  static func protocolIsNotCodable(_ type: String, _ name: String) -> MacroMessage {
    .error(
      """
      '\(type)' is not Codable; add '@CodablePolymorphic' to '\(name)' and \
      '@CodableBy(.polymorphic)' to this field
      """)
  }

  static func tupleIsNotCodable(_ type: String) -> MacroMessage {
    .error(
      """
      '\(type)' is not Codable; use a struct instead (with 'layout: .positional' to encode it as \
      an array)
      """)
  }

  static func functionIsNotCodable(_ type: String) -> MacroMessage {
    .error("'\(type)' is not Codable; exclude the field with '@CodableIgnored'")
  }

  static func valueDoesNotFit(
    _ what: String, is literal: String, _ field: String, _ type: String
  ) -> MacroMessage {
    .error("\(what) is \(literal), but '\(field)' is of type '\(type)'")
  }

  static func valueDoesNotFit(
    _ what: String, contains literal: String, _ field: String, _ type: String
  ) -> MacroMessage {
    .error("\(what) contains \(literal), but '\(field)' is of type '\(type)'")
  }

  static func predicateDoesNotFit(
    _ path: String, _ root: String, _ field: String, _ type: String
  ) -> MacroMessage {
    .error("'\(path)' is a property of '\(root)', but '\(field)' is of type '\(type)'")
  }

  static func valueHasNoType(_ what: String, _ spelled: String) -> MacroMessage {
    .error("the \(what) must include its type: '\(spelled)'")
  }

  static func defaultIsNil(_ field: String) -> MacroMessage {
    .error("a default of nil has no effect; make '\(field)' optional instead")
  }

  static func fieldHasNoSpelledType(_ name: String) -> MacroMessage {
    .error(
      "'\(name)' needs a type annotation, because its type can't be determined from its initial value"
    )
  }

  static func ignoredFieldHasNoValue(_ name: String) -> MacroMessage {
    .error("'\(name)' is not decoded, so it needs an initial value or an optional type")
  }

  static func ignoredFieldHasAttribute(_ name: String, _ attribute: String) -> MacroMessage {
    .warning("'@\(attribute)' has no effect: '\(name)' is ignored")
  }

  static func ignoredFieldHasAttribute(
    _ name: String, _ attribute: String, verb: String
  ) -> MacroMessage {
    .warning("'@\(attribute)' has no effect: '\(name)' is not \(verb)")
  }

  static func nullableHasDefault(_ name: String, losesAbsent: Bool) -> MacroMessage {
    let message = "'\(name)' is never '.absent': '@CodableDefault' replaces a missing value"
    return losesAbsent ? .error(message) : .warning(message)
  }

  static func defaultIsGivenTwice(_ name: String) -> MacroMessage {
    .warning("'\(name)' has an initial value, which '@CodableDefault' replaces when decoding")
  }

  static var nilPolicyWithoutOptional: MacroMessage {
    .error("'@EncodableNil' requires an optional field")
  }

  static func fieldWithoutCodingKey(_ name: String) -> MacroMessage {
    .error("'\(name)' has no case in 'CodingKeys', so it needs an initial value")
  }
}
