extension MacroMessage {
  static func superclassOfNoClass(_ type: String) -> MacroMessage {
    .error("'superclass' has no effect: '\(type)' is not a class")
  }

  static func superclassIsNotThere(_ type: String) -> MacroMessage {
    .error("'\(type)' has no superclass; use 'superclass: .none'")
  }

  static func superclassIsNotSpecified(_ name: String) -> MacroMessage {
    .error("superclass '\(name)' is codable; specify the layout of its fields with 'superclass:'")
  }

  static func superclassHasKeyOfField(_ key: String, _ field: String) -> MacroMessage {
    .error(
      "the superclass and '\(field)' both use the key \"\(key)\"; pass another key to '.nested'")
  }

  static func restBesideSuperclass(_ field: String) -> MacroMessage {
    .error("'\(field)' would receive the superclass's keys; use 'superclass: .nested'")
  }

  static func restBesideSubclass(_ field: String, _ type: String) -> MacroMessage {
    .error("'\(field)' would receive the keys of subclasses; make '\(type)' final")
  }

  static func describedClassIsInherited(_ name: String) -> MacroMessage {
    .error(
      """
      'schema' requires a struct, an enum or a final class without a superclass; a subclass of \
      '\(name)' would inherit its schema
      """)
  }

  static func actorIsEncoded(_ sides: CodingSides, _ name: String) -> MacroMessage {
    .error(
      """
      '@\(sides.attributeName)' can't encode actor '\(name)', because 'encode(to:)' can't read \
      its fields synchronously; use '@Decodable', and encode a struct with the same fields
      """)
  }
}

extension MacroMessage {
  static func transparentNeedsOneField(_ type: String, _ count: Int) -> MacroMessage {
    .error("a transparent type must have exactly one codable field; '\(type)' has \(count)")
  }

  static func layoutHasNoKeys(_ layout: CodingLayout, _ what: String) -> MacroMessage {
    .error("\(what) has no effect: the layout '.\(layout.rawValue)' has no keys")
  }

  static func positionWouldShift(_ field: String, _ attribute: String) -> MacroMessage {
    .error("'\(attribute)' would shift the elements after '\(field)'")
  }

  static func optionalInTheMiddle(_ field: String) -> MacroMessage {
    .warning("'\(field)' is optional but not last, so nil must be an explicit null in the array")
  }

  static func fieldCannotBeAbsent(_ field: String) -> MacroMessage {
    .error(
      "'\(field)' has no key that could be absent; use an optional instead of 'CodableNullable'")
  }

  static func layoutHasNoEffect(_ type: String) -> MacroMessage {
    .error("'layout' has no effect: the cases of '\(type)' are encoded as their raw values")
  }

  static func takesContainerPath(_ type: String, _ sides: CodingSides) -> MacroMessage {
    let what =
      switch sides {
      case .decode: "decoded"
      case .encode: "encoded"
      default: "encoded and decoded"
      }
    return .note(
      """
      because of this, '\(type)' is \(what) on the slower container path; see 'Direct and \
      container path'
      """)
  }
}

extension MacroMessage {
  static var versionIsNoNumber: MacroMessage {
    .error("the version must be a positive integer literal, for example 'version: 2'")
  }

  static func versionHasKeyOfField(_ key: String, _ field: String) -> MacroMessage {
    .error(
      """
      the version and '\(field)' have the same key "\(key)"; choose another key with 'versionKey:'
      """)
  }

  static func migrationNeedsStruct(_ type: String) -> MacroMessage {
    .error("'previous:' requires a struct, but '\(type)' isn't one")
  }

  static func migrationIsMissing(_ older: String) -> MacroMessage {
    .error("missing 'init(migrating:)' with a parameter of type '\(older)'")
  }

  static func rawValueIsThere(_ type: String) -> MacroMessage {
    .error("'\(type)' already has a raw value")
  }

  static func rawValueNeedsStruct(_ type: String) -> MacroMessage {
    .error("'rawRepresentation' requires a nongeneric '@Codable' struct, not '\(type)'")
  }

  static func strategyWithoutEffect(_ label: String, _ types: [String]) -> MacroMessage {
    .warning(
      """
      '\(label)' has no effect: it only applies to fields that contain \
      '\(types.joined(separator: "' or '"))' and have no strategy of their own
      """)
  }

  static var modifierSidesAreNotWrittenOut: MacroMessage {
    .error("'on:' must be specified inline, for example '@CodableModified(on: .both, .trimmed)'")
  }
}

extension MacroMessage {
  static func constructionIsUnsupported(_ attribute: String, _ what: String) -> MacroMessage {
    .error("'@\(attribute)' can't be applied to \(what), only to a struct or a final class")
  }

  static func constructionUnderCondition(_ attribute: String, _ field: String) -> MacroMessage {
    .error("'@\(attribute)' can't include '\(field)', which is declared inside '#if'")
  }
}

extension MacroMessage {
  static func valuesHaveNoParts(_ type: String, _ reason: String) -> MacroMessage {
    .error("'\(type)' doesn't support partial values: \(reason)")
  }

  static let partialNeedsDecoding = MacroMessage.error(
    "'@PartiallyDecodable' requires '@Codable' or '@Decodable'")

  static func requiredPartIsInside(_ field: String) -> MacroMessage {
    .error("'\(field)' can't be '.required', because it is in a nested object")
  }

  static func partialHasNoEffect(_ type: String) -> MacroMessage {
    .warning("'@CodablePartial' has no effect: '\(type)' has no '@PartiallyDecodable'")
  }
}

extension MacroMessage {
  static func kodableIsMisplaced(_ what: String) -> MacroMessage {
    .error("'@Kodable' can't be applied to \(what), only to a struct or a class")
  }

  static func kodableIsNotNamed(_ name: String) -> MacroMessage {
    .error(
      """
      '@Kodable' requires '\(name)' to declare conformance to a protocol from the Kodable module
      """)
  }

  static func attributeBesideWrapper(_ attribute: String, _ wrapper: String) -> MacroMessage {
    .error(
      """
      '@\(attribute)' can't be combined with '@\(wrapper)'; pass an argument to '@\(wrapper)' \
      instead
      """)
  }
}
