package import TranscodableCore

/// Reads a value and looks for keys that stand in an object more than once.
package struct DuplicateKeyScan {
  /// A key that has stood in its object before.
  package struct Key {
    package let text: String
    /// The way to the member.
    package let path: [FieldKey]
    /// The number of bytes before it in the text that is read.
    package let offset: Int
  }

  /// An array or object that is open.
  private struct Level {
    var step: FieldKey
    /// The keys so far; nil in an array.
    var keys: Set<String>?
  }

  /// The keys, in the order of the text, up to the limit.
  package private(set) var keys: [Key] = []
  /// How many there are.
  package private(set) var count = 0
  /// Infinity and NaN of JSON5, which no value of JSON holds, with the ways to them.
  package private(set) var nonFiniteNumbers: [(path: [FieldKey], value: Double)] = []
  private let limit: Int
  private var levels: [Level] = []

  /// - Parameter limit: How many keys to keep.
  package init(limit: Int) { self.limit = limit }

  /// Reads the value at the reader.
  ///
  /// Iterative: however deeply the value is nested, the call stack does not grow.
  package mutating func scan(_ reader: inout JSONReader) {
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
      levels.append(Level(step: FieldKey(stringValue: ""), keys: []))
      takeKey(&reader)
      return true
    case .array:
      guard reader.beginArray() else { return false }
      levels.append(Level(step: FieldKey(index: 0), keys: nil))
      return true
    default:
      if let value = reader.takeNonFiniteNumber() {
        nonFiniteNumbers.append((levels.map(\.step), value))
      } else {
        reader.skipValue()
      }
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
    if let index = levels[levels.count - 1].step.intValue {
      levels[levels.count - 1].step = FieldKey(index: index + 1)
    }
    return true
  }

  private mutating func takeKey(_ reader: inout JSONReader) {
    let offset = reader.offset
    let text = reader.takeKey()
    guard !reader.hasFailed else { return }
    levels[levels.count - 1].step = FieldKey(text: text)
    guard levels[levels.count - 1].keys?.insert(text).inserted == false else { return }
    count += 1
    guard keys.count < limit else { return }
    keys.append(Key(text: text, path: levels.map(\.step), offset: offset))
  }
}
