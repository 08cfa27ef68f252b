internal import TranscodableBytes

extension ByteCursor {
  /// The character beyond ASCII that stands here and its length in bytes, nil if the bytes are
  /// none.
  var character: (scalar: UnicodeScalar, length: Int)? {
    let lead = UInt32(peek())
    let length = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2
    guard lead >= 0x80, validUTF8Prefix(1) == 1 else { return nil }
    var value = lead & (0x7F >> UInt32(length))
    for index in 1..<length { value = value << 6 | UInt32(peek(at: index) & 0x3F) }
    return UnicodeScalar(value).map { ($0, length) }
  }

  /// The length of the character here if an identifier can have it, nil if it cannot.
  ///
  /// - Parameter isFirst: Whether it has to be one with which an identifier can start.
  /// - Returns: The length in bytes.
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
  /// Whether the character separates tokens: white space and line breaks as in ECMAScript 5.1,
  /// sections 7.2 and 7.3.
  var isJSON5Blank: Bool {
    switch value {
    case 0x09...0x0D, 0x20, 0xA0, 0xFEFF, 0x2028, 0x2029: true
    default: value >= 0x80 && properties.generalCategory == .spaceSeparator
    }
  }

  /// Whether an identifier can start with the character: a letter, a dollar sign, an underscore.
  var isJSON5IdentifierStart: Bool {
    if value == 0x24 || value == 0x5F { return true }
    return switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .letterNumber:
      true
    default: false
    }
  }

  /// Whether an identifier can go on with the character: also a mark, a digit, a connector or a
  /// joiner.
  var isJSON5IdentifierPart: Bool {
    if isJSON5IdentifierStart || value == 0x200C || value == 0x200D { return true }
    return switch properties.generalCategory {
    case .nonspacingMark, .spacingMark, .decimalNumber, .connectorPunctuation: true
    default: false
    }
  }
}
