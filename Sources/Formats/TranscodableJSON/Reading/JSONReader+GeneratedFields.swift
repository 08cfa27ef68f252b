public import TranscodableBytes
internal import TranscodableCore

// Each of these methods reads the value of a member and advances to the next member. Overload
// resolution selects how the value is read. The most common types are read without an
// intermediate call.
extension JSONReader {
  /// Reads a member's value into the field's variable, and advances to the next member.
  @inlinable @inline(__always)
  public mutating func __readField(
    _ field: inout String, _ member: StaticString, _ seen: UInt64, _ bit: UInt64
  ) -> UInt64 {
    readField(&field, expecting: LiteralBytes(member), seen & bit)
  }

  @inline(never)
  @usableFromInline
  internal mutating func readField(
    _ field: inout String, expecting member: LiteralBytes, _ taken: UInt64
  ) -> UInt64 {
    var cursor = self.cursor
    field.fill(with: readText(&cursor))
    return nextMember(after: cursor, expecting: member, taken)
  }

  /// Reads a member's value into the field's variable, and advances to the next member.
  @inlinable @inline(__always)
  public mutating func __readField(
    _ field: inout Int, _ member: StaticString, _ seen: UInt64, _ bit: UInt64
  ) -> UInt64 {
    readField(&field, expecting: LiteralBytes(member), seen & bit)
  }

  @inline(never)
  @usableFromInline
  internal mutating func readField(
    _ field: inout Int, expecting member: LiteralBytes, _ taken: UInt64
  ) -> UInt64 {
    var cursor = self.cursor
    field = readInt(&cursor)
    return nextMember(after: cursor, expecting: member, taken)
  }

  /// Reads a member's value into the field's variable, and advances to the next member.
  @inlinable @inline(__always)
  public mutating func __readField(
    _ field: inout Bool, _ member: StaticString, _ seen: UInt64, _ bit: UInt64
  ) -> UInt64 {
    readField(&field, expecting: LiteralBytes(member), seen & bit)
  }

  @inline(never)
  @usableFromInline
  internal mutating func readField(
    _ field: inout Bool, expecting member: LiteralBytes, _ taken: UInt64
  ) -> UInt64 {
    var cursor = self.cursor
    field = readBool(&cursor)
    return nextMember(after: cursor, expecting: member, taken)
  }

  /// Reads a member's value into the field's variable, and advances to the next member.
  @inlinable @inline(__always)
  public mutating func __readField(
    _ field: inout Double, _ member: StaticString, _ seen: UInt64, _ bit: UInt64
  ) -> UInt64 {
    field = read(Double.self)
    return nextMember(expecting: LiteralBytes(member), seen & bit)
  }

  /// Reads a member's value into the field's variable, and advances to the next member.
  @inlinable @inline(__always)
  public mutating func __readField(
    _ field: inout Float, _ member: StaticString, _ seen: UInt64, _ bit: UInt64
  ) -> UInt64 {
    field = read(Float.self)
    return nextMember(expecting: LiteralBytes(member), seen & bit)
  }

  /// Reads a member's value into the field's variable, and advances to the next member.
  @inlinable @inline(__always)
  public mutating func __readField<Value: FixedWidthInteger & Sendable>(
    _ field: inout Value, _ member: StaticString, _ seen: UInt64, _ bit: UInt64
  ) -> UInt64 {
    field = read(Value.self)
    return nextMember(expecting: LiteralBytes(member), seen & bit)
  }

  /// Reads a member's value into the field's variable, and advances to the next member.
  @inlinable @inline(__always)
  public mutating func __readField<Value: JSONDecodable>(
    _ field: inout Value?, _ member: StaticString, _ seen: UInt64, _ bit: UInt64
  ) -> UInt64 {
    field = Value.decode(from: &self)
    return nextMember(expecting: LiteralBytes(member), seen & bit)
  }

  /// Uses containers to read a member's value into the field's variable, and advances to the next
  /// member.
  @inlinable
  @_disfavoredOverload
  public mutating func __readField<Value: Decodable>(
    _ field: inout Value?, _ member: StaticString, _ seen: UInt64, _ bit: UInt64
  ) -> UInt64 {
    field = read(Value.self)
    return nextMember(expecting: LiteralBytes(member), seen & bit)
  }
}

