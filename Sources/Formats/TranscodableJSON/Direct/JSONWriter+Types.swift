public import TranscodableBytes
internal import TranscodableCore

// At compile time, overload resolution chooses between the direct path and the container path, as
// in the reader.
extension JSONWriter {
  /// Writes a value of a type that supports the direct path.
  @inlinable @inline(__always)
  public mutating func write<Value: JSONEncodable>(_ value: Value) {
    value.encode(to: &self)
  }

  /// Writes a value of a type that is only `Encodable`, using containers.
  @_disfavoredOverload
  public mutating func write<Value: Encodable>(_ value: Value) {
    writeThroughContainers(value)
  }

  /// Writes an array from a span of its elements, because iterating over the array would copy each
  /// element.
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
  ///   - key: The key, already escaped for use between quotes.
  ///   - value: The value.
  @inlinable
  public mutating func write<Value: JSONEncodable>(_ key: StaticString, _ value: Value) {
    writeKey(key)
    value.encode(to: &self)
  }

  /// Writes a member whose type is only `Encodable`, using containers.
  @_disfavoredOverload
  public mutating func write<Value: Encodable>(_ key: StaticString, _ value: Value) {
    writeKey(key)
    write(value)
  }

  /// Writes a member.
  ///
  /// If the value is `nil`, the member is omitted or written as null, depending on the settings.
  @inlinable
  public mutating func writeOptional<Value: JSONEncodable>(_ key: StaticString, _ value: Value?) {
    if let value { write(key, value) } else if writesNils { writeNull(key) }
  }

  /// Writes a member whose type is only `Encodable`, using containers.
  ///
  /// If the value is `nil`, the member is omitted or written as null, depending on the settings.
  @_disfavoredOverload
  public mutating func writeOptional<Value: Encodable>(_ key: StaticString, _ value: Value?) {
    if let value { write(key, value) } else if writesNils { writeNull(key) }
  }
}

extension JSONWriter {
  @inline(never)
  @usableFromInline
  internal mutating func writeNull(_ key: StaticString) {
    writeKey(key)
    writeNull()
  }
}

// Shortcuts for the most common member types. They write the key, the value and the comma in one
// call.
extension JSONWriter {
  /// Writes a string member.
  @inline(never)
  public mutating func write(_ key: StaticString, _ value: String) {
    if isPlain {
      output.appendMember(key, quoted: value, escapesSlashes: escapesSlashes)
    } else {
      writeKey(key)
      writeQuoted(value, then: 0x2C)
    }
  }

  /// Writes an integer member.
  @inline(never)
  public mutating func write(_ key: StaticString, _ value: Int) {
    if isPlain { return output.appendMember(key, decimal: value) }
    writeKey(key)
    write(value)
  }

  /// Writes a Boolean member.
  @inline(never)
  public mutating func write(_ key: StaticString, _ value: Bool) {
    if isPlain { return output.appendMember(key, value) }
    writeKey(key)
    write(value)
  }

  /// Writes a floating-point member.
  @inline(never)
  public mutating func write(_ key: StaticString, _ value: Double) {
    if isPlain, value.isFinite { return output.appendMember(key, decimal: value) }
    writeKey(key)
    write(value)
  }

  /// Writes an optional string member.
  ///
  /// If the value is `nil`, the member is omitted or written as null.
  @inlinable
  public mutating func writeOptional(_ key: StaticString, _ value: String?) {
    if let value { write(key, value) } else if writesNils { writeNull(key) }
  }

  /// Writes an optional integer member.
  ///
  /// If the value is `nil`, the member is omitted or written as null.
  @inlinable
  public mutating func writeOptional(_ key: StaticString, _ value: Int?) {
    if let value { write(key, value) } else if writesNils { writeNull(key) }
  }

  /// Writes an optional Boolean member.
  ///
  /// If the value is `nil`, the member is omitted or written as null.
  @inlinable
  public mutating func writeOptional(_ key: StaticString, _ value: Bool?) {
    if let value { write(key, value) } else if writesNils { writeNull(key) }
  }

  /// Writes an optional floating-point member.
  ///
  /// If the value is `nil`, the member is omitted or written as null.
  @inlinable
  public mutating func writeOptional(_ key: StaticString, _ value: Double?) {
    if let value { write(key, value) } else if writesNils { writeNull(key) }
  }
}
