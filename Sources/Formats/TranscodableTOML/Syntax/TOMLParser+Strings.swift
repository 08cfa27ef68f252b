internal import TranscodableBytes
internal import TranscodableCore

extension TOMLParser {
  /// Parses a string, whose first quote is at the current offset.
  ///
  /// A key can't be a multi-line string.
  mutating func parseString(isKey: Bool) throws(CodingFailure) -> TOMLText {
    let quote = peek()
    let isMultiline = peek(1) == quote && peek(2) == quote && !isKey
    let start = offset
    offset &+= isMultiline ? 3 : 1
    if isMultiline {
      if peek() == 0x0A { offset &+= 1 }
      if peek() == 0x0D, peek(1) == 0x0A { offset &+= 2 }
    }
    let contents = offset
    let isRewritten: Bool
    let count: Int
    switch (quote == Byte.quote, isMultiline) {
    case (true, false):
      isRewritten = try scanBasicString()
      count = offset &- contents
      offset &+= 1
    case (false, false):
      try scanLiteralString()
      isRewritten = false
      count = offset &- contents
      offset &+= 1
    case (_, true):
      (isRewritten, count) = try scanMultilineString(quote, from: start)
    }
    if hasDelete {
      let delete = bytes.at(contents).length(to: 0x7F)
      if delete < count { throw CodingFailure(.controlCharacter, at: contents &+ delete) }
    }
    let text = TOMLText(start: contents, count: count)
    if !isRewritten { return text }
    return try unescaped(text, hasEscapes: quote == Byte.quote, isMultiline: isMultiline)
  }

  /// Moves to the closing quote, and returns whether the string has escapes.
  private mutating func scanBasicString() throws(CodingFailure) -> Bool {
    var cursor = bytes.at(offset)
    var hasEscape = false
    while true {
      let scan = cursor.scanString()
      hasEscape = hasEscape || scan.hasEscape
      cursor.advance(by: scan.count)
      offset = min(cursor.offset, size)
      if scan.isClosed { return hasEscape }
      guard cursor.peek() == 0x09 else { throw unterminated("'\"'") }
      cursor.advance(by: 1)
    }
  }

  private mutating func scanLiteralString() throws(CodingFailure) {
    while true {
      let byte = peek()
      if byte == Byte.apostrophe { return }
      if byte < 0x20, byte != 0x09 { throw unterminated("\"'\"") }
      offset &+= 1
    }
  }

  /// The failure for a byte that can't be part of a string on one line.
  private func unterminated(_ quote: String) -> CodingFailure {
    if offset >= size { return CodingFailure(.unexpectedEnd, at: size, expected: quote) }
    if peek() == 0x0A || peek() == 0x0D && peek(1) == 0x0A { return unexpected(quote) }
    return CodingFailure(.controlCharacter, at: offset)
  }

  /// Moves after the closing quotes, and returns whether the contents must be rewritten.
  private mutating func scanMultilineString(
    _ quote: UInt8, from start: Int
  ) throws(CodingFailure) -> (isRewritten: Bool, count: Int) {
    let contents = offset
    var isRewritten = false
    while true {
      var byte = peek()
      while byte >= 0x20 && byte != quote && byte != Byte.backslash {
        offset &+= 1
        byte = peek()
      }
      switch byte {
      case quote:
        var count = 1
        while count < 5, peek(count) == quote { count &+= 1 }
        offset &+= count
        if count >= 3 { return (isRewritten, offset &- 3 &- contents) }
      case Byte.backslash:
        // The escaped character can't close the string.
        if quote == Byte.quote {
          isRewritten = true
          offset &+= 1
        }
        if offset < size { offset &+= 1 }
      case 0x0A, 0x09: offset &+= 1
      case 0x0D where peek(1) == 0x0A:
        isRewritten = true
        offset &+= 2
      default:
        if offset < size { throw CodingFailure(.controlCharacter, at: offset) }
        throw CodingFailure(
          .unexpectedEnd, in: start..<start + 3,
          expected: String(repeating: Character(UnicodeScalar(quote)), count: 3))
      }
    }
  }

  // MARK: - Escapes

  /// Appends the contents to the unescaped texts; carriage returns before line feeds are removed.
  private func unescaped(
    _ text: TOMLText, hasEscapes: Bool, isMultiline: Bool
  ) throws(CodingFailure) -> TOMLText {
    let start = texts.unescaped.count
    var cursor = bytes.at(text.start).prefix(text.count)
    while !cursor.isAtEnd {
      let byte = cursor.peek()
      if byte == Byte.backslash, hasEscapes {
        try unescape(&cursor, isMultiline: isMultiline)
      } else if byte == 0x0D {
        cursor.advance(by: 1)
      } else {
        texts.unescaped.append(byte)
        cursor.advance(by: 1)
      }
    }
    return TOMLText(
      start: start, count: texts.unescaped.count - start, isUnescaped: true)
  }

  private func unescape(
    _ cursor: inout ByteCursor, isMultiline: Bool
  ) throws(CodingFailure) {
    let escaped = cursor.peek(at: 1)
    var length = 2
    switch escaped {
    case 0x62: texts.unescaped.append(0x08)
    case 0x74: texts.unescaped.append(0x09)
    case 0x6E: texts.unescaped.append(0x0A)
    case 0x66: texts.unescaped.append(0x0C)
    case 0x72: texts.unescaped.append(0x0D)
    case 0x65 where version != .v1_0: texts.unescaped.append(0x1B)
    case Byte.quote, Byte.backslash: texts.unescaped.append(escaped)
    case 0x75: length = try appendScalar(cursor, digits: 4)
    case 0x55: length = try appendScalar(cursor, digits: 8)
    case 0x78 where version != .v1_0: length = try appendScalar(cursor, digits: 2)
    case _ where isMultiline:
      length = 1 + Self.lengthOfFold(cursor.at(cursor.offset + 1))
      if length == 1 { throw CodingFailure(.invalidEscape, at: cursor.offset) }
    default: throw CodingFailure(.invalidEscape, at: cursor.offset)
    }
    cursor.advance(by: length)
  }

  /// Appends a Unicode scalar, and returns the length of its escape.
  private func appendScalar(_ cursor: ByteCursor, digits: Int) throws(CodingFailure) -> Int {
    var value: UInt32 = 0
    for index in 0..<digits {
      let digit = Character(UnicodeScalar(cursor.peek(at: 2 + index))).hexDigitValue
      guard let digit else { throw CodingFailure(.invalidEscape, at: cursor.offset) }
      value = value << 4 | UInt32(digit)
    }
    guard let scalar = UnicodeScalar(value) else {
      let isSurrogate = 0xD800...0xDFFF ~= value
      throw CodingFailure(isSurrogate ? .loneSurrogate : .invalidEscape, at: cursor.offset)
    }
    texts.unescaped.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
    return 2 + digits
  }

  /// The length of the whitespace and newlines after a backslash at the end of a line, or 0 if the
  /// line continues.
  private static func lengthOfFold(_ start: ByteCursor) -> Int {
    var cursor = start
    while cursor.peek() == 0x20 || cursor.peek() == 0x09 { cursor.advance(by: 1) }
    guard cursor.peek() == 0x0A || cursor.peek() == 0x0D else { return 0 }
    while [0x20, 0x09, 0x0A, 0x0D].contains(cursor.peek()), !cursor.isAtEnd {
      cursor.advance(by: 1)
    }
    return cursor.distance(from: start)
  }
}
