internal import TranscodableCore

extension CodingErrorPage {
  static let syntax: [CodingErrorPage] = [
    CodingErrorPage(
      .unexpectedEnd,
      help: "The document may be truncated; close any open strings and brackets.",
      meaning: """
        The document ends where more must follow: a string, an array or an object isn't closed, or \
        the document is empty.
        """,
      example: "[1, 2",
      remark: "The bracket that closes the array is missing.",
      remedy: """
        Determine whether the document was truncated by comparing its length with what was sent. \
        If it was written by hand, close any open strings and brackets.
        """),
    CodingErrorPage(
      .unexpectedCharacter,
      help: "Check for a missing comma, colon, quote or bracket just before this.",
      meaning: "A character isn't valid at its position.",
      example: #"{"a": 1 "b": 2}"#,
      remark: """
        A comma is missing before the second key. The location is the character after the missing \
        comma.
        """,
      remedy: """
        Most often something is missing just before, or a string has no quotes. Comments, single \
        quotes and unquoted keys are JSON5: decode with the grammar `.json5`, or check with \
        `--json5`.
        """),
    CodingErrorPage(
      .trailingContent,
      help: "A document is a single value; read several values line by line.",
      meaning: "Content other than white space follows the value.",
      example: "{\"a\": 1}\n{\"a\": 2}",
      remark: "A JSON document is a single value, but there are two.",
      remedy: """
        If each line is a separate value, decode the lines one by one, or check with `--lines`. \
        Otherwise remove the additional content, or put the values into an array.
        """),
    CodingErrorPage(
      .invalidNumber,
      help: "Numbers need digits on both sides of the point and can't have leading zeros.",
      meaning: "A number doesn't follow the syntax of JSON.",
      example: "[01, 1., .5, +1]",
      remark: """
        None of these is a valid number: JSON allows no leading zeros and no plus sign, and \
        requires digits on both sides of the point.
        """,
      remedy: "Correct the number, or write it as a string. JSON5 allows `.5`, `1.` and `+1`."),
    CodingErrorPage(
      .invalidEscape,
      help: "Write two backslashes for a literal backslash.",
      meaning: """
        A backslash in a string is followed by a character that doesn't form an escape sequence.
        """,
      example: #"["C:\data"]"#,
      remark: #"There is no escape sequence \d."#,
      remedy: #"""
        Write `\\` for a backslash. The escape sequences are `\"`, `\\`, `\/`, `\b`, `\f`, `\n`, \#
        `\r`, `\t`, and `\u` with four hexadecimal digits.
        """#),
    CodingErrorPage(
      .loneSurrogate,
      help: #"Write characters above U+FFFF directly, or as two \u escapes."#,
      meaning: "An escape is one half of a surrogate pair, but the other half doesn't follow.",
      example: #"["\ud83d"]"#,
      remark: """
        The first half of an emoji isn't a character. Most often a string was cut in the middle of \
        one.
        """,
      remedy: """
        Change the sender to cut strings between characters, or to write the characters directly \
        as UTF-8.
        """),
    CodingErrorPage(
      .controlCharacter,
      help: #"Escape line breaks and tabs in strings as \n and \t."#,
      meaning: "A string contains an unescaped control character, such as a line break or a tab.",
      example: "[\"one\ntwo\"]",
      remark: "A string must end on the line where it starts.",
      remedy: #"Write `\n`, `\t`, or `\u` with the code of the character."#),
    CodingErrorPage(
      .invalidUTF8,
      help: "Save the document as UTF-8.",
      meaning: """
        Some bytes of the document aren't valid UTF-8, and the document isn't UTF-16 or UTF-32 \
        either.
        """,
      example: "[\"caf<E9>\"]",
      remark: "The byte E9 is é in Latin-1. In UTF-8 it starts a longer sequence.",
      remedy: "Convert the document to UTF-8 at its source. Send binary data as Base64."),
    CodingErrorPage(
      .invalidStructure,
      help: "The document is truncated, corrupted, or not a property list.",
      meaning: """
        The structure of a property list is inconsistent: an offset, a reference or a count of a \
        binary property list is out of bounds, or the elements of an XML property list are in the \
        wrong order.
        """,
      example: "an array whose element is object 5 of 1",
      remark: "A binary property list refers to elements by number, but there is no object 5.",
      remedy: """
        Compare the length of the file with what was sent, and open it with another program. The \
        file must be written again.
        """),
    CodingErrorPage(
      .unknownEncoding,
      help: "Save the property list as UTF-8.",
      meaning: "The XML declaration of a property list specifies an unsupported encoding.",
      example: #"<?xml version="1.0" encoding="EBCDIC"?><plist><true/></plist>"#,
      remark: "The supported encodings are UTF-8 (including ASCII), UTF-16 and UTF-32.",
      remedy: "Convert the file to UTF-8, and update its XML declaration."),
  ]
}
