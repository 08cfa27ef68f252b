internal import TranscodableBytes
internal import TranscodableCore

extension JSONReader {
  /// Reads a value of any kind.
  ///
  /// The method isn't recursive, so that deep nesting can't overflow the call stack.
  ///
  /// - Returns: The value, or `nil` after a failure.
  /// - Complexity: O(*n*) in the length of the value.
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
  internal mutating func returnWorkspace() {
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

  /// Reads a scalar or enters a container.
  /// - Returns: Whether a non-empty container was opened, so that its first value is next.
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

  /// Reads a number.
  ///
  /// Minus infinity is also accepted if the settings allow it.
  @inline(__always)
  private mutating func readAnyNumber() -> JSON {
    let scan = NumberScan(at: cursor)
    if !scan.isValid, let nonFinite = readNonFinite() { return nonFinite }
    return .number(readNumber(scan))
  }

  /// Reads infinity or NaN, which are allowed in JSON5.
  ///
  /// The `JSON` type can't represent infinity or NaN. The reader fails unless the settings specify
  /// a replacement.
  @inline(never)
  private mutating func readNonFinite() -> JSON? {
    if let replacement = extras?.nonFiniteReplacement, let number = takeNonFiniteNumber() {
      return replacement(number)
    }
    return failNonFiniteNumber("JSON") ? .null : nil
  }

  /// Reads a number as written.
  ///
  /// Returns 0 if reading fails.
  internal mutating func readNumber() -> JSON.Number { readNumber(NumberScan(at: cursor)) }

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

  /// Reads a member's key and the colon.
  ///
  /// Members with duplicate keys are skipped.
  /// - Returns: Whether the reader is at a value. The result is `false` when the object has been
  ///   closed.
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

  /// Reads a number as written.
  ///
  /// Returns `nil` if the next value isn't a number.
  internal mutating func readNumberOnly() -> JSON.Number? {
    let byte = cursor.skipBlanks()
    guard byte == 0x2D || byte &- 0x30 < 10 else {
      if !failNonFiniteNumber("JSON") { failKind(JSON.Number.self, "a number") }
      return nil
    }
    return readNumber()
  }

  /// Reads an object.
  ///
  /// Returns `nil` if the next value isn't an object.
  internal mutating func readObjectOnly() -> JSON.Object? {
    guard cursor.skipBlanks() == 0x7B else {
      failKind([String: Any].self, "a dictionary")
      return nil
    }
    return readValue()?.object
  }
}

/// A builder for values of any kind.
///
/// It contains the open containers and the values that they have so far.
struct JSONValueBuilder: ~Copyable {
  private struct Container {
    /// The number of values on the stack when the container was opened.
    var start: Int
    /// The node of the container in the key tree.
    ///
    /// The node is ``loose`` for an object whose keys aren't in the tree, and ``none`` for an
    /// array.
    var node: Int
  }

  private static let none = -1
  private static let loose = -2

  private var values = BuilderStack<JSON>(capacity: 256)
  private var containers: [Container] = []
  private var keyTrie = KeySequenceTrie()
  /// The keys of open objects that aren't in the tree, innermost object last.
  private var looseKeys: [MemberKeys] = []

  /// Whether the builder's memory is small enough to be reused for another document.
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

  /// Closes the innermost container and adds it to the values of the enclosing container.
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

  /// Returns the complete value, and discards all incomplete values.
  mutating func finish() -> JSON? {
    let value = isComplete ? values.pop() : nil
    values.removeAll()
    containers.removeAll(keepingCapacity: true)
    looseKeys.removeAll()
    if !keyTrie.hasRoom { keyTrie = KeySequenceTrie() }
    return value
  }

  // MARK: - Keys

  /// Skips the key at `cursor` if an earlier object began with the same sequence of keys, including
  /// this one.
  @inline(__always)
  mutating func followKey(at cursor: inout ByteCursor) -> Bool {
    let last = containers.count &- 1
    guard containers[last].node >= 0 else { return false }
    return keyTrie.follow(&containers[last].node, at: &cursor)
  }

  /// Adds a key to the innermost open object.
  ///
  /// - Returns: Whether the key was added. The result is `false` for a duplicate key.
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

/// A holder that keeps a builder after a value has been read.
///
/// The next value reuses the builder's memory and known keys.
@usableFromInline
package final class JSONValueWorkspace {
  static let pool = ObjectPool<JSONValueWorkspace>(capacity: 4)

  var builder: JSONValueBuilder? = JSONValueBuilder()

  /// Keeps the builder for other readers, unless the builder uses too much memory.
  func returnToPool() {
    if builder?.isSmall ?? false { _ = Self.pool.put(self) }
  }
}
