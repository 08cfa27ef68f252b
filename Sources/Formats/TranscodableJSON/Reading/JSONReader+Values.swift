internal import TranscodableBytes
internal import TranscodableCore

extension JSONReader {
  /// Reads a value without recursion, so that deep nesting can't overflow the call stack.
  @inline(never)
  internal mutating func readValue() -> JSON? {
    let workspace = valueWorkspace ?? JSONValueWorkspace.pool.take() ?? JSONValueWorkspace()
    // Takes the builder out of the workspace, so that the compiler knows that no other reference to
    // it exists.
    var builder = workspace.builder.take() ?? JSONValueBuilder()
    build(&builder)
    let value = builder.finish()
    workspace.builder = consume builder
    valueWorkspace = workspace
    return failure == nil ? value : nil
  }

  @inline(__always)
  package mutating func returnWorkspace() {
    if let workspace = valueWorkspace.take() { workspace.returnToPool() }
  }

  private mutating func build(_ builder: inout JSONValueBuilder) {
    guard failure == nil else { return }
    repeat {
      if readScalarOrOpen(&builder) {
        // A container was opened. Its first value is next.
        continue
      }
      // A value has ended. Advances to the next value, and closes all containers that end here.
      var hasNext = false
      while !builder.isComplete, !hasNext {
        hasNext = builder.isInObject ? nextEntry() && takeKey(&builder) : nextElement()
        guard failure == nil else { return }
        if !hasNext { builder.end() }
      }
    } while !builder.isComplete
  }

  @inline(__always)
  private mutating func readScalarOrOpen(_ builder: inout JSONValueBuilder) -> Bool {
    switch cursor.skipBlanks() {
    case 0x22:
      builder.add(.string(read(String.self)))
    case 0x7B:
      return openObject(&builder)
    case 0x5B:
      if beginArray() {
        builder.beginArray()
        return true
      }
      builder.add(.array([]))
    case 0x2D, 0x30...0x39:
      builder.add(readAnyNumber())
    default:
      builder.add(readLiteral())
    }
    return false
  }

  private mutating func openObject(_ builder: inout JSONValueBuilder) -> Bool {
    guard beginDictionary() else {
      builder.add(.object(JSON.Object()))
      return false
    }
    builder.beginObject()
    return takeKey(&builder)
  }

  private mutating func readLiteral() -> JSON {
    if cursor.hasPrefix("null") {
      cursor.advance(by: 4)
      return .null
    }
    if cursor.hasPrefix("true") {
      cursor.advance(by: 4)
      return .bool(true)
    }
    if let nonFinite = readNonFinite() { return nonFinite }
    // If the value isn't a literal, `skipValue()` reports the failure.
    let isFalse = cursor.hasPrefix("false")
    skipValue()
    return isFalse ? .bool(false) : .null
  }

  @inline(__always)
  private mutating func readAnyNumber() -> JSON {
    let scan = NumberScan(at: cursor)
    if !scan.isValid, let nonFinite = readNonFinite() { return nonFinite }
    return .number(readNumber(scan))
  }

  /// Reads infinity or NaN, and returns the replacement that the settings specify.
  ///
  /// Without a replacement, the reader fails because the `JSON` type can't represent these numbers.
  @inline(never)
  private mutating func readNonFinite() -> JSON? {
    if let replacement = extras?.nonFiniteReplacement, let number = takeNonFiniteNumber() {
      return replacement(number)
    }
    return failNonFiniteNumber("JSON") ? .null : nil
  }

  /// Reads a number exactly as written.
  ///
  /// Returns 0 if reading fails.
  package mutating func readNumber() -> JSON.Number { readNumber(NumberScan(at: cursor)) }

  @inline(__always)
  private mutating func readNumber(_ scan: NumberScan) -> JSON.Number {
    guard scan.isValid else {
      if !failNonFiniteNumber("JSON") { skipValue() }
      return 0
    }
    let text = cursor.text(scan.length, isASCII: true)
    cursor.advance(by: scan.length)
    return JSON.Number(validated: text)
  }

  /// Reads the next key and colon, and skips members with duplicate keys.
  ///
  /// The result is `false` when the object has been closed.
  @inline(__always)
  private mutating func takeKey(_ builder: inout JSONValueBuilder) -> Bool {
    guard builder.followKey(at: &cursor) else { return takeNewKey(&builder) }
    if cursor.peek() == 0x3A {
      cursor.advance(by: 1)
      return true
    }
    return takeColon()
  }

