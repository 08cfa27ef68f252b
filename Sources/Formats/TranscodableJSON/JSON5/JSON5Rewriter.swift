internal import TranscodableBytes
internal import TranscodableCore

/// A rewriter that converts JSON5 to JSON in one pass, without recursion.
///
/// It validates each token, and the reader validates the order of the tokens. Infinity and NaN keep
/// their names.
struct JSON5Rewriter: ~Copyable {
  enum Expectation {
    case key, colon, value, separator
  }

  var source: ByteCursor
  var output: ByteOutput
  private(set) var failure: CodingFailure?
  var expectation = Expectation.value
  /// The open containers, innermost on top: 1 for an object, 0 for an array.
  private var containers = BitStack()
  private var braces: ImplicitBraces
  let maximumStringLength: Int
  /// The map of the output to the source, or `nil` if it isn't needed.
  private var map: SourceMap?

  private enum ImplicitBraces {
    case none
    case ifMissing
    case added
  }

  init(_ source: ByteCursor, settings: JSONReaderSettings) {
    self.source = source
    output = ByteOutput(capacity: source.remaining + source.remaining / 16)
    braces = settings.assumesTopLevelDictionary ? .ifMissing : .none
    maximumStringLength = settings.maximumStringLength
  }

  static func map(of source: ByteCursor, settings: JSONReaderSettings) -> SourceMap {
    var rewriter = JSON5Rewriter(source, settings: settings)
    rewriter.map = SourceMap()
    rewriter.rewrite()
    var map = rewriter.map ?? SourceMap()
    map.end(rewriter.output.count, at: source.offset + max(0, source.remaining))
    return map
  }

  mutating func rewrite() {
    while failure == nil, !source.isAtEnd {
      if !rewriteBlanks() { rewriteToken() }
    }
    guard failure == nil else { return }
    if braces == .ifMissing { addBrace() }
    if braces == .added { replace(0, by: 0x7D) }
  }

  consuming func finish() -> ByteOutput { output }

  private mutating func rewriteToken() {
    let byte = source.peek()
    if braces == .ifMissing {
      if byte == 0x7B { braces = .none } else { addBrace() }
    }
    switch byte {
    case 0x7B, 0x5B: open(isObject: byte == 0x7B)
    case 0x7D, 0x5D: close()
    case 0x2C:
      copy(1)
      expectation = containers.top ? .key : .value
    case 0x3A:
      copy(1)
      expectation = .value
    case 0x22, 0x27: rewriteString(byte)
    case _ where expectation == .key: rewriteIdentifier()
    case _ where expectation != .value: failCharacter()
    case 0x2B, 0x2D, 0x2E, 0x30...0x39, 0x49, 0x4E: rewriteNumber()
    default: copyLiteral()
    }
  }

  // MARK: - Structure

  private mutating func addBrace() {
    braces = .added
    replace(0, by: 0x7B)
    containers.push(true)
    expectation = .key
  }

  private mutating func open(isObject: Bool) {
    copy(1)
    containers.push(isObject)
    expectation = isObject ? .key : .value
  }

  private mutating func close() {
    // A closing brace in the document can't match a brace that was added.
    if braces == .added, containers.count <= 1 { return failCharacter() }
    copy(1)
    containers.pop()
    expectation = .separator
  }

  mutating func endWord() {
    expectation = expectation == .key ? .colon : .separator
  }

  // MARK: - Output

  mutating func copy(_ count: Int) {
    map?.addCopy(at: output.count, of: source.offset)
    if count == 1 {
      output.append(source.peek())
    } else {
      source.withSpan(count) { output.append($0) }
    }
    source.advance(by: count)
  }

  mutating func replace(_ count: Int, by byte: UInt8) {
    startPiece()
    output.append(byte)
    source.advance(by: count)
  }

  mutating func replace(_ count: Int, by text: StaticString) {
    startPiece()
    for byte in text.description.utf8 { output.append(byte) }
    source.advance(by: count)
  }

