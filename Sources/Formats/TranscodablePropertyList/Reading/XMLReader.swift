internal import TranscodableBytes
internal import TranscodableCore

/// Indexes an XML property list.
///
/// Namespaces, internal DTD subsets and custom entities aren't supported. Without custom entities,
/// a document can't contain more values than bytes.
struct XMLReader: ~Copyable {
  private struct Frame {
    let tag: XMLTag
    let entry: ValueTape.Entry
    var count = 0
  }

  private let settings: PropertyListReaderSettings
  var cursor: ByteCursor
  private var tape: ValueTape
  private var frames: [Frame] = []
  private var elementBudget: Int

  init(
    _ bytes: ByteCursor, _ settings: PropertyListReaderSettings, _ tape: consuming ValueTape
  ) throws(CodingFailure) {
    let valid = bytes.validUTF8Prefix(bytes.remaining)
    if valid != bytes.remaining {
      throw CodingFailure(.invalidUTF8, at: bytes.offset &+ valid)
    }
    cursor = bytes
    self.settings = settings
    elementBudget = settings.maximumElementCount
    self.tape = tape
    self.tape.prepare(room: bytes.remaining / 16 &+ 16)
  }

  consuming func index() throws(CodingFailure) -> ValueTape {
    try skipProlog()
    try scanElement()
    while !frames.isEmpty { try scanNext() }
    if tape.isFull { throw CodingFailure(.countLimit, at: cursor.offset) }
    return tape
  }

  // MARK: - Between elements

  private mutating func skipProlog() throws(CodingFailure) {
    while true {
      try readBracket()
      switch cursor.peek() {
      case 0x21:
        cursor.advance(by: 1)
        if cursor.hasPrefix("--") { try skipComment() } else { try skipDocumentType() }
      case 0x3F:
        cursor.advance(by: 1)
        try skipInstruction()
      default: return
      }
    }
  }

  private mutating func findElement() throws(CodingFailure) -> Bool {
    while true {
      try readBracket()
      switch cursor.peek() {
      case 0x2F:
        cursor = cursor.at(cursor.offset &- 1)
        return false
      case 0x21:
        cursor.advance(by: 1)
        guard cursor.hasPrefix("--") else { throw unexpected("a comment") }
        try skipComment()
      case 0x3F: try skipInstruction()
      default: return true
      }
    }
  }

  @inline(__always)
  private mutating func readBracket() throws(CodingFailure) {
    while cursor.peek().isBlank { cursor.advance(by: 1) }
    guard cursor.peek() == 0x3C, cursor.remaining > 1 else { throw unexpected("<") }
    cursor.advance(by: 1)
  }

  private mutating func skipComment() throws(CodingFailure) {
    let start = cursor.offset
    cursor.advance(by: 2)
    while cursor.remaining >= 3 {
      if cursor.hasPrefix("-->") { return cursor.advance(by: 3) }
      cursor.advance(by: 1)
    }
    throw CodingFailure(.unexpectedEnd, at: start, expected: "the end of this comment")
  }

  private mutating func skipInstruction() throws(CodingFailure) {
    let start = cursor.offset
    while cursor.remaining > 2 {
      if cursor.hasPrefix("?>") { return cursor.advance(by: 2) }
      cursor.advance(by: 1)
    }
    throw CodingFailure(.unexpectedEnd, at: start, expected: "the end of this instruction")
  }

  private mutating func skipDocumentType() throws(CodingFailure) {
    guard cursor.hasPrefix("DOCTYPE") else { throw unexpected("DOCTYPE") }
    while !cursor.isAtEnd {
      let byte = cursor.peek()
      // Declarations could define entities, which property lists don't use.
      if byte == 0x5B { throw unexpected("a document type without declarations") }
      cursor.advance(by: 1)
      if byte == 0x3E { return }
    }
    throw unexpected("the end of the document type")
  }

  // MARK: - Elements

  @inline(__always)
  private mutating func scanNext() throws(CodingFailure) {
    let last = frames.count &- 1
    let frame = frames[last]
    guard try findElement() else { return try endFrame(frame) }
    frames[last].count &+= 1
    switch frame.tag {
    case .dictionary:
      try scanKey(of: frame.entry)
      guard try findElement() else { throw unexpected("a value for the key") }
      try scanElement()
    case .propertyList where frame.count > 0: throw unexpected("only one value in <plist>")
    default: try scanElement()
    }
  }

