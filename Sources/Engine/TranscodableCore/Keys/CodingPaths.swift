/// The coding paths of all values that are being decoded, as a tree of steps.
///
/// Steps are never removed, because a container may outlive the decoding of its value and need its
/// path later. The type isn't copyable, because copies would retain and release the arrays.
@usableFromInline
package struct CodingPaths: ~Copyable {
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
    if let short = shortCodingPath(path) { return short }
    var reversed: [any CodingKey] = []
    reversed.reserveCapacity(8)
    var path = path
    while path != Self.empty {
      let step = steps[Int(path) - 1]
      if let key = key(of: step) {
        reversed.append(key)
      } else if case .text(let start, let end) = keys[Int(step.key)] {
        reversed.append(contentsOf: text(start, end).reversed())
      }
      path = step.parent
    }
    reversed.reverse()
    return reversed
  }

  /// Returns a path of at most two keys as an array literal, which is created faster.
  private func shortCodingPath(_ path: Path) -> [any CodingKey]? {
    if path == Self.empty { return [] }
    let last = steps[Int(path) - 1]
    guard let key = key(of: last) else { return nil }
    if last.parent == Self.empty { return [key] }
    let first = steps[Int(last.parent) - 1]
    guard first.parent == Self.empty, let outerKey = self.key(of: first) else { return nil }
    return [outerKey, key]
  }

  /// Returns the last key of `path` if `path` differs from `other` only in this key.
  func lastKey(of path: Path, besides other: Path) -> (any CodingKey)? {
    guard path != Self.empty, other != Self.empty else { return nil }
    let (step, sibling) = (steps[Int(path) - 1], steps[Int(other) - 1])
    guard step.parent == sibling.parent, !isText(sibling) else { return nil }
    return key(of: step)
  }

  private func isText(_ step: Step) -> Bool {
    guard step.key >= 0, case .text = keys[Int(step.key)] else { return false }
    return true
  }

  private func key(of step: Step) -> (any CodingKey)? {
    if step.key < 0 { return CodingFieldKey(index: Int(~step.key)) }
    if case .coding(let key) = keys[Int(step.key)] { return key }
    return nil
  }
}
