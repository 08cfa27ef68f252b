internal import TranscodableBytes

struct JSONKeyedEncodingContainer<Key: CodingKey>: KeyedEncodingContainerProtocol {
  let frame: JSONEncodingFrame
  let token: JSONFrameToken?

  var codingPath: [any CodingKey] { frame.codingPath }

  func encodeNil(forKey key: Key) throws {
    try frame.encodeScalar(key) { $0.writeNull() }
  }

  func encode<Value: Encodable>(_ value: Value, forKey key: Key) throws {
    try frame.encode(value, key)
  }

  func encodeIfPresent<Value: Encodable>(_ value: Value?, forKey key: Key) throws {
    if try !withWrapped(value, { try frame.encode($0, key) }) { try encodeMissing(key) }
  }

  @inline(__always)
  func encodeMissing(_ key: Key) throws {
    if frame.state.writesNils { try encodeNil(forKey: key) }
  }

  func nestedContainer<NestedKey: CodingKey>(
    keyedBy keyType: NestedKey.Type, forKey key: Key
  ) -> KeyedEncodingContainer<NestedKey> {
    JSONStandardEncoder(frame: frame.nest(key, amends: true)).container(keyedBy: keyType)
  }

  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    JSONStandardEncoder(frame: frame.nest(key, amends: true)).unkeyedContainer()
  }

  func superEncoder() -> any Encoder {
    JSONStandardEncoder(frame: frame.nest(JSONEntryKey.super, amends: false))
  }

  func superEncoder(forKey key: Key) -> any Encoder {
    JSONStandardEncoder(frame: frame.nest(key, amends: false))
  }
}

// A separate method for each scalar type avoids calls to the generic method.
extension JSONKeyedEncodingContainer {
  func encode(_ value: Bool, forKey key: Key) throws {
    try frame.encodeScalar(key) { $0.write(value) }
  }

  func encode(_ value: String, forKey key: Key) throws {
    try frame.encodeScalar(key) { writer in
      // Write the string directly, because a member's value needs no whitespace before it.
      writer.writeQuoted(value, then: 0x2C)
    }
  }

  func encode(_ value: Int, forKey key: Key) throws {
    try frame.encodeScalar(key) { $0.write(value) }
  }

  func encode(_ value: Int8, forKey key: Key) throws {
    try frame.encodeScalar(key) { $0.write(integer: value) }
  }

  func encode(_ value: Int16, forKey key: Key) throws {
    try frame.encodeScalar(key) { $0.write(integer: value) }
  }

  func encode(_ value: Int32, forKey key: Key) throws {
    try frame.encodeScalar(key) { $0.write(integer: value) }
  }

  func encode(_ value: Int64, forKey key: Key) throws {
    try frame.encodeScalar(key) { $0.write(integer: value) }
  }

  func encode(_ value: Int128, forKey key: Key) throws {
    try frame.encodeScalar(key) { $0.write(integer: value) }
  }

  func encode(_ value: UInt, forKey key: Key) throws {
    try frame.encodeScalar(key) { $0.write(integer: value) }
  }

  func encode(_ value: UInt8, forKey key: Key) throws {
    try frame.encodeScalar(key) { $0.write(integer: value) }
  }

  func encode(_ value: UInt16, forKey key: Key) throws {
    try frame.encodeScalar(key) { $0.write(integer: value) }
  }

  func encode(_ value: UInt32, forKey key: Key) throws {
    try frame.encodeScalar(key) { $0.write(integer: value) }
  }

  func encode(_ value: UInt64, forKey key: Key) throws {
    try frame.encodeScalar(key) { $0.write(integer: value) }
  }

  func encode(_ value: UInt128, forKey key: Key) throws {
    try frame.encodeScalar(key) { $0.write(integer: value) }
  }

  func encode(_ value: Double, forKey key: Key) throws {
    guard value.isFinite else { return try frame.encode(value, key) }
    try frame.encodeScalar(key) { $0.write(value) }
  }

  func encode(_ value: Float, forKey key: Key) throws {
    guard value.isFinite else { return try frame.encode(value, key) }
    try frame.encodeScalar(key) { $0.write(value) }
  }
}

// Methods for optional scalars.
extension JSONKeyedEncodingContainer {
  func encodeIfPresent(_ value: Bool?, forKey key: Key) throws {
    if let value { try encode(value, forKey: key) } else { try encodeMissing(key) }
  }

  func encodeIfPresent(_ value: String?, forKey key: Key) throws {
    if let value { try encode(value, forKey: key) } else { try encodeMissing(key) }
  }

  func encodeIfPresent(_ value: Int?, forKey key: Key) throws {
    if let value { try encode(value, forKey: key) } else { try encodeMissing(key) }
  }

  func encodeIfPresent(_ value: Int8?, forKey key: Key) throws {
    if let value { try encode(value, forKey: key) } else { try encodeMissing(key) }
  }

  func encodeIfPresent(_ value: Int16?, forKey key: Key) throws {
    if let value { try encode(value, forKey: key) } else { try encodeMissing(key) }
  }

  func encodeIfPresent(_ value: Int32?, forKey key: Key) throws {
    if let value { try encode(value, forKey: key) } else { try encodeMissing(key) }
  }

  func encodeIfPresent(_ value: Int64?, forKey key: Key) throws {
    if let value { try encode(value, forKey: key) } else { try encodeMissing(key) }
  }

  func encodeIfPresent(_ value: Int128?, forKey key: Key) throws {
    if let value { try encode(value, forKey: key) } else { try encodeMissing(key) }
  }

  func encodeIfPresent(_ value: UInt?, forKey key: Key) throws {
    if let value { try encode(value, forKey: key) } else { try encodeMissing(key) }
  }

  func encodeIfPresent(_ value: UInt8?, forKey key: Key) throws {
    if let value { try encode(value, forKey: key) } else { try encodeMissing(key) }
  }

  func encodeIfPresent(_ value: UInt16?, forKey key: Key) throws {
    if let value { try encode(value, forKey: key) } else { try encodeMissing(key) }
  }

  func encodeIfPresent(_ value: UInt32?, forKey key: Key) throws {
    if let value { try encode(value, forKey: key) } else { try encodeMissing(key) }
  }

  func encodeIfPresent(_ value: UInt64?, forKey key: Key) throws {
    if let value { try encode(value, forKey: key) } else { try encodeMissing(key) }
  }

  func encodeIfPresent(_ value: UInt128?, forKey key: Key) throws {
    if let value { try encode(value, forKey: key) } else { try encodeMissing(key) }
  }

  func encodeIfPresent(_ value: Double?, forKey key: Key) throws {
    if let value { try encode(value, forKey: key) } else { try encodeMissing(key) }
  }

  func encodeIfPresent(_ value: Float?, forKey key: Key) throws {
    if let value { try encode(value, forKey: key) } else { try encodeMissing(key) }
  }
}
