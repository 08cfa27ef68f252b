extension MacroMessage {
  static func superclassOfNoClass(_ type: String) -> MacroMessage {
    .error("superclass-of-no-class", "'superclass' has no effect: '\(type)' is not a class")
  }

  static func superclassIsNotThere(_ type: String) -> MacroMessage {
    .error("superclass-is-not-there", "'\(type)' has no superclass; use 'superclass: .none'")
  }

  static func superclassIsNotSpecified(_ name: String) -> MacroMessage {
    .error(
      "superclass-is-not-specified",
      "superclass '\(name)' is codable; specify the layout of its fields with 'superclass:'")
  }

  static func superclassHasKeyOfField(_ key: String, _ field: String) -> MacroMessage {
    .error(
      "superclass-has-key-of-field",
      "the superclass and '\(field)' both use the key \"\(key)\"; pass another key to '.nested'")
  }

  static func restBesideSuperclass(_ field: String) -> MacroMessage {
    .error(
      "rest-beside-superclass",
      "'\(field)' would receive the superclass's keys; use 'superclass: .nested'")
  }

  static func restBesideSubclass(_ field: String, _ type: String) -> MacroMessage {
    .error(
      "rest-beside-subclass",
      "'\(field)' would receive the keys of subclasses; make '\(type)' final")
  }

  static func describedClassIsInherited(_ name: String) -> MacroMessage {
    .error(
      "described-class-is-inherited",
      """
      'schema' requires a struct, an enum or a final class without a superclass; a subclass of \
      '\(name)' would inherit its schema
      """
    )
  }

  static func actorIsEncoded(_ sides: CodingSides, _ name: String) -> MacroMessage {
    .error(
      "actor-is-encoded",
      """
      '@\(sides.attributeName)' can't encode actor '\(name)', because 'encode(to:)' can't read \
      its fields synchronously; use '@Decodable', and encode a struct with the same fields
      """
    )
  }
}

extension MacroMessage {
  static func transparentNeedsOneField(_ type: String, _ count: Int) -> MacroMessage {
    .error(
      "transparent-needs-one-field",
      "a transparent type must have exactly one codable field; '\(type)' has \(count)")
  }

  static func layoutHasNoKeys(_ layout: CodingLayout, _ what: String) -> MacroMessage {
    .error(
      "layout-has-no-keys", "\(what) has no effect: the layout '.\(layout.rawValue)' has no keys")
  }

  static func positionWouldShift(_ field: String, _ attribute: String) -> MacroMessage {
    .error(
      "position-would-shift",
      "'\(attribute)' would shift the elements after '\(field)'")
  }

  static func optionalInTheMiddle(_ field: String) -> MacroMessage {
    .warning(
      "optional-in-the-middle",
      "'\(field)' is optional but not last, so nil must be an explicit null in the array")
  }

  static func fieldCannotBeAbsent(_ field: String) -> MacroMessage {
    .error(
      "field-cannot-be-absent",
      "'\(field)' has no key that could be absent; use an optional instead of 'CodableNullable'")
  }

  static func layoutHasNoEffect(_ type: String) -> MacroMessage {
    .error(
      "layout-has-no-effect",
      "'layout' has no effect: the cases of '\(type)' are encoded as their raw values")
  }

  static func takesContainerPath(_ type: String, _ sides: CodingSides) -> MacroMessage {
    let what =
      switch sides {
      case .decode: "decoded"
      case .encode: "encoded"
      default: "encoded and decoded"
      }
    return .note(
      "takes-container-path",
      """
      because of this, '\(type)' is \(what) on the slower container path; see 'Direct and \
      container path'
      """
    )
  }
}

extension MacroMessage {
  static var versionIsNoNumber: MacroMessage {
    .error(
      "version-is-no-number",
      "the version must be a positive integer literal, for example 'version: 2'")
  }

  static func versionHasKeyOfField(_ key: String, _ field: String) -> MacroMessage {
    .error(
      "version-has-key-of-field",
      """
      the version and '\(field)' have the same key "\(key)"; choose another key with 'versionKey:'
      """
    )
  }

  static func migrationNeedsStruct(_ type: String) -> MacroMessage {
    .error(
      "migration-needs-struct",
      "'previous:' requires a struct, but '\(type)' isn't one")
  }

  static func migrationIsMissing(_ older: String) -> MacroMessage {
    .error(
      "migration-is-missing",
      "missing 'init(migrating:)' with a parameter of type '\(older)'")
  }

  static func rawValueIsThere(_ type: String) -> MacroMessage {
    .error("raw-value-is-there", "'\(type)' already has a raw value")
  }

  static func rawValueNeedsStruct(_ type: String) -> MacroMessage {
    .error(
      "raw-value-needs-struct",
      "'rawRepresentation' requires a nongeneric '@Codable' struct, not '\(type)'"
    )
  }

  static func strategyWithoutEffect(_ label: String, _ types: [String]) -> MacroMessage {
    .warning(
      "strategy-without-effect",
      """
      '\(label)' has no effect: it only applies to fields that contain \
      '\(types.joined(separator: "' or '"))' and have no strategy of their own
      """
    )
  }

  static var modifierSidesAreNotWrittenOut: MacroMessage {
    .error(
      "modifier-sides-are-not-written-out",
      "'on:' must be specified inline, for example '@CodableModified(on: .both, .trimmed)'")
  }
}

extension MacroMessage {
  static func constructionIsUnsupported(_ attribute: String, _ what: String) -> MacroMessage {
    .error(
      "construction-is-unsupported",
      "'@\(attribute)' can't be applied to \(what), only to a struct or a final class")
  }

  static func constructionUnderCondition(_ attribute: String, _ field: String) -> MacroMessage {
    .error(
      "construction-under-condition",
      "'@\(attribute)' can't include '\(field)', which is declared inside '#if'")
  }
}

extension MacroMessage {
  static func valuesHaveNoParts(_ type: String, _ reason: String) -> MacroMessage {
    .error(
      "values-have-no-parts", "'\(type)' doesn't support partial values: \(reason)")
  }

  static let partialNeedsDecoding = MacroMessage.error(
    "partial-needs-decoding", "'@PartiallyDecodable' requires '@Codable' or '@Decodable'")

  static func requiredPartIsInside(_ field: String) -> MacroMessage {
    .error(
      "required-part-is-inside",
      "'\(field)' can't be '.required', because it is in a nested object")
  }

  static func partialHasNoEffect(_ type: String) -> MacroMessage {
    .warning(
      "partial-has-no-effect",
      "'@CodablePartial' has no effect: '\(type)' has no '@PartiallyDecodable'")
  }
}

extension MacroMessage {
  static func kodableIsMisplaced(_ what: String) -> MacroMessage {
    .error(
      "kodable-is-misplaced",
      "'@Kodable' can't be applied to \(what), only to a struct or a class")
  }

  static func kodableIsNotNamed(_ name: String) -> MacroMessage {
    .error(
      "kodable-is-not-named",
      """
      '@Kodable' requires '\(name)' to declare conformance to a protocol from the Kodable module
      """
    )
  }

  static func attributeBesideWrapper(_ attribute: String, _ wrapper: String) -> MacroMessage {
    .error(
      "attribute-beside-wrapper",
      """
      '@\(attribute)' can't be combined with '@\(wrapper)'; pass an argument to '@\(wrapper)' \
      instead
      """
    )
  }
}
