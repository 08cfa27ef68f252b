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

  static let events: [CodingErrorPage] = [
    CodingErrorPage(
      .droppedElement,
      help: "Compare the element with the element type.",
      meaning: "An element of an array, or an entry of a dictionary, was dropped.",
      example: #"[1, "two", 3]              // decoded by a type that drops invalid elements"#,
      remark: """
        The other elements are decoded. The message contains the failure that the element would \
        otherwise have caused.
        """,
      remedy: "Fix the element, or make decoding fail if every element is required."),
    CodingErrorPage(
      .duplicateElement,
      help: "Remove the element.",
      meaning: "An element of a set is equal to an earlier one.",
      example: #"["a", "b", "a"]            // decoded as a set of strings"#,
      remark: "A set contains each element only once.",
      remedy: "Remove the element, or decode an array if the number of occurrences matters."),
    CodingErrorPage(
      .defaultedValue,
      help: "Compare the value with the type of the field.",
      meaning: "A value doesn't match its type, and the type specifies a default for that case.",
      example: #"{"port": "eighty"}         // decoded by a type with the default 80"#,
      remark: "The default is used as if the value were missing.",
      remedy: "Fix the value, or make decoding fail if the default would hide mistakes."),
    CodingErrorPage(
      .alias,
      help: "Use the key that the type encodes.",
      meaning: "The key of a member is an alias of a field's key.",
      example: #"{"e-mail": "a@b.example"}  // decoded as a field email with the alias e-mail"#,
      remark: "The value is used. When the type is encoded, the field's own key is written.",
      remedy: "Use the field's own key, so that the alias can be removed eventually."),
    CodingErrorPage(
      .coercion,
      help: "Use the same kind of value as the type.",
      meaning: "A scalar was converted, because it has a different kind than the type requires.",
      example: #"{"age": "36"}              // decoded as an Int that allows coercion"#,
      remark: "The conversion is lossless: a string that isn't a number would be rejected.",
      remedy: "Change the sender to write the kind of value that the type has."),
    CodingErrorPage(
      .unknownCase,
      help: "Add the case, or fix the value.",
      meaning: """
        A value matches no case of an enumeration, so it became the case for unknown values.
        """,
      example: #"["purple"]                 // decoded as [Color], with a case for unknown values"#,
      remark: "The original value may be lost.",
      remedy: "Add a case for the value if it is valid."),
  ]
}
