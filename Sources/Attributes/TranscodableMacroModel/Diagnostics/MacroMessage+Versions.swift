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
