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
