package import TranscodableBytes
internal import TranscodableCore

// Functions that determine the byte range of a failure. The input may be malformed anywhere.
extension ByteCursor {
  /// Returns the location of a failure in a document.
  func location(
    of reason: CodingFailureReason, at offset: Int, isJSON5: Bool, _ lines: LineIndex?
  ) -> FailureLocation {
    let start = at(0).afterMark
    let cursor = at(max(start.offset, offset))
    let end = cursor.end(of: reason, isJSON5: isJSON5)
    let position = lines.position(of: cursor.offset, from: start.offset) { known, offset in
      start.location(of: offset, from: known)
    }
    return FailureLocation(
      byteRange: (cursor.offset - start.offset)..<(end - start.offset), line: position.line,
      column: position.column)
  }

  private func end(of reason: CodingFailureReason, isJSON5: Bool) -> Int {
    guard !isAtEnd else { return offset }
    if reason.category == .data, reason != .missingKey { return endOfValue(isJSON5: isJSON5) }
    return switch reason {
    case .unexpectedEnd, .sizeLimit: offset
    case .missingKey, .depthLimit: offset + 1
    case .trailingContent: endOfContent
    case .invalidEscape, .loneSurrogate: endOfEscape
    case .controlCharacter, .invalidUTF8, .unexpectedCharacter, .invalidNumber: endOfCharacter
    default: endOfValue(isJSON5: isJSON5)
    }
  }

  private var endOfCharacter: Int {
    let byte = peek()
    let length = byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : byte >= 0x80 ? 2 : 1
    return offset + (validUTF8Prefix(length) == length ? length : 1)
  }

  private var endOfContent: Int {
    var end = offset + remaining
    while end > offset + 1, at(end - 1).isBlank { end -= 1 }
    return end
  }

  package var isBlank: Bool {
    let byte = peek()
    return byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
  }

  private var endOfEscape: Int {
    guard peek() == 0x5C, remaining > 1 else { return endOfCharacter }
    let digits =
      switch peek(at: 1) {
      case 0x75: 4
      case 0x78: 2
      default: 0
      }
    guard digits > 0 else { return at(offset + 1).endOfCharacter }
    var count = 0
    while count < digits, Character(UnicodeScalar(peek(at: 2 + count))).isHexDigit { count += 1 }
    return offset + 2 + count
  }

  // MARK: - Values

  private func endOfValue(isJSON5: Bool) -> Int {
    switch peek() {
    case 0x22: endOfString
    case 0x27 where isJSON5: endOfString
    case 0x5B, 0x7B: endOfContainer(isJSON5: isJSON5)
    default: endOfToken
    }
  }

  private var endOfString: Int {
    let quote = peek()
    var cursor = self
    cursor.advance(by: 1)
    if quote == 0x22 {
      let scan = cursor.scanString()
      cursor.advance(by: scan.count)
      if scan.isClosed { return cursor.offset + 1 }
    }
    while !cursor.isAtEnd, cursor.peek() != quote {
      cursor.advance(by: cursor.peek() == 0x5C ? 2 : 1)
    }
    return min(cursor.offset + 1, offset + remaining)
  }

  private func endOfContainer(isJSON5: Bool) -> Int {
    var cursor = self
    var depth = 0
    while !cursor.isAtEnd {
      switch cursor.peek() {
      case 0x22: cursor = at(cursor.endOfString)
      case 0x27 where isJSON5: cursor = at(cursor.endOfString)
      case 0x2F where isJSON5: cursor = at(cursor.endOfComment)
      case 0x5B, 0x7B:
        depth += 1
        cursor.advance(by: 1)
      case 0x5D, 0x7D:
        depth -= 1
        cursor.advance(by: 1)
        if depth == 0 { return cursor.offset }
      default: cursor.advance(by: 1)
      }
    }
    return offset + remaining
  }

  private var endOfComment: Int {
    var cursor = self
    switch peek(at: 1) {
    case 0x2F:
      while !cursor.isAtEnd, cursor.peek() != 0x0A { cursor.advance(by: 1) }
    case 0x2A:
      cursor.advance(by: 2)
      while !cursor.isAtEnd, !cursor.hasPrefix("*/") { cursor.advance(by: 1) }
      cursor.advance(by: 2)
    default: cursor.advance(by: 1)
    }
    return cursor.offset
  }

  private var endOfToken: Int {
    var cursor = self
    while !cursor.isAtEnd, !cursor.isBlank, !Self.delimiters.contains(cursor.peek()) {
      cursor.advance(by: 1)
    }
    return cursor.offset > offset ? cursor.offset : endOfCharacter
  }

  private static let delimiters: [UInt8] = [0x22, 0x27, 0x2C, 0x2F, 0x3A, 0x5B, 0x5D, 0x7B, 0x7D]
}
