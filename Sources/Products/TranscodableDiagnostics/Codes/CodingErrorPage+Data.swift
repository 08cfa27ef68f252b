internal import TranscodableCore

extension CodingErrorPage {
  static let data: [CodingErrorPage] = [
    CodingErrorPage(
      .missingKey,
      help: "Add the key, make the field optional, or give it a default.",
      meaning: "An object has no member with a key that the type requires.",
      example: #"{"first_name": "Ada"}      // decoded as a type with a field firstName"#,
      remark: """
        The location is the brace that closes the object. If the object has a similar key, it is \
        suggested.
        """,
      remedy: #"""
        If the document is right, change the type: use `@Codable(keys: .snakeCase)` for all keys \#
        or `@CodingKey("first_name")` for one, and make the field optional or give it a default \#
        value if the key may be missing. If all keys follow the same convention, a key strategy \#
        of the decoder is sufficient. Otherwise the sender must add the key.
        """#),
    CodingErrorPage(
      .missingValue,
      help: "Make the field optional if the value can be null.",
      meaning: "A value is null, or an array has ended, where the type requires a value.",
      example: #"{"age": null}              // decoded as a type with a field age of type Int"#,
      remark: "Null is not an Int. In an object, a null value is different from a missing key.",
      remedy: """
        Make the field optional if null is valid. If an array has too few elements, compare the \
        `decode` calls of the type with the document.
        """),
    CodingErrorPage(
      .typeMismatch,
      help: "Compare the type of the field with the value in the document.",
      meaning: """
        A value has a different kind than the type requires, such as a string instead of a number, \
        or an object instead of an array.
        """,
      example: #"{"age": "36"}              // decoded as a type with a field age of type Int"#,
      remark: "The digits are in quotes, so they are a string.",
      remedy: """
        Change the type of the field, or the document. Values are converted to another kind only \
        if the type allows coercion.
        """),
    CodingErrorPage(
      .numberOutOfRange,
      help: "Use a wider type, or a floating-point type if the number has a fraction.",
      meaning: """
        A number doesn't fit the type: it is too large, negative in an unsigned type, or has a \
        fraction.
        """,
      example: "[300]                      // decoded as [UInt8]",
      remark: """
        The maximum of UInt8 is 255. Numbers such as 34.0 and 1e2 are accepted as integers, \
        because their values are integers.
        """,
      remedy: """
        Use a type that holds every number the document may contain; `JSON.Number` preserves any \
        number exactly.
        """),
    CodingErrorPage(
      .invalidValue,
      help: "Compare the value with the values that the type accepts.",
      meaning: """
        A value has the right kind, but the type can't represent it, such as a string that isn't a \
        date, or a raw value that matches no case. When encoding: the format can't represent the \
        value, such as infinity.
        """,
      example:
        #"["purple"]                 // decoded as [Color], with the cases red and blue"#,
      remark: "The string is valid JSON, but no case has that raw value.",
      remedy: """
        Add the case, or set the strategy that matches the document: `dateDecodingStrategy`, \
        `dataDecodingStrategy` or `nonConformingFloatDecodingStrategy`.
        """),
    CodingErrorPage(
      .notRepresentable,
      help: "Convert with --lossy to use the nearest equivalent.",
      meaning: """
        The target format has no equivalent of a value, such as null in a property list, a date in \
        JSON, or a number with too many digits.
        """,
      example: #"{"name": null}             // converted to a property list"#,
      remark: "Property lists have no null; most readers treat a missing member the same way.",
      remedy: """
        Change the document, or convert it with `transcode convert --lossy`, which reports how \
        each such value is replaced. `TranscodingChange.Kind` documents the replacements.
        """),
    CodingErrorPage(
      .duplicateKey,
      help: "Remove one of the members; only the first one is used.",
      meaning: "An object has the same key more than once.",
      example: #"{"port": 80, "port": 8080}"#,
      remark: """
        Decoding uses the first member. Other programs use the last one, so the document is \
        ambiguous. Keys are equal if they are canonically equivalent in Unicode.
        """,
      remedy: """
        Remove one of the members. This is a warning, which is reported when a document is \
        checked.
        """),
    CodingErrorPage(
      .unknownKey,
      help: "Remove the key, or add a field for it.",
      meaning: """
        An object has a key that matches no field of the type. Types with `unknownKeys: .reject` \
        reject it; for all other types it is a warning in the report.
        """,
      example: #"{"frist_name": "Ada"}      // decoded as a type with a field first_name"#,
      remark: """
        Decoding ignores the member, unless the type rejects it. If a field has a similar key, it \
        is suggested. For a type with a hand-written `init(from:)`, a key is unknown if it was \
        never requested.
        """,
      remedy: "Fix the key if it is misspelled, or add a field for it."),
  ]
}