  @inline(never)
  private mutating func takeNewKey(_ builder: inout JSONValueBuilder) -> Bool {
    let start = cursor
    let key = read(String.self)
    guard failure == nil else { return false }
    let isNew = builder.addKey(key, at: start, length: cursor.distance(from: start))
    guard takeColon() else { return false }
    if isNew { return true }
    noteDuplicate(key, at: offset)
    skipValue()
    guard failure == nil, nextEntry() else { return false }
    return takeKey(&builder)
  }

  // MARK: - One kind

  internal mutating func readNumberOnly() -> JSON.Number? {
    let byte = cursor.skipBlanks()
    guard byte == 0x2D || byte &- 0x30 < 10 else {
      if !failNonFiniteNumber("JSON") { failKind(JSON.Number.self, "a number") }
      return nil
    }
    return readNumber()
  }

  internal mutating func readObjectOnly() -> JSON.Object? {
    guard cursor.skipBlanks() == 0x7B else {
      failKind([String: Any].self, "a dictionary")
      return nil
    }
    return readValue()?.object
  }
}

/// A builder for JSON values.
///
/// It stores the open containers and the values that have been read so far.
struct JSONValueBuilder: ~Copyable {
  private struct Container {
    var start: Int
    /// The container's node in the key tree, or ``none`` for an array.
    ///
    /// The node is ``loose`` for an object whose keys aren't in the tree.
    var node: Int
  }

  private static let none = -1
  private static let loose = -2

  private var values = BuilderStack<JSON>(capacity: 256)
  private var containers: [Container] = []
  private var keyTrie = KeySequenceTrie()
  private var looseKeys: [MemberKeys] = []

  var isSmall: Bool { values.capacity <= 1 << 12 }

  var isComplete: Bool { containers.isEmpty }

  @inline(__always)
  var isInObject: Bool { containers[containers.count &- 1].node != Self.none }

  @inline(__always)
  mutating func add(_ value: consuming JSON) { values.push(value) }

  mutating func beginArray() {
    containers.append(Container(start: values.count, node: Self.none))
  }

  mutating func beginObject() {
    containers.append(Container(start: values.count, node: KeySequenceTrie.root))
  }

  mutating func end() {
    guard let container = containers.popLast() else { return }
    let elements = values.popArray(from: container.start)
    if container.node == Self.none {
      values.push(.array(elements))
    } else {
      let keys =
        container.node == Self.loose
        ? looseKeys.popLast() ?? MemberKeys() : keyTrie.keys(at: container.node)
      values.push(.object(JSON.Object(keys: keys, values: elements)))
    }
  }

  mutating func finish() -> JSON? {
    let value = isComplete ? values.pop() : nil
    values.removeAll()
    containers.removeAll(keepingCapacity: true)
    looseKeys.removeAll()
    if !keyTrie.hasRoom { keyTrie = KeySequenceTrie() }
    return value
  }

  // MARK: - Keys

  /// Skips the key at `cursor` if an earlier object began with the same sequence of keys.
  @inline(__always)
  mutating func followKey(at cursor: inout ByteCursor) -> Bool {
    let last = containers.count &- 1
    guard containers[last].node >= 0 else { return false }
    return keyTrie.follow(&containers[last].node, at: &cursor)
  }

  mutating func addKey(_ key: String, at cursor: ByteCursor, length: Int) -> Bool {
    let last = containers.count - 1
    let node = containers[last].node
    if node >= 0 {
      let mark = KeySequenceTrie.mark(of: key)
      if keyTrie.has(key, mark, before: node) { return false }
      if keyTrie.add(key, mark, after: &containers[last].node, at: cursor, length: length) {
        return true
      }
      looseKeys.append(keyTrie.unsharedKeys(at: node))
      containers[last].node = Self.loose
    }
    let innermost = looseKeys.count - 1
    if looseKeys[innermost].position(of: key) != nil { return false }
    looseKeys[innermost].append(key)
    return true
  }
}

/// An object that keeps a builder, so that the next value can reuse the builder's memory and known
/// keys.
@usableFromInline
package final class JSONValueWorkspace {
  static let pool = ObjectPool<JSONValueWorkspace>(capacity: 4)

  var builder: JSONValueBuilder? = JSONValueBuilder()

  func returnToPool() {
    if builder?.isSmall ?? false { _ = Self.pool.put(self) }
  }
}
