internal import TranscodableCore

extension CodingErrorPage {
  private init(
    _ kind: DecodingEvent.Kind, help: String, meaning: String, example: String, remark: String,
    remedy: String
  ) {
    self.init(
      CodingFailureReason(kind.code, .data), help: help, meaning: meaning, example: example,
      remark: remark, remedy: remedy)
  }

  /// The pages of what decoding passes over or makes up for: warnings in a report.
  static let events: [CodingErrorPage] = [
    CodingErrorPage(
      .droppedElement,
      help: "Compare the element with the type of the others.",
      meaning: "An element of an array, or an entry of a dictionary, was left out.",
      example: #"[1, "two", 3]              // decoded by a type that leaves out bad elements"#,
      remark: "The others are decoded. The reason is that for which decoding would have failed.",
      remedy: "Mend the element, or let decoding fail if none may be missing."),
    CodingErrorPage(
      .duplicateElement,
      help: "Leave the element out.",
      meaning: "An element of a set is equal to one before it.",
      example: #"["a", "b", "a"]            // decoded as a set of strings"#,
      remark: "A set has it once.",
      remedy: "Leave it out, or decode an array if it matters how often an element is there."),
    CodingErrorPage(
      .defaultedValue,
      help: "Compare the value with the type of the field.",
      meaning: "A value does not fit its type, and the type has a default for that case.",
      example: #"{"port": "eighty"}         // decoded by a type that takes 80 for that"#,
      remark: "The default is used as if the value were not there.",
      remedy: "Mend the value, or let decoding fail if the default hides mistakes."),
    CodingErrorPage(
      .alias,
      help: "Use the key that the type writes.",
      meaning: "The key of a member is another name for the key of its field.",
      example: #"{"e-mail": "a@b.example"}  // decoded as a field email that also takes e-mail"#,
      remark: "The value is taken. When the type is encoded, the key is that of the field.",
      remedy: "Use the key of the field, so that the other name can be given up one day."),
    CodingErrorPage(
      .coercion,
      help: "Write the value as the type has it.",
      meaning: "A scalar is of another kind than the type, and was converted.",
      example: #"{"age": "36"}              // decoded as an Int that also takes strings"#,
      remark: "The conversion loses nothing: a text that is not a number would be a failure.",
      remedy: "Let the sender write the kind of value that the type has."),
    CodingErrorPage(
      .unknownCase,
      help: "Add the case, or mend the value.",
      meaning: """
        A value is none of an enumeration's cases, and became the one that is for all others.
        """,
      example: #"["purple"]                 // decoded as colours with a case for unknown ones"#,
      remark: "The value itself may be lost.",
      remedy: "Add a case if the value has come to stay."),
  ]
}
