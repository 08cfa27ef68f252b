/// Messages about values in the form of another type.
extension MacroMessage {
  static func conversionNeedsValueType(_ type: String) -> MacroMessage {
    .error(
      "conversion-needs-value-type",
      "'\(type)' is a class: only a struct or an enum can be made of a value of another type")
  }

  static func attributeInConvertedType(
    _ attribute: String, _ type: String, _ wire: String
  ) -> MacroMessage {
    .error(
      "attribute-in-converted-type",
      "'@\(attribute)' has no effect: '\(type)' is coded as '\(wire)', which says how")
  }

  static func profileIsRepeated(_ profile: String) -> MacroMessage {
    .error("profile-is-repeated", "there is a form for the profile \(profile) already")
  }

  static func profileOfRawValues(_ type: String) -> MacroMessage {
    .error(
      "profile-of-raw-values",
      "'\(type)' is coded as its raw values, which have one form; give the field that has it a profile"
    )
  }

  static func profileOfHandWritten(_ type: String) -> MacroMessage {
    .error(
      "profile-of-hand-written",
      "the coding of '\(type)' that is written by hand asks for no profile; remove it, or '@CodingProfile'"
    )
  }
}