  private mutating func endFrame(_ frame: Frame) throws(CodingFailure) {
    if frame.tag == .propertyList, frame.count == 0 { throw unexpected("a value in <plist>") }
    try readClosingTag(frame.tag)
    frames.removeLast()
    if frame.tag == .propertyList { return }
    close(frame.entry, count: frame.count)
    if frame.tag == .dictionary, frame.count == 1 { replaceIdentifier(frame.entry) }
  }

  private mutating func close(_ entry: ValueTape.Entry, count: Int) {
    tape.close(entry, count: UInt32(truncatingIfNeeded: count), offset: cursor.offset)
  }

  private mutating func scanKey(of dictionary: ValueTape.Entry) throws(CodingFailure) {
    let (tag, _) = try readTag()
    guard tag == .key else { throw unexpected("<key>") }
    let key = tape.end
    try scanText()
    try readClosingTag(.key)
    if !tape.isKind(.string, key) {
      tape.mark(dictionary, .badKey | .unusual)
    } else if !tape.flags(key).isEmpty {
      tape.mark(dictionary, .unusual)
    }
  }

  private mutating func scanElement() throws(CodingFailure) {
    elementBudget &-= 1
    if elementBudget < 0 { throw CodingFailure(.countLimit, at: cursor.offset) }
    let start = cursor.offset &- 1
    let (tag, isEmpty) = try readTag()
    switch tag {
    case .string, .key:
      if isEmpty { return tape.append(.string, at: start, count: 0) }
      try scanText()
      try readClosingTag(tag)
    case .integer: try scanInteger(isEmpty)
    case .real: try scanPlain(.real, tag, isEmpty)
    case .date: try scanPlain(.date, tag, isEmpty)
    case .data: try scanPlain(.data, tag, isEmpty)
    case .yes, .no:
      if !isEmpty { try readClosingTag(tag) }
      tape.append(tag == .yes ? .yes : .no, at: start)
    case .array, .dictionary, .propertyList: try open(tag, isEmpty, at: start)
    }
  }

  private mutating func open(
    _ tag: XMLTag, _ isEmpty: Bool, at start: Int
  ) throws(CodingFailure) {
    if tag == .propertyList {
      if isEmpty { throw unexpected("a value in <plist>") }
      // A document has one `<plist>` element. Nested `<plist>` elements are allowed, but have no
      // meaning.
      if frames.count > settings.maximumDepth { throw CodingFailure(.depthLimit, at: start) }
      return frames.append(Frame(tag: tag, entry: ValueTape.null))
    }
    let entry = tape.open(isObject: tag == .dictionary, at: start)
    if isEmpty { return close(entry, count: 0) }
    let depth = frames.count &- (frames.first?.tag == .propertyList ? 1 : 0)
    if depth >= settings.maximumDepth { throw CodingFailure(.depthLimit, at: start) }
    frames.append(Frame(tag: tag, entry: entry))
  }

  private mutating func scanPlain(
    _ kind: ValueTape.Kind, _ tag: XMLTag, _ isEmpty: Bool
  ) throws(CodingFailure) {
    if isEmpty { throw unexpected("a value in <\(tag.name)>") }
    let start = cursor.offset
    while !cursor.isAtEnd, cursor.peek() != 0x3C { cursor.advance(by: 1) }
    tape.append(kind, at: start, count: cursor.offset &- start, .unusual)
    try readClosingTag(tag)
  }

  @inline(__always)
  private mutating func scanInteger(_ isEmpty: Bool) throws(CodingFailure) {
    var end = cursor
    if end.peek() == 0x2D { end.advance(by: 1) }
    let start = end
    while end.peek() &- 0x30 <= 9 { end.advance(by: 1) }
    let count = end.distance(from: start)
    // In JSON, leading zeros aren't allowed and `-0` has a different meaning.
    guard !isEmpty, 1...18 ~= count, end.peek() == 0x3C, cursor.peek() != 0x30 || count == 1,
      start.peek() != 0x30 || start.offset == cursor.offset
    else {
      return try scanPlain(.integer, .integer, isEmpty)
    }
    tape.append(.number, at: cursor.offset, count: end.distance(from: cursor))
    cursor = end
    try readClosingTag(.integer)
  }

