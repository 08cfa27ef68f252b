internal import TranscodableBytes
internal import TranscodableCore

/// Indexes a property list in OpenStep's format, or a file of strings, which is the inside of a dictionary.
struct OpenStepReader: ~Copyable {
  private struct Frame {
    let entry: PropertyListTape.Entry
    let isDictionary: Bool
    var count = 0
  }

  private let start: ByteCursor
  private let settings: PropertyListReaderSettings
  private var cursor: ByteCursor
  private var tape: PropertyListTape
  private var frames: [Frame] = []

  /// Prepares to index a document.
  ///
  /// - Parameters:
  ///   - bytes: The document as UTF-8, without a byte order mark.
  ///   - settings: The limits.
  /// - Throws: A failure if there are no bytes, or if they are not UTF-8.
  init(_ bytes: ByteCursor, _ settings: PropertyListReaderSettings) throws(CodingFailure) {
    if bytes.isAtEnd {
      throw CodingFailure(.unexpectedEnd, at: 0, expected: "a property list")
    }
    let valid = bytes.validUTF8Prefix(bytes.remaining)
    if valid != bytes.remaining {
      throw CodingFailure(.invalidUTF8, at: bytes.offset &+ valid)
    }
    start = bytes
    cursor = bytes
    self.settings = settings
    tape = PropertyListTape(capacity: bytes.remaining / 16 &+ 16)
  }

  /// Indexes the whole document.
  consuming func index() throws(CodingFailure) -> PropertyListTape {
    cursor.skipOpenStepBlanks()
    if cursor.isAtEnd {
      // Nothing but blanks and comments is a dictionary without members.
      let root = tape.open(.dictionary, at: 0, in: PropertyListTape.null, 0)
      tape.close(root, count: 0)
      return tape
    }
    try scanValue()
    try finishContainers()
    cursor.skipOpenStepBlanks()
    if cursor.isAtEnd { return tape }
    let kind = tape.kind(PropertyListTape.root)
    guard kind == .string || kind == .null else {
      throw CodingFailure(.trailingContent, at: cursor.offset)
    }
    tape.removeAll(from: PropertyListTape.root)
    cursor = start
    try indexStringsFile()
    return tape
  }

  private mutating func finishContainers() throws(CodingFailure) {
    while let frame = frames.last {
      if frame.isDictionary { try scanMember() } else { try scanElement() }
      if tape.isFull || tape.end > UInt32(clamping: settings.maximumElementCount) {
        throw CodingFailure(.countLimit, at: cursor.offset)
      }
    }
  }

  /// Indexes members without braces around them, up to where no more begins.
  private mutating func indexStringsFile() throws(CodingFailure) {
    try open(isDictionary: true)
    while frames.count > 1 || hasKey() {
      if frames[frames.count - 1].isDictionary { try scanMember() } else { try scanElement() }
    }
    close()
  }

  // MARK: - Containers

  private mutating func open(isDictionary: Bool) throws(CodingFailure) {
    if frames.count > settings.maximumDepth {
      throw CodingFailure(.depthLimit, at: cursor.offset)
    }
    let entry = tape.open(
      isDictionary ? .dictionary : .array, at: max(0, cursor.offset - 1),
      in: PropertyListTape.null, 0)
    frames.append(Frame(entry: entry, isDictionary: isDictionary))
  }

  private mutating func close() {
    let frame = frames.removeLast()
    tape.close(frame.entry, count: frame.count)
  }

  /// Whether a key begins behind the blanks here.
  private mutating func hasKey() -> Bool {
    cursor.skipOpenStepBlanks()
    return cursor.peek().isQuote || cursor.peek().isUnquoted
  }

  /// Goes on with a dictionary: with the end of the member before, and then a key, or the end.
  private mutating func scanMember() throws(CodingFailure) {
    guard hasKey() else {
      guard cursor.peek() == 0x7D else { throw unexpected("}") }
      cursor.advance(by: 1)
      close()
      return try endMember()
    }
    let frame = frames[frames.count - 1]
    frames[frames.count - 1].count += 1
    let key = tape.end
    try scanText(isKey: true)
    if !tape.flags(key).isEmpty { tape.mark(frame.entry, .unusual) }
    cursor.skipOpenStepBlanks()
    switch cursor.peek() {
    case 0x3B:
      // A key alone stands for itself, also where it is null as a value.
      appendText(at: tape.offset(key), tape.length(key), tape.flags(key), isKey: false)
      try endMember()
    case 0x3D:
      cursor.advance(by: 1)
      try scanValue()
    default: throw unexpected("= or ;")
    }
  }

  private mutating func scanElement() throws(CodingFailure) {
    cursor.skipOpenStepBlanks()
    if cursor.peek() == 0x29 {
      cursor.advance(by: 1)
      close()
      return try endMember()
    }
    frames[frames.count - 1].count += 1
    try scanValue()
  }

