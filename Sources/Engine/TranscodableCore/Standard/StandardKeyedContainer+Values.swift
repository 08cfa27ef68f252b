extension StandardKeyedContainer {
  @inline(__always)
  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
    try members { try $0.decode(type, at: $0.value(for: key), key) }
  }

  @inline(__always)
  func decodeIfPresent<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value? {
    try members { members in
      guard let entry = members.entry(for: key) else { return nil }
      if members.document.isNull(entry) { return members.emptyText(type, at: entry, key) }
      return try members.decode(type, at: entry, key)
    }
  }

  @inline(__always)
  func decode(_ type: Bool.Type, forKey key: Key) throws -> Bool {
    try members { try $0.bool($0.value(for: key), key) }
  }

  @inline(__always)
  func decodeIfPresent(_ type: Bool.Type, forKey key: Key) throws -> Bool? {
    try members { members in try members.present(key).map { try members.bool($0, key) } }
  }

  @inline(__always)
  func decode(_ type: String.Type, forKey key: Key) throws -> String {
    try members { try $0.string($0.value(for: key), key) }
  }

  @inline(__always)
  func decodeIfPresent(_ type: String.Type, forKey key: Key) throws -> String? {
    try members { members in
      guard let entry = members.entry(for: key) else { return nil }
      if members.document.isNull(entry) { return members.document.isEmptyText(entry) ? "" : nil }
      return try members.string(entry, key)
    }
  }

  @inline(__always)
  func decode(_ type: Double.Type, forKey key: Key) throws -> Double {
    try members { try $0.double($0.value(for: key), key) }
  }

  @inline(__always)
  func decodeIfPresent(_ type: Double.Type, forKey key: Key) throws -> Double? {
    try members { members in try members.present(key).map { try members.double($0, key) } }
  }

  @inline(__always)
  func decode(_ type: Float.Type, forKey key: Key) throws -> Float {
    try members { try $0.float($0.value(for: key), key) }
  }

  @inline(__always)
  func decodeIfPresent(_ type: Float.Type, forKey key: Key) throws -> Float? {
    try members { members in try members.present(key).map { try members.float($0, key) } }
  }

  @inline(__always)
  func decode(_ type: Int.Type, forKey key: Key) throws -> Int {
    try members { try $0.integer($0.value(for: key), key) }
  }

  @inline(__always)
  func decodeIfPresent(_ type: Int.Type, forKey key: Key) throws -> Int? {
    try members { members in try members.present(key).map { try members.integer($0, key) } }
  }

  @inline(__always)
  func decode(_ type: Int8.Type, forKey key: Key) throws -> Int8 {
    try members { try $0.integer($0.value(for: key), key) }
  }

  @inline(__always)
  func decodeIfPresent(_ type: Int8.Type, forKey key: Key) throws -> Int8? {
    try members { members in try members.present(key).map { try members.integer($0, key) } }
  }

  @inline(__always)
  func decode(_ type: Int16.Type, forKey key: Key) throws -> Int16 {
    try members { try $0.integer($0.value(for: key), key) }
  }

  @inline(__always)
  func decodeIfPresent(_ type: Int16.Type, forKey key: Key) throws -> Int16? {
    try members { members in try members.present(key).map { try members.integer($0, key) } }
  }

  @inline(__always)
  func decode(_ type: Int32.Type, forKey key: Key) throws -> Int32 {
    try members { try $0.integer($0.value(for: key), key) }
  }

  @inline(__always)
  func decodeIfPresent(_ type: Int32.Type, forKey key: Key) throws -> Int32? {
    try members { members in try members.present(key).map { try members.integer($0, key) } }
  }

  @inline(__always)
  func decode(_ type: Int64.Type, forKey key: Key) throws -> Int64 {
    try members { try $0.integer($0.value(for: key), key) }
  }

  @inline(__always)
  func decodeIfPresent(_ type: Int64.Type, forKey key: Key) throws -> Int64? {
    try members { members in try members.present(key).map { try members.integer($0, key) } }
  }

  @inline(__always)
  func decode(_ type: Int128.Type, forKey key: Key) throws -> Int128 {
    try members { try $0.integer($0.value(for: key), key) }
  }

  @inline(__always)
  func decodeIfPresent(_ type: Int128.Type, forKey key: Key) throws -> Int128? {
    try members { members in try members.present(key).map { try members.integer($0, key) } }
  }

  @inline(__always)
  func decode(_ type: UInt.Type, forKey key: Key) throws -> UInt {
    try members { try $0.integer($0.value(for: key), key) }
  }

  @inline(__always)
  func decodeIfPresent(_ type: UInt.Type, forKey key: Key) throws -> UInt? {
    try members { members in try members.present(key).map { try members.integer($0, key) } }
  }

  @inline(__always)
  func decode(_ type: UInt8.Type, forKey key: Key) throws -> UInt8 {
    try members { try $0.integer($0.value(for: key), key) }
  }

  @inline(__always)
  func decodeIfPresent(_ type: UInt8.Type, forKey key: Key) throws -> UInt8? {
    try members { members in try members.present(key).map { try members.integer($0, key) } }
  }

  @inline(__always)
  func decode(_ type: UInt16.Type, forKey key: Key) throws -> UInt16 {
    try members { try $0.integer($0.value(for: key), key) }
  }

  @inline(__always)
  func decodeIfPresent(_ type: UInt16.Type, forKey key: Key) throws -> UInt16? {
    try members { members in try members.present(key).map { try members.integer($0, key) } }
  }

  @inline(__always)
  func decode(_ type: UInt32.Type, forKey key: Key) throws -> UInt32 {
    try members { try $0.integer($0.value(for: key), key) }
  }

  @inline(__always)
  func decodeIfPresent(_ type: UInt32.Type, forKey key: Key) throws -> UInt32? {
    try members { members in try members.present(key).map { try members.integer($0, key) } }
  }

  @inline(__always)
  func decode(_ type: UInt64.Type, forKey key: Key) throws -> UInt64 {
    try members { try $0.integer($0.value(for: key), key) }
  }

  @inline(__always)
  func decodeIfPresent(_ type: UInt64.Type, forKey key: Key) throws -> UInt64? {
    try members { members in try members.present(key).map { try members.integer($0, key) } }
  }

  @inline(__always)
  func decode(_ type: UInt128.Type, forKey key: Key) throws -> UInt128 {
    try members { try $0.integer($0.value(for: key), key) }
  }

  @inline(__always)
  func decodeIfPresent(_ type: UInt128.Type, forKey key: Key) throws -> UInt128? {
    try members { members in try members.present(key).map { try members.integer($0, key) } }
  }
}
