internal import TranscodableCore

extension CodingErrorPage {
  /// The pages of texts that break the rules of JSON.
  static let syntax: [CodingErrorPage] = [
    CodingErrorPage(
      .unexpectedEnd,
      help: "The text may have been cut off; close what is open.",
      meaning: """
        The text stops where more must follow: a string, an array or an object is not closed, or \
        nothing is there at all.
        """,
      example: "[1, 2",
      remark: "The bracket that closes the array is missing.",
      remedy: """
        Find out whether the text was cut off on its way: compare its length with what was sent. \
        If a person has written it, close what is open.
        """),
    CodingErrorPage(
      .unexpectedCharacter,
      help: "Look for a comma, colon, quote or bracket that is missing just before.",
      meaning: "A character stands where it cannot stand.",
      example: #"{"a": 1 "b": 2}"#,
      remark: """
        A comma is missing before the second key. The place is that of the character after it.
        """,
      remedy: """
        Most often something is missing just before, or a word stands without its quotes. \
        Comments, single quotes and keys without quotes are JSON5: decode with the grammar \
        `.json5`, or check with `--json5`.
        """),
    CodingErrorPage(
      .trailingContent,
      help: "A document is one value; several in a file are read line by line.",
      meaning: "Something other than white space follows after the value.",
      example: "{\"a\": 1}\n{\"a\": 2}",
      remark: "A JSON text is one value, and here are two.",
      remedy: """
        If each line is a value of its own, read the lines one by one, or check with `--lines`. \
        Otherwise remove what follows, or put the values into an array.
        """),
    CodingErrorPage(
      .invalidNumber,
      help: "Numbers have digits on both sides of the point, and no zeros in front.",
      meaning: "A number breaks the rules of JSON.",
      example: "[01, 1., .5, +1]",
      remark: """
        None of these is a number: no zeros in front, digits on both sides of the point, no plus \
        sign.
        """,
      remedy: "Write the number by the rules, or as a string. JSON5 knows `.5`, `1.` and `+1`."),
    CodingErrorPage(
      .invalidEscape,
      help: "Write two backslashes if a backslash is meant.",
      meaning: "In a string, a backslash stands before something that it cannot escape.",
      example: #"["C:\data"]"#,
      remark: #"There is no escape \d."#,
      remedy: #"""
        Write `\\` for a backslash. The escapes are `\"`, `\\`, `\/`, `\b`, `\f`, `\n`, `\r`, \#
        `\t`, and `\u` with four hexadecimal digits.
        """#),
    CodingErrorPage(
      .loneSurrogate,
      help: #"Characters beyond U+FFFF are written as themselves, or as two \u escapes."#,
      meaning: "An escape stands for half of a surrogate pair, and the other half does not follow.",
      example: #"["\ud83d"]"#,
      remark: """
        The first half of an emoji is not a character. Most often a text was cut in the middle of one.
        """,
      remedy: """
        Have the sender cut texts between characters, or write the characters as they are, as UTF-8.
        """
    ),
    CodingErrorPage(
      .controlCharacter,
      help: #"Write line breaks and tabs in strings as \n and \t."#,
      meaning: "A control character, such as a line break or a tab, stands in a string as it is.",
      example: "[\"one\ntwo\"]",
      remark: "A string ends in the line in which it begins.",
      remedy: #"Write `\n`, `\t`, or `\u` with the code of the character."#),
    CodingErrorPage(
      .invalidUTF8,
      help: "Save the document as UTF-8.",
      meaning: """
        Some bytes of the text are not UTF-8, and the text does not look like UTF-16 or UTF-32 \
        either.
        """,
      example: "[\"caf<E9>\"]",
      remark: "The byte E9 is é in Latin-1. In UTF-8 it would be the start of a longer character.",
      remedy: """
        Convert the text to UTF-8 where it is made. Bytes that are not text are best sent as Base64.
        """
    ),
    CodingErrorPage(
      .invalidStructure,
      help: "The property list was cut off or damaged on its way, or is none.",
      meaning: """
        The parts of a property list do not fit together: an offset, a reference or a count of a \
        binary one leads nowhere, or the elements of one in XML do not belong where they stand.
        """,
      example: "an array whose element is object 5 of 1",
      remark:
        "Elements of a binary property list are numbers of objects, and there is no such object.",
      remedy: """
        Compare the length of the file with what was sent, and open it with another program. \
        What has written it has to write it again.
        """),
    CodingErrorPage(
      .unknownEncoding,
      help: "Write the property list as UTF-8.",
      meaning: "A property list in XML is declared to be in an encoding that is not read.",
      example: #"<?xml version="1.0" encoding="EBCDIC"?><plist><true/></plist>"#,
      remark: "Read are UTF-8, UTF-16 and UTF-32, and what is a part of UTF-8.",
      remedy: "Convert the file to UTF-8, and let its declaration say so."),
  ]
}
