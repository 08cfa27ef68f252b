internal import TranscodableBytes
internal import TranscodableCore

/// A parser that passes the syntax of a document to a receiver.
///
/// The parser doesn't use the call stack for nested values. After a failure, it continues with the
/// next statement if the receiver doesn't throw.
struct TOMLParser<Receiver: TOMLSyntaxReceiver> {
  let bytes: ByteCursor
  let size: Int
  let texts: TOMLTexts
  let version: TOML.Version
  let maximumDepth: Int
  var receiver: Receiver
  var offset = 0
  /// Whether the document contains a DEL, which isn't allowed anywhere.
  private(set) var hasDelete = false
  private var keys: ContiguousArray<TOMLKey> = []
  /// The open arrays and inline tables.
  private var levels: ContiguousArray<Level> = []

  private enum Level { case array, table }

  init(
    _ texts: TOMLTexts, _ version: TOML.Version, maximumDepth: Int, _ receiver: consuming Receiver
  ) {
    bytes = texts.bytes.at(0)
    size = bytes.remaining
    self.texts = texts
    self.version = version
    self.maximumDepth = maximumDepth
    self.receiver = receiver
  }

  /// Parses the document, and returns the failure that ended parsing.
  mutating func failure() -> CodingFailure? {
    do throws(CodingFailure) {
      try parse()
      return nil
    } catch {
      return error
    }
  }

  private mutating func parse() throws(CodingFailure) {
    let valid = bytes.validUTF8Prefix(size)
    if valid != size { throw CodingFailure(.invalidUTF8, at: valid) }
    hasDelete = bytes.length(to: 0x7F) != size
    while true {
      do throws(CodingFailure) {
        try skipBlankLines()
        if offset >= size { return }
        if peek() == Byte.openBracket { try parseHeader() } else { try parseMember() }
        try endStatement()
      } catch {
        try receiver.recover(from: error)
        receiver.abandonStatement()
        skipStatement(after: error.offset ?? offset, isNested: !levels.isEmpty)
        levels.removeAll(keepingCapacity: true)
      }
    }
  }

  // MARK: - Bytes

  /// The byte at the current offset, or 0 at the end.
  @inline(__always)
  func peek() -> UInt8 { bytes.peek(at: offset) }

  @inline(__always)
  func peek(_ distance: Int) -> UInt8 { bytes.peek(at: offset &+ distance) }

  @inline(never)
  func unexpected(_ expected: String) -> CodingFailure {
    guard offset < size else { return CodingFailure(.unexpectedEnd, at: size, expected: expected) }
    let byte = peek()
    if byte < 0x20 && byte != 0x0A && byte != 0x0D && byte != 0x09 || byte == 0x7F {
      return CodingFailure(
        .unexpectedCharacter, at: offset, expected: expected, found: "control character")
    }
    return CodingFailure(
      .unexpectedCharacter, at: offset, expected: expected, found: phrase(byte))
  }

  private func phrase(_ byte: UInt8) -> String {
    switch byte {
    case 0x0A, 0x0D: return "end of the line"
    case 0x09: return "tab"
    case 0x20: return "space"
    default:
      let length = byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : byte >= 0xC0 ? 2 : 1
      return "'\(bytes.at(offset).text(length, isASCII: false))'"
    }
  }

  // MARK: - Trivia

  @inline(__always)
  mutating func skipWhitespace() {
    let byte = peek()
    if byte != 0x20 && byte != 0x09 { return }
    let start = offset
    offset &+= 1
    while peek() == 0x20 || peek() == 0x09 { offset &+= 1 }
    receiver.trivia(.whitespace, in: start..<offset)
  }

  /// Skips whitespace, newlines and comments.
  @inline(__always)
  mutating func skipBlankLines() throws(CodingFailure) {
    while true {
      skipWhitespace()
      switch peek() {
      case 0x0A, 0x0D: try skipNewline()
      case Byte.hash: try skipComment()
      default: return
      }
    }
  }

  @inline(__always)
  private mutating func skipNewline() throws(CodingFailure) {
    let start = offset
    if peek() == 0x0D {
      guard peek(1) == 0x0A else {
        throw CodingFailure(
          .controlCharacter, at: offset, expected: "a line feed after a carriage return")
      }
      offset &+= 1
    }
    offset &+= 1
    receiver.trivia(.newline, in: start..<offset)
  }

  private mutating func skipComment() throws(CodingFailure) {
    let start = offset
    while true {
      let byte = peek()
      if byte < 0x20, byte != 0x09 {
        if byte == 0x0A || byte == 0x0D && peek(1) == 0x0A || offset >= size { break }
        throw CodingFailure(.controlCharacter, at: offset)
      }
      if byte == 0x7F { throw CodingFailure(.controlCharacter, at: offset) }
      offset &+= 1
    }
    receiver.trivia(.comment, in: start..<offset)
  }

  // MARK: - Statements

  private mutating func endStatement() throws(CodingFailure) {
    skipWhitespace()
    if peek() == Byte.hash { try skipComment() }
    if offset >= size { return }
    guard peek() == 0x0A || peek() == 0x0D else { throw unexpected("a new line") }
    try skipNewline()
  }

  private mutating func parseHeader() throws(CodingFailure) {
    let start = offset
    let isArray = peek(1) == Byte.openBracket
    offset &+= isArray ? 2 : 1
    skipWhitespace()
    var isComplete = false
    do throws(CodingFailure) {
      try parseKeys()
      guard peek() == Byte.closeBracket else { throw unexpected("'.' or ']'") }
      offset &+= 1
      if isArray {
        guard peek() == Byte.closeBracket else { throw unexpected("']]'") }
        offset &+= 1
      }
      isComplete = true
      try receiver.header(keys, isArray: isArray, in: start..<offset)
    } catch {
      try receiver.recover(from: error)
      receiver.ignoreContents(ofHeader: true)
      if !isComplete { skipLine() }
    }
  }

