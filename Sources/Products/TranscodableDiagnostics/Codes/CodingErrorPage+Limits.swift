internal import TranscodableCore

extension CodingErrorPage {
  /// The pages of texts that exceed a limit.
  static let limits: [CodingErrorPage] = [
    CodingErrorPage(
      .depthLimit,
      help: "If the document can be trusted, raise maximumDepth in the settings.",
      meaning: """
        Arrays and objects are nested more deeply than the setting `maximumDepth` allows; 512 \
        levels unless set.
        """,
      example: "[[[[[[0]]]]]]              // with maximumDepth = 5",
      remark: "The place is that of the first bracket beyond the limit.",
      remedy: """
        A text nested so deeply is usually broken, or meant to harm. If it is neither, raise the \
        limit; values of nested types use the call stack, which may have to be larger, too.
        """),
    CodingErrorPage(
      .sizeLimit,
      help: "If the document can be trusted, raise maximumDocumentSize in the settings.",
      meaning: """
        The document has more bytes than the setting `maximumDocumentSize` allows; 1 GiB unless set.
        """,
      example: "{\"a\": [1, 2, 3]}           // with maximumDocumentSize = 10",
      remark: "The document is refused before anything in it is read.",
      remedy: "Raise the limit, or read the document in parts."),
    CodingErrorPage(
      .stringLimit,
      help: "If the document can be trusted, raise maximumStringLength in the settings.",
      meaning: """
        A string or a key has more bytes in the text than the setting `maximumStringLength` \
        allows; 256 MiB unless set.
        """,
      example: #"["abcdef"]                 // with maximumStringLength = 5"#,
      remark: "The quotes do not count, escapes count as they are written.",
      remedy: "Raise the limit, or look for a quote that is missing earlier in the text."),
    CodingErrorPage(
      .countLimit,
      help: "If the document can be trusted, raise maximumElementCount in the settings.",
      meaning: """
        An array or an object has more elements or members than the setting `maximumElementCount` \
        allows; about 67 million unless set.
        """,
      example: "[1, 2, 3, 4]               // with maximumElementCount = 3",
      remark: "The place is that of the first element or member beyond the limit.",
      remedy: "Raise the limit, or read the document in parts."),
  ]

  /// The page of all that is none of the above.
  static let others: [CodingErrorPage] = [
    CodingErrorPage(
      .custom,
      help: "The message is that of the type or the strategy that refused.",
      meaning: """
        Something outside of the reader refused: a hand-written `init(from:)`, or a strategy of \
        the coder, threw an error of its own.
        """,
      example:
        "[7]                        // decoded by a type whose init(from:) throws OddNumber()",
      remark: "The error goes through as it was thrown.",
      remedy:
        """
        Look at the code that threw it. A `DecodingError` made by the container says where in the \
        text it was.
        """
    )
  ]
}
