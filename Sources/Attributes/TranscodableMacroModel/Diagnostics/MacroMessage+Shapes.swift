extension MacroMessage {
  static func flattenedFieldHasAttribute(_ field: String, _ attribute: String) -> MacroMessage {
    .error("'@\(attribute)' can't be combined with '@CodableFlattened' on '\(field)'; remove one")
  }

  static func flattenedTypeIsNoObject(_ type: String) -> MacroMessage {
    .error(
      """
      '\(type)' is not encoded as an object; only structs and dictionaries with string keys can be \
      flattened
      """)
  }

  static func flattenedTypeIsItself(_ field: String) -> MacroMessage {
    .error("'\(field)' can't be decoded, because it contains the members of its own type")
  }

  static func restIsTakenTwice(_ first: String, _ second: String) -> MacroMessage {
    .error("'\(first)' already receives the remaining members; nothing is left for '\(second)'")
  }

  static func restLeavesNothingUnknown(_ field: String) -> MacroMessage {
    .error("'unknownKeys: .reject' has no effect: '\(field)' receives all unknown keys")
  }

  static func keylessFieldInCodingKeys(_ field: String, _ attribute: String) -> MacroMessage {
    .error("'\(field)' has a case in 'CodingKeys', but fields with '@\(attribute)' have no key")
  }

  static func derivedFieldHasAttribute(_ field: String, _ attribute: String) -> MacroMessage {
    .error("'@\(attribute)' has no effect: '\(field)' is derived from another field")
  }

  static var derivedSourceIsNotWrittenOut: MacroMessage {
    .error("the source must be a key path to a field, for example 'from: \\Self.name'")
  }

  static func derivedSourceIsUnknown(_ source: String, _ type: String) -> MacroMessage {
    .error("'\(source)' is not a stored property of '\(type)'")
  }

  static func derivedSourceIsIgnored(_ source: String, _ field: String) -> MacroMessage {
    .error("'\(field)' is derived from '\(source)', which is not decoded")
  }

  static func derivedGoesInCircle(_ fields: [String]) -> MacroMessage {
    .error(
      """
      these fields are derived from each other: \
      \(fields.map { "'\($0)'" }.joined(separator: ", "))
      """)
  }

  static func derivedKeepsInitialValue(_ field: String) -> MacroMessage {
    .error("'\(field)' is never derived: a 'let' keeps its initial value")
  }

  static func hookIsNotCallable(_ name: String, _ signature: String) -> MacroMessage {
    .error("the hook '\(name)' must be declared as '\(signature)'")
  }

  static func hookHasNoAttribute(_ name: String) -> MacroMessage {
    .warning("'\(name)' is never called, because it has no '@CodableHook(.\(name))'")
  }

  static func hookIsNotCalled(_ name: String, because reason: String) -> MacroMessage {
    .warning("the hook '\(name)' is never called: \(reason)")
  }
}
