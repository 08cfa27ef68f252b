internal import TranscodableJSON

/// Reads a value and looks for keys that stand in an object more than once.
struct DuplicateKeyScan {
  /// A key that has stood in its object before.
  struct Key {
    let text: String
    /// The way to the member.
    let path: [PathStep]
    /// The number of bytes before it in the text that is read.
    let offset: Int
  }

  /// An array or object that is open.
  private struct Level {
    var step: PathStep
    /// The keys so far; nil in an array.
    var keys: Set<String>?
  }

  /// The keys, in the order of the text, up to the limit.
  private(set) var keys: [Key] = []
  /// How many there are.
  private(set) var count = 0
  private let limit: Int
  private var levels: [Level] = []

  /// - Parameter limit: How many keys to keep.
  init(limit: Int) { self.limit = limit }

  /// Reads the value at the reader.
  ///
  /// Iterative: however deeply the value is nested, the call stack does not grow.
  mutating func scan(_ reader: inout JSONReader) {
    repeat {
      if begin(&reader) { continue }
      while let level = levels.last {
        if level.keys == nil ? nextElement(&reader) : nextMember(&reader) { break }
        levels.removeLast()
      }
    } while !levels.isEmpty && !reader.hasFailed
  }

  /// Passes over a scalar, or opens a container.
  /// - Returns: Whether a container was opened whose first value stands here.
  private mutating func begin(_ reader: inout JSONReader) -> Bool {
    switch reader.nextKind {
    case .object:
      guard reader.beginDictionary() else { return false }
      levels.append(Level(step: .key(""), keys: []))
      takeKey(&reader)
      return true
    case .array:
      guard reader.beginArray() else { return false }
      levels.append(Level(step: .index(0), keys: nil))
      return true
    default:
      reader.skipValue()
      return false
    }
  }

  private mutating func nextMember(_ reader: inout JSONReader) -> Bool {
    guard reader.nextEntry() else { return false }
    takeKey(&reader)
    return true
  }

  private mutating func nextElement(_ reader: inout JSONReader) -> Bool {
    guard reader.nextElement() else { return false }
    if case .index(let index) = levels[levels.count - 1].step {
      levels[levels.count - 1].step = .index(index + 1)
    }
    return true
  }

  private mutating func takeKey(_ reader: inout JSONReader) {
    let offset = reader.offset
    let text = reader.takeKey()
    guard !reader.hasFailed else { return }
    levels[levels.count - 1].step = .key(text)
    guard levels[levels.count - 1].keys?.insert(text).inserted == false else { return }
    count += 1
    guard keys.count < limit else { return }
    keys.append(Key(text: text, path: levels.map(\.step), offset: offset))
  }
}
