extension MacroMessage {
  static func conversionNeedsValueType(_ type: String) -> MacroMessage {
    .error(
      "conversion-needs-value-type",
      "'via:' requires a struct or an enum, but '\(type)' is a class")
  }

  static func attributeInConvertedType(
    _ attribute: String, _ type: String, _ wire: String
  ) -> MacroMessage {
    .error(
      "attribute-in-converted-type",
      "'@\(attribute)' has no effect: '\(type)' is converted to '\(wire)'")
  }

  static func profileIsRepeated(_ profile: String) -> MacroMessage {
    .error("profile-is-repeated", "the profile \(profile) is already declared")
  }

  static func profileOfRawValues(_ type: String) -> MacroMessage {
    .error(
      "profile-of-raw-values",
      "'\(type)' is encoded as its raw value; add the profile to the enclosing type"
    )
  }

  static func profileOfHandWritten(_ type: String) -> MacroMessage {
    .error(
      "profile-of-hand-written",
      """
      '\(type)' has a hand-written Codable implementation, which doesn't support profiles; remove \
      it or '@CodingProfile'
      """
    )
  }
}
