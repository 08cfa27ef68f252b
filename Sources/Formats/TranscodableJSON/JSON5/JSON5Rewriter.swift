internal import TranscodableBytes
internal import TranscodableCore

/// Rewrites JSON5 as JSON, token by token, in one pass and without recursion.
///
/// Comments become blanks, strings and keys get double quotes and the escapes of JSON, numbers the
/// form of JSON but for infinity and NaN, which keep their names. What is wrong with a token is
/// found out here; whether the tokens are in the right order is left to the reader, except that the
/// order decides which words are keys.
///
/// All output goes through ``copy(_:)`` and ``replace(_:by:)``, which know to which bytes of the
/// source it belongs. Rewriting the text again is therefore a way to find the source of any byte of
/// the output.
struct JSON5Rewriter: ~Copyable {
  /// What the tokens so far call for.
  enum Expectation {
    case key, colon, value, separator
  }

  /// The rest of the text.
  var source: ByteCursor
  /// The text so far as JSON.
  var output: ByteOutput
  /// The first thing that is wrong with a token; its place is in the source.
  private(set) var failure: CodingFailure?
  /// What has to come next if the text is right.
  var expectation = Expectation.value
  /// The arrays and objects that are open, the innermost on top; true for objects.
  private var containers = BitStack()
  private var braces: Braces
  let maximumStringLength: Int
  private var search: Search

  /// What is known about the braces around the whole text.
  private enum Braces {
    /// They are for the text to bring.
    case none
    /// They are added if the first token is not a brace.
    case ifMissing
    case added
  }

  /// - Parameters:
  ///   - source: Where the text starts.
  ///   - settings: Whether braces are added, and how long strings may be.
  ///   - target: A place in the output whose place in the source is wanted.
  init(_ source: ByteCursor, settings: JSONReaderSettings, lookingFor target: Int? = nil) {
    self.source = source
    output = ByteOutput(capacity: source.remaining + source.remaining / 16)
    braces = settings.assumesTopLevelDictionary ? .ifMissing : .none
    maximumStringLength = settings.maximumStringLength
    search = Search(target: target ?? -1, place: source.offset)
  }

  /// Rewrites the text up to its end, or to the first token that is wrong.
  mutating func rewrite() {
    while failure == nil, !source.isAtEnd {
      if !rewriteBlanks() { rewriteToken() }
    }
    guard failure == nil else { return }
    if braces == .ifMissing { addBrace() }
    if braces == .added { replace(0, by: 0x7D) }
  }

  /// The text as JSON.
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
    // What was added is not closed by the text.
    if braces == .added, containers.count <= 1 { return failCharacter() }
    copy(1)
    containers.pop()
    expectation = .separator
  }

  /// Notes that a string or a word has ended, which was a key if one was due.
  mutating func endWord() {
    expectation = expectation == .key ? .colon : .separator
  }

  // MARK: - Output

  /// Takes over the next `count` bytes.
  mutating func copy(_ count: Int) {
    search.willWrite(output.count, isCopy: true, from: source.offset)
    if count == 1 {
      output.append(source.peek())
    } else {
      source.withSpan(count) { output.append($0) }
    }
    source.advance(by: count)
  }

  /// Writes a byte in place of the next `count` bytes.
  mutating func replace(_ count: Int, by byte: UInt8) {
    startPiece()
    output.append(byte)
    source.advance(by: count)
  }

  /// Writes a text in place of the next `count` bytes.
  mutating func replace(_ count: Int, by text: StaticString) {
    startPiece()
    for byte in text.description.utf8 { output.append(byte) }
    source.advance(by: count)
  }

  /// Notes that what is written from here on stands for the bytes that come next.
  mutating func startPiece() {
    search.willWrite(output.count, isCopy: false, from: source.offset)
  }

  /// The place in the source of what was looked for.
  var place: Int {
    // Nothing has been written at the end: it belongs to the end.
    search.target >= output.count ? source.offset + max(0, source.remaining) : search.place
  }

  /// The search for the source of a byte of the output.
  private struct Search {
    let target: Int
    private(set) var place: Int

    init(target: Int, place: Int) {
      self.target = target
      self.place = place
    }

    /// Notes a piece of output; the last one that does not begin after the target has it.
    mutating func willWrite(_ start: Int, isCopy: Bool, from source: Int) {
      guard start <= target else { return }
      place = isCopy ? source + target - start : source
    }
  }

  // MARK: - Failures

  mutating func fail(
    _ reason: CodingFailureReason, at offset: Int, expected: String? = nil, found: String? = nil
  ) {
    guard failure == nil else { return }
    failure = CodingFailure(reason, at: offset, expected: expected, found: found)
  }

  /// Reports that the text cannot go on as it does at `place`.
  mutating func failCharacter(at place: ByteCursor? = nil) {
    let place = place ?? source
    if place.isAtEnd { return fail(.unexpectedEnd, at: place.offset, expected: expected) }
    guard expected != nil else { return fail(.trailingContent, at: place.offset) }
    fail(
      .unexpectedCharacter, at: place.offset, expected: expected, found: place.characterPhrase)
  }

  /// What has to come next, as a phrase; nil if nothing can.
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
  /// Rewrites what separates tokens, if any is here.
  /// - Returns: Whether there was some.
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
      // Vertical tab and form feed; other control characters are wrong wherever they are outside
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

  /// Puts a blank in place of a comment, so that it separates what is around it.
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
      // The line and the paragraph separator.
      case 0xE2 where peek(at: 1) == 0x80 && peek(at: 2) & 0xFE == 0xA8: return
      default: advance(by: 1)
      }
    }
  }

  /// Moves past the end of a block comment.
  /// - Returns: Whether there is one; if not, this is the end of the text.
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
  mutating func checkEnd(_ reason: CodingFailureReason) {
    switch source.peek() {
    case 0x2B, 0x2D, 0x2E, 0x5C: break
    default: guard source.identifierCharacter(isFirst: false) != nil else { return }
    }
    if reason == .unexpectedCharacter { failCharacter() } else { fail(reason, at: source.offset) }
  }
}
