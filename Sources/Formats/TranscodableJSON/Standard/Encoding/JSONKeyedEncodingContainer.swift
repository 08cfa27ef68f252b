internal import TranscodableBytes
internal import TranscodableCore

struct JSONKeyedEncodingContainer<Key: CodingKey>: KeyedNestingContainer {
  let frame: JSONEncodingFrame
  let token: JSONFrameToken?

  var codingPath: [any CodingKey] { frame.codingPath }

  func encodeNil(forKey key: Key) throws {
    try frame.encodeScalar(key) { $0.writeNull() }
  }

  func encode<Value: Encodable>(_ value: Value, forKey key: Key) throws {
    try frame.encode(value, key)
  }

  @inline(__always)
  func encodeMissing(_ key: Key) throws {
    if frame.state.writesNils { try encodeNil(forKey: key) }
  }

  func addEncoder(for key: some CodingKey, isSuper: Bool) -> JSONStandardEncoder {
    JSONStandardEncoder(frame: frame.nest(key, amends: !isSuper))
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
