extension MacroMessage {
  static func payloadCannotBeAbsent(_ enumCase: String) -> MacroMessage {
    .error(
      "the payload of '\(enumCase)' can't be absent; use an optional instead of 'CodableNullable'")
  }

  static func argumentHasNoMeaning(_ label: String, on kind: String) -> MacroMessage {
    .error("'\(label)' can't be used on \(kind)")
  }

  static func enumHasNoCases(_ name: String) -> MacroMessage {
    .error("enum '\(name)' has no codable cases")
  }

  static func tagIsTaken(_ tag: String, by first: String, and second: String) -> MacroMessage {
    .error("\(tag) is the tag of both '\(first)' and '\(second)'")
  }

  static func tagIsNoKey(_ name: String) -> MacroMessage {
    .error("the tags of '\(name)' must be strings, because they are used as keys")
  }

  static func payloadIsNoObject(_ name: String, _ type: String) -> MacroMessage {
    .error(
      """
      '\(type)' is not encoded as an object, so the tag of '\(name)' can't be added to it; give \
      the value a key
      """)
  }

  static func payloadIsItsEnum(_ name: String) -> MacroMessage {
    .error("the value of '\(name)' can't be decoded, because it has no key; give the value a key")
  }

  static func payloadKeyIsTheTag(_ key: String, _ name: String) -> MacroMessage {
    .error("\"\(key)\" is already the key of the tag; use another key for '\(name)'")
  }

  static func caseIsNeverReached(_ name: String, after other: String) -> MacroMessage {
    .warning("'\(name)' is never decoded, because '\(other)' matches the same values")
  }

  static func attributeOnSeveralCases(_ attribute: String) -> MacroMessage {
    .error(
      """
      '@\(attribute)' can't be applied to more than one case at a time; declare each case \
      separately
      """)
  }

  static var tagIsNotALiteral: MacroMessage {
    .error("tags must be literals or ranges of literals, because they are read at compile time")
  }

  static func tagIsARange(_ text: String) -> MacroMessage {
    .error("the first tag, \(text), can't be a range, because it is used for encoding")
  }

  static let tagIsNull = MacroMessage.error(
    "a null tag requires '.external' or '.untagged' tagging and a case without associated values")

  static func rawValueIsTheTag(_ attribute: String) -> MacroMessage {
    .error("'@\(attribute)' has no effect: the raw value of a case is its tag")
  }

  static func tagIsGivenTwice(_ name: String, _ first: String, _ second: String) -> MacroMessage {
    .error("'@\(first)' and '@\(second)' both set the tag of '\(name)'; remove one")
  }

  static func payloadIsNotOneValue(_ name: String, _ count: Int) -> MacroMessage {
    .error(
      """
      a payload key requires exactly one associated value; '\(name)' has \
      \(count == 0 ? "none" : "\(count)")
      """)
  }

  static func payloadHasNoValue(_ value: String, _ name: String) -> MacroMessage {
    .error("'\(name)' has no associated value '\(value)'")
  }

  static func valueIsNotNamed(
    _ attribute: String, _ name: String, _ values: [String]
  ) -> MacroMessage {
    guard let first = values.first else {
      return .error("'@\(attribute)' has no effect: '\(name)' has no associated values")
    }
    return .error(
      """
      '\(name)' has \(values.count) associated values; specify which one '@\(attribute)' applies \
      to, for example 'of: "\(first)"'
      """)
  }

  static func valueOfUnknownCase(_ attribute: String, _ name: String) -> MacroMessage {
    .error("'@\(attribute)' has no effect: '\(name)' keeps the input unchanged")
  }

  static func strategyBesideTag(_ attribute: String, _ name: String) -> MacroMessage {
    .error(
      "'@\(attribute)' requires the value of '\(name)' to have a key; add a label to the value")
  }

  static func valueOfField(_ attribute: String) -> MacroMessage {
    .error("'of:' selects an associated value, so it can't be used with '@\(attribute)' on a field")
  }

  static func caseIsIgnored(_ name: String, _ attribute: String) -> MacroMessage {
    .error("'@\(attribute)' has no effect: '\(name)' is ignored")
  }

  static func twoCasesAreUnknown(_ first: String, _ second: String) -> MacroMessage {
    .error(
      "'\(first)' is already the case for unknown tags; remove '@CodableUnknown' from '\(second)'")
  }

  static func unknownRawValueIsKept(_ name: String, _ rawType: String) -> MacroMessage {
    .error(
      """
      '\(name)' can't have an associated value in an enum with raw values; remove \
      ': \(rawType)', and use '@CodingTag' for tags that differ from the case names
      """)
  }

  static func unknownCaseKeepsTooMuch(_ name: String) -> MacroMessage {
    .error(
      """
      '\(name)' can only store the tag (a 'String' or 'CodingTagValue'), the whole input (a \
      'JSON'), or both, in that order
      """)
  }
}

extension MacroMessage {
  static var polymorphicIsNoProtocol: MacroMessage {
    .error("'@CodablePolymorphic' can only be applied to a protocol")
  }

  static var polymorphicHasNoTypes: MacroMessage {
    .error("the list is empty; add a type, or remove the list and register the types at run time")
  }

  static func polymorphicNeedsProtocol(_ field: String) -> MacroMessage {
    .error(
      """
      '.polymorphic' requires the type of '\(field)' to contain a protocol, for example \
      '[any Block]'
      """)
  }

  static var typesAreNotWrittenOut: MacroMessage {
    .error("the types must be listed in an array literal, for example '[Text.self, Image.self]'")
  }

  static func typeIsRepeated(_ name: String) -> MacroMessage {
    .error("'\(name)' is already in the list")
  }

  static var typeTagIsNoLiteral: MacroMessage {
    .error("the tags of a type must be literals, not ranges")
  }
}

extension MacroMessage {
  static func caseIsHere(_ name: String) -> MacroMessage {
    .note("'\(name)' is declared here")
  }
}
