/// Messages about versions, raw representations, and strategies of all fields.
extension MacroMessage {
  static var versionIsNoNumber: MacroMessage {
    .error(
      "version-is-no-number",
      "the version has to be written out as a number from 1 on, as in 'version: 2'")
  }

  static func versionHasKeyOfField(_ key: String, _ field: String) -> MacroMessage {
    .error(
      "version-has-key-of-field",
      "the version and '\(field)' both take the key \"\(key)\"; say another with 'versionKey:'")
  }

  static func migrationNeedsStruct(_ type: String) -> MacroMessage {
    .error(
      "migration-needs-struct",
      "'\(type)' is not a struct: only a struct can be made of an older value")
  }

  static func migrationIsMissing(_ older: String) -> MacroMessage {
    .error(
      "migration-is-missing",
      "there is no 'init(migrating:)' here that makes a value of '\(older)'")
  }

  static func rawValueIsThere(_ type: String) -> MacroMessage {
    .error("raw-value-is-there", "'\(type)' has a raw value already")
  }

  static func rawValueNeedsStruct(_ type: String) -> MacroMessage {
    .error(
      "raw-value-needs-struct",
      "'rawRepresentation' is for structs that are '@Codable' and not generic; '\(type)' is not one"
    )
  }

  static func strategyWithoutEffect(_ label: String, _ types: [String]) -> MacroMessage {
    .warning(
      "strategy-without-effect",
      "'\(label)' has no effect: no field without a strategy is made of '\(types.joined(separator: "' or '"))'"
    )
  }

  static var modifierSidesAreNotWrittenOut: MacroMessage {
    .error(
      "modifier-sides-are-not-written-out",
      "the sides have to be written out, as in '@CodableModified(on: .both, .trimmed)'")
  }
}
