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
