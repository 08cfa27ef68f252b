internal import TranscodableBytes
internal import TranscodableCore

/// Walks over a text and knows what is open where it stands: the way to any place of the text.
///
/// It only moves forward, so that to ask about many places, one behind the other, costs one pass. The
/// text need not be well-formed behind the places that are asked about.
struct JSONPathWalker {
  private enum Kind { case text, array, object }

  /// The text as a whole, or a container that is open.
  private struct Level {
    var kind: Kind
    /// Where the value of the present member or element begins, or the white space before it.
    var valueStart: Int
    /// The number of elements before the present one.
    var index = 0
    /// Where the key of the present member stands; negative if it has not been passed.
    var key = -1
    /// Whether the colon of the present member has been passed.
    var isBehindColon = false

    var isBeforeKey: Bool { kind == .object && key < 0 }

    /// Goes on to the next member or element, which follows the comma before `offset`.
    mutating func next(_ offset: Int) {
      self = Level(kind: kind, valueStart: offset, index: index + 1)
    }
  }

  private var cursor: ByteCursor
  /// What is open around the innermost level.
  private var outer: [Level] = []
  private var top: Level

  /// - Parameter start: Where the text, or the part of it, begins.
  init(_ start: ByteCursor) {
    cursor = start
    top = Level(kind: .text, valueStart: start.offset)
  }

  /// The number of bytes before the place where it stands.
  var offset: Int { cursor.offset }
  /// The number of containers that are open.
  var depth: Int { outer.count }
  /// Whether an object is open at a level; the outermost container is level 1.
  func isObject(_ level: Int) -> Bool { self[level].kind == .object }
  /// Where the present value of the container at a level begins, or the white space before it.
  func valueStart(_ level: Int) -> Int { self[level].valueStart }

  private subscript(level: Int) -> Level { level < outer.count ? outer[level] : top }

  /// Where the key of the present member stands, if there is one.
  var keyOffset: Int? { top.key >= 0 ? top.key : nil }

  /// Moves on to `offset`, or to the string around it.
  mutating func advance(to offset: Int) {
    var (cursor, top) = (self.cursor, self.top)
    while cursor.offset < offset, !cursor.isAtEnd {
      let byte = cursor.peek()
      if byte == 0x22 {
        let end = cursor.endOfString
        guard end.offset <= offset else { break }
        if top.isBeforeKey { top.key = cursor.offset }
        cursor = end
        continue
      }
      if byte <= 0x20 {
        var next = cursor
        next.advance(by: 1)
        _ = next.skipBlanks()
        cursor = next.offset < offset ? next : cursor.at(offset)
        continue
      }
      cursor.advance(by: 1)
      switch byte {
      case 0x2C: top.next(cursor.offset)
      case 0x3A:
        top.valueStart = cursor.offset
        top.isBehindColon = true
      case 0x5B, 0x7B:
        outer.append(top)
        top = Level(kind: byte == 0x7B ? .object : .array, valueStart: cursor.offset)
      case 0x5D, 0x7D: top = outer.popLast() ?? top
      default: break
      }
    }
    (self.cursor, self.top) = (cursor, top)
  }

  /// What breaks the rules of JSON in the present value or behind it.
  func syntaxFailureOfRest(_ settings: JSONReaderSettings) -> CodingFailure? {
    var reader = JSONReader(cursor.at(top.valueStart), settings: settings)
    reader.depth = depth
    if top.kind == .object, !top.isBehindColon {
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
      if level.kind == .array { return FieldKey(index: level.index) }
      guard level.key >= 0 else { return nil }
      var reader = JSONReader(cursor.at(level.key), settings: settings)
      return FieldKey(text: reader.read(String.self))
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
