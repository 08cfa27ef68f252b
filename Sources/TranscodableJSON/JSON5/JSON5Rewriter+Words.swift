internal import TranscodableBytes
internal import TranscodableCore

extension JSON5Rewriter {
  /// Rewrites a key without quotes: an identifier as in ECMAScript 5.1, section 7.6.
  ///
  /// Letters are those of the Unicode version of the standard library. An escape stands for the
  /// character that it names, which must be one that an identifier can have.
  mutating func rewriteIdentifier() {
    let start = source
    guard source.peek() == 0x5C || source.identifierCharacter(isFirst: true) != nil else {
      return failCharacter()
    }
    replace(0, by: 0x22)
    while failure == nil {
      var end = source
      while let length = end.identifierCharacter(isFirst: false) { end.advance(by: length) }
      let count = end.distance(from: source)
      if count > 0 { copy(count) }
      guard source.peek() == 0x5C else { break }
      rewriteIdentifierEscape()
    }
    guard failure == nil, checkLength(source.distance(from: start), at: start) else { return }
    replace(0, by: 0x22)
    endWord()
  }

  private mutating func rewriteIdentifierEscape() {
    let letter = source.peek(at: 1)
    // The short form is not of the standard; Foundation takes it.
    let digits = letter == 0x75 ? 4 : letter == 0x78 ? 2 : 0
    guard digits > 0, let unit = source.hexadecimal(digits, at: 2),
      let scalar = UnicodeScalar(unit), scalar.isJSON5IdentifierPart
    else {
      let end = source.countOfHexadecimalDigits(at: 2, limit: digits) + 2
      if source.remaining <= end, source.remaining < digits + 2 {
        return fail(.unexpectedEnd, at: source.offset + source.remaining)
      }
      return fail(.invalidEscape, at: source.offset)
    }
    if digits == 4 { copy(6) } else { rewriteByteEscape() }
  }

  /// Takes over `true`, `false` or `null`.
  mutating func copyLiteral() {
    let length: Int
    if source.hasPrefix("true") || source.hasPrefix("null") {
      length = 4
    } else if source.hasPrefix("false") {
      length = 5
    } else {
      return failCharacter()
    }
    copy(length)
    endWord()
    checkEnd(.unexpectedCharacter)
  }

  /// Checks that a number or a literal does not go on with what cannot be part of it.
  ///
  /// What follows may be written in another form: without this check, two tokens could become one.
  mutating func checkEnd(_ reason: FailureReason) {
    switch source.peek() {
    case 0x2B, 0x2D, 0x2E, 0x5C: break
    default: guard source.identifierCharacter(isFirst: false) != nil else { return }
    }
    if reason == .unexpectedCharacter { failCharacter() } else { fail(reason, at: source.offset) }
  }
}
