internal import TranscodableBytes
internal import TranscodableCore

/// Walks over a text and knows what is open where it stands: the way to any place of the text.
///
/// It only moves forward, so that to ask about many places, one behind the other, costs one pass. The
/// text need not be well-formed behind the places that are asked about.
struct JSONPathWalker {
  /// A container that is open.
  private struct Level {
    /// The number of elements so far; nil in an object.
    var index: Int?
    /// Where the value of the present member or element begins, or the white space before it.
    var valueStart: Int
    /// Where the key of the present member stands.
    var key: ByteCursor?
  }

  private var cursor: ByteCursor
  private var levels: [Level] = []
  private var isKey = false

  /// - Parameter start: Where the text, or the part of it, begins.
  init(_ start: ByteCursor) { cursor = start }

  /// The number of bytes before the place where it stands.
  var offset: Int { cursor.offset }
  /// The number of containers that are open.
  var depth: Int { levels.count }
  /// Whether an object is open at a level; the outermost container is level 1.
  func isObject(_ level: Int) -> Bool { levels[level - 1].index == nil }
  /// Where the present value of the container at a level begins, or the white space before it.
  func valueStart(_ level: Int) -> Int { levels[level - 1].valueStart }

  /// Moves on to `offset`, or to the string around it.
  mutating func advance(to offset: Int) {
    while cursor.offset < offset, !cursor.isAtEnd {
      switch cursor.peek() {
      case 0x7B:
        levels.append(Level(index: nil, valueStart: cursor.offset + 1))
        isKey = true
      case 0x5B:
        levels.append(Level(index: 0, valueStart: cursor.offset + 1))
        isKey = false
      case 0x7D, 0x5D:
        _ = levels.popLast()
        isKey = false
      case 0x2C: nextValue()
      case 0x3A:
        if !levels.isEmpty { levels[levels.count - 1].valueStart = cursor.offset + 1 }
      case 0x22:
        let end = cursor.endOfString
        guard end.offset <= offset else { return }
        if isKey {
          if !levels.isEmpty { levels[levels.count - 1].key = cursor }
          isKey = false
        }
        cursor = end
        continue
      default: break
      }
      cursor.advance(by: 1)
    }
  }

  private mutating func nextValue() {
    guard let last = levels.indices.last else { return }
    levels[last].valueStart = cursor.offset + 1
    levels[last].key = nil
    if let index = levels[last].index { levels[last].index = index + 1 } else { isKey = true }
  }

  /// The keys and indices of everything that is open here.
  ///
  /// At the brace or bracket that closes a container the path is that of the container.
  ///
  /// - Parameter settings: What counts as JSON.
  func path(_ settings: JSONReaderSettings) -> [any CodingKey] {
    let isClosing = cursor.peek() == 0x7D || cursor.peek() == 0x5D
    return (isClosing ? levels.dropLast() : levels[...]).compactMap { level in
      if let index = level.index { return FieldKey(index: index) }
      return level.key.map { key in
        var reader = JSONReader(key, settings: settings)
        return FieldKey(text: reader.read(String.self))
      }
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
