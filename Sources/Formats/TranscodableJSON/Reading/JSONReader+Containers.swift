internal import TranscodableBytes
internal import TranscodableCore

extension JSONReader {
  /// Opens an array.
  /// - Returns: Whether the reader is at the first element. The result is `false` for an empty
  ///   array and after a failure.
  @inline(never)
  public mutating func beginArray() -> Bool {
    var cursor = self.cursor
    guard cursor.skipBlanks() == 0x5B else {
      failKind([Any].self, "an array")
      return false
    }
    cursor.advance(by: 1)
    let byte = skipLine(&cursor, level: depth &+ 1)
    self.cursor.move(to: cursor)
    guard open() else { return false }
    if byte != 0x5D { return true }
    close()
    return false
  }

  /// Advances to the next element after an element has been read.
  /// - Returns: Whether the reader is at an element. The result is `false` when the array has been
  ///   closed.
  @inline(never)
  public mutating func nextElement() -> Bool {
    if cursor.peek() == 0x2C {
      let next = cursor.peek(at: 1)
      if next > 0x20, next != 0x5D {
        cursor.advance(by: 1)
        return true
      }
    }
    return nextElementAfterBlanks()
  }

  @inline(never)
  private mutating func nextElementAfterBlanks() -> Bool {
    var cursor = self.cursor
    var byte = skipLine(&cursor, level: depth &- 1)
    if byte == 0x2C {
      cursor.advance(by: 1)
      byte = skipLine(&cursor, level: depth)
      self.cursor.move(to: cursor)
      if byte != 0x5D { return true }
      guard allowsTrailingComma else {
        failCharacter(expected: "a value")
        return false
      }
    }
    self.cursor.move(to: cursor)
    guard byte == 0x5D else { return nextElementAfterFailure() }
    close()
    return false
  }

  /// Estimates how many elements to reserve memory for, after the first element has been read.
  ///
  /// The result is always 4 if the array is nested. Otherwise, the memory is limited to about twice
  /// the size of the input.
  @usableFromInline
  internal func likelyCount(since start: Int, size: Int) -> Int {
    guard depth == 1 else { return 4 }
    let rest = max(0, cursor.remaining)
    return 4 + min(rest / max(offset - start, 1) * 5 / 4, rest * 2 / max(size, 1))
  }
}

extension JSONReader {
  /// Opens an object whose keys are data, such as a dictionary.
  ///
  /// Such keys aren't field names, so key strategies don't apply to them.
  ///
  /// - Returns: Whether the reader is at the first entry. The result is `false` for an empty object
  ///   and after a failure.
  @inline(never)
  public mutating func beginDictionary() -> Bool {
    var cursor = self.cursor
    guard cursor.skipBlanks() == 0x7B else {
      failKind([String: Any].self, "a dictionary")
      return false
    }
    cursor.advance(by: 1)
    let byte = cursor.skipBlanks()
    self.cursor.move(to: cursor)
    guard open() else { return false }
    return entry(byte)
  }

  /// Advances to the next entry of a dictionary after the value of an entry has been read.
  /// - Returns: Whether the reader is at an entry. The result is `false` when the object has been
  ///   closed.
  @inline(never)
  public mutating func nextEntry() -> Bool {
    var cursor = self.cursor
    var byte = cursor.skipBlanks()
    guard byte == 0x2C else {
      self.cursor.move(to: cursor)
      if byte == 0x7D { return entry(byte) }
      return nextEntryAfterFailure()
    }
    cursor.advance(by: 1)
    byte = cursor.skipBlanks()
    self.cursor.move(to: cursor)
    if byte == 0x7D, !allowsTrailingComma {
      failCharacter(expected: "a key")
      return false
    }
    return entry(byte)
  }

  @inline(__always)
  private mutating func entry(_ byte: UInt8) -> Bool {
    if byte == 0x22 { return true }
    if byte == 0x7D { close() } else { failCharacter(expected: "a key") }
    return false
  }

  /// Reads a member's key and the colon after it.
  /// - Returns: The unescaped key, or an empty string after a failure.
  @inline(never)
  public mutating func takeKey() -> String {
    let key = read(String.self)
    return failure == nil && takeColon() ? key : ""
  }

  /// Skips a duplicate key's value that couldn't be decoded.
  ///
  /// Returns `false` if the value isn't valid JSON.
  @inline(never)
  @usableFromInline
  internal mutating func skipDuplicate(_ key: String, at start: Int, depth: Int) -> Bool {
    guard skipFailed(at: start, depth: depth) else { return false }
    noteDuplicate(key, at: start)
    return true
  }

  /// Skips a value that couldn't be decoded, and clears the failure.
  ///
  /// The result is `false` if the value isn't valid JSON.
  internal mutating func skipFailed(at start: Int, depth: Int) -> Bool {
    guard let failure, failure.category == .data else { return false }
    self.failure = nil
    self.depth = depth
    if let collector = extras?.collector { cursor = collector.position(discarding: start, depth) }
    cursor.move(to: cursor.at(start))
    skipValue()
    return self.failure == nil
  }

  @inline(never)
  @usableFromInline
  internal mutating func failKey(_ text: String, _ type: any Any.Type) {
    // The failure is reported at the colon, so that its coding path includes the key.
    let colon = max(0, offset - 1)
    if type == Int.self {
      fail(.typeMismatch, at: colon, expected: "Int key", type: type, found: "String key")
    } else {
      fail(.invalidValue, at: colon, expected: "\(type)", type: type, found: "key \"\(text)\"")
    }
  }
}

extension JSONReader {
  /// Creates a dictionary key from a string.
  ///
  /// Unless the key type is `String`, the coder's key strategy is applied first.
  @inlinable
  internal mutating func key<Key: JSONKey>(_ text: String) -> Key? {
    Key(jsonKey: takesKeysLiterally ? text : convertedKey(text, isData: Key.self == String.self))
  }

  @inline(never)
  @usableFromInline
  internal mutating func convertedKey(_ text: String, isData: Bool) -> String {
    guard let context, context.convertsKeys else { return text }
    if isData {
      convertedKeys?.leaveMembers(atDepth: depth, from: offset)
      return text
    }
    let path = context.convertsKeysByPath ? Array(pathOfFields().dropLast()) : []
    let key = context.fieldKey(for: text) { path }
    makeConvertedKeys().replace(text, by: key, atDepth: depth, end: offset)
    return key
  }

  /// The field keys of the enclosing members, or `nil` if no key has been converted.
  var convertedKeys: ConvertedKeys? {
    if let document { return document.json.convertedKeys }
    return extras?.convertedKeys
  }

  mutating func makeConvertedKeys() -> ConvertedKeys {
    if let convertedKeys { return convertedKeys }
    let keys = ConvertedKeys()
    makeExtras().convertedKeys = keys
    return keys
  }
}
