public import TranscodableBytes
internal import TranscodableCore

// Writing a value of any type. As in reading, overload selection chooses the lane at compile time.
extension JSONWriter {
  /// Writes a value of a type that writes itself.
  @inlinable @inline(__always)
  public mutating func write<Value: JSONEncodable>(_ value: Value) {
    value.encode(to: &self)
  }

  /// Writes a value of a type that is only `Encodable`, through containers.
  @_disfavoredOverload
  public mutating func write<Value: Encodable>(_ value: Value) {
    writeThroughContainers(value)
  }

  /// Writes an array.
  ///
  /// A span lends its elements; iterating over the array would copy each of them.
  @inlinable @inline(__always)
  internal mutating func writeArray<Element: JSONEncodable>(_ elements: Span<Element>) {
    beginArray()
    for index in elements.indices { elements.lend(at: index) { $0.encode(to: &self) } }
    endArray()
  }

  // MARK: - Members

  /// Writes a member of the innermost object.
  ///
  /// - Parameters:
  ///   - key: The key as it stands between the quotes, escaped.
  ///   - value: The value.
  @inlinable
  public mutating func write<Value: JSONEncodable>(_ key: StaticString, _ value: Value) {
    writeKey(key)
    value.encode(to: &self)
  }

  /// Writes a member whose value is of a type that is only `Encodable`.
  @_disfavoredOverload
  public mutating func write<Value: Encodable>(_ key: StaticString, _ value: Value) {
    writeKey(key)
    write(value)
  }

  /// Writes a member, or nothing or null if there is no value.
  @inlinable
  public mutating func writeOptional<Value: JSONEncodable>(_ key: StaticString, _ value: Value?) {
    if let value { write(key, value) } else if writesNils { writeNull(key) }
  }

  /// Writes a member whose value is of a type that is only `Encodable`, or nothing or null if there is no value.
  @_disfavoredOverload
  public mutating func writeOptional<Value: Encodable>(_ key: StaticString, _ value: Value?) {
    if let value { write(key, value) } else if writesNils { writeNull(key) }
  }
}

extension JSONWriter {
  /// Writes a member that is null.
  @inline(never)
  @usableFromInline
  internal mutating func writeNull(_ key: StaticString) {
    writeKey(key)
    writeNull()
  }
}

// The members that objects have most: one call for key, value and comma.
extension JSONWriter {
  /// Writes a member that is a string.
  @inline(never)
  public mutating func write(_ key: StaticString, _ value: String) {
    if isPlain {
      output.appendMember(key, quoted: value, escapesSlashes: escapesSlashes)
    } else {
      writeKey(key)
      writeQuoted(value, then: 0x2C)
    }
  }

  /// Writes a member that is an integer.
  @inline(never)
  public mutating func write(_ key: StaticString, _ value: Int) {
    if isPlain { return output.appendMember(key, decimal: value) }
    writeKey(key)
    write(value)
  }

  /// Writes a member that is true or false.
  @inline(never)
  public mutating func write(_ key: StaticString, _ value: Bool) {
    if isPlain { return output.appendMember(key, value) }
    writeKey(key)
    write(value)
  }

  /// Writes a member that is a number.
  @inline(never)
  public mutating func write(_ key: StaticString, _ value: Double) {
    if isPlain, value.isFinite { return output.appendMember(key, decimal: value) }
    writeKey(key)
    write(value)
  }

  /// Writes a member that is a string, or nothing or null if there is none.
  @inlinable
  public mutating func writeOptional(_ key: StaticString, _ value: String?) {
    if let value { write(key, value) } else if writesNils { writeNull(key) }
  }

  /// Writes a member that is an integer, or nothing or null if there is none.
  @inlinable
  public mutating func writeOptional(_ key: StaticString, _ value: Int?) {
    if let value { write(key, value) } else if writesNils { writeNull(key) }
  }

  /// Writes a member that is true or false, or nothing or null if there is none.
  @inlinable
  public mutating func writeOptional(_ key: StaticString, _ value: Bool?) {
    if let value { write(key, value) } else if writesNils { writeNull(key) }
  }

  /// Writes a member that is a number, or nothing or null if there is none.
  @inlinable
  public mutating func writeOptional(_ key: StaticString, _ value: Double?) {
    if let value { write(key, value) } else if writesNils { writeNull(key) }
  }
}