  private mutating func parseMember() throws(CodingFailure) {
    try parseKeyAndEquals()
    try parseValue()
  }

  private mutating func parseKeyAndEquals() throws(CodingFailure) {
    try parseKeys()
    guard peek() == Byte.equals else { throw unexpected("'.' or '='") }
    offset &+= 1
    skipWhitespace()
    do throws(CodingFailure) {
      try receiver.key(keys)
    } catch {
      try receiver.recover(from: error)
      receiver.ignoreContents(ofHeader: false)
    }
  }

  /// Parses a dotted key and the whitespace after it.
  private mutating func parseKeys() throws(CodingFailure) {
    keys.removeAll(keepingCapacity: true)
    while true {
      keys.append(try parseKey())
      skipWhitespace()
      if peek() != Byte.dot { return }
      if keys.count >= maximumDepth { throw tooDeep(keys[0].range.lowerBound) }
      offset &+= 1
      skipWhitespace()
    }
  }

  @inline(__always)
  private mutating func parseKey() throws(CodingFailure) -> TOMLKey {
    let start = offset
    switch peek() {
    case Byte.quote, Byte.apostrophe:
      let text = try parseString(isKey: true)
      return TOMLKey(range: start..<offset, text: text)
    default:
      while Byte.isBare(peek()) { offset &+= 1 }
      guard offset > start else { throw unexpected("a key") }
      return TOMLKey(
        range: start..<offset, text: TOMLText(start: start, count: offset &- start))
    }
  }

  private func tooDeep(_ offset: Int) -> CodingFailure {
    CodingFailure(.depthLimit, at: offset, expected: "at most \(maximumDepth) levels")
  }

  // MARK: - Values

  /// Parses a value.
  ///
  /// Each step parses a scalar, or the beginning of an array or inline table that isn't empty.
  private mutating func parseValue() throws(CodingFailure) {
    repeat {
      switch peek() {
      case Byte.openBracket:
        if try open(.array) { continue }
      case Byte.openBrace:
        if try open(.table) { continue }
      default: try parseScalar()
      }
      try closeLevels()
    } while !levels.isEmpty
  }

  /// Opens an array or inline table, and returns whether a value follows.
  private mutating func open(_ level: Level) throws(CodingFailure) -> Bool {
    if levels.count >= maximumDepth { throw tooDeep(offset) }
    if level == .array {
      try receiver.beginArray(at: offset)
    } else {
      try receiver.beginInlineTable(at: offset)
    }
    levels.append(level)
    offset &+= 1
    try skipBlanks(in: level)
    if peek() == (level == .array ? Byte.closeBracket : Byte.closeBrace) {
      close()
      return false
    }
    if level == .table { try parseKeyAndEquals() }
    return true
  }

  private mutating func close() {
    offset &+= 1
    receiver.end(at: offset)
    levels.removeLast()
  }

  /// Closes levels after a value until another value follows, or until no level is open.
  @inline(__always)
  private mutating func closeLevels() throws(CodingFailure) {
    while let level = levels.last {
      try skipBlanks(in: level)
      let closing = level == .array ? Byte.closeBracket : Byte.closeBrace
      if peek() == Byte.comma {
        let comma = offset
        offset &+= 1
        try skipBlanks(in: level)
        if peek() != closing {
          if level == .table { try parseKeyAndEquals() }
          return
        }
        if level == .table, version == .v1_0 {
          throw CodingFailure(
            .unexpectedCharacter, at: comma, expected: "no ',' after the last member",
            found: "','")
        }
      }
      guard peek() == closing else {
        throw unexpected(level == .array ? "',' or ']'" : "',' or '}'")
      }
      close()
    }
  }

  @inline(__always)
  private mutating func skipBlanks(in level: Level) throws(CodingFailure) {
    if level == .array || version != .v1_0 { try skipBlankLines() } else { skipWhitespace() }
  }
}

enum Byte {
  static var quote: UInt8 { 0x22 }
  static var hash: UInt8 { 0x23 }
  static var apostrophe: UInt8 { 0x27 }
  static var plus: UInt8 { 0x2B }
  static var comma: UInt8 { 0x2C }
  static var minus: UInt8 { 0x2D }
  static var dot: UInt8 { 0x2E }
  static var zero: UInt8 { 0x30 }
  static var equals: UInt8 { 0x3D }
  static var openBracket: UInt8 { 0x5B }
  static var backslash: UInt8 { 0x5C }
  static var closeBracket: UInt8 { 0x5D }
  static var underscore: UInt8 { 0x5F }
  static var openBrace: UInt8 { 0x7B }
  static var closeBrace: UInt8 { 0x7D }

  @inline(__always)
  static func isDigit(_ byte: UInt8) -> Bool { byte &- zero < 10 }

  @inline(__always)
  static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- 0x61 < 26 }

  /// Whether a bare key can contain a byte.
  @inline(__always)
  static func isBare(_ byte: UInt8) -> Bool {
    isLetter(byte) || isDigit(byte) || byte == underscore || byte == minus
  }

  /// Whether a byte can follow a number, a Boolean or a date.
  @inline(__always)
  static func endsValue(_ byte: UInt8) -> Bool {
    byte <= 0x20 || byte == comma || byte == closeBracket || byte == closeBrace || byte == hash
  }
}
