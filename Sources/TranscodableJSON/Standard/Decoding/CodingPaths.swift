internal import TranscodableCore

/// The coding paths of everything that is being decoded, as a tree that grows: a path is the number of its last step.
///
/// To go one step deeper costs one append, whether or not anybody asks for the path. Nothing is taken back, because
/// a container may be kept for later, and has to know its path then.
struct CodingPaths {
  /// The number of a path.
  typealias Path = UInt32

  private struct Step {
    let parent: Path
    /// The number of a key, or the complement of an index in an array.
    let key: Int32
  }

  private enum Key {
    case coding(any CodingKey)
    /// All the steps in the text between two offsets, which the direct lane went without counting them.
    case text(from: Int, to: Int)
  }

  private var steps: [Step] = []
  private var keys: [Key] = []

  /// The path without a step.
  static var empty: Path { 0 }

  /// Forgets all paths.
  mutating func removeAll() {
    let isLarge = steps.count > 1024
    steps.removeAll(keepingCapacity: !isLarge)
    keys.removeAll(keepingCapacity: !isLarge)
  }

  /// The path with a key more.
  mutating func appending(_ key: some CodingKey, to path: Path) -> Path {
    if keys.isEmpty { keys.reserveCapacity(16) }
    keys.append(.coding(key))
    return append(Int32(truncatingIfNeeded: keys.count - 1), to: path)
  }

  /// The path of an element of the array at `path`.
  @inline(__always)
  mutating func appending(index: Int, to path: Path) -> Path {
    append(~Int32(truncatingIfNeeded: index), to: path)
  }

  /// The path to the value at offset `end`, as the text has it, from the value at `path` on, which starts at `start`.
  mutating func appending(textFrom start: Int, to end: Int, to path: Path) -> Path {
    keys.append(.text(from: start, to: end))
    return append(Int32(truncatingIfNeeded: keys.count - 1), to: path)
  }

  @inline(__always)
  private mutating func append(_ key: Int32, to path: Path) -> Path {
    if steps.isEmpty { steps.reserveCapacity(16) }
    steps.append(Step(parent: path, key: key))
    return Path(truncatingIfNeeded: steps.count)
  }

  /// The keys of a path.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - text: Finds the keys of everything that is open between two offsets of the text.
  /// - Returns: The keys, the outermost first.
  func codingPath(_ path: Path, text: (_ start: Int, _ end: Int) -> [any CodingKey])
    -> [any CodingKey]
  {
    var reversed: [any CodingKey] = []
    var path = path
    while path != Self.empty {
      let step = steps[Int(path) - 1]
      if step.key < 0 {
        reversed.append(FieldKey(index: Int(~step.key)))
      } else {
        switch keys[Int(step.key)] {
        case .coding(let key): reversed.append(key)
        case .text(let start, let end): reversed.append(contentsOf: text(start, end).reversed())
        }
      }
      path = step.parent
    }
    return reversed.reversed()
  }
}
