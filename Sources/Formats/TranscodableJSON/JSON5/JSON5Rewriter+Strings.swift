internal import TranscodableBytes
internal import TranscodableCore

extension JSON5Rewriter {
  mutating func rewriteString(_ quote: UInt8) {
    let start = source
    if quote == 0x22, copyPlainString() { return }
    replace(1, by: 0x22)
    while failure == nil {
      copyPlainRun()
      let byte = source.peek()
      if byte == quote { break }
      switch byte {
      case 0x5C: rewriteEscape(quote)
      case 0x22: replace(1, by: "\\\"")
      case 0x27: copy(1)
      case 0x0A, 0x0D: fail(.controlCharacter, at: source.offset)
      default:
        if source.isAtEnd { return failEnd(of: quote) }
        replace(1, byUnit: UInt32(byte))
      }
    }
    guard failure == nil, checkLength(source.distance(from: start) - 1, at: start) else { return }
    replace(1, by: 0x22)
    endWord()
  }

  private mutating func copyPlainString() -> Bool {
    var inside = source
    inside.advance(by: 1)
    let scan = inside.scanString()
    guard scan.isClosed, !scan.hasEscape else { return false }
    if checkLength(scan.count, at: source) {
      copy(scan.count + 2)
      endWord()
    }
    return true
  }

  mutating func checkLength(_ length: Int, at start: ByteCursor) -> Bool {
    if length <= maximumStringLength { return true }
    fail(.stringLimit, at: start.offset, expected: "at most \(maximumStringLength) bytes")
    return false
  }

  private mutating func failEnd(of quote: UInt8) {
    let end = source.offset + max(0, source.remaining)
    fail(.unexpectedEnd, at: end, expected: quote == 0x22 ? "'\"'" : "\"'\"")
  }

  private mutating func copyPlainRun() {
    var end = source
    while true {
      let byte = end.peek()
      // Stops at any byte that needs special treatment. At the end of the input, the byte is zero.
      if byte < 0x20 || byte == 0x22 || byte == 0x27 || byte == 0x5C { break }
      end.advance(by: 1)
    }
    let count = end.distance(from: source)
    if count > 0 { copy(count) }
  }

  private mutating func rewriteEscape(_ quote: UInt8) {
    let byte = source.peek(at: 1)
    switch byte {
    case 0x22, 0x2F, 0x5C, 0x62, 0x66, 0x6E, 0x72, 0x74: copy(2)
    case 0x75: if checkHexadecimal(4, quote) { copy(6) }
    case 0x78: if checkHexadecimal(2, quote) { rewriteByteEscape() }
    case 0x76: replace(2, byUnit: 0x0B)
    // JSON5 has no octal escapes.
    case 0x30 where source.peek(at: 2) &- 0x30 > 9: replace(2, byUnit: 0)
    case 0x30...0x39: fail(.invalidEscape, at: source.offset)
    // As in Foundation, the line break remains in the string.
    case 0x0A: replace(2, by: "\\n")
    case 0x0D where source.peek(at: 2) == 0x0A: replace(3, by: "\\r\\n")
    case 0x0D: replace(2, by: "\\r")
    case 0x00..<0x20:
      if source.remaining < 2 { return failEnd(of: quote) }
      replace(2, byUnit: UInt32(byte))
    // An escape of any other character represents the character itself.
    default: dropBackslash()
    }
  }

  private mutating func dropBackslash() {
    startPiece()
    source.advance(by: 1)
    // Copies the character now, because an escaped quote doesn't end the string.
    copy(1)
  }

  mutating func rewriteByteEscape() {
    replace(4, byUnit: source.hexadecimal(2, at: 2) ?? 0)
  }

  private mutating func checkHexadecimal(_ count: Int, _ quote: UInt8) -> Bool {
    if source.hexadecimal(count, at: 2) != nil { return true }
    let written = source.countOfHexadecimalDigits(at: 2, limit: count)
    if source.remaining <= written + 2 {
      failEnd(of: quote)
    } else {
      fail(.invalidEscape, at: source.offset)
    }
    return false
  }

  private mutating func replace(_ count: Int, byUnit unit: UInt32) {
    startPiece()
    output.append(0x5C)
    output.append(0x75)
    for shift: UInt32 in [12, 8, 4, 0] {
      let digit = UInt8(truncatingIfNeeded: unit >> shift & 0xF)
      output.append(digit + (digit < 10 ? 0x30 : 0x57))
    }
    source.advance(by: count)
  }
}

extension ByteCursor {
  var character: (scalar: UnicodeScalar, length: Int)? {
    let lead = UInt32(peek())
    let length = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2
    guard lead >= 0x80, validUTF8Prefix(1) == 1 else { return nil }
    var value = lead & (0x7F >> UInt32(length))
    for index in 1..<length { value = value << 6 | UInt32(peek(at: index) & 0x3F) }
    return UnicodeScalar(value).map { ($0, length) }
  }

  /// Returns the next character's length in bytes, or `nil` if that character can't be in an
  /// identifier.
  func identifierCharacter(isFirst: Bool) -> Int? {
    let byte = peek()
    if byte < 0x80 {
      let isLetter = (byte | 0x20) &- 0x61 < 26 || byte == 0x24 || byte == 0x5F
      return isLetter || (!isFirst && byte &- 0x30 < 10) ? 1 : nil
    }
    guard let character else { return nil }
    let isPart =
      isFirst ? character.scalar.isJSON5IdentifierStart : character.scalar.isJSON5IdentifierPart
    return isPart ? character.length : nil
  }
}

extension UnicodeScalar {
  /// Whether the character is whitespace (ECMAScript 5.1, section 7.2) or a line break (7.3).
  var isJSON5Blank: Bool {
    switch value {
    case 0x09...0x0D, 0x20, 0xA0, 0xFEFF, 0x2028, 0x2029: true
    default: value >= 0x80 && properties.generalCategory == .spaceSeparator
    }
  }

  /// Whether an identifier can start with the character (ECMAScript 5.1, section 7.6).
  var isJSON5IdentifierStart: Bool {
    if value == 0x24 || value == 0x5F { return true }
    return switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .letterNumber:
      true
    default: false
    }
  }

  var isJSON5IdentifierPart: Bool {
    if isJSON5IdentifierStart || value == 0x200C || value == 0x200D { return true }
    return switch properties.generalCategory {
    case .nonspacingMark, .spacingMark, .decimalNumber, .connectorPunctuation: true
    default: false
    }
  }
}
