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
