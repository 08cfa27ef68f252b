public import TranscodableBytes
internal import TranscodableCore

/// Objects whose members come, most often, in the order of the fields.
///
/// The code that `@Codable` writes says each time which field it expects to come next. If that is the one that comes, its key
/// and colon are passed in the same step as the value before, and the answer is 2. Otherwise the answer is the key word, or
/// 0 when there is no further member, as everywhere:
///
/// ```swift
/// var seen: UInt64 = 0
/// var key = reader.beginObject("\"id\":")
/// while key != 0 {
///   let before = seen
///   if reader.takeField("\"id\":", key, 0x2264_6922, &seen, 1) {
///     key = reader.readField(&id, "\"name\":", seen, 2)
///   }
///   if reader.takeField("\"name\":", key, 0x2265_6D61_6E22, &seen, 2) {
///     key = reader.readField(&name, "", seen, 2)
///   }
///   if seen == before { key = reader.skipMember("id\0name") }
/// }
/// ```
extension JSONReader {
  /// The answer that says that the member that comes next is the one that was expected.
  ///
  /// No key word has that lowest byte.
  @inlinable
  internal static var expectedMember: UInt64 { 2 }

  /// Goes on to the next member, after the value of a member was read.
  ///
  /// - Parameters:
  ///   - member: The key that is expected, in quotes and with the colon behind it; empty if none is.
  ///   - seen: A bit for each field that has been taken.
  ///   - bit: The bit of the field that is expected. One that has been taken already is not expected.
  /// - Returns: 2 if the expected member comes, and its value stands here now; otherwise the key word of the next member,
  ///   or 0 if the object is closed.
  @inlinable @inline(__always)
  public mutating func nextMember(
    _ member: StaticString, _ seen: UInt64, _ bit: UInt64
  ) -> UInt64 {
    nextMember(expecting: LiteralBytes(member), seen & bit)
  }

  @inline(never)
  @usableFromInline
  internal mutating func nextMember(expecting member: LiteralBytes, _ taken: UInt64) -> UInt64 {
    nextMember(after: cursor, expecting: member, taken)
  }

  /// Goes on to the next member from the end of a value, which need not be where the reader stands.
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
        return Self.expectedMember
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
  ///   - member: The key of a field, unescaped, in quotes and with the colon behind it.
  ///   - taken: The bit of the field if it has had its value.
  /// - Returns: Whether the key was taken, so that the value stands here now.
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
  ///   - member: The key of a field, unescaped, in quotes and with the colon behind it.
  ///   - key: What the reader answered when it was asked for the member. If it was expected, it is taken already, and this
  ///     field is the one that was expected.
  ///   - word: The key word of the field.
  ///   - seen: A bit for each field that has been taken.
  ///   - bit: The bit of this field, which is set when it is taken.
  /// - Returns: Whether the key was taken, so that the value stands here now. A second member with the same key is not:
  ///   the first one counts.
  @inlinable @inline(__always)
  public mutating func takeField(
    _ member: StaticString, _ key: UInt64, _ word: UInt64, _ seen: inout UInt64, _ bit: UInt64
  ) -> Bool {
    // Few branches: each of them stands in the code of every field there is.
    if key != Self.expectedMember {
      guard key == word, takeMember(member, seen & bit) else { return false }
    }
    seen |= bit
    return true
  }
}
