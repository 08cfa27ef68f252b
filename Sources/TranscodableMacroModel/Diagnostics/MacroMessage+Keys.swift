/// Messages about keys.
extension MacroMessage {
  static var keyStyleIsNotWrittenOut: MacroMessage {
    .error(
      "key-style-is-not-written-out",
      "the style of the keys has to be written out, as in 'keys: .snakeCase'")
  }

  static func keyIsMisplaced(on what: String) -> MacroMessage {
    .error("key-is-misplaced", "'@CodingKey' stands on \(what), which has no key")
  }

  static var keyForSeveralFields: MacroMessage {
    .error("key-for-several-fields", "'@CodingKey' stands on several fields; a key names one")
  }

  static func keyIsRepeated(_ field: String) -> MacroMessage {
    .error("key-is-repeated", "'\(field)' already has a '@CodingKey'")
  }

  static var keyIsNotALiteral: MacroMessage {
    .error(
      "key-is-not-a-literal",
      "the key has to be written out as a string literal without interpolation")
  }

  static var keyIsEmpty: MacroMessage {
    .error("key-is-empty", "the key is empty")
  }

  static var keyBesideCodingKeys: MacroMessage {
    .error(
      "key-beside-coding-keys",
      "'@CodingKey' stands beside 'CodingKeys', which gives every key; keep one of them")
  }

  static func codingKeyWithoutField(_ name: String, in type: String) -> MacroMessage {
    .error("coding-key-without-field", "'\(name)' names no field of '\(type)'")
  }

  static func keyIsTaken(_ key: String, by first: String, and second: String) -> MacroMessage {
    .error("key-is-taken", "'\(first)' and '\(second)' have the same key \"\(key)\"")
  }

  static func keyIsComputedAnyway(_ field: String, key: String) -> MacroMessage {
    .warning("key-is-computed-anyway", "'\(field)' has the key \"\(key)\" without '@CodingKey'")
  }

  static func styleHasNoEffect(because reason: String) -> MacroMessage {
    .warning("style-has-no-effect", "the style of the keys has no effect: \(reason)")
  }
}

extension MacroNote {
  static var codingKeysAreHere: MacroNote {
    MacroNote(id: "coding-keys-are-here", message: "'CodingKeys' is declared here")
  }

  static func keyOf(_ field: String) -> MacroNote {
    MacroNote(id: "key-of", message: "the key of '\(field)' is given here")
  }
}
