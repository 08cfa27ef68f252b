/// Messages about keys.
extension MacroMessage {
  static var keyStyleIsNotWrittenOut: MacroMessage {
    .error(
      "key-style-is-not-written-out",
      "the style of the keys has to be written out, as in 'keys: .snakeCase'")
  }

  static func keyForSeveralFields(_ attribute: String) -> MacroMessage {
    .error("key-for-several-fields", "'@\(attribute)' stands on several fields; a key names one")
  }

  static func keyIsGivenTwice(_ field: String, _ first: String, _ second: String) -> MacroMessage {
    .error(
      "key-is-given-twice",
      "'@\(first)' and '@\(second)' both say the key of '\(field)'; keep one of them")
  }

  static func keyIsGivenForBothAndOne(
    _ both: String, _ oneSided: String, _ counterpart: String
  ) -> MacroMessage {
    .error(
      "key-is-given-for-both-and-one",
      "'@\(both)' counts for both sides, one of which has '@\(oneSided)'; use '@\(counterpart)'")
  }

  static var pathHasEmptyKey: MacroMessage {
    .error("path-has-empty-key", "a key on the path is empty")
  }

  static var pathStartsWithIndex: MacroMessage {
    .error("path-starts-with-index", "a path starts with a key: a field stands in an object")
  }

  static var pathIsOneKey: MacroMessage {
    .warning("path-is-one-key", "a path of one key is a key")
  }

  static func keyHasDots(_ key: String) -> MacroMessage {
    .warning("key-has-dots", "\"\(key)\" is one key with dots in it, and no path")
  }

  static func aliasIsTheKey(_ key: String, _ field: String) -> MacroMessage {
    .warning("alias-is-the-key", "'\(field)' is looked for under \"\(key)\" already")
  }

  static func pathRunsThroughField(_ field: String, _ other: String) -> MacroMessage {
    .error(
      "path-runs-through-field",
      "the path of '\(field)' runs through the value of '\(other)'")
  }

  static var indexIsNotWritten: MacroMessage {
    .error(
      "index-is-not-written",
      "an element at an index can be read, but not written: the elements before it are not known")
  }

  static var keyIsNotALiteral: MacroMessage {
    .error(
      "key-is-not-a-literal",
      "the key has to be written out as a string literal without interpolation")
  }

  static var keyIsEmpty: MacroMessage {
    .error("key-is-empty", "the key is empty")
  }

  static func keyBesideCodingKeys(_ attribute: String) -> MacroMessage {
    .error(
      "key-beside-coding-keys",
      "'@\(attribute)' stands beside 'CodingKeys', which gives every key; keep one of them")
  }

  static func codingKeyWithoutField(_ name: String, in type: String) -> MacroMessage {
    .error("coding-key-without-field", "'\(name)' names no field of '\(type)'")
  }

  static func keyIsTaken(_ key: String, by first: String, and second: String) -> MacroMessage {
    .error("key-is-taken", "'\(first)' and '\(second)' have the same key \"\(key)\"")
  }

  static func keyIsComputedAnyway(
    _ field: String, key: String, _ attribute: String
  ) -> MacroMessage {
    .warning(
      "key-is-computed-anyway", "'\(field)' has the key \"\(key)\" without '@\(attribute)'")
  }

  static func styleHasNoEffect(because reason: String) -> MacroMessage {
    .warning("style-has-no-effect", "the style of the keys has no effect: \(reason)")
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
    MacroNote(id: "key-of", message: "the key of '\(field)' is given here")
  }
}
