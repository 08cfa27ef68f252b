internal import TranscodableCore

extension CodingErrorPage {
  static let limits: [CodingErrorPage] = [
    CodingErrorPage(
      .depthLimit,
      help: "If you trust the document, raise maximumDepth in the settings.",
      meaning: """
        Arrays and objects are nested more deeply than the setting `maximumDepth` allows, which is \
        512 levels by default.
        """,
      example: "[[[[[[0]]]]]]              // with maximumDepth = 5",
      remark: "The location is the first bracket beyond the limit.",
      remedy: """
        A document with such deep nesting is usually malformed or malicious. Otherwise raise the \
        limit; decoding nested types uses the call stack, so the thread may also need a larger \
        stack.
        """),
    CodingErrorPage(
      .sizeLimit,
      help: "If you trust the document, raise maximumDocumentSize in the settings.",
      meaning: """
        The document has more bytes than the setting `maximumDocumentSize` allows, which is 1 GiB \
        by default.
        """,
      example: "{\"a\": [1, 2, 3]}           // with maximumDocumentSize = 10",
      remark: "The document is rejected before any of it is read.",
      remedy: "Raise the limit, or read the document in parts."),
    CodingErrorPage(
      .stringLimit,
      help: "If you trust the document, raise maximumStringLength in the settings.",
      meaning: """
        A string or a key has more bytes in the document than the setting `maximumStringLength` \
        allows, which is 256 MiB by default.
        """,
      example: #"["abcdef"]                 // with maximumStringLength = 5"#,
      remark: "The quotes aren't counted; escapes are counted as written.",
      remedy: "Raise the limit, or look for a missing quote earlier in the document."),
    CodingErrorPage(
      .countLimit,
      help: "If you trust the document, raise maximumElementCount in the settings.",
      meaning: """
        An array or an object has more elements or members than the setting `maximumElementCount` \
        allows, which is about 67 million by default.
        """,
      example: "[1, 2, 3, 4]               // with maximumElementCount = 3",
      remark: "The location is the first element or member beyond the limit.",
      remedy: "Raise the limit, or read the document in parts."),
  ]

  static let others: [CodingErrorPage] = [
    CodingErrorPage(
      .custom,
      help: "The message comes from the type or strategy that threw the error.",
      meaning: """
        Code outside the decoder or encoder threw an error, such as a hand-written `init(from:)` \
        or a strategy.
        """,
      example:
        "[7]                        // decoded by a type whose init(from:) throws OddNumber()",
      remark: "The error is passed on unchanged.",
      remedy: """
        Look at the code that threw the error. A `DecodingError` created by the container includes \
        the location in the document.
        """)
  ]
}
