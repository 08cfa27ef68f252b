/// Messages about attributes that say what becomes of values.
extension MacroMessage {
  static func lossyNeedsRoom(_ field: String) -> MacroMessage {
    .error(
      "lossy-needs-room",
      """
      '@CodableLossy' has nothing to drop here: make '\(field)' optional, \
      or give it a value with '@CodableDefault(…, for: .anyFailure)'
      """
    )
  }

  static func lossyNeedsDefault(_ field: String) -> MacroMessage {
    .error(
      "lossy-needs-default",
      """
      '@CodableLossy' drops a value of '\(field)' that cannot be decoded, and its default stands for a missing key \
      only: remove 'for: .missing', or the attribute
      """
    )
  }

  static func nullIsWrittenAndRefused(_ field: String) -> MacroMessage {
    .error(
      "null-is-written-and-refused",
      "'\(field)' is written as null when it is nil, which 'nulls: .reject' refuses when it is read again"
    )
  }

  static func notCoercible(_ type: String) -> MacroMessage {
    .error("not-coercible", "'@CodableCoerced' requires a scalar type, not '\(type)'")
  }

  static var coercionIsNotWrittenOut: MacroMessage {
    .error(
      "coercion-is-not-written-out",
      "the policy has to be written out, as in '@CodableCoerced(.flexible)'")
  }

  static func coercionHasNoEffect(_ type: String) -> MacroMessage {
    .warning("coercion-has-no-effect", "'coercion' has no effect: '\(type)' has no scalar field")
  }

  static var arrayLiteralIsNoStrategy: MacroMessage {
    .error(
      "array-literal-is-no-strategy",
      "an array literal is not a strategy; the strategy of every element is spelled '.elements(…)'")
  }

  static func lossyHasNoElements(_ strategy: String) -> MacroMessage {
    .error(
      "lossy-has-no-elements",
      "'@CodableLossy' has nothing to drop here: '.\(strategy)' decodes the value as a whole")
  }

  static func presetDoesNotFit(_ preset: String, _ type: String) -> MacroMessage {
    .error("preset-does-not-fit", "'\(preset)' is not for values of type '\(type)'")
  }

  static func strategyDoesNotFit(
    _ strategy: String, for what: String, _ type: String
  ) -> MacroMessage {
    .error("strategy-does-not-fit", "'.\(strategy)' is for \(what), and not for '\(type)'")
  }

  static func strategyIsNotUsed(_ field: String) -> MacroMessage {
    .error(
      "strategy-is-not-used",
      "'@CodableBy' has no effect: both sides of '\(field)' have a strategy of their own")
  }

  static var dictionaryStrategy: MacroMessage {
    .error(
      "dictionary-strategy",
      "the strategy of all values of a dictionary is spelled '.values(…)'")
  }

  static func strategyAndCoercion(_ field: String) -> MacroMessage {
    .error(
      "strategy-and-coercion",
      "'\(field)' is read by a strategy, which '@CodableCoerced' has no part in; keep one of them")
  }

  static func lossyBeforeDefault(_ field: String) -> MacroMessage {
    .warning(
      "lossy-before-default",
      "'@CodableLossy' drops bad elements of '\(field)', so that its default stands for other failures only"
    )
  }

  static func valueAttributeOnWrapper(_ attribute: String, _ wrapper: String) -> MacroMessage {
    .error(
      "value-attribute-on-wrapper",
      "'@\(attribute)' has no effect: '@\(wrapper)' codes the value")
  }

  static func nilNeedsOptional(_ field: String) -> MacroMessage {
    .error(
      "nil-needs-optional", "'.nilIfEmpty' can produce nil; make '\(field)' optional")
  }

  static func patternIsWrong(_ reason: String) -> MacroMessage {
    .error("pattern-is-wrong", "invalid regular expression: \(reason)")
  }

  static func initialValueBreaksRule(_ value: String, _ rule: String) -> MacroMessage {
    .warning("initial-value-breaks-rule", "the initial value \(value) breaks the rule '\(rule)'")
  }
}
