/// Messages about where the attributes are.
extension MacroMessage {
  static func unsupportedDeclaration(_ sides: CodingSides, _ what: String) -> MacroMessage {
    .error(
      "unsupported-declaration",
      """
      '@\(sides.attributeName)' stands on \(what); \
      it can be given to a struct, an enum or a final class
      """
    )
  }

  static func classIsNotFinal(_ sides: CodingSides, _ name: String) -> MacroMessage {
    .error(
      "class-is-not-final",
      """
      '@\(sides.attributeName)' class '\(name)' has to be final, or to say 'superclass:': \
      the fields of a subclass would be left out
      """
    )
  }

  static func typeIsHidden(_ sides: CodingSides, _ name: String) -> MacroMessage {
    .error(
      "type-is-hidden",
      """
      '@\(sides.attributeName)' writes an extension, from which '\(name)' cannot be seen; \
      make it fileprivate instead of private
      """
    )
  }

  static func conformanceIsRepeated(_ sides: CodingSides, _ name: String) -> MacroMessage {
    .warning(
      "conformance-is-repeated",
      "'@\(sides.attributeName)' already adds the conformance to '\(name)'")
  }

  static func everythingIsHandWritten(_ sides: CodingSides) -> MacroMessage {
    let written =
      switch sides {
      case .decode: "'init(from:)' is"
      case .encode: "'encode(to:)' is"
      default: "both 'init(from:)' and 'encode(to:)' are"
      }
    return .warning(
      "everything-is-hand-written",
      "'@\(sides.attributeName)' writes nothing here: \(written) written by hand")
  }

  static func attributeIsRepeated(_ name: String, _ other: String) -> MacroMessage {
    .error(
      "attribute-is-repeated",
      "'@\(name)' and '@\(other)' both write a conformance; keep one of them")
  }

  static func attributeIsMisplaced(_ attribute: String, on what: String) -> MacroMessage {
    .error("attribute-is-misplaced", "'@\(attribute)' has no meaning on \(what)")
  }

  static func attributeIsRepeated(_ attribute: String, on field: String) -> MacroMessage {
    .error("attribute-is-given-twice", "'\(field)' already has a '@\(attribute)'")
  }

  static func attributeIsForOtherSide(
    _ attribute: String, because reason: String
  ) -> MacroMessage {
    .warning("attribute-is-for-other-side", "'@\(attribute)' has no effect: \(reason)")
  }

  static func argumentIsNotWrittenOut(_ label: String, example: String) -> MacroMessage {
    .error(
      "argument-is-not-written-out",
      "'\(label)' has to be written out, as in '\(label): \(example)'")
  }

  static func keyWithoutConformance(_ attribute: String) -> MacroMessage {
    .warning(
      "key-without-conformance",
      "'@\(attribute)' has no effect here: the type around it is not '@Codable'")
  }

  static func keyOutsideType(_ attribute: String, _ home: String) -> MacroMessage {
    .warning(
      "key-outside-type", "'@\(attribute)' has no effect here: it belongs on \(home)")
  }

  static func argumentWithoutEffect(_ label: String, _ reason: String) -> MacroMessage {
    .warning("argument-without-effect", "'\(label)' has no effect: \(reason)")
  }

  static var defaultsAreMissed: MacroMessage {
    .error(
      "defaults-are-missed",
      "fields with their initial values are left out, which 'missing: .strict' refuses to read")
  }

  static func keyInExtension(_ attribute: String) -> MacroMessage {
    .warning(
      "key-in-extension",
      "'@\(attribute)' has no effect here: '@Codable' sees the body of a type only, and no extension"
    )
  }

  static func attributeSaysNothing(_ attribute: String) -> MacroMessage {
    .error("attribute-says-nothing", "'@\(attribute)' says nothing: it has no arguments")
  }
}
