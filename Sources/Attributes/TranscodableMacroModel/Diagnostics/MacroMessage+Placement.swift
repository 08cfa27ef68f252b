extension MacroMessage {
  static func typeIsNotCopyable(_ sides: CodingSides, _ name: String) -> MacroMessage {
    .error("'@\(sides.attributeName)' requires '\(name)' to be copyable and escapable")
  }

  static func rawTypeIsNotCodable(_ type: String) -> MacroMessage {
    .error("raw values of type '\(type)' are not codable; use 'String'")
  }

  static func unsupportedDeclaration(_ sides: CodingSides, _ what: String) -> MacroMessage {
    .error(
      """
      '@\(sides.attributeName)' can't be applied to \(what), only to a struct, an enum or a final \
      class
      """)
  }

  static func classIsNotFinal(_ sides: CodingSides, _ name: String) -> MacroMessage {
    .error(
      """
      '@\(sides.attributeName)' class '\(name)' must be \
      \(sides == .encode ? "final" : "final or specify 'superclass:'"), because the fields of a \
      subclass would otherwise be ignored
      """)
  }

  static func typeIsHidden(_ sides: CodingSides, _ name: String) -> MacroMessage {
    .error(
      """
      '@\(sides.attributeName)' generates an extension that can't see '\(name)'; make the type \
      fileprivate instead of private
      """)
  }

  static func conformanceIsRepeated(_ sides: CodingSides, _ name: String) -> MacroMessage {
    .warning("'@\(sides.attributeName)' already adds the conformance to '\(name)'")
  }

  static func everythingIsHandWritten(_ sides: CodingSides) -> MacroMessage {
    let written =
      switch sides {
      case .decode: "'init(from:)' is"
      case .encode: "'encode(to:)' is"
      default: "both 'init(from:)' and 'encode(to:)' are"
      }
    return .warning("'@\(sides.attributeName)' has nothing to generate: \(written) hand-written")
  }

  static func attributeIsGivenTwice(_ name: String, _ other: String) -> MacroMessage {
    .error(
      name == other
        ? "'@\(name)' is already applied to this type; remove one"
        : "'@\(name)' and '@\(other)' both add a conformance; remove one")
  }

  static func attributeIsMisplaced(_ attribute: String, on what: String) -> MacroMessage {
    .error("'@\(attribute)' can't be applied to \(what)")
  }

  static func attributeIsGivenTwice(_ attribute: String, on field: String) -> MacroMessage {
    .error("'\(field)' already has the attribute '@\(attribute)'")
  }

  static func attributeIsForOtherSide(
    _ attribute: String, because reason: String
  ) -> MacroMessage {
    .warning("'@\(attribute)' has no effect: \(reason)")
  }

  static func argumentIsNotWrittenOut(_ label: String, example: String) -> MacroMessage {
    .error("'\(label)' must be specified inline, for example '\(label): \(example)'")
  }

  static func attributeIsNotWrittenOut(_ attribute: String, example: String) -> MacroMessage {
    .error("the argument must be specified inline, for example '@\(attribute)(\(example))'")
  }

  static func keyWithoutConformance(_ attribute: String) -> MacroMessage {
    .warning("'@\(attribute)' has no effect: the enclosing type is not '@Codable'")
  }

  static func keyOutsideType(_ attribute: String, _ home: String) -> MacroMessage {
    .warning("'@\(attribute)' has no effect here; apply it to \(home)")
  }

  static func argumentWithoutEffect(_ label: String, _ reason: String) -> MacroMessage {
    .warning("'\(label)' has no effect: \(reason)")
  }

  static var defaultsAreMissed: MacroMessage {
    .error(
      "'encodedFields: .nonDefaults' omits fields that 'missing: .strict' requires; remove one")
  }

  static func keyInExtension(_ attribute: String) -> MacroMessage {
    .warning(
      "'@\(attribute)' has no effect in an extension: '@Codable' only sees the body of the type")
  }

  static func attributeNeedsArguments(_ attribute: String) -> MacroMessage {
    .error("'@\(attribute)' has no effect without arguments")
  }
}
