extension MacroMessage {
  static func lossyNeedsRoom(_ field: String) -> MacroMessage {
    .error(
      """
      '@CodableLossy' can't replace an invalid value of '\(field)'; make the field optional, or \
      add '@CodableDefault(…, for: .anyFailure)'
      """)
  }

  static func lossyNeedsDefault(_ field: String) -> MacroMessage {
    .error(
      """
      '@CodableLossy' can't replace an invalid value of '\(field)', because its default only \
      applies to a missing key; remove 'for: .missing' or '@CodableLossy'
      """)
  }

  static func nullIsWrittenAndRefused(_ field: String) -> MacroMessage {
    .error("'\(field)' encodes nil as null, which 'nulls: .reject' rejects when decoding")
  }

  static func nilBecomesDefault(_ field: String) -> MacroMessage {
    .error(
      "a nil '\(field)' is omitted, so it would be decoded as its default; encode null, or remove the default"
    )
  }

  static func nullBecomesDefault(_ field: String) -> MacroMessage {
    .error(
      """
      '\(field)' encodes nil as null, which would be decoded as its default; remove the '?', or exclude null from \
      'for:'
      """)
  }

  static func absentBecomesDefault(_ field: String) -> MacroMessage {
    .error(
      """
      an absent '\(field)' is omitted, so it would be decoded as its initial value; use '.absent' as the \
      initial value
      """)
  }

  static func emptyBecomesDefault(_ field: String) -> MacroMessage {
    .error(
      "an empty '\(field)' is omitted, so it would be decoded as its default; remove the condition or the default"
    )
  }

  static func flattenedNilBecomesDefault(_ field: String) -> MacroMessage {
    .error(
      """
      a nil '\(field)' is omitted, so it would be decoded as its initial value; remove the '?' or the initial \
      value
      """)
  }

  static func restIsOptional(_ field: String) -> MacroMessage {
    .error("'\(field)' can't distinguish nil from an object without remaining keys; remove the '?'")
  }

  static func notCoercible(_ type: String) -> MacroMessage {
    .error("'@CodableCoerced' requires a scalar type, not '\(type)'")
  }

  static var coercionIsNotWrittenOut: MacroMessage {
    .error("the policy must be specified inline, for example '@CodableCoerced(.flexible)'")
  }

  static func coercionHasNoEffect(_ type: String) -> MacroMessage {
    .warning("'coercion' has no effect: '\(type)' has no scalar fields")
  }

  static var arrayLiteralIsNoStrategy: MacroMessage {
    .error(
      "an array literal is not a strategy; use '.elements(…)' to apply a strategy to each element")
  }

  static func lossyHasNoElements(_ strategy: String) -> MacroMessage {
    .error("'@CodableLossy' has no effect: '.\(strategy)' decodes the value as a whole")
  }

  static func presetDoesNotFit(_ preset: String, _ type: String) -> MacroMessage {
    .error("'\(preset)' can't be applied to values of type '\(type)'")
  }

  static func strategyDoesNotFit(
    _ strategy: String, for what: String, _ type: String
  ) -> MacroMessage {
    .error("'.\(strategy)' is for \(what), not for '\(type)'")
  }

  static func unknownPreset(_ name: String, _ preset: String) -> MacroMessage {
    .error(
      "no strategy is named '\(name)'; did you mean '.\(preset)'? "
        + "If it is a strategy of your own, write its type")
  }

  static var customWithOneFunction: MacroMessage {
    .error(
      "'.custom' needs two functions, as in '.custom(decode: { … }, encode: { … })'; "
        + "use '@DecodableBy' or '@EncodableBy' for one")
  }

  static func strategyHasOtherShape(
    _ strategy: String, _ type: String, _ wanted: String
  ) -> MacroMessage {
    .error("'\(strategy)' can't be applied to values of type '\(type)'; use '\(wanted)'")
  }

  static func strategyIsNotUsed(_ field: String) -> MacroMessage {
    .error("'@CodableBy' has no effect: '\(field)' already has '@DecodableBy' and '@EncodableBy'")
  }

  static var dictionaryStrategy: MacroMessage {
    .error("use '.values(…)' to apply a strategy to the values of a dictionary")
  }

  static func strategyAndCoercion(_ field: String) -> MacroMessage {
    .error("'@CodableCoerced' can't be combined with the strategy of '\(field)'; remove one")
  }

  static func lossyBeforeDefault(_ field: String) -> MacroMessage {
    .warning(
      """
      '@CodableLossy' drops invalid elements of '\(field)', so its default only applies to other \
      failures
      """)
  }

  static func valueAttributeOnWrapper(_ attribute: String, _ wrapper: String) -> MacroMessage {
    .error("'@\(attribute)' has no effect: '@\(wrapper)' encodes and decodes the value")
  }

  static func nilNeedsOptional(_ field: String) -> MacroMessage {
    .error("'.nilIfEmpty' can produce nil; make '\(field)' optional")
  }

  static func patternIsWrong(_ reason: String) -> MacroMessage {
    .error("invalid regular expression: \(reason)")
  }

  static func initialValueBreaksRule(_ value: String, _ rule: String) -> MacroMessage {
    .warning("the initial value \(value) violates the rule '\(rule)'")
  }
}

extension MacroMessage {
  static func conversionNeedsValueType(_ type: String) -> MacroMessage {
    .error("'via:' requires a struct or an enum, but '\(type)' is a class")
  }

  static func attributeInConvertedType(
    _ attribute: String, _ type: String, _ wire: String
  ) -> MacroMessage {
    .error("'@\(attribute)' has no effect: '\(type)' is converted to '\(wire)'")
  }

  static func profileIsRepeated(_ profile: String) -> MacroMessage {
    .error("the profile \(profile) is already declared")
  }

  static func profileOfRawValues(_ type: String) -> MacroMessage {
    .error("'\(type)' is encoded as its raw value; add the profile to the enclosing type")
  }

  static func profileOfHandWritten(_ type: String) -> MacroMessage {
    .error(
      """
      '\(type)' has a hand-written Codable implementation, which doesn't support profiles; remove \
      it or '@CodingProfile'
      """)
  }
}
