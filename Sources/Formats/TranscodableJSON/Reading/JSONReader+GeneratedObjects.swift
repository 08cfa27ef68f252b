public import TranscodableBytes
internal import TranscodableCore

// Methods for objects whose fields are known at compile time. Generated code requests the first
// member and then each following member. Each request returns the *key word*: the first eight bytes
// of the quoted key in little-endian order, or 0 if there are no more members. Generated code
// compares key words with constants. Only the field that matches compares the whole key (see
// `__takeField`).
extension JSONReader {
  /// Opens an object.
  @inlinable @inline(__always)
  public mutating func __beginObject(_ member: StaticString = "") -> UInt64 {
    beginObject(expecting: LiteralBytes(member))
  }

  @inline(never)
  @usableFromInline
  internal mutating func beginObject(expecting member: LiteralBytes) -> UInt64 {
    var cursor = self.cursor
    guard cursor.skipBlanks() == 0x7B else {
      failKind([String: Any].self, "a dictionary")
      return 0
    }
    cursor.advance(by: 1)
    let byte = skipLine(&cursor, level: depth &+ 1)
    guard open() else {
      self.cursor.move(to: cursor)
      return 0
    }
    if byte == 0x22, takesKeysLiterally, cursor.skipMember(member) {
      self.cursor.move(to: cursor)
      return Self.predictedMember
    }
    self.cursor.move(to: cursor)
    return memberKey(byte)
  }

  /// Advances to the next member and returns its key word, which is 0 at the end of the object.
  ///
  /// The key word contains the first eight bytes of the quoted key.
  @inline(never)
  internal mutating func nextMember() -> UInt64 {
    var cursor = self.cursor
    var byte = skipLine(&cursor, level: depth &- 1)
    if byte == 0x2C {
      cursor.advance(by: 1)
      byte = skipLine(&cursor, level: depth)
      self.cursor.move(to: cursor)
      if byte == 0x7D, !allowsTrailingComma {
        failCharacter(expected: "a key")
        return 0
      }
      return memberKey(byte)
    }
    self.cursor.move(to: cursor)
    guard byte == 0x7D else { return nextMemberAfterFailure() }
    close()
    return 0
  }

  @inline(__always)
  private mutating func memberKey(_ byte: UInt8) -> UInt64 {
    guard byte == 0x22 else {
      if byte == 0x7D { close() } else { failCharacter(expected: "a key") }
      return 0
    }
    return takesKeysLiterally ? Self.keyWord(cursor.word()) : resolveKey()
  }

  /// Whether all required fields have been read without a failure.
  @inlinable @inline(__always)
  public func __hasSeen(_ seen: UInt64, _ required: UInt64) -> Bool {
    seen & required == required && failure == nil
  }

