extension MacroMessage {
  static var keyStyleIsNotWrittenOut: MacroMessage {
    .error(
      "key-style-is-not-written-out",
      "the key style must be specified inline, for example 'keys: .snakeCase'")
  }

  static func keyForSeveralFields(_ attribute: String) -> MacroMessage {
    .error(
      "key-for-several-fields",
      """
      '@\(attribute)' can't be applied to more than one field at a time; declare each field \
      separately
      """
    )
  }

  static func keyIsGivenTwice(_ field: String, _ first: String, _ second: String) -> MacroMessage {
    .error(
      "key-is-given-twice",
      "'@\(first)' and '@\(second)' both set the key of '\(field)'; remove one")
  }

  static func keyIsGivenForBothAndOne(
    _ both: String, _ oneSided: String, _ counterpart: String
  ) -> MacroMessage {
    .error(
      "key-is-given-for-both-and-one",
      """
      '@\(both)' applies to decoding and encoding, but '@\(oneSided)' already applies to one of \
      them; replace '@\(both)' with '@\(counterpart)'
      """
    )
  }

  static var pathHasEmptyKey: MacroMessage {
    .error("path-has-empty-key", "the path contains an empty key")
  }

  static var pathStartsWithIndex: MacroMessage {
    .error(
      "path-starts-with-index", "a path must start with a key, because fields are object members")
  }

  static var pathIsOneKey: MacroMessage {
    .warning("path-is-one-key", "a one-component path is just a key; use '@CodingKey'")
  }

  static func keyHasDots(_ key: String) -> MacroMessage {
    .warning("key-has-dots", "\"\(key)\" is treated as a single key, not as a path")
  }

  static func aliasIsTheKey(_ key: String, _ field: String) -> MacroMessage {
    .warning("alias-is-the-key", "'\(field)' is already decoded from \"\(key)\"")
  }

  static func pathRunsThroughField(_ field: String, _ other: String) -> MacroMessage {
    .error(
      "path-runs-through-field",
      "the path of '\(field)' runs through the value of '\(other)'")
  }

  static var indexIsNotWritten: MacroMessage {
    .error(
      "index-is-not-written",
      """
      a path to an array element can only be decoded, not encoded, because the preceding elements \
      are unknown
      """
    )
  }

  static var keyIsNotALiteral: MacroMessage {
    .error(
      "key-is-not-a-literal",
      "the key must be a string literal without interpolation")
  }

  static var keyIsEmpty: MacroMessage {
    .error("key-is-empty", "the key is empty")
  }

  static func keyBesideCodingKeys(_ attribute: String) -> MacroMessage {
    .error(
      "key-beside-coding-keys",
      "'@\(attribute)' conflicts with 'CodingKeys', which sets every key; remove one")
  }

  static func codingKeyWithoutField(_ name: String, in type: String) -> MacroMessage {
    .error("coding-key-without-field", "'\(name)' is not a field of '\(type)'")
  }

  static func keyIsTaken(_ key: String, by first: String, and second: String) -> MacroMessage {
    .error("key-is-taken", "'\(first)' and '\(second)' have the same key \"\(key)\"")
  }

  static func keyIsComputedAnyway(
    _ field: String, key: String, _ attribute: String
  ) -> MacroMessage {
    .warning(
      "key-is-computed-anyway",
      "'@\(attribute)' has no effect: the key of '\(field)' is already \"\(key)\" by default")
  }

  static func styleHasNoEffect(because reason: String) -> MacroMessage {
    .warning("style-has-no-effect", "the key style has no effect: \(reason)")
  }
}

extension MacroNote {
  static var codingKeysAreHere: MacroNote {
    MacroNote(id: "coding-keys-are-here", message: "'CodingKeys' is declared here")
  }

  static func fieldIsHere(_ field: String) -> MacroNote {
    MacroNote(id: "field-is-here", message: "'\(field)' is declared here")
  }

  static func keyOf(_ field: String) -> MacroNote {
    MacroNote(id: "key-of", message: "the key of '\(field)' is set here")
  }
}
