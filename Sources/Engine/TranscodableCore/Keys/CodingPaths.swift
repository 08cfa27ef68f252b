/// The coding paths of all values that are being decoded, as a tree of steps.
///
/// Steps are never removed, because a container may outlive the decoding of its value and need its
/// path later.
@usableFromInline
package struct CodingPaths {
  @usableFromInline package typealias Path = UInt32

  @usableFromInline
  package struct Step {
    @usableFromInline let parent: Path
    /// The index of a key, or the bitwise complement of an array index.
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
    case text(from: Int, to: Int)
  }

  /// The recorded steps.
  ///
  /// Only the first `count` steps are valid. The rest will be overwritten.
  @usableFromInline var steps: [Step] = []
  @usableFromInline var count = 0
  @usableFromInline var keys: [Key] = []

  package init() {}

  @inlinable package static var empty: Path { 0 }

  package mutating func removeAll() {
    let isLarge = count > 1024
    count = 0
    if isLarge { steps = [] }
    if !keys.isEmpty { keys.removeAll(keepingCapacity: !isLarge) }
  }

  @inlinable
  package mutating func appending(_ key: some CodingKey, to path: Path) -> Path {
    if keys.isEmpty { keys.reserveCapacity(16) }
    keys.append(.coding(key))
    return append(Int32(truncatingIfNeeded: keys.count - 1), to: path)
  }

  @inlinable @inline(__always)
  package mutating func appending(index: Int, to path: Path) -> Path {
    append(~Int32(truncatingIfNeeded: index), to: path)
  }

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

  package func codingPath(_ path: Path, text: (_ start: Int, _ end: Int) -> [any CodingKey])
    -> [any CodingKey]
  {
    var reversed: [any CodingKey] = []
    reversed.reserveCapacity(4)
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
    reversed.reverse()
    return reversed
  }
}
