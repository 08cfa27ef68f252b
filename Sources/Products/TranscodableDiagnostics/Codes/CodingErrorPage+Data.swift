internal import TranscodableCore

extension CodingErrorPage {
  /// The pages of texts that are well-formed but do not fit the type.
  static let data: [CodingErrorPage] = [
    CodingErrorPage(
      .missingKey,
      help: "Add the key, or make the field optional or give it a default.",
      meaning: "An object lacks a key that a field of the type needs.",
      example: #"{"first_name": "Ada"}      // decoded as a type with a field firstName"#,
      remark: """
        The place is the brace at which the object ends. If a key in the object is nearly the one \
        that is missing, it is suggested.
        """,
      remedy: """
        If the text is right, tell the type: `@Codable(keys: .snakeCase)` for all keys, \
        `@CodingKey("first_name")` for one, an optional field or a default value for what may be \
        absent. A key strategy of the decoder does for keys that all follow one rule. Otherwise \
        the sender has to add the key.
        """),
    CodingErrorPage(
      .missingValue,
      help: "Make the field optional if null is a value it can have.",
      meaning: "A value is null, or an array has ended, where the type needs a value.",
      example: #"{"age": null}              // decoded as a type with a field age of type Int"#,
      remark: "Null is not an Int. In an object, a null is not the same as a key that is missing.",
      remedy: """
        Make the field optional if null is right. If an array has too few elements, compare the \
        type's calls of `decode` with what the sender writes.
        """),
    CodingErrorPage(
      .typeMismatch,
      help: "Compare the type of the field with what the sender writes.",
      meaning: """
        A value is of another kind than the type needs: a string for a number, an object for an \
        array.
        """,
      example: #"{"age": "36"}              // decoded as a type with a field age of type Int"#,
      remark: "The digits are in quotes, so that they are a string.",
      remedy: """
        Change the type of the field, or what the sender writes. Nothing is converted from one \
        kind to another unless the type asks for it.
        """),
    CodingErrorPage(
      .numberOutOfRange,
      help: "Choose a wider type, or a floating-point type if the number has a fraction.",
      meaning: """
        A number does not fit the type: it is too large, negative where that cannot be, or has a \
        fraction.
        """,
      example: "[300]                      // decoded as [UInt8]",
      remark: """
        A UInt8 ends at 255. Numbers such as 34.0 and 1e2 are integers, since their values are.
        """,
      remedy: """
        Choose a type that holds every number the sender may write; `JSON.Number` keeps any \
        number as it is written.
        """),
    CodingErrorPage(
      .invalidValue,
      help: "Compare the value with those that the type knows.",
      meaning: """
        A value is of the right kind but means nothing to the type: a text that is not a date, a raw \
        value that belongs to no case. While encoding: a value that has no form in the text, such \
        as infinity.
        """,
      example:
        #"["purple"]                 // decoded as [Color], with the cases red and blue"#,
      remark: "The string is a string as it should be, but there is no case with that raw value.",
      remedy: """
        Add the case, or use the strategy of the coder that reads the text as it is written: \
        `dateDecodingStrategy`, `dataDecodingStrategy`, `nonConformingFloatDecodingStrategy`.
        """),
    CodingErrorPage(
      .notRepresentable,
      help: "Convert with --lossy to take what is nearest.",
      meaning: """
        A value of one format has none in another that says the same: null in a property list, a \
        date in JSON, a number with too many digits.
        """,
      example: #"{"name": null}             // converted to a property list"#,
      remark: """
        Property lists have no null; a member that is missing says the same to most readers.
        """,
      remedy: """
        Change the document, or convert with `transcode convert --lossy`, which reports what \
        becomes of each such value. The same rules are listed with `TranscodingChange.Kind`.
        """),
    CodingErrorPage(
      .duplicateKey,
      help: "Remove one of the two members; only the first one counts.",
      meaning: "An object has the same key twice.",
      example: #"{"port": 80, "port": 8080}"#,
      remark: """
        Decoding goes on with the first member. Other programs take the last one, so that the \
        text means different things to different readers. Keys are equal if they are canonically \
        equivalent in Unicode.
        """,
      remedy: """
        Remove one of the members. This is a warning: it is reported when a document is checked.
        """),
    CodingErrorPage(
      .unknownKey,
      help: "Remove the key, or add a field for it.",
      meaning: """
        An object has a key that no field of the type takes. Types with `unknownKeys: .reject` \
        refuse it; of all others a report has it as a warning.
        """,
      example: #"{"frist_name": "Ada"}      // decoded as a type with a field first_name"#,
      remark: """
        Decoding passes over the member, unless the type refuses it. If the key is nearly that of \
        a field, the field is suggested. Of a type with an `init(from:)` of its own, a key is \
        unknown if it was not asked for.
        """,
      remedy: "If the key is a slip, mend it; if it has a meaning, add a field."),
  ]
}
