public import TranscodableBytes
internal import TranscodableCore

// Objects whose fields are known at compile time. A reader asks for the first member, then again and again for the next one. The
// answer is the *key word*: the first eight bytes of the key with its quotes, lowest byte first, or 0 when there is no further
// member. A key word is compared with constants, and only the field it belongs to compares the whole key. See `__takeField`.
extension JSONReader {
  /// Opens the object that must be here.
  ///
  /// - Parameter member: The first key that is expected, in quotes and with the colon after it; empty if none is.
  /// - Returns: 2 if that is the first member, and its value is here now; otherwise the key word of the first member,
  ///   or 0 if the object is empty or no object.
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

  /// Goes on to the next member, after the value of a member was read.
  /// - Returns: Its key word, or 0 if the object is closed.
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
    guard byte == 0x7D else { return nextMemberBehindFailure() }
    close()
    return 0
  }

  /// What is here where a member may: its key word, or 0 if it is not one.
  @inline(__always)
  private mutating func memberKey(_ byte: UInt8) -> UInt64 {
    guard byte == 0x22 else {
      if byte == 0x7D { close() } else { failCharacter(expected: "a key") }
      return 0
    }
    return takesKeysLiterally ? Self.keyWord(cursor.word()) : resolveKey()
  }

  /// Whether all required fields have been seen and nothing has failed.
  ///
  /// - Parameters:
  ///   - seen: A bit for each field that was there.
  ///   - required: A bit for each field that is needed.
  /// - Returns: Whether a value can be made of the fields.
  @inlinable @inline(__always)
  public func __hasSeen(_ seen: UInt64, _ required: UInt64) -> Bool {
    seen & required == required && failure == nil
  }

  /// Passes over a key that was converted, and the colon.
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

  /// Passes over a member that no field has taken, unless a closer look at its key finds the field.
  ///
  /// A key may be written with escapes, in another Unicode normalization, or in another style under a key strategy.
  /// Then the key word of the field comes back, and the field can take the member.
  ///
  /// - Parameter names: The keys of all fields, separated by NUL; empty if there is nothing to find.
  /// - Returns: The key word of the next member to be taken, or 0 if there is none.
  @inline(never)
  public mutating func __skipMember(_ names: StaticString) -> UInt64 {
    guard failure == nil else { return 0 }
    if let field = takeUnknownKey(names) { return Self.keyWord(of: field) }
    guard failure == nil, takeColon() else { return 0 }
    skipValue()
    return nextMember()
  }

  /// Passes over the key of a member that no field has taken.
  ///
  /// - Returns: The key of the field that the key means after all, and then the reader is before it.
  internal mutating func takeUnknownKey(_ names: StaticString) -> String? {
    if let resolvedKey {
      if keyMatching != .exact, let field = similarKey(resolvedKey, in: names) {
        self.resolvedKey = field
        return field
      }
      if extras != nil { noteSkipped(at: resolvedEnd, names) }
      // It was looked at before, and not taken: its field has had its value, or there is none.
      self.resolvedKey = nil
      cursor.move(to: cursor.at(resolvedEnd))
    } else if let field = findField(names) {
      return field
    } else if extras != nil {
      noteSkipped(at: cursor.offset, names)
    }
    return nil
  }

  /// The key of the field that another key means; nil if there is none, or the key is its own.
  private func similarKey(_ key: String, in names: StaticString) -> String? {
    let field = keyMatching.first(key, in: names.description.split(separator: "\0"))
    return field.flatMap { $0 == key ? nil : String($0) }
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
    let path = context.convertsKeysByPath ? pathOfKeys() : []
    let field = context.fieldKey(for: key) { path }
    resolvedKey = field
    return Self.keyWord(of: field)
  }

  /// The keys and indices of everything that is open here, asked about place after place.
  @inline(never)
  private mutating func pathOfKeys() -> [any CodingKey] {
    if document != nil { return codingPath }
    return keptExtras().paths.path(from: cursor.at(0), to: offset, settings: settings)
  }

  /// What this reader has beside the text, made if it has none yet.
  internal mutating func keptExtras() -> JSONReaderExtras {
    let extras = extras ?? JSONReaderExtras()
    self.extras = extras
    return extras
  }

  /// The key word of a key: the first eight bytes of the key in its quotes, lowest byte first.
  ///
  /// A key that cannot be in the text as it is (it has a quote, a backslash or a control character) has a first byte
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

  /// The key word of the key that starts with `text`: nothing of what follows its closing quote is left.
  @inline(__always)
  private static func keyWord(_ text: UInt64) -> UInt64 {
    // Bytes that are quotes become 0; the opening quote does not count.
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

/// Objects whose members come, most often, in the order of the fields.
///
/// The code that `@Codable` writes says each time which field it expects to come next. If that is the one that comes, its key
/// and colon are passed in the same step as the value before, and the answer is 2. Otherwise the answer is the key word, or
/// 0 when there is no further member, as everywhere:
///
/// ```swift
/// var seen: UInt64 = 0
/// var key = reader.__beginObject("\"id\":")
/// while key != 0 {
///   let before = seen
///   if reader.__takeField("\"id\":", key, 0x2264_6922, &seen, 1) {
///     key = reader.__readField(&id, "\"name\":", seen, 2)
///   }
///   if reader.__takeField("\"name\":", key, 0x2265_6D61_6E22, &seen, 2) {
///     key = reader.__readField(&name, "", seen, 2)
///   }
///   if seen == before { key = reader.__skipMember("id\0name") }
/// }
/// ```
extension JSONReader {
  /// The answer that says that the member that comes next is the one that was expected.
  ///
  /// No key word has that lowest byte.
  @inlinable
  internal static var predictedMember: UInt64 { 2 }

  /// Goes on to the next member, after the value of a member was read.
  ///
  /// - Parameters:
  ///   - member: The key that is expected, in quotes and with the colon after it; empty if none is.
  ///   - seen: A bit for each field that has been taken.
  ///   - bit: The bit of the field that is expected. One that has been taken already is not expected.
  /// - Returns: 2 if the expected member comes, and its value is here now; otherwise the key word of the next member,
  ///   or 0 if the object is closed.
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

  /// Goes on to the next member from the end of a value, which need not be where the reader is.
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

  /// Takes the key of the member and the colon, if the key is `member` and has not been taken before.
  /// - Parameters:
  ///   - member: The key of a field, unescaped, in quotes and with the colon after it.
  ///   - taken: The bit of the field if it has had its value.
  /// - Returns: Whether the key was taken, so that the value is here now.
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

  /// Takes the key of the member if it is `member` and the field has not had its value yet: one comparison of words for all
  /// the fields it does not belong to.
  ///
  /// - Parameters:
  ///   - member: The key of a field, unescaped, in quotes and with the colon after it.
  ///   - key: What the reader answered when it was asked for the member. If it was expected, it is taken already, and this
  ///     field is the one that was expected.
  ///   - word: The key word of the field.
  ///   - seen: A bit for each field that has been taken.
  ///   - bit: The bit of this field, which is set when it is taken.
  /// - Returns: Whether the key was taken, so that the value is here now. A second member with the same key is not:
  ///   the first one counts.
  @inlinable @inline(__always)
  public mutating func __takeField(
    _ member: StaticString, _ key: UInt64, _ word: UInt64, _ seen: inout UInt64, _ bit: UInt64
  ) -> Bool {
    // Few branches: each of them is in the code of every field there is.
    if key != Self.predictedMember {
      guard key == word, takeMember(member, seen & bit) else { return false }
    }
    seen |= bit
    return true
  }
}

extension JSONReader {
  /// Reports a member that no field has taken, unless a closer look at its key finds the field, or the field has had its
  /// value.
  ///
  /// For types that refuse unknown keys; for all others there is ``__skipMember(_:)``.
  ///
  /// - Parameter names: The keys of all fields, separated by NUL.
  /// - Returns: The key word of the next member to be taken, or 0 if there is none.
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
