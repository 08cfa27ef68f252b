internal import TranscodableBytes
internal import TranscodableCore

/// Walks over a text and knows what is open where it is: the way to any place of the text.
///
/// It only moves forward, so that to ask about many places, one after the other, costs one pass. The
/// text need not be well-formed after the places that are asked about.
struct JSONPathWalker {
  private enum Kind { case text, array, object }

  /// The text as a whole, or a container that is open.
  private struct Level {
    let kind: Kind
    /// Where the present member or element begins, or the white space before it.
    var start: Int
    /// The number of members or elements before the present one.
    var index = 0
  }

  /// What a member has before its value.
  private struct Member {
    /// Where the key is.
    var key: Int
    /// Where the value begins, or the white space before it; nil if the colon has not been passed.
    var value: Int?
  }

  private var cursor: ByteCursor
  /// What is open around the innermost level.
  private var outer: [Level] = []
  private var top: Level

  /// - Parameter start: Where the text, or the part of it, begins.
  init(_ start: ByteCursor) {
    cursor = start
    top = Level(kind: .text, start: start.offset)
  }

  /// The number of bytes before the place where it is.
  var offset: Int { cursor.offset }
  /// The number of containers that are open.
  var depth: Int { outer.count }
  /// Whether an object is open at a level; the outermost container is level 1.
  func isObject(_ level: Int) -> Bool { self[level].kind == .object }
  /// Where the present value of the container at a level begins, or the white space before it; in front of the colon, where
  /// the member does.
  func valueStart(_ level: Int) -> Int {
    let level = self[level]
    return member(of: level)?.value ?? level.start
  }

  private subscript(level: Int) -> Level { level < outer.count ? outer[level] : top }

  /// Where the key of the present member is, if there is one.
  var keyOffset: Int? { member(of: top)?.key }

  /// The present member of an object, if its key has been passed.
  private func member(of level: Level) -> Member? {
    guard level.kind == .object else { return nil }
    var place = cursor.at(level.start)
    guard place.skipBlanks() == 0x22 else { return nil }
    let key = place.offset
    place = place.endOfString
    guard place.offset <= offset else { return nil }
    let isBehindColon = place.skipBlanks() == 0x3A && place.offset < offset
    return Member(key: key, value: isBehindColon ? place.offset + 1 : nil)
  }

  /// Goes on in the same text as another cursor has it, which may end farther on.
  mutating func resume(in text: ByteCursor) { cursor = text.at(cursor.offset) }

  /// Moves on to `offset`, or to the string around it.
  ///
  /// Only what changes the levels is looked at: which key an object is at can be found from where its member begins.
  mutating func advance(to offset: Int) {
    guard offset > cursor.offset else { return }
    var (text, top) = (cursor.prefix(offset - cursor.offset), self.top)
    while true {
      text.advance(by: text.lengthToPunctuation())
      let byte = text.peek()
      if byte == 0x22 {
        let end = text.endOfString
        guard end.offset <= offset else { break }
        text = end
        continue
      }
      if text.isAtEnd { break }
      text.advance(by: 1)
      if byte == 0x2C {
        top.start = text.offset
        top.index += 1
      } else if byte == 0x5B || byte == 0x7B {
        outer.append(top)
        top = Level(kind: byte == 0x7B ? .object : .array, start: text.offset)
      } else if byte == 0x5D || byte == 0x7D {
        top = outer.popLast() ?? top
      }
    }
    cursor = cursor.at(text.offset)
    self.top = top
  }

  /// What breaks the rules of JSON in the present value or after it.
  func syntaxFailureOfRest(_ settings: JSONReaderSettings) -> CodingFailure? {
    let value = member(of: top)?.value
    var reader = JSONReader(cursor.at(value ?? top.start), settings: settings)
    reader.depth = depth
    if top.kind == .object, value == nil {
      // The key may have been read, but not the colon.
      reader.skipEntry()
    } else if top.kind == .text || !reader.isAtBracket {
      reader.skipValue()
    }
    for level in (outer + [top]).reversed() where level.kind != .text {
      reader.skipRest(isObject: level.kind == .object)
    }
    reader.finish()
    return reader.failure
  }

  /// The keys and indices of everything that is open here.
  ///
  /// At the brace or bracket that closes a container the path is that of the container.
  ///
  /// - Parameter settings: What counts as JSON.
  /// - Returns: The keys, the outermost first.
  func path(_ settings: JSONReaderSettings) -> [any CodingKey] {
    let isClosing = cursor.peek() == 0x7D || cursor.peek() == 0x5D
    return (isClosing ? outer : outer + [top]).compactMap { level in
      if level.kind == .array { return CodingFieldKey(index: level.index) }
      guard let member = member(of: level) else { return nil }
      var reader = JSONReader(cursor.at(member.key), settings: settings)
      return CodingFieldKey(text: reader.read(String.self))
    }
  }
}

extension ByteCursor {
  /// Behind the string that begins here, as far as it goes.
  fileprivate var endOfString: ByteCursor {
    var cursor = self
    cursor.advance(by: 1)
    let scan = cursor.scanString()
    cursor.advance(by: scan.count + 1)
    return cursor
  }
}
