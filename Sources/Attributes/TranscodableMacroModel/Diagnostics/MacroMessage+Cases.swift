import SwiftDiagnostics

/// Messages about the cases of enumerations.
extension MacroMessage {
  static func argumentHasNoMeaning(_ label: String, on kind: String) -> MacroMessage {
    .error("argument-has-no-meaning", "'\(label)' has no meaning on \(kind)")
  }

  static func enumerationHasNoCases(_ name: String) -> MacroMessage {
    .error("enum-has-no-cases", "enum '\(name)' has no case that can be coded")
  }

  static func tagIsTaken(_ tag: String, by first: String, and second: String) -> MacroMessage {
    .error("tag-is-taken", "\(tag) stands for both '\(first)' and '\(second)'")
  }

  static func tagIsNoKey(_ name: String) -> MacroMessage {
    .error(
      "tag-is-no-key",
      """
      the tags of '\(name)' have to be strings: they are the keys around what belongs to the case
      """)
  }

  static func payloadIsNoObject(_ name: String, _ type: String) -> MacroMessage {
    .error(
      "payload-is-no-object",
      """
      a value of type '\(type)' has no members that could stand beside the tag of '\(name)'; \
      give it a key
      """)
  }

  static func payloadKeyIsTheTag(_ key: String, _ name: String) -> MacroMessage {
    .error(
      "payload-key-is-the-tag", "\"\(key)\" is the key of the tag, so '\(name)' cannot use it")
  }

  static func caseIsNeverReached(_ name: String, after other: String) -> MacroMessage {
    .warning(
      "case-is-never-reached", "'\(name)' is never decoded: '\(other)' looks the same")
  }

  static func attributeOnSeveralCases(_ attribute: String) -> MacroMessage {
    .error(
      "attribute-on-several-cases",
      "'@\(attribute)' stands on several cases; declare each on its own")
  }

  static var tagIsNotALiteral: MacroMessage {
    .error(
      "tag-is-not-a-literal",
      "tags have to be literals, or ranges of literals: they are read while compiling")
  }

  static func tagIsARange(_ text: String) -> MacroMessage {
    .error("tag-is-a-range", "the first tag is the one that is written, which \(text) cannot be")
  }

  static let tagIsNull = MacroMessage.error(
    "tag-is-null",
    """
    only a case without values can have null for a tag, and only where it is nothing but its tag: \
    with the tagging '.external' or '.untagged'
    """)

  static func rawValueIsTheTag(_ attribute: String) -> MacroMessage {
    .error(
      "raw-value-is-the-tag",
      "'@\(attribute)' has no effect here: the raw value of a case is its tag")
  }

  static func tagIsGivenTwice(_ name: String, _ first: String, _ second: String) -> MacroMessage {
    .error(
      "tag-is-given-twice",
      "'@\(first)' and '@\(second)' both say the tag of '\(name)'; keep one of them")
  }

  static func payloadIsNotOneValue(_ name: String, _ count: Int) -> MacroMessage {
    .error(
      "payload-is-not-one-value",
      "one key is for one value, and '\(name)' has \(count == 0 ? "none" : "\(count)")")
  }

  static func payloadHasNoValue(_ value: String, _ name: String) -> MacroMessage {
    .error("payload-has-no-value", "'\(name)' has no value '\(value)'")
  }

  static func valueIsNotNamed(
    _ attribute: String, _ name: String, _ values: [String]
  ) -> MacroMessage {
    guard let first = values.first else {
      return .error(
        "value-is-not-named", "'@\(attribute)' has no effect: '\(name)' has no associated values")
    }
    return .error(
      "value-is-not-named",
      "'\(name)' has \(values.count) values; say which '@\(attribute)' is about, as in 'of: \"\(first)\"'"
    )
  }

  static func valueOfUnknownCase(_ attribute: String, _ name: String) -> MacroMessage {
    .error(
      "value-of-unknown-case",
      "'@\(attribute)' has no effect: '\(name)' keeps what is in the text as it is")
  }

  static func strategyBesideTag(_ attribute: String, _ name: String) -> MacroMessage {
    .error(
      "strategy-beside-tag",
      "the value of '\(name)' is written beside its tag, by its type alone; give it a label, so that it has a key, to use '@\(attribute)'"
    )
  }

  static func valueOfField(_ attribute: String) -> MacroMessage {
    .error(
      "value-of-field",
      "'of:' names a value of a case; on a field '@\(attribute)' is about the field")
  }

  static func caseIsIgnored(_ name: String, _ attribute: String) -> MacroMessage {
    .error(
      "case-is-ignored", "'@\(attribute)' has no effect: '\(name)' is ignored")
  }

  static func twoCasesAreUnknown(_ first: String, _ second: String) -> MacroMessage {
    .error(
      "two-cases-are-unknown",
      "'\(first)' already stands for what is unknown, so '\(second)' cannot")
  }

  static func unknownCaseKeepsTooMuch(_ name: String) -> MacroMessage {
    .error(
      "unknown-case-keeps-too-much",
      """
      '\(name)' can have no value, one of type 'String' or 'CodingTagValue' for the tag, one of type \
      'JSON' for the whole, or both in this order
      """)
  }
}

/// Messages about types that stand for one another.
extension MacroMessage {
  static var polymorphicIsNoProtocol: MacroMessage {
    .error(
      "polymorphic-is-no-protocol",
      "'@CodablePolymorphic' belongs on a protocol, whose conforming types it lists")
  }

  static var polymorphicHasNoTypes: MacroMessage {
    .error(
      "polymorphic-has-no-types",
      "the list is empty; name a type, or leave the list out to register all types by code")
  }

  static func polymorphicNeedsProtocol(_ field: String) -> MacroMessage {
    .error(
      "polymorphic-needs-protocol",
      "'.polymorphic' needs a protocol in the type of '\(field)', as in '[any Block]'")
  }

  static var typesAreNotWrittenOut: MacroMessage {
    .error(
      "types-are-not-written-out", "types have to be written out, as in '[Text.self, Image.self]'")
  }

  static func typeIsRepeated(_ name: String) -> MacroMessage {
    .error("type-is-repeated", "'\(name)' is in the list already")
  }

  static var typeTagIsNoLiteral: MacroMessage {
    .error(
      "type-tag-is-no-literal", "the tags of a type have to be literals, and no ranges")
  }
}

extension MacroNote {
  static func caseIsHere(_ name: String) -> MacroNote {
    MacroNote(id: "case-is-here", message: "'\(name)' is here")
  }
}