  internal mutating func takeResolved() -> Bool {
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

  /// Skips a member that no field has read, unless its key is another spelling of a field's key.
  ///
  /// A key may be written with escapes, with a different Unicode normalization, or in the style of
  /// a key strategy. If such a key matches a field, the result is the field's key word, so that the
  /// field can read the member.
  @inline(never)
  public mutating func __skipMember(_ names: StaticString) -> UInt64 {
    guard failure == nil else { return 0 }
    if let field = takeUnknownKey(names) { return Self.keyWord(of: field) }
    guard failure == nil, takeColon() else { return 0 }
    skipValue()
    return nextMember()
  }

  /// Skips the key of a member that no field has read.
  ///
  /// If the key is another spelling of a field's key, returns the field's key and doesn't move.
  internal mutating func takeUnknownKey(_ names: StaticString) -> String? {
    if let resolvedKey {
      if keyMatching != .exact, let field = similarKey(resolvedKey, in: names) {
        self.resolvedKey = field
        makeConvertedKeys().replace(resolvedKey, by: field, atDepth: depth, end: resolvedEnd)
        return field
      }
      if extras != nil { noteSkipped(at: resolvedEnd, names) }
      // The key was resolved earlier, but no field has read it. Either its field already has a
      // value, or no field has this key.
      self.resolvedKey = nil
      cursor.move(to: cursor.at(resolvedEnd))
    } else if let field = findField(names) {
      return field
    } else if extras != nil {
      noteSkipped(at: cursor.offset, names)
    }
    return nil
  }

  private func similarKey(_ key: String, in names: StaticString) -> String? {
    let field = keyMatching.first(key, in: names.description.split(separator: "\0"))
    return field.flatMap { $0 == key ? nil : String($0) }
  }

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

  private mutating func resolveKey() -> UInt64 {
    let start = cursor
    let key = read(String.self)
    guard failure == nil, let context else { return 0 }
    resolvedEnd = cursor.offset
    cursor.move(to: start)
    let path = context.convertsKeysByPath ? pathOfFields() : []
    let field = context.fieldKey(for: key) { path }
    makeConvertedKeys().replace(key, by: field, atDepth: depth, end: resolvedEnd)
    resolvedKey = field
    return Self.keyWord(of: field)
  }

  /// Returns the keys of the enclosing members, converted by the coder's key strategy.
  @inline(never)
  internal mutating func pathOfFields() -> [any CodingKey] {
    if document != nil { return codingPath }
    return makeExtras().path(from: cursor.at(0), to: offset, settings: settings)
  }

  internal mutating func makeExtras() -> JSONReaderExtras {
    let extras = extras ?? JSONReaderExtras()
    self.extras = extras
    return extras
  }

  /// Returns the first eight bytes of the quoted key in little-endian order.
  ///
  /// If the key must be escaped, the first byte isn't a quote, so the word can't match a key in a
  /// document. The macro computes the same words at compile time.
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

  @inline(__always)
  private static func keyWord(_ text: UInt64) -> UInt64 {
    // Turns quotes into 0. The opening quote is ignored.
    let quotes = (text ^ 0x2222_2222_2222_2222) | 0xFF
    let first = (quotes &- 0x0101_0101_0101_0101) & ~quotes & 0x8080_8080_8080_8080
    return text & (first ^ (first &- 1))
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

/// Methods for objects whose members are usually in the same order as the fields.
///
/// Generated code passes each method the key that should come next. If that key follows, the
/// method returns 2. If a different key follows, it returns the first eight bytes of that key,
/// including the opening quote. At the end of the object, it returns 0.
extension JSONReader {
  /// The result if the expected member follows.
  ///
  /// No key word has this value in its lowest byte.
  @inlinable
  internal static var predictedMember: UInt64 { 2 }

  /// Advances to the next member after a member's value has been read.
  @inlinable @inline(__always)
  public mutating func __nextMember(
    _ member: StaticString, _ seen: UInt64, _ bit: UInt64
  ) -> UInt64 {
    nextMember(expecting: LiteralBytes(member), seen & bit)
  }

  @inline(never)
  @usableFromInline
  internal mutating func nextMember(expecting member: LiteralBytes, _ taken: UInt64) -> UInt64 {
    nextMember(after: cursor, expecting: member, taken)
  }

  @inline(__always)
  internal mutating func nextMember(
    after value: ByteCursor, expecting member: LiteralBytes, _ taken: UInt64
  ) -> UInt64 {
    let byte = value.peek()
    if byte == 0x2C, taken == 0, takesKeysLiterally {
      var cursor = value
      cursor.advance(by: 1)
      _ = skipLine(&cursor, level: depth)
      if cursor.skipMember(member) {
        self.cursor.move(to: cursor)
        return Self.predictedMember
      }
    }
    self.cursor.move(to: value)
    if byte == 0x7D {
      close()
      return 0
    }
    return nextMember()
  }

  @inline(never)
  @usableFromInline
  internal mutating func takeMember(_ member: StaticString, _ taken: UInt64) -> Bool {
    guard taken == 0 else { return false }
    if let resolvedKey { return "\"\(resolvedKey)\":" == member.description && takeResolved() }
    let bytes = LiteralBytes(member)
    if cursor.skipMember(bytes) { return true }
    let count = bytes.count &- 1
    guard cursor.hasMember(bytes, count) else { return false }
    cursor.advance(by: count)
    return takeColon()
  }

  /// Reads the current member's key if the key is `member` and the field has no value yet.
  ///
  /// If the key doesn't match, this takes only one word comparison.
  @inlinable @inline(__always)
  public mutating func __takeField(
    _ member: StaticString, _ key: UInt64, _ word: UInt64, _ seen: inout UInt64, _ bit: UInt64
  ) -> Bool {
    // This code has few branches, because it is inlined for every field.
    if key != Self.predictedMember {
      guard key == word, takeMember(member, seen & bit) else { return false }
    }
    seen |= bit
    return true
  }
}

extension JSONReader {
  /// Reports a member that no field has read, unless its key is a duplicate or another spelling of
  /// a field's key.
  ///
  /// Only types that reject unknown keys use this method. All other types use ``__skipMember(_:)``.
  @inline(never)
  public mutating func __refuseMember(_ names: StaticString) -> UInt64 {
    guard failure == nil else { return 0 }
    let start = offset
    let converted = resolvedKey
    if let field = takeUnknownKey(names) { return Self.keyWord(of: field) }
    let end = offset
    guard failure == nil, takeColon() else { return 0 }
    let known = names.description.split(separator: "\0").map(String.init)
    let key = converted ?? text(ofKeyAt: start)
    if keyMatching.contains(key, in: known) || isTag(key) {
      skipValue()
    } else {
      fail(CodingFailure.unknownKey(key, in: start..<end, known))
    }
    return nextMember()
  }

  private func text(ofKeyAt start: Int) -> String {
    var reader = JSONReader(cursor.at(start), settings: settings)
    return reader.read(String.self)
  }
}
