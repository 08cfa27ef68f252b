internal import TranscodableBytes
internal import TranscodableCore

/// Indexes a property list in XML.
///
/// It knows the elements of property lists and no other XML: neither namespaces nor document types with declarations, and
/// only the five entities that XML has by itself. So nothing in a document can stand for more than it has bytes.
struct XMLReader: ~Copyable {
  /// An element that is open.
  private struct Frame {
    let tag: XMLTag
    let entry: PropertyListTape.Entry
    var count = 0
  }

  private let settings: PropertyListReaderSettings
  var cursor: ByteCursor
  private var tape: PropertyListTape
  private var frames: [Frame] = []
  private var elementBudget: Int

  /// Prepares to index a document.
  ///
  /// - Parameters:
  ///   - bytes: The document as UTF-8, without a byte order mark.
  ///   - settings: The limits.
  /// - Throws: A failure if the bytes are not UTF-8.
  init(_ bytes: ByteCursor, _ settings: PropertyListReaderSettings) throws(CodingFailure) {
    let valid = bytes.validUTF8Prefix(bytes.remaining)
    if valid != bytes.remaining {
      throw CodingFailure(.invalidUTF8, at: bytes.offset &+ valid)
    }
    cursor = bytes
    self.settings = settings
    elementBudget = settings.maximumElementCount
    tape = PropertyListTape(capacity: bytes.remaining / 16 &+ 16)
  }

  /// Indexes the outermost value; what follows behind it is not looked at.
  consuming func index() throws(CodingFailure) -> PropertyListTape {
    try skipProlog()
    try scanElement()
    while !frames.isEmpty { try goOn() }
    if tape.isFull { throw CodingFailure(.countLimit, at: cursor.offset) }
    return tape
  }

  // MARK: - Between elements

  /// Moves behind the opening bracket of the outermost element.
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

  /// Moves behind the opening bracket of the next element inside of the open one; false at its closing tag.
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
      // Declarations could define entities: there are none in property lists.
      if byte == 0x5B { throw unexpected("a document type without declarations") }
      cursor.advance(by: 1)
      if byte == 0x3E { return }
    }
    throw unexpected("the end of the document type")
  }

  // MARK: - Elements

  /// Goes on with the element that is open.
  @inline(__always)
  private mutating func goOn() throws(CodingFailure) {
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
    tape.close(frame.entry, count: frame.count)
    if frame.tag == .dictionary, frame.count == 1 { replaceIdentifier(frame.entry) }
  }

  private mutating func scanKey(of dictionary: PropertyListTape.Entry) throws(CodingFailure) {
    let (tag, _) = try readTag()
    guard tag == .key else { throw unexpected("<key>") }
    let key = tape.end
    try scanText()
    try readClosingTag(.key)
    if tape.kind(key) != .string {
      tape.mark(dictionary, [.badKey, .unusual])
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
      if isEmpty { return tape.append(.string, at: start) }
      try scanText()
      try readClosingTag(tag)
    case .integer: try scanPlain(.integer, tag, isEmpty)
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
      // One is around everything; more of them would be nonsense, but are allowed.
      if frames.count > settings.maximumDepth { throw CodingFailure(.depthLimit, at: start) }
      return frames.append(Frame(tag: tag, entry: PropertyListTape.null))
    }
    let entry = tape.open(
      tag == .array ? .array : .dictionary, at: start, in: PropertyListTape.null, 0)
    if isEmpty { return tape.close(entry, count: 0) }
    let depth = frames.count &- (frames.first?.tag == .propertyList ? 1 : 0)
    if depth >= settings.maximumDepth { throw CodingFailure(.depthLimit, at: start) }
    frames.append(Frame(tag: tag, entry: entry))
  }

  /// Indexes an element whose contents are taken as they stand.
  private mutating func scanPlain(
    _ kind: PropertyListTape.Kind, _ tag: XMLTag, _ isEmpty: Bool
  ) throws(CodingFailure) {
    if isEmpty { throw unexpected("something in <\(tag.name)>") }
    let start = cursor.offset
    while !cursor.isAtEnd, cursor.peek() != 0x3C { cursor.advance(by: 1) }
    tape.append(kind, at: start, cursor.offset &- start)
    try readClosingTag(tag)
  }

  /// Indexes a string or a key.
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
    let flags: PropertyListTape.Flags = isPlain ? (isASCII ? [] : [.nonASCII]) : [.unusual]
    tape.append(.string, at: start, cursor.offset &- start, flags)
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

  /// Makes a dictionary that stands for an identifier of a keyed archive one.
  private mutating func replaceIdentifier(_ entry: PropertyListTape.Entry) {
    let key = tape.first(entry)
    guard tape.kind(key) == .string, tape.flags(key).isEmpty, tape.length(key) == 6,
      cursor.at(tape.offset(key)).hasPrefix("CF$UID")
    else { return }
    let value = tape.next(key)
    let isInteger = tape.kind(value) == .integer
    let (offset, length) = isInteger ? (tape.offset(value), tape.length(value)) : (0, 0)
    tape.removeAll(from: entry)
    tape.append(.uid, at: offset, length)
  }
}
