internal import TranscodableBytes
internal import TranscodableCore

/// Indexes an OpenStep property list, or a strings file, which is a dictionary without braces.
struct OpenStepReader: ~Copyable {
  private struct Frame {
    let entry: ValueTape.Entry
    let isDictionary: Bool
    var count = 0
  }

  private let start: ByteCursor
  private let settings: PropertyListReaderSettings
  private var cursor: ByteCursor
  private var tape: ValueTape
  private var frames: [Frame] = []

  /// Checks that a document is nonempty UTF-8 without a byte order mark, and overwrites the tape.
  init(
    _ bytes: ByteCursor, _ settings: PropertyListReaderSettings, _ tape: consuming ValueTape
  ) throws(CodingFailure) {
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
    self.tape = tape
    self.tape.prepare(room: bytes.remaining / 16 &+ 16)
  }

  consuming func index() throws(CodingFailure) -> ValueTape {
    cursor.skipOpenStepBlanks()
    if cursor.isAtEnd {
      // A document that contains only blanks and comments is an empty dictionary.
      let root = tape.open(isObject: true, at: 0)
      tape.close(root, count: 0, offset: cursor.offset)
      return tape
    }
    try scanValue()
    try finishContainers()
    cursor.skipOpenStepBlanks()
    if cursor.isAtEnd { return tape }
    guard tape.isKind(.string, ValueTape.root) || tape.isKind(.null, ValueTape.root) else {
      throw CodingFailure(.trailingContent, at: cursor.offset)
    }
    tape.removeAll(from: ValueTape.root)
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
      isObject: isDictionary, at: max(0, cursor.offset - 1))
    frames.append(Frame(entry: entry, isDictionary: isDictionary))
  }

  private mutating func close() {
    let frame = frames.removeLast()
    tape.close(
      frame.entry, count: UInt32(truncatingIfNeeded: frame.count), offset: cursor.offset)
  }

  private mutating func hasKey() -> Bool {
    cursor.skipOpenStepBlanks()
    return cursor.peek().isQuote || cursor.peek().isUnquoted
  }

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
      // A key without a value serves as its own value. For the key `$null`, the value is null.
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

  /// Checks that `;` follows a value in a dictionary, and that `,` or `)` follows one in an array.
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
      return appendText(at: start, cursor.offset - start, .none, isKey: isKey)
    }
    cursor.advance(by: 1)
    var flags = ValueTape.Flags.none
    while cursor.peek() != quote || cursor.isAtEnd {
      if cursor.isAtEnd {
        throw CodingFailure(.unexpectedEnd, at: start, expected: "the end of this string")
      }
      if cursor.peek() >= 0x80 { flags = flags | .nonASCII }
      if cursor.peek() == 0x5C {
        flags = flags | .unusual
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
    at start: Int, _ count: Int, _ flags: ValueTape.Flags, isKey: Bool
  ) {
    let text = cursor.at(start).prefix(count)
    // An escape sequence has at most six bytes.
    let isNull =
      flags.contains(.unusual)
      ? count <= 30 && OpenStepText.unescaped(text) == "$null"
      : count == 5 && text.hasPrefix("$null")
    if isNull, !isKey { return tape.append(.null, at: start) }
    tape.append(.string, at: start, count: count, flags)
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
    tape.append(.data, at: start, count: cursor.offset - start)
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

  fileprivate var isUnquoted: Bool {
    switch self {
    case 0x61...0x7A, 0x41...0x5A, 0x2D...0x3A, 0x5F, 0x24: true
    default: false
    }
  }
}

extension ByteCursor {
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

enum OpenStepText {
  /// Pass only text that the reader has validated.
  static func unescaped(_ text: ByteCursor) -> String {
    var output = ByteOutput(capacity: text.remaining)
    var cursor = text
    while !cursor.isAtEnd {
      let start = cursor
      while !cursor.isAtEnd, cursor.peek() != 0x5C { cursor.advance(by: 1) }
      output.append(start.prefix(cursor.distance(from: start)))
      guard !cursor.isAtEnd, let (scalar, length) = escape(cursor) else { break }
      output.append(scalar: UInt64(scalar))
      cursor.advance(by: length)
    }
    return output.text
  }

  /// `cursor` must be at the backslash.
  ///
  /// The result is `nil` if the escape doesn't represent a character.
  static func escape(_ cursor: ByteCursor) -> (scalar: UInt32, length: Int)? {
    guard cursor.remaining > 1 else { return nil }
    switch cursor.peek(at: 1) {
    case 0x30...0x37: return octal(cursor)
    case 0x55: return unicode(cursor)
    case 0x61: return (0x07, 2)
    case 0x62: return (0x08, 2)
    case 0x66: return (0x0C, 2)
    case 0x6E: return (0x0A, 2)
    case 0x72: return (0x0D, 2)
    case 0x74: return (0x09, 2)
    case 0x76: return (0x0B, 2)
    default:
      var next = cursor
      next.advance(by: 1)
      let scalar = next.scalar
      // Foundation's reader works on UTF-16 code units, but gives the same result.
      return scalar.value > 0xFFFF ? nil : (scalar.value, 1 + scalar.length)
    }
  }

  /// Parses up to three octal digits, which represent a character in the NextStep encoding.
  private static func octal(_ cursor: ByteCursor) -> (scalar: UInt32, length: Int) {
    var (byte, length) = (0 as UInt8, 1)
    while length < 4, case let digit = cursor.peek(at: length) &- 0x30, digit < 8 {
      byte = byte &<< 3 | digit
      length += 1
    }
    return (byte < 0x80 ? UInt32(byte) : UInt32(nextStep[Int(byte) - 0x80]), length)
  }

  /// Two escape sequences that form a surrogate pair represent one character.
  private static func unicode(_ cursor: ByteCursor) -> (scalar: UInt32, length: Int)? {
    guard let (unit, length) = codeUnit(cursor) else { return nil }
    if Unicode.Scalar(unit) != nil { return (unit, length) }
    var next = cursor
    next.advance(by: length)
    guard unit < 0xDC00, next.hasPrefix("\\U"), let (low, lowLength) = codeUnit(next),
      0xDC00...0xDFFF ~= low
    else { return nil }
    return (0x10000 + (unit & 0x3FF) << 10 + (low & 0x3FF), length + lowLength)
  }

  private static func codeUnit(_ cursor: ByteCursor) -> (unit: UInt32, length: Int)? {
    var (unit, length) = (0 as UInt32, 2)
    while length < 6, let digit = cursor.peek(at: length).hexadecimalValue {
      unit = unit << 4 | UInt32(digit)
      length += 1
    }
    return length > 2 ? (unit, length) : nil
  }

  static func decodeHexadecimal(_ text: ByteCursor, into output: inout ByteOutput) {
    var cursor = text
    while !cursor.isAtEnd {
      if let high = cursor.peek().hexadecimalValue, let low = cursor.peek(at: 1).hexadecimalValue {
        output.append(high << 4 | low)
        cursor.advance(by: 1)
      }
      cursor.advance(by: 1)
    }
  }

  /// The characters of the NextStep encoding, starting at 0x80.
  private static let nextStep: [UInt16] = [
    0x00A0, 0x00C0, 0x00C1, 0x00C2, 0x00C3, 0x00C4, 0x00C5, 0x00C7, 0x00C8, 0x00C9, 0x00CA,
    0x00CB, 0x00CC, 0x00CD, 0x00CE, 0x00CF, 0x00D0, 0x00D1, 0x00D2, 0x00D3, 0x00D4, 0x00D5,
    0x00D6, 0x00D9, 0x00DA, 0x00DB, 0x00DC, 0x00DD, 0x00DE, 0x00B5, 0x00D7, 0x00F7, 0x00A9,
    0x00A1, 0x00A2, 0x00A3, 0x2044, 0x00A5, 0x0192, 0x00A7, 0x00A4, 0x2019, 0x201C, 0x00AB,
    0x2039, 0x203A, 0xFB01, 0xFB02, 0x00AE, 0x2013, 0x2020, 0x2021, 0x00B7, 0x00A6, 0x00B6,
    0x2022, 0x201A, 0x201E, 0x201D, 0x00BB, 0x2026, 0x2030, 0x00AC, 0x00BF, 0x00B9, 0x02CB,
    0x00B4, 0x02C6, 0x02DC, 0x00AF, 0x02D8, 0x02D9, 0x00A8, 0x00B2, 0x02DA, 0x00B8, 0x00B3,
    0x02DD, 0x02DB, 0x02C7, 0x2014, 0x00B1, 0x00BC, 0x00BD, 0x00BE, 0x00E0, 0x00E1, 0x00E2,
    0x00E3, 0x00E4, 0x00E5, 0x00E7, 0x00E8, 0x00E9, 0x00EA, 0x00EB, 0x00EC, 0x00C6, 0x00ED,
    0x00AA, 0x00EE, 0x00EF, 0x00F0, 0x00F1, 0x0141, 0x00D8, 0x0152, 0x00BA, 0x00F2, 0x00F3,
    0x00F4, 0x00F5, 0x00F6, 0x00E6, 0x00F9, 0x00FA, 0x00FB, 0x0131, 0x00FC, 0x00FD, 0x0142,
    0x00F8, 0x0153, 0x00DF, 0x00FE, 0x00FF, 0xFFFD, 0xFFFD,
  ]
}
