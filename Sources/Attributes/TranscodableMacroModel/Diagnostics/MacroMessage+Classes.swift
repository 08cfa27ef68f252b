/// Messages about classes and actors.
extension MacroMessage {
  static func superclassOfNoClass(_ type: String) -> MacroMessage {
    .error("superclass-of-no-class", "'superclass' has no effect: '\(type)' is not a class")
  }

  static func superclassIsNotThere(_ type: String) -> MacroMessage {
    .error("superclass-is-not-there", "'\(type)' has no superclass; say 'superclass: .none'")
  }

  static func superclassIsNotMentioned(_ name: String) -> MacroMessage {
    .error(
      "superclass-is-not-mentioned",
      "'\(name)' is coded itself; say what becomes of its fields with 'superclass:'")
  }

  static func describedClassIsInherited(_ name: String) -> MacroMessage {
    .error(
      "described-class-is-inherited",
      """
      'schema' is for structs, enums and final classes without a superclass: a subclass of \
      '\(name)' would be described as this class is
      """)
  }

  static func actorIsEncoded(_ sides: CodingSides, _ name: String) -> MacroMessage {
    .error(
      "actor-is-encoded",
      """
      '@\(sides.attributeName)' actor '\(name)' cannot be encoded: encode(to:) is synchronous, and \
      the fields of an actor are reached asynchronously; use '@Decodable', and encode a struct of them
      """)
  }
}