  mutating func startPiece() {
    map?.addReplacement(at: output.count, of: source.offset)
  }

  // MARK: - Failures

  mutating func fail(
    _ reason: CodingFailureReason, at offset: Int, expected: String? = nil, found: String? = nil
  ) {
    guard failure == nil else { return }
    failure = CodingFailure(reason, at: offset, expected: expected, found: found)
  }

  mutating func failCharacter(at cursor: ByteCursor? = nil) {
    let cursor = cursor ?? source
    if cursor.isAtEnd { return fail(.unexpectedEnd, at: cursor.offset, expected: expected) }
    guard expected != nil else { return fail(.trailingContent, at: cursor.offset) }
    fail(
      .unexpectedCharacter, at: cursor.offset, expected: expected, found: cursor.characterPhrase)
  }

  private var expected: String? {
    switch expectation {
    case .key: "a key"
    case .colon: "':'"
    case .value: "a value"
    case .separator:
      switch containers.count {
      case 0: nil
      case 1 where braces == .added: "',' or end of file"
      default: containers.top ? "',' or '}'" : "',' or ']'"
      }
    }
  }
}

extension JSON5Rewriter {
  mutating func rewriteBlanks() -> Bool {
    let byte = source.peek()
    if byte <= 0x20 {
      var end = source
      _ = end.skipBlanks()
      let count = min(end.distance(from: source), source.remaining)
      if count > 0 {
        copy(count)
        return true
      }
      // Vertical tabs and form feeds are whitespace. Other control characters are invalid outside
      // of strings.
      guard byte == 0x0B || byte == 0x0C else { return false }
      replace(1, by: 0x20)
      return true
    }
    if byte == 0x2F {
      rewriteComment()
      return true
    }
    guard byte >= 0x80, let character = source.character, character.scalar.isJSON5Blank else {
      return false
    }
    replace(character.length, by: 0x20)
    return true
  }

  /// Replaces a comment with a space, which separates the tokens around it.
  private mutating func rewriteComment() {
    var end = source
    end.advance(by: 2)
    switch source.peek(at: 1) {
    case 0x2F: end.moveToLineBreak()
    case 0x2A:
      guard end.movePastCommentEnd() else {
        return fail(.unexpectedEnd, at: end.offset, expected: "'*/'")
      }
    default: return failCharacter()
    }
    replace(end.distance(from: source), by: 0x20)
  }
}

extension ByteCursor {
  fileprivate mutating func moveToLineBreak() {
    while !isAtEnd {
      switch peek() {
      case 0x0A, 0x0D: return
      // Line separator (U+2028) and paragraph separator (U+2029).
      case 0xE2 where peek(at: 1) == 0x80 && peek(at: 2) & 0xFE == 0xA8: return
      default: advance(by: 1)
      }
    }
  }

  fileprivate mutating func movePastCommentEnd() -> Bool {
    while !isAtEnd {
      if peek() == 0x2A, peek(at: 1) == 0x2F {
        advance(by: 2)
        return true
      }
      advance(by: 1)
    }
    moveToEnd()
    return false
  }
}

extension JSON5Rewriter {
  /// Rewrites a key that isn't quoted (ECMAScript 5.1, section 7.6).
  ///
  /// Which characters are letters depends on the standard library's Unicode version.
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
    // The short escape `\x` isn't standard in identifiers, but Foundation accepts it.
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

  /// Rejects a character right after a number or literal, because rewriting could otherwise join
  /// two tokens.
  mutating func checkEnd(_ reason: CodingFailureReason) {
    switch source.peek() {
    case 0x2B, 0x2D, 0x2E, 0x5C: break
    default: guard source.identifierCharacter(isFirst: false) != nil else { return }
    }
    if reason == .unexpectedCharacter { failCharacter() } else { fail(reason, at: source.offset) }
  }
}
