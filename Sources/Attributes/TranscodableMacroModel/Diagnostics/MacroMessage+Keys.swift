extension MacroMessage {
  static var keyStyleIsNotWrittenOut: MacroMessage {
    .error("the key style must be specified inline, for example 'keys: .snakeCase'")
  }

  static func keyForSeveralFields(_ attribute: String) -> MacroMessage {
    .error(
      """
      '@\(attribute)' can't be applied to more than one field at a time; declare each field \
      separately
      """)
  }

  static func keyIsGivenTwice(_ field: String, _ first: String, _ second: String) -> MacroMessage {
    .error("'@\(first)' and '@\(second)' both set the key of '\(field)'; remove one")
  }

  static func keyIsGivenForBothAndOne(
    _ both: String, _ oneSided: String, _ counterpart: String
  ) -> MacroMessage {
    .error(
      """
      '@\(both)' applies to decoding and encoding, but '@\(oneSided)' already applies to one of \
      them; replace '@\(both)' with '@\(counterpart)'
      """)
  }

  static var pathHasEmptyKey: MacroMessage {
    .error("the path contains an empty key")
  }

  static var pathStartsWithIndex: MacroMessage {
    .error("a path must start with a key, because fields are object members")
  }

  static var pathIsOneKey: MacroMessage {
    .warning("a one-component path is just a key; use '@CodingKey'")
  }

  static func keyHasDots(_ key: String) -> MacroMessage {
    .warning("\"\(key)\" is treated as a single key, not as a path")
  }

  static func aliasIsTheKey(_ key: String, _ field: String) -> MacroMessage {
    .warning("'\(field)' is already decoded from \"\(key)\"")
  }

  static func pathRunsThroughField(_ field: String, _ other: String) -> MacroMessage {
    .error("the path of '\(field)' runs through the value of '\(other)'")
  }

  static var indexIsNotWritten: MacroMessage {
    .error(
      """
      a path to an array element can only be decoded, not encoded, because the preceding elements \
      are unknown
      """)
  }

  static var keyIsNotALiteral: MacroMessage {
    .error("the key must be a string literal without interpolation")
  }

  static var keyIsEmpty: MacroMessage {
    .error("the key is empty")
  }

  static func keyBesideCodingKeys(_ attribute: String) -> MacroMessage {
    .error("'@\(attribute)' conflicts with 'CodingKeys', which sets every key; remove one")
  }

  static func codingKeyWithoutField(_ name: String, in type: String) -> MacroMessage {
    .error("'\(name)' is not a field of '\(type)'")
  }

  static func keyIsTaken(_ key: String, by first: String, and second: String) -> MacroMessage {
    .error("'\(first)' and '\(second)' have the same key \"\(key)\"")
  }

  static func keyIsComputedAnyway(
    _ field: String, key: String, _ attribute: String
  ) -> MacroMessage {
    .warning(
      "'@\(attribute)' has no effect: the key of '\(field)' is already \"\(key)\" by default")
  }

  static func styleHasNoEffect(because reason: String) -> MacroMessage {
    .warning("the key style has no effect: \(reason)")
  }
}

extension MacroMessage {
  static var codingKeysAreHere: MacroMessage {
    .note("'CodingKeys' is declared here")
  }

  static func fieldIsHere(_ field: String) -> MacroMessage {
    .note("'\(field)' is declared here")
  }

  static func keyOf(_ field: String) -> MacroMessage {
    .note("the key of '\(field)' is set here")
  }
}
