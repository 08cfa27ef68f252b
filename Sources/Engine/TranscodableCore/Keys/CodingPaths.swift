/// The coding paths of everything that is being decoded, as a tree that grows: a path is the number of its last step.
///
/// To go one step deeper costs one append, whether or not anybody asks for the path. Nothing is taken back, because
/// a container may be kept for later, and has to know its path then.
@usableFromInline
package struct CodingPaths {
  /// The number of a path.
  @usableFromInline package typealias Path = UInt32

  @usableFromInline
  package struct Step {
    @usableFromInline let parent: Path
    /// The number of a key, or the complement of an index in an array.
    @usableFromInline let key: Int32

    @inlinable @inline(__always)
    init(parent: Path, key: Int32) {
      self.parent = parent
      self.key = key
    }
  }

  @usableFromInline
  package enum Key {
    case coding(any CodingKey)
    /// All the steps in the text between two offsets, which the direct lane went without counting them.
    case text(from: Int, to: Int)
  }

  /// The steps, and after them those that were forgotten: to write over them is cheaper than to remove them.
  @usableFromInline var steps: [Step] = []
  @usableFromInline var count = 0
  @usableFromInline var keys: [Key] = []

  /// Creates a tree without a step.
  package init() {}

  /// The path without a step.
  @inlinable package static var empty: Path { 0 }

  /// Forgets all paths.
  package mutating func removeAll() {
    let isLarge = count > 1024
    count = 0
    if isLarge { steps = [] }
    if !keys.isEmpty { keys.removeAll(keepingCapacity: !isLarge) }
  }

  /// The path with a key more.
  @inlinable
  package mutating func appending(_ key: some CodingKey, to path: Path) -> Path {
    if keys.isEmpty { keys.reserveCapacity(16) }
    keys.append(.coding(key))
    return append(Int32(truncatingIfNeeded: keys.count - 1), to: path)
  }

  /// The path of an element of the array at `path`.
  @inlinable @inline(__always)
  package mutating func appending(index: Int, to path: Path) -> Path {
    append(~Int32(truncatingIfNeeded: index), to: path)
  }

  /// The path to the value at offset `end`, as the text has it, from the value at `path` on, which starts at `start`.
  package mutating func appending(textFrom start: Int, to end: Int, to path: Path) -> Path {
    keys.append(.text(from: start, to: end))
    return append(Int32(truncatingIfNeeded: keys.count - 1), to: path)
  }

  @inlinable @inline(__always)
  mutating func append(_ key: Int32, to path: Path) -> Path {
    let step = Step(parent: path, key: key)
    if count < steps.count {
      steps[count] = step
    } else {
      if steps.isEmpty { steps.reserveCapacity(16) }
      steps.append(step)
    }
    count &+= 1
    return Path(truncatingIfNeeded: count)
  }

  /// The keys of a path.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - text: Finds the keys of everything that is open between two offsets of the text.
  /// - Returns: The keys, the outermost first.
  package func codingPath(_ path: Path, text: (_ start: Int, _ end: Int) -> [any CodingKey])
    -> [any CodingKey]
  {
    var reversed: [any CodingKey] = []
    var path = path
    while path != Self.empty {
      let step = steps[Int(path) - 1]
      if step.key < 0 {
        reversed.append(CodingFieldKey(index: Int(~step.key)))
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
