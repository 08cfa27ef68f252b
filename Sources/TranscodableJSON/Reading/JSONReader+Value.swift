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
    let room = valueRoom ?? JSONValueRoom()
    // Taken out of the room, so that the compiler knows that nobody else reaches it.
    var builder = room.builder.take() ?? JSONValueBuilder()
    build(&builder)
    let value = builder.finish()
    room.builder = consume builder
    valueRoom = room
    return failure == nil ? value : nil
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
  /// - Returns: Whether a container was opened that is not empty, so that its first value stands
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
      builder.add(.number(readNumber()))
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
    // Whatever else it is, it is reported as it is where a value is passed over.
    let isFalse = cursor.hasPrefix("false")
    skipValue()
    return isFalse ? .bool(false) : .null
  }

  /// Reads a number with its text; 0 after a failure.
  @inline(__always)
  internal mutating func readNumber() -> JSON.Number {
    let scan = NumberScan(at: cursor)
    guard scan.isValid else {
      skipValue()
      return 0
    }
    let text = cursor.text(scan.length, isASCII: true)
    cursor.advance(by: scan.length)
    return JSON.Number(validated: text)
  }

  /// Takes the key of a member and the colon, passing over members whose keys the object has
  /// already.
  /// - Returns: Whether there is such a key, so that its value stands here; false if the object is
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
    skipValue()
    guard failure == nil, nextEntry() else { return false }
    return takeKey(&builder)
  }

  // MARK: - One kind

  /// Reads a number with its text, nil if there is something else.
  internal mutating func readNumberOnly() -> JSON.Number? {
    let byte = cursor.skipBlanks()
    guard byte == 0x2D || byte &- 0x30 < 10 else {
      failKind(JSON.Number.self, "a number")
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
