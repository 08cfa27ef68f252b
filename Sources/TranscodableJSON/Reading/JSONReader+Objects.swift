internal import TranscodableBytes
internal import TranscodableCore

/// Objects.
///
/// A reader of objects asks for the first member, then again and again for the next one. The answer is the
/// *key word*: the first eight bytes of the key with its quotes, lowest byte first, or 0 when there is no further
/// member. A key word is compared with constants, and only the field it belongs to asks ``take(_:)``
/// whether the whole key is its own:
///
/// ```swift
/// var seen: UInt64 = 0
/// var key = reader.beginObject()
/// while key != 0 {
///   if reader.take("id", key, 0x2264_6922, &seen, 1) {
///     id = reader.read(Int.self)
///     key = reader.nextMember()
///   } else {
///     key = reader.skipMember("id")
///   }
/// }
/// ```
extension JSONReader {
  /// Opens the object that must stand here.
  /// - Returns: The key word of its first member, or 0 if it is empty or no object.
  @inline(never)
  public mutating func beginObject() -> UInt64 {
    var cursor = self.cursor
    guard cursor.skipBlanks() == 0x7B else {
      failKind([String: Any].self, "a dictionary")
      return 0
    }
    cursor.advance(by: 1)
    let byte = cursor.skipBlanks()
    self.cursor.move(to: cursor)
    guard open() else { return 0 }
    if byte == 0x22, takesKeysLiterally { return cursor.word() }
    return memberKey(byte)
  }

  /// Goes on to the next member, after the value of a member was read.
  /// - Returns: Its key word, or 0 if the object is closed.
  @inline(never)
  public mutating func nextMember() -> UInt64 {
    var cursor = self.cursor
    var byte = cursor.skipBlanks()
    if byte == 0x2C {
      cursor.advance(by: 1)
      byte = cursor.skipBlanks()
      if byte == 0x22, takesKeysLiterally {
        self.cursor.move(to: cursor)
        return cursor.word()
      }
      self.cursor.move(to: cursor)
      if byte == 0x7D, !allowsTrailingComma {
        failCharacter(expected: "a key")
        return 0
      }
      return memberKey(byte)
    }
    self.cursor.move(to: cursor)
    guard byte == 0x7D else {
      failCharacter(expected: "',' or '}'")
      return 0
    }
    close()
    return 0
  }

  /// The rare answers to "what is the next member": none, a key that has to be converted, or not a key at all.
  @inline(never)
  private mutating func memberKey(_ byte: UInt8) -> UInt64 {
    if byte == 0x7D {
      close()
      return 0
    }
    guard byte == 0x22 else {
      failCharacter(expected: "a key")
      return 0
    }
    return takesKeysLiterally ? cursor.word() : resolveKey()
  }

  /// Takes the key of the member, and the colon, if the key is `key`.
  /// - Parameter key: The key of a field, unescaped.
  /// - Returns: Whether the key was taken, so that the value stands here now.
  @inline(never)
  public mutating func take(_ key: StaticString) -> Bool {
    if resolvedKey != nil { return takeResolved(key) }
    var cursor = self.cursor
    cursor.advance(by: 1)
    guard cursor.hasPrefix(key) else { return false }
    cursor.advance(by: key.utf8CodeUnitCount)
    guard cursor.peek() == 0x22 else { return false }
    cursor.advance(by: 1)
    self.cursor.move(to: cursor)
    if cursor.peek() == 0x3A {
      self.cursor.advance(by: 1)
      return true
    }
    return takeColon()
  }

  /// Takes the key of the member if it is `name` and the field has not had its value yet: one comparison of words for all the
  /// fields it does not belong to.
  ///
  /// - Parameters:
  ///   - name: The key of a field, unescaped.
  ///   - key: The key word of the member.
  ///   - word: The key word of the field; a short one is compared in its own bytes only.
  ///   - seen: A bit for each field that has been taken.
  ///   - bit: The bit of this field, which is set when it is taken.
  /// - Returns: Whether the key was taken, so that the value stands here now. A second member with the same key is not:
  ///   the first one counts.
  @inlinable @inline(__always)
  public mutating func take(
    _ name: StaticString, _ key: UInt64, _ word: UInt64, _ seen: inout UInt64, _ bit: UInt64
  ) -> Bool {
    // The bytes above those of a short key word belong to what follows the key.
    let mask = UInt64.max &>> UInt64(truncatingIfNeeded: word.leadingZeroBitCount & 0x38)
    guard key & mask == word, seen & bit == 0, take(name) else { return false }
    seen |= bit
    return true
  }

  /// Whether all required fields have been seen and nothing has failed.
  ///
  /// - Parameters:
  ///   - seen: A bit for each field that was there.
  ///   - required: A bit for each field that is needed.
  /// - Returns: Whether a value can be made of the fields.
  @inlinable @inline(__always)
  public func hasSeen(_ seen: UInt64, _ required: UInt64) -> Bool {
    seen & required == required && failure == nil
  }

  @inline(never)
  private mutating func takeResolved(_ key: StaticString) -> Bool {
    guard resolvedKey == key.description else { return false }
    resolvedKey = nil
    cursor.move(to: cursor.at(resolvedEnd))
    return takeColon()
  }

