internal import TranscodableBytes

/// The members of an object whose field names are known only at run time.
package struct NamedMembers {
  private let frame: JSONEncodingFrame

  /// Returns `nil` if the encoder isn't this package's JSON encoder, or if it has already encoded a
  /// value.
  ///
  /// The encoder must be kept alive while members are being encoded. This isn't an initializer,
  /// because an initializer would copy the encoder.
  package static func of(_ encoder: any Encoder, fieldsOf type: any Any.Type) -> NamedMembers? {
    frame(of: encoder, for: type).map { NamedMembers(frame: $0) }
  }

  // This method is generic because a dynamic cast takes longer than encoding a field.
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

  package func encode(_ value: String, for key: String) throws {
    try frame.encodeScalar(JSONEntryKey(stringValue: key)) { $0.writeQuoted(value, then: 0x2C) }
  }

  package func encode(_ value: Bool, for key: String) throws {
    try frame.encodeScalar(JSONEntryKey(stringValue: key)) { $0.write(value) }
  }

  package func encode(_ value: Int, for key: String) throws {
    try frame.encodeScalar(JSONEntryKey(stringValue: key)) { $0.write(value) }
  }

  package func encode(_ value: Double, for key: String) throws {
    let key = JSONEntryKey(stringValue: key)
    guard value.isFinite else { return try frame.encode(value, key) }
    try frame.encodeScalar(key) { $0.write(value) }
  }

  package func encode<Value: Encodable>(_ value: Value, for key: String) throws {
    try frame.encode(value, JSONEntryKey(stringValue: key))
  }
}
