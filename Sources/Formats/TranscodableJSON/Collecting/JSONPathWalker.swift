package import TranscodableBytes
internal import TranscodableCore

/// A walker that tracks the open containers of a document to compute coding paths.
///
/// It only moves forward, so computing the paths of ascending offsets takes a single pass. The text
/// after the last offset may be malformed.
package struct JSONPathWalker {
  private enum Kind { case text, array, object }

  private struct Level {
    let kind: Kind
    /// The start of the current member or element, or of the whitespace before it.
    var start: Int
    var index = 0
  }

  private struct Member {
    var key: Int
    /// The start of the value, or of the whitespace before it.
    ///
    /// This is `nil` until the colon is reached.
    var value: Int?
  }

  private var cursor: ByteCursor
  private var keys: ConvertedKeys?
  private var outer: [Level] = []
  private var top: Level

  package init(_ start: ByteCursor) { self.init(start, nil) }

  init(_ start: ByteCursor, _ keys: ConvertedKeys?) {
    cursor = start
    self.keys = keys
    top = Level(kind: .text, start: start.offset)
  }

  package var offset: Int { cursor.offset }
  var depth: Int { outer.count }
  func isObject(_ level: Int) -> Bool { self[level].kind == .object }
  func valueStart(_ level: Int) -> Int {
    let level = self[level]
    return member(of: level)?.value ?? level.start
  }

  private subscript(level: Int) -> Level { level < outer.count ? outer[level] : top }

  var keyOffset: Int? { member(of: top)?.key }

  private func member(of level: Level) -> Member? {
    guard level.kind == .object else { return nil }
    var position = cursor.at(level.start)
    guard position.skipBlanks() == 0x22 else { return nil }
    let key = position.offset
    position = position.endOfString
    guard position.offset <= offset else { return nil }
    let isAfterColon = position.skipBlanks() == 0x3A && position.offset < offset
    return Member(key: key, value: isAfterColon ? position.offset + 1 : nil)
  }

  mutating func resume(in text: ByteCursor, _ keys: ConvertedKeys?) {
    cursor = text.at(cursor.offset)
    self.keys = keys
  }

  /// Advances to `offset`, or to the end of the string that contains it.
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

  func syntaxFailureOfRest(_ settings: JSONReaderSettings) -> CodingFailure? {
    let value = member(of: top)?.value
    var reader = JSONReader(cursor.at(value ?? top.start), settings: settings)
    reader.depth = depth
    if top.kind == .object, value == nil {
      // The reader may be between the key and the colon.
      reader.skipEntry()
    } else if top.kind == .text || !reader.isAtBracket {
      reader.skipValue()
    }
    for level in (0...depth).reversed() where self[level].kind != .text {
      reader.skipRest(isObject: isObject(level))
    }
    reader.finish()
    return reader.failure
  }

  /// Returns the path to the innermost open container, after the path of the whole text.
  ///
  /// At a closing brace or bracket, this is the path of the container that is being closed.
  func path(
    _ settings: JSONReaderSettings, in outerPath: [any CodingKey] = []
  ) -> [any CodingKey] {
    let isClosing = cursor.peek() == 0x7D || cursor.peek() == 0x5D
    var (path, position) = (outerPath, 0)
    for level in 0..<(isClosing ? depth : depth + 1) {
      if let key = key(of: self[level], settings, &position) { path.append(key) }
    }
    return path
  }

  private func key(
    of level: Level, _ settings: JSONReaderSettings, _ position: inout Int
  ) -> CodingFieldKey? {
    if level.kind == .array { return CodingFieldKey(index: level.index) }
    guard let member = member(of: level) else { return nil }
    if let keys,
      let field = keys.field(ofKeyAt: member.key, valueAt: member.value ?? offset, &position)
    {
      return CodingFieldKey(text: field)
    }
    var reader = JSONReader(cursor.at(member.key), settings: settings)
    return CodingFieldKey(text: reader.read(String.self))
  }
}

extension ByteCursor {
  fileprivate var endOfString: ByteCursor {
    var cursor = self
    cursor.advance(by: 1)
    let scan = cursor.scanString()
    cursor.advance(by: scan.count + 1)
    return cursor
  }
}

/// A cache for computing the coding paths of a series of offsets in one pass over the document.
struct JSONPathCache {
  private var walker: JSONPathWalker?
  private var start = 0

  /// Returns the coding path at `end`.
  ///
  /// - Complexity: O(*n*) in the distance from the previous offset, or from the start if the
  ///   previous offset is after `end`.
  mutating func path(
    from text: ByteCursor, to end: Int, settings: JSONReaderSettings, _ keys: ConvertedKeys?
  ) -> [any CodingKey] {
    let isOnTheWay = start == text.offset && (walker?.offset ?? .max) <= end
    // Takes the walker out of the property, so that its state isn't copied.
    var walker = isOnTheWay ? self.walker.take() ?? JSONPathWalker(text) : JSONPathWalker(text)
    walker.resume(in: text, keys)
    walker.advance(to: end)
    let path = walker.path(settings)
    (self.walker, start) = (walker, text.offset)
    return path
  }
}