// Methods for fields that may be null.
extension JSONReader {
  /// Reads a member's value, which may be null, into the field's variable.
  ///
  /// Advances to the next member.
  @inlinable @inline(__always)
  public mutating func __readOptionalField(
    _ field: inout String?, _ member: StaticString, _ seen: UInt64, _ bit: UInt64
  ) -> UInt64 {
    readOptionalField(&field, expecting: LiteralBytes(member), seen & bit)
  }

  @inline(never)
  @usableFromInline
  internal mutating func readOptionalField(
    _ field: inout String?, expecting member: LiteralBytes, _ taken: UInt64
  ) -> UInt64 {
    var cursor = self.cursor
    if readNull(&cursor) { field = nil } else { field = readText(&cursor) }
    return nextMember(after: cursor, expecting: member, taken)
  }

  /// Reads a member's value, which may be null, into the field's variable.
  ///
  /// Advances to the next member.
  @inlinable @inline(__always)
  public mutating func __readOptionalField(
    _ field: inout Int?, _ member: StaticString, _ seen: UInt64, _ bit: UInt64
  ) -> UInt64 {
    readOptionalField(&field, expecting: LiteralBytes(member), seen & bit)
  }

  @inline(never)
  @usableFromInline
  internal mutating func readOptionalField(
    _ field: inout Int?, expecting member: LiteralBytes, _ taken: UInt64
  ) -> UInt64 {
    var cursor = self.cursor
    if readNull(&cursor) { field = nil } else { field = readInt(&cursor) }
    return nextMember(after: cursor, expecting: member, taken)
  }

  /// Reads a member's value, which may be null, into the field's variable.
  ///
  /// Advances to the next member.
  @inlinable @inline(__always)
  public mutating func __readOptionalField(
    _ field: inout Bool?, _ member: StaticString, _ seen: UInt64, _ bit: UInt64
  ) -> UInt64 {
    readOptionalField(&field, expecting: LiteralBytes(member), seen & bit)
  }

  @inline(never)
  @usableFromInline
  internal mutating func readOptionalField(
    _ field: inout Bool?, expecting member: LiteralBytes, _ taken: UInt64
  ) -> UInt64 {
    var cursor = self.cursor
    if readNull(&cursor) { field = nil } else { field = readBool(&cursor) }
    return nextMember(after: cursor, expecting: member, taken)
  }

  /// Reads a member's value, which may be null, into the field's variable.
  ///
  /// Advances to the next member.
  @inlinable @inline(__always)
  public mutating func __readOptionalField<Value: JSONDecodable>(
    _ field: inout Value?, _ member: StaticString, _ seen: UInt64, _ bit: UInt64
  ) -> UInt64 {
    field = readOptional(Value.self)
    return nextMember(expecting: LiteralBytes(member), seen & bit)
  }

  /// Uses containers to read a member's value, which may be null, into the field's variable.
  ///
  /// Advances to the next member.
  @inlinable
  @_disfavoredOverload
  public mutating func __readOptionalField<Value: Decodable>(
    _ field: inout Value?, _ member: StaticString, _ seen: UInt64, _ bit: UInt64
  ) -> UInt64 {
    field = readOptional(Value.self)
    return nextMember(expecting: LiteralBytes(member), seen & bit)
  }

  /// Moves only `cursor`, so the caller must move the reader to the same position.
  @inline(__always)
  private mutating func readNull(_ cursor: inout ByteCursor) -> Bool {
    guard cursor.skipBlanks() == 0x6E else { return false }
    if cursor.hasPrefix("null") {
      cursor.advance(by: 4)
    } else {
      _ = readNull()
      cursor.move(to: self.cursor)
    }
    return true
  }
}

// Methods for types whose fields are encoded as the elements of an array. The names start with two
// underscores because only generated code calls these methods.
extension JSONReader {
  /// Reports that an array has too few elements for the fields of a type.
  @inline(never)
  public mutating func __failElement(_ index: Int, _ type: any Any.Type, at start: Int) {
    guard !hasFailed else { return }
    var valueStart = cursor.at(start)
    _ = valueStart.skipBlanks()
    fail(
      .missingValue, at: valueStart.offset, expected: "\(type)", type: type,
      found: "no element \(index)")
  }

  /// Skips the remaining elements, which belong to no field.
  public mutating func __skipElements(_ more: Bool) {
    var more = more
    while more {
      skipValue()
      more = nextElement()
    }
  }
}