  @inline(never)
  @usableFromInline
  internal mutating func takeColon() -> Bool {
    guard cursor.skipBlanks() == 0x3A else {
      failCharacter(expected: "':'")
      return false
    }
    cursor.advance(by: 1)
    return true
  }

  /// Passes over a member that no field has taken, unless a closer look at its key finds the field.
  ///
  /// A key may be written with escapes, in another Unicode normalization, or in another style under a key strategy.
  /// Then the key word of the field comes back, and the field can take the member.
  ///
  /// - Parameter names: The keys of all fields, separated by NUL; empty if there is nothing to find.
  /// - Returns: The key word of the next member to be taken, or 0 if there is none.
  @inline(never)
  public mutating func skipMember(_ names: StaticString) -> UInt64 {
    guard failure == nil else { return 0 }
    if resolvedKey != nil {
      // It was looked at before, and nobody took it: its field has had its value, or there is none.
      resolvedKey = nil
      cursor.move(to: cursor.at(resolvedEnd))
    } else if let field = findField(names) {
      return Self.keyWord(of: field)
    }
    guard failure == nil, takeColon() else { return 0 }
    skipValue()
    return nextMember()
  }

  /// Reads the key here if it is written unusually and means a field, or passes over it.
  private mutating func findField(_ names: StaticString) -> String? {
    var inside = cursor
    inside.advance(by: 1)
    let scan = inside.scanString()
    guard scan.hasEscape || !scan.isASCII || !scan.isClosed else {
      cursor.move(to: inside)
      cursor.advance(by: scan.count + 1)
      return nil
    }
    let start = cursor
    let key = read(String.self)
    guard failure == nil else { return nil }
    let names = names.description
    guard let field = names.split(separator: "\0").first(where: { $0 == key }) else { return nil }
    resolvedEnd = cursor.offset
    resolvedKey = String(field)
    cursor.move(to: start)
    return resolvedKey
  }

  /// Reads the key here and converts it, without taking it.
  private mutating func resolveKey() -> UInt64 {
    let start = cursor
    let key = read(String.self)
    guard failure == nil, let context else { return 0 }
    resolvedEnd = cursor.offset
    cursor.move(to: start)
    let path = codingPath
    let field = context.fieldKey(for: key) { path }
    resolvedKey = field
    return Self.keyWord(of: field)
  }

  /// The key word of a key: the first eight bytes of the key in its quotes, lowest byte first.
  ///
  /// A key that cannot stand in the text as it is (it has a quote, a backslash or a control character) has a first byte
  /// that no text has, so that it is always resolved. The macro computes the same words at compile time.
  static func keyWord(of key: String) -> UInt64 {
    let isPlain = key.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x22 && $0 != 0x5C }
    var word: UInt64 = isPlain ? 0x22 : 0x01
    var shift: UInt64 = 8
    for byte in key.utf8.prefix(7) {
      word |= UInt64(byte) << shift
      shift += 8
    }
    if shift < 64 { word |= 0x22 << shift }
    return word
  }

  // MARK: - Dictionaries

  /// Opens an object whose keys are data, not fields, so that no key strategy touches them.
  /// - Returns: Whether a first entry stands here; false also if there is no object.
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

  /// Goes on to the next entry of a dictionary, after the value of an entry was read.
  /// - Returns: Whether an entry stands here; false if the object is closed.
  @inline(never)
  public mutating func nextEntry() -> Bool {
    var cursor = self.cursor
    var byte = cursor.skipBlanks()
    guard byte == 0x2C else {
      self.cursor.move(to: cursor)
      if byte == 0x7D { return entry(byte) }
      failCharacter(expected: "',' or '}'")
      return false
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

  /// Takes whatever key the member has, and the colon.
  /// - Returns: The key, unescaped; empty after a failure.
  @inline(never)
  public mutating func takeKey() -> String {
    let key = read(String.self)
    return failure == nil && takeColon() ? key : ""
  }

  /// Passes over a value that could not be decoded, because nobody needs it: its key has had one before.
  ///
  /// - Parameters:
  ///   - start: The offset of the value.
  ///   - depth: How many containers were open there.
  /// - Returns: Whether that was possible; not if it is no JSON.
  @inline(never)
  @usableFromInline
  internal mutating func skipDuplicate(at start: Int, depth: Int) -> Bool {
    guard let failure, failure.category == .data else { return false }
    self.failure = nil
    self.depth = depth
    cursor.move(to: cursor.at(start))
    skipValue()
    return self.failure == nil
  }

  /// Reports that the key just taken is none of a dictionary's.
  @inline(never)
  @usableFromInline
  internal mutating func failKey(_ text: String, _ type: any Any.Type) {
    // At the colon, where the key is part of the path.
    let place = max(0, offset - 1)
    if type == Int.self {
      fail(.typeMismatch, at: place, expected: "Int key", type: type, found: "String key")
    } else {
      fail(.invalidValue, at: place, expected: "\(type)", type: type, found: "key \"\(text)\"")
    }
  }

  // MARK: - Depth

  @inline(__always)
  internal mutating func open() -> Bool {
    depth &+= 1
    if depth <= maximumDepth { return true }
    failDepth()
    return false
  }

  @inline(__always)
  internal mutating func close() {
    cursor.advance(by: 1)
    depth &-= 1
  }
}