  /// Reads what has to stand behind a value: nothing around the outermost one, `;` in a dictionary, `,` or `)` in an array.
  private mutating func endMember() throws(CodingFailure) {
    guard let frame = frames.last else { return }
    cursor.skipOpenStepBlanks()
    if frame.isDictionary {
      guard cursor.peek() == 0x3B else { throw unexpected(";") }
      cursor.advance(by: 1)
    } else if cursor.peek() == 0x2C {
      cursor.advance(by: 1)
    } else if cursor.peek() != 0x29 {
      throw unexpected(", or )")
    }
  }

  // MARK: - Values

  /// Indexes a scalar, or opens a container.
  private mutating func scanValue() throws(CodingFailure) {
    cursor.skipOpenStepBlanks()
    let byte = cursor.peek()
    switch byte {
    case 0x7B, 0x28:
      cursor.advance(by: 1)
      try open(isDictionary: byte == 0x7B)
    case 0x3C:
      try scanData()
      try endMember()
    default:
      guard byte.isQuote || byte.isUnquoted else { throw unexpected("a value") }
      try scanText(isKey: false)
      try endMember()
    }
  }

  private mutating func scanText(isKey: Bool) throws(CodingFailure) {
    let quote = cursor.peek()
    let start = cursor.offset
    guard quote.isQuote else {
      while cursor.peek().isUnquoted { cursor.advance(by: 1) }
      return appendText(at: start, cursor.offset - start, [], isKey: isKey)
    }
    cursor.advance(by: 1)
    var flags: PropertyListTape.Flags = []
    while cursor.peek() != quote || cursor.isAtEnd {
      if cursor.isAtEnd {
        throw CodingFailure(.unexpectedEnd, at: start, expected: "the end of this string")
      }
      if cursor.peek() >= 0x80 { flags.insert(.nonASCII) }
      if cursor.peek() == 0x5C {
        flags.insert(.unusual)
        guard let (_, length) = OpenStepText.escape(cursor) else {
          throw CodingFailure(.invalidEscape, at: cursor.offset)
        }
        cursor.advance(by: length)
      } else {
        cursor.advance(by: 1)
      }
    }
    appendText(at: start + 1, cursor.offset - start - 1, flags, isKey: isKey)
    cursor.advance(by: 1)
  }

  private mutating func appendText(
    at start: Int, _ count: Int, _ flags: PropertyListTape.Flags, isKey: Bool
  ) {
    let text = cursor.at(start).prefix(count)
    // An escape is at most six bytes long.
    let isNull =
      flags.contains(.unusual)
      ? count <= 30 && OpenStepText.unescaped(text) == "$null"
      : count == 5 && text.hasPrefix("$null")
    if isNull, !isKey { return tape.append(.null, at: start) }
    tape.append(.string, at: start, count, flags)
  }

  private mutating func scanData() throws(CodingFailure) {
    cursor.advance(by: 1)
    let start = cursor.offset
    while cursor.peek() != 0x3E {
      if cursor.peek().hexadecimalValue != nil {
        guard cursor.peek(at: 1).hexadecimalValue != nil else { throw unexpected("two digits") }
        cursor.advance(by: 2)
      } else if cursor.peek() == 0x20 || cursor.peek() == 0x0A || cursor.peek() == 0x0D {
        cursor.advance(by: 1)
      } else if cursor.hasPrefix("\u{2028}") || cursor.hasPrefix("\u{2029}") {
        cursor.advance(by: 3)
      } else {
        throw unexpected("a hexadecimal digit or >")
      }
    }
    tape.append(.data, at: start, cursor.offset - start)
    cursor.advance(by: 1)
  }

  private func unexpected(_ expected: String) -> CodingFailure {
    if cursor.isAtEnd {
      return CodingFailure(.unexpectedEnd, at: cursor.offset, expected: expected)
    }
    let character = cursor.text(cursor.scalar.length, isASCII: false)
    return CodingFailure(
      .unexpectedCharacter, at: cursor.offset, expected: expected, found: "'\(character)'")
  }
}

extension UInt8 {
  fileprivate var isQuote: Bool { self == 0x22 || self == 0x27 }

  /// Whether this may stand in a string without quotes.
  fileprivate var isUnquoted: Bool {
    switch self {
    case 0x61...0x7A, 0x41...0x5A, 0x2D...0x3A, 0x5F, 0x24: true
    default: false
    }
  }
}

extension ByteCursor {
  /// Passes over white space and comments.
  fileprivate mutating func skipOpenStepBlanks() {
    while !isAtEnd {
      switch peek() {
      case 0x09...0x0D, 0x20: advance(by: 1)
      case 0xE2 where hasPrefix("\u{2028}") || hasPrefix("\u{2029}"): advance(by: 3)
      case 0x2F where peek(at: 1) == 0x2F: skipLine()
      case 0x2F where peek(at: 1) == 0x2A:
        advance(by: 2)
        while !isAtEnd, !hasPrefix("*/") { advance(by: 1) }
        advance(by: 2)
      default: return
      }
    }
  }

  private mutating func skipLine() {
    while !isAtEnd, peek() != 0x0A, peek() != 0x0D, !hasPrefix("\u{2028}"),
      !hasPrefix("\u{2029}")
    {
      advance(by: 1)
    }
  }
}
