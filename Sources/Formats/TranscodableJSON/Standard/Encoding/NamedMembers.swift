internal import TranscodableBytes

/// The members of an object for a type that knows the names of its fields at run time only.
///
/// It writes what a keyed container writes, without one: each type has a table of keys of its own, where types that
/// share a type of keys would look for theirs among those of all.
package struct NamedMembers {
  private let frame: JSONEncodingFrame

  /// Begins the object that an encoder is at; nil if the encoder is not one for JSON of this package, or something has been
  /// encoded there.
  ///
  /// - Parameters:
  ///   - encoder: Any encoder; it has to be kept as long as members are encoded.
  ///   - type: The type with the fields.
  /// - Returns: The members. No initializer makes them: that would get a copy of the encoder.
  package static func of(_ encoder: any Encoder, fieldsOf type: any Any.Type) -> NamedMembers? {
    frame(of: encoder, for: type).map { NamedMembers(frame: $0) }
  }

  // A cast would take longer than to encode a field.
  @inline(__always)
  private static func frame(of encoder: some Encoder, for type: any Any.Type) -> JSONEncodingFrame?
  {
    withSameType(encoder, as: JSONStandardEncoder.self) { encoder -> JSONEncodingFrame? in
      let frame = encoder.frame
      guard frame.isActive, frame.shape == .empty else { return nil }
      frame.openKeyed(byFieldsOf: type)
      return frame
    } ?? nil
  }

  /// Encodes a string.
  package func encode(_ value: String, for key: String) throws {
    try frame.encodeScalar(JSONEntryKey(stringValue: key)) { $0.writeQuoted(value, then: 0x2C) }
  }

  /// Encodes a truth value.
  package func encode(_ value: Bool, for key: String) throws {
    try frame.encodeScalar(JSONEntryKey(stringValue: key)) { $0.write(value) }
  }

  /// Encodes an integer.
  package func encode(_ value: Int, for key: String) throws {
    try frame.encodeScalar(JSONEntryKey(stringValue: key)) { $0.write(value) }
  }

  /// Encodes a number.
  package func encode(_ value: Double, for key: String) throws {
    let key = JSONEntryKey(stringValue: key)
    guard value.isFinite else { return try frame.encode(value, key) }
    try frame.encodeScalar(key) { $0.write(value) }
  }

  /// Encodes a value, in the lane of its type.
  package func encode<Value: Encodable>(_ value: Value, for key: String) throws {
    try frame.encode(value, JSONEntryKey(stringValue: key))
  }
}