  @inline(__always)
  private mutating func scanText() throws(CodingFailure) {
    let start = cursor.offset
    if cursor.hasPrefix("$null") {
      cursor.advance(by: 5)
      return tape.append(.null, at: start)
    }
    var (isASCII, isPlain) = (true, true)
    while true {
      isASCII = cursor.skipToMarkup() && isASCII
      if cursor.peek() == 0x26 {
        try skipReference()
      } else if cursor.peek() == 0x3C, cursor.peek(at: 1) == 0x21 {
        try skipSection()
      } else {
        break
      }
      isPlain = false
    }
    let flags: ValueTape.Flags = isPlain ? (isASCII ? .none : .nonASCII) : .unusual
    tape.append(.string, at: start, count: cursor.offset &- start, flags)
  }

  @inline(never)
  private mutating func skipReference() throws(CodingFailure) {
    guard let (_, length) = XMLText.reference(cursor) else {
      throw CodingFailure(.invalidEscape, at: cursor.offset)
    }
    cursor.advance(by: length)
  }

  @inline(never)
  private mutating func skipSection() throws(CodingFailure) {
    guard cursor.hasPrefix("<![CDATA[") else { throw unexpected("<![CDATA[") }
    let start = cursor.offset
    cursor.advance(by: 9)
    while cursor.remaining > 2 {
      if cursor.hasPrefix("]]>") { return cursor.advance(by: 3) }
      cursor.advance(by: 1)
    }
    throw CodingFailure(.unexpectedEnd, at: start, expected: "the end of this section")
  }

  private mutating func replaceIdentifier(_ entry: ValueTape.Entry) {
    let key = tape.firstMember(entry)
    guard tape.isKind(.string, key), tape.flags(key).isEmpty, tape.length(key) == 6,
      cursor.at(tape.offset(key)).hasPrefix("CF$UID")
    else { return }
    let value = tape.next(key)
    let isInteger = tape.isKind(.integer, value) || tape.isKind(.number, value)
    let (offset, length) = isInteger ? (tape.offset(value), tape.length(value)) : (0, 0)
    tape.removeAll(from: entry)
    tape.append(.uid, at: offset, count: length)
  }
}

extension XMLReader {
  @inline(__always)
  mutating func readTag() throws(CodingFailure) -> (XMLTag, isEmpty: Bool) {
    guard let tag = XMLTag(cursor) else { throw unexpected("a property-list element") }
    cursor.advance(by: tag.name.utf8CodeUnitCount)
    guard cursor.peek() == 0x3E || cursor.peek() == 0x2F || cursor.peek().isBlank else {
      throw unexpected("a property-list element")
    }
    var last: UInt8 = 0
    while cursor.peek() != 0x3E {
      if cursor.isAtEnd { throw unexpected(">") }
      last = cursor.peek()
      cursor.advance(by: 1)
    }
    cursor.advance(by: 1)
    if cursor.isAtEnd { throw unexpected("content after the tag") }
    return (tag, last == 0x2F)
  }

  @inline(__always)
  mutating func readClosingTag(_ tag: XMLTag) throws(CodingFailure) {
    let length = tag.name.utf8CodeUnitCount
    guard cursor.remaining >= length &+ 3, cursor.peek() == 0x3C, cursor.peek(at: 1) == 0x2F else {
      throw unexpected("</\(tag.name)>")
    }
    cursor.advance(by: 2)
    guard tag.isHere(cursor) else { throw unexpected("</\(tag.name)>") }
    cursor.advance(by: length)
    while cursor.peek().isBlank { cursor.advance(by: 1) }
    guard cursor.peek() == 0x3E else { throw unexpected(">") }
    cursor.advance(by: 1)
  }

  @inline(never)
  func unexpected(_ expected: String) -> CodingFailure {
    if cursor.isAtEnd {
      return CodingFailure(.unexpectedEnd, at: cursor.offset, expected: expected)
    }
    let character = cursor.text(cursor.scalar.length, isASCII: false)
    return CodingFailure(
      .unexpectedCharacter, at: cursor.offset, expected: expected, found: "'\(character)'")
  }
}
