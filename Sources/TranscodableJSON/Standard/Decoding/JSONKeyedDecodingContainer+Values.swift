internal import TranscodableBytes
internal import TranscodableCore

extension JSONKeyedDecodingContainer {
  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
    try document.decode(type, at: value(for: key)) { child(key) }
  }

  func decodeIfPresent<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value? {
    guard let entry = present(key) else { return nil }
    return try document.decode(type, at: entry) { child(key) }
  }

  @inline(__always)
  private func bool(_ entry: JSONTape.Entry, _ key: Key) throws -> Bool {
    try document.bool(at: entry) ?? document.scalar(Bool.self, at: entry) { child(key) }
  }

  @inline(__always)
  private func string(_ entry: JSONTape.Entry, _ key: Key) throws -> String {
    try document.string(at: entry) ?? document.scalar(String.self, at: entry) { child(key) }
  }

  @inline(__always)
  private func double(_ entry: JSONTape.Entry, _ key: Key) throws -> Double {
    try document.double(at: entry) ?? document.scalar(Double.self, at: entry) { child(key) }
  }

  @inline(__always)
  private func float(_ entry: JSONTape.Entry, _ key: Key) throws -> Float {
    try document.scalar(Float.self, at: entry) { child(key) }
  }

  @inline(__always)
  private func integer<Value: FixedWidthInteger & Sendable & JSONDecodable>(
    _ entry: JSONTape.Entry, _ key: Key
  ) throws -> Value {
    if let value = document.integer(at: entry, Value.self) { return value }
    return try document.scalar(Value.self, at: entry) { child(key) }
  }

  func decode(_ type: Bool.Type, forKey key: Key) throws -> Bool {
    try bool(value(for: key), key)
  }

  func decodeIfPresent(_ type: Bool.Type, forKey key: Key) throws -> Bool? {
    try present(key).map { try bool($0, key) }
  }

  func decode(_ type: String.Type, forKey key: Key) throws -> String {
    try string(value(for: key), key)
  }

  func decodeIfPresent(_ type: String.Type, forKey key: Key) throws -> String? {
    try present(key).map { try string($0, key) }
  }

  func decode(_ type: Double.Type, forKey key: Key) throws -> Double {
    try double(value(for: key), key)
  }

  func decodeIfPresent(_ type: Double.Type, forKey key: Key) throws -> Double? {
    try present(key).map { try double($0, key) }
  }

  func decode(_ type: Float.Type, forKey key: Key) throws -> Float {
    try float(value(for: key), key)
  }

  func decodeIfPresent(_ type: Float.Type, forKey key: Key) throws -> Float? {
    try present(key).map { try float($0, key) }
  }

  func decode(_ type: Int.Type, forKey key: Key) throws -> Int {
    try integer(value(for: key), key)
  }

  func decodeIfPresent(_ type: Int.Type, forKey key: Key) throws -> Int? {
    try present(key).map { try integer($0, key) }
  }

  func decode(_ type: Int8.Type, forKey key: Key) throws -> Int8 {
    try integer(value(for: key), key)
  }

  func decodeIfPresent(_ type: Int8.Type, forKey key: Key) throws -> Int8? {
    try present(key).map { try integer($0, key) }
  }

  func decode(_ type: Int16.Type, forKey key: Key) throws -> Int16 {
    try integer(value(for: key), key)
  }

  func decodeIfPresent(_ type: Int16.Type, forKey key: Key) throws -> Int16? {
    try present(key).map { try integer($0, key) }
  }

  func decode(_ type: Int32.Type, forKey key: Key) throws -> Int32 {
    try integer(value(for: key), key)
  }

  func decodeIfPresent(_ type: Int32.Type, forKey key: Key) throws -> Int32? {
    try present(key).map { try integer($0, key) }
  }

  func decode(_ type: Int64.Type, forKey key: Key) throws -> Int64 {
    try integer(value(for: key), key)
  }

  func decodeIfPresent(_ type: Int64.Type, forKey key: Key) throws -> Int64? {
    try present(key).map { try integer($0, key) }
  }

  func decode(_ type: Int128.Type, forKey key: Key) throws -> Int128 {
    try integer(value(for: key), key)
  }

  func decodeIfPresent(_ type: Int128.Type, forKey key: Key) throws -> Int128? {
    try present(key).map { try integer($0, key) }
  }

  func decode(_ type: UInt.Type, forKey key: Key) throws -> UInt {
    try integer(value(for: key), key)
  }

  func decodeIfPresent(_ type: UInt.Type, forKey key: Key) throws -> UInt? {
    try present(key).map { try integer($0, key) }
  }

  func decode(_ type: UInt8.Type, forKey key: Key) throws -> UInt8 {
    try integer(value(for: key), key)
  }

  func decodeIfPresent(_ type: UInt8.Type, forKey key: Key) throws -> UInt8? {
    try present(key).map { try integer($0, key) }
  }

  func decode(_ type: UInt16.Type, forKey key: Key) throws -> UInt16 {
    try integer(value(for: key), key)
  }

  func decodeIfPresent(_ type: UInt16.Type, forKey key: Key) throws -> UInt16? {
    try present(key).map { try integer($0, key) }
  }

  func decode(_ type: UInt32.Type, forKey key: Key) throws -> UInt32 {
    try integer(value(for: key), key)
  }

  func decodeIfPresent(_ type: UInt32.Type, forKey key: Key) throws -> UInt32? {
    try present(key).map { try integer($0, key) }
  }

  func decode(_ type: UInt64.Type, forKey key: Key) throws -> UInt64 {
    try integer(value(for: key), key)
  }

  func decodeIfPresent(_ type: UInt64.Type, forKey key: Key) throws -> UInt64? {
    try present(key).map { try integer($0, key) }
  }

  func decode(_ type: UInt128.Type, forKey key: Key) throws -> UInt128 {
    try integer(value(for: key), key)
  }

  func decodeIfPresent(_ type: UInt128.Type, forKey key: Key) throws -> UInt128? {
    try present(key).map { try integer($0, key) }
  }
}
