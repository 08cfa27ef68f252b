internal import TranscodableBytes
internal import TranscodableCore

/// What values of any kind are built on: the containers that are open, and what is in them so far.
struct JSONValueBuilder: ~Copyable {
  /// A container that is open.
  private struct Container {
    /// The number of values below its own.
    var start: Int
    /// Its place in the tree of shapes; ``loose`` if its keys are not in the tree, ``none`` for an
    /// array.
    var place: Int
  }

  private static let none = -1
  private static let loose = -2

  private var values = MoveStack<JSON>(capacity: 256)
  private var containers: [Container] = []
  private var shapes = JSONShapes()
  /// The keys of the open objects that do not fit into the tree, the innermost last.
  private var looseKeys: [MemberKeys] = []

  /// Whether no container is open.
  var isComplete: Bool { containers.isEmpty }

  /// Whether the innermost container is an object.
  @inline(__always)
  var isInObject: Bool { containers[containers.count &- 1].place != Self.none }

  /// Adds a value to the innermost container.
  @inline(__always)
  mutating func add(_ value: consuming JSON) { values.push(value) }

  mutating func beginArray() {
    containers.append(Container(start: values.count, place: Self.none))
  }

  mutating func beginObject() {
    containers.append(Container(start: values.count, place: JSONShapes.root))
  }

  /// Closes the innermost container, which becomes a value of the one around it.
  mutating func end() {
    guard let container = containers.popLast() else { return }
    let elements = values.popArray(from: container.start)
    if container.place == Self.none {
      values.push(.array(elements))
    } else {
      let keys =
        container.place == Self.loose
        ? looseKeys.popLast() ?? MemberKeys() : shapes.keys(at: container.place)
      values.push(.object(JSON.Object(keys: keys, values: elements)))
    }
  }

  /// Takes the value that is complete, and forgets whatever is not.
  mutating func finish() -> JSON? {
    let value = isComplete ? values.pop() : nil
    values.removeAll()
    containers.removeAll(keepingCapacity: true)
    looseKeys.removeAll()
    return value
  }

  // MARK: - Keys

  /// Passes over the key at `cursor` if it has followed the one before in another object.
  @inline(__always)
  mutating func followKey(at cursor: inout ByteCursor) -> Bool {
    let last = containers.count &- 1
    guard containers[last].place >= 0 else { return false }
    return shapes.follow(&containers[last].place, at: &cursor)
  }

  /// Adds a key to the innermost object.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - cursor: Stands at the quote of the key.
  ///   - length: The number of bytes of the key with its quotes.
  /// - Returns: Whether it was added; not if the object has it already.
  mutating func addKey(_ key: String, at cursor: ByteCursor, length: Int) -> Bool {
    let last = containers.count - 1
    let place = containers[last].place
    if place >= 0 {
      if shapes.has(key, before: place) { return false }
      if shapes.add(key, behind: &containers[last].place, at: cursor, length: length) {
        return true
      }
      looseKeys.append(shapes.unsharedKeys(at: place))
      containers[last].place = Self.loose
    }
    let innermost = looseKeys.count - 1
    if looseKeys[innermost].place(of: key) != nil { return false }
    looseKeys[innermost].append(key)
    return true
  }
}

/// Where a builder is kept between two values of a document, so that the second one profits from
/// the first.
@usableFromInline
final class JSONValueRoom {
  var builder: JSONValueBuilder? = JSONValueBuilder()
}
