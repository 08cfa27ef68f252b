internal import TranscodableBytes
internal import TranscodableCore

extension JSONReader {
  /// Reads a value of whatever kind it is.
  ///
  /// Iterative: however deeply the value is nested, the call stack does not grow.
  ///
  /// - Returns: The value, nil after a failure.
  /// - Complexity: O(*n*) in the length of the value.
  @inline(never)
  internal mutating func readValue() -> JSON? {
    let room = valueWorkspace ?? JSONValueWorkspace.pool.take() ?? JSONValueWorkspace()
    // Taken out of the room, so that the compiler knows that there is no other reference to it.
    var builder = room.builder.take() ?? JSONValueBuilder()
    build(&builder)
    let value = builder.finish()
    room.builder = consume builder
    valueWorkspace = room
    return failure == nil ? value : nil
  }

  /// Leaves what values were made with to the next reader.
  @inline(__always)
  internal mutating func returnWorkspace() {
    if let room = valueWorkspace.take() { room.returnToPool() }
  }

  private mutating func build(_ builder: inout JSONValueBuilder) {
    guard failure == nil else { return }
    repeat {
      if readScalarOrOpen(&builder) {
        // A container was opened and has a first value: go on with that.
        continue
      }
      // A value has ended: go on to the next one, closing what ends with it.
      var hasNext = false
      while !builder.isComplete, !hasNext {
        hasNext = builder.isInObject ? nextEntry() && takeKey(&builder) : nextElement()
        guard failure == nil else { return }
        if !hasNext { builder.end() }
      }
    } while !builder.isComplete
  }

  /// Reads a scalar, or opens a container.
  /// - Returns: Whether a container was opened that is not empty, so that its first value is
  ///   here.
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
    // Whatever else it is, it is reported as it is where a value is passed over.
    let isFalse = cursor.hasPrefix("false")
    skipValue()
    return isFalse ? .bool(false) : .null
  }

  /// Reads a number, or what stands for minus infinity if that has a meaning.
  @inline(__always)
  private mutating func readAnyNumber() -> JSON {
    let scan = NumberScan(at: cursor)
    if !scan.isValid, let nonFinite = readNonFinite() { return nonFinite }
    return .number(readNumber(scan))
  }

  /// Infinity or NaN of JSON5 if one is here: no value of JSON holds it, so that it is a failure
  /// unless the reader knows what to put in its place.
  @inline(never)
  private mutating func readNonFinite() -> JSON? {
    if let replacement = extras?.nonFiniteReplacement, let number = takeNonFiniteNumber() {
      return replacement(number)
    }
    return failNonFiniteNumber("JSON") ? .null : nil
  }

  /// Reads a number with its text; 0 after a failure.
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

  /// Takes the key of a member and the colon, passing over members whose keys the object has
  /// already.
  /// - Returns: Whether there is such a key, so that its value is here; false if the object is
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

  /// Reads a number with its text, nil if there is something else.
  internal mutating func readNumberOnly() -> JSON.Number? {
    let byte = cursor.skipBlanks()
    guard byte == 0x2D || byte &- 0x30 < 10 else {
      if !failNonFiniteNumber("JSON") { failKind(JSON.Number.self, "a number") }
      return nil
    }
    return readNumber()
  }

  /// Reads an object, nil if there is something else.
  internal mutating func readObjectOnly() -> JSON.Object? {
    guard cursor.skipBlanks() == 0x7B else {
      failKind([String: Any].self, "a dictionary")
      return nil
    }
    return readValue()?.object
  }
}

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

  private var values = BuilderStack<JSON>(capacity: 256)
  private var containers: [Container] = []
  private var shapes = KeySequenceTrie()
  /// The keys of the open objects that do not fit into the tree, the innermost last.
  private var looseKeys: [MemberKeys] = []

  /// Whether there is not more room than the next value is likely to need.
  var isSmall: Bool { values.capacity <= 1 << 12 }

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
    containers.append(Container(start: values.count, place: KeySequenceTrie.root))
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
    if !shapes.hasRoom { shapes = KeySequenceTrie() }
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
  ///   - cursor: At the quote of the key.
  ///   - length: The number of bytes of the key with its quotes.
  /// - Returns: Whether it was added; not if the object has it already.
  mutating func addKey(_ key: String, at cursor: ByteCursor, length: Int) -> Bool {
    let last = containers.count - 1
    let place = containers[last].place
    if place >= 0 {
      let mark = KeySequenceTrie.mark(of: key)
      if shapes.has(key, mark, before: place) { return false }
      if shapes.add(key, mark, after: &containers[last].place, at: cursor, length: length) {
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

/// Where a builder is kept between two values, so that the second one profits from the room and the keys of the first.
@usableFromInline
package final class JSONValueWorkspace {
  static let pool = ObjectPool<JSONValueWorkspace>(places: 4)

  var builder: JSONValueBuilder? = JSONValueBuilder()

  /// Keeps the builder for another reader, unless it has become large.
  func returnToPool() {
    if builder?.isSmall ?? false { _ = Self.pool.put(self) }
  }
}
