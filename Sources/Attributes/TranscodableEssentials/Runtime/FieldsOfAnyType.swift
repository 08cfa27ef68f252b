public import TranscodableCore
public import TranscodableJSON

// If the type of a field isn't codable, the compiler reports errors in `init(from:)` and
// `encode(to:)`, at the location of the field. To avoid further errors, all other generated code
// calls the functions below, which accept any type.

extension KeyedDecodingContainer {
  /// Decodes a field while the failures of the enclosing value are being collected.
  @inlinable
  public func __decodeField<Value: Decodable>(
    _ type: Value.Type, forKey key: Key
  ) throws -> Value {
    try decode(type, forKey: key)
  }

  /// Decodes an optional field while the failures of the enclosing value are being collected.
  @inlinable
  public func __decodeFieldIfPresent<Value: Decodable>(
    _ type: Value.Type, forKey key: Key
  ) throws -> Value? {
    try decodeIfPresent(type, forKey: key)
  }

  @_disfavoredOverload
  public func __decodeField<Value>(_ type: Value.Type, forKey key: Key) throws {}

  @_disfavoredOverload
  public func __decodeFieldIfPresent<Value>(_ type: Value.Type, forKey key: Key) throws {}
}

extension KeyedDecodingContainer where Key == CodingFieldKey {
  /// Warns about a field whose type is optional, although its declaration doesn't show this.
  ///
  /// Only generated code uses this key type. The warning has the location of the field.
  @available(
    *, deprecated,
    message: """
      the type is an alias of an optional, which a macro can't recognize, so a missing key is a \
      failure; write the optional at the field, as in 'Type?'
      """
  )
  @inlinable
  public func decode<Value: Decodable>(
    _ type: Value?.Type, forKey key: Key
  ) throws -> Value? {
    try __decodeField(type, forKey: key)
  }
}

extension JSONReader {
  @_disfavoredOverload
  public mutating func __readField<Value>(
    _ field: inout Value?, _ member: StaticString, _ seen: UInt64, _ bit: UInt64
  ) -> UInt64 { 0 }

  @_disfavoredOverload
  public mutating func __readOptionalField<Value>(
    _ field: inout Value?, _ member: StaticString, _ seen: UInt64, _ bit: UInt64
  ) -> UInt64 { 0 }
}

extension JSONWriter {
  /// Writes a field whose type supports the direct path.
  @inlinable @inline(__always)
  public mutating func __writeField<Value: JSONEncodable>(_ key: StaticString, _ value: Value) {
    write(key, value)
  }

  /// Writes a field whose type is only `Encodable`.
  @_disfavoredOverload
  public mutating func __writeField<Value: Encodable>(_ key: StaticString, _ value: Value) {
    write(key, value)
  }

  /// Writes an optional field whose type supports the direct path.
  @inlinable @inline(__always)
  public mutating func __writeOptionalField<Value: JSONEncodable>(
    _ key: StaticString, _ value: Value?
  ) {
    writeOptional(key, value)
  }

  /// Writes an optional field whose type is only `Encodable`.
  @_disfavoredOverload
  public mutating func __writeOptionalField<Value: Encodable>(
    _ key: StaticString, _ value: Value?
  ) {
    writeOptional(key, value)
  }

  @_disfavoredOverload
  public mutating func __writeField<Value>(_ key: StaticString, _ value: Value) {}

  // The type of the value isn't generic, because the compiler can't infer a type that doesn't exist.
  @_disfavoredOverload
  public mutating func __writeOptionalField(_ key: StaticString, _ value: Any?) {}
}

extension JSONDecodable {
  /// Replaces the initializer of a type with an invalid field, which the compiler ignores.
  ///
  /// The expansion of a valid type declares a better match, so generated code never calls this one.
  @_disfavoredOverload
  public init<each Value>(__direct values: repeat each Value) {
    fatalError("Only generated code calls this initializer.")
  }
}
