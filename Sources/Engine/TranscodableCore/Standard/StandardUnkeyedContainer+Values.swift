extension StandardUnkeyedContainer {
  mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    try next { try $0.value(type) }
  }

  mutating func decodeIfPresent<Value: Decodable>(_ type: Value.Type) throws -> Value? {
    try nextIfPresent { try $0.value(type) }
  }

  @inline(__always)
  private func value<Value: Decodable>(_ type: Value.Type) throws -> Value {
    try document.decode(type, at: entry) { child() }
  }

  @inline(__always)
  private func bool() throws -> Bool {
    try document.requiredBool(at: entry) { child() }
  }

  @inline(__always)
  private func string() throws -> String {
    try document.requiredString(at: entry) { child() }
  }

  @inline(__always)
  private func double() throws -> Double {
    try document.requiredDouble(at: entry) { child() }
  }

  @inline(__always)
  private func float() throws -> Float {
    try document.requiredFloat(at: entry) { child() }
  }

  @inline(__always)
  private func integer<Value: FixedWidthInteger & Sendable>() throws -> Value {
    try document.requiredInteger(Value.self, at: entry) { child() }
  }

  mutating func decode(_ type: Bool.Type) throws -> Bool { try next { try $0.bool() } }
  mutating func decodeIfPresent(_ type: Bool.Type) throws -> Bool? {
    try nextIfPresent { try $0.bool() }
  }

  mutating func decode(_ type: String.Type) throws -> String { try next { try $0.string() } }
  mutating func decodeIfPresent(_ type: String.Type) throws -> String? {
    try nextIfPresent { try $0.string() }
  }

  mutating func decode(_ type: Double.Type) throws -> Double { try next { try $0.double() } }
  mutating func decodeIfPresent(_ type: Double.Type) throws -> Double? {
    try nextIfPresent { try $0.double() }
  }

  mutating func decode(_ type: Float.Type) throws -> Float { try next { try $0.float() } }
  mutating func decodeIfPresent(_ type: Float.Type) throws -> Float? {
    try nextIfPresent { try $0.float() }
  }

  // One method for all integer types that have no default implementation.
  mutating func decode<Value: FixedWidthInteger & Decodable & Sendable>(
    _ type: Value.Type
  ) throws -> Value {
    try next { try $0.integer() }
  }

  mutating func decode(_ type: Int128.Type) throws -> Int128 { try next { try $0.integer() } }
  mutating func decode(_ type: UInt128.Type) throws -> UInt128 { try next { try $0.integer() } }

  mutating func decodeIfPresent(_ type: Int.Type) throws -> Int? {
    try nextIfPresent { try $0.integer() }
  }

  mutating func decodeIfPresent(_ type: Int8.Type) throws -> Int8? {
    try nextIfPresent { try $0.integer() }
  }

  mutating func decodeIfPresent(_ type: Int16.Type) throws -> Int16? {
    try nextIfPresent { try $0.integer() }
  }

  mutating func decodeIfPresent(_ type: Int32.Type) throws -> Int32? {
    try nextIfPresent { try $0.integer() }
  }

  mutating func decodeIfPresent(_ type: Int64.Type) throws -> Int64? {
    try nextIfPresent { try $0.integer() }
  }

  mutating func decodeIfPresent(_ type: Int128.Type) throws -> Int128? {
    try nextIfPresent { try $0.integer() }
  }

  mutating func decodeIfPresent(_ type: UInt.Type) throws -> UInt? {
    try nextIfPresent { try $0.integer() }
  }

  mutating func decodeIfPresent(_ type: UInt8.Type) throws -> UInt8? {
    try nextIfPresent { try $0.integer() }
  }

  mutating func decodeIfPresent(_ type: UInt16.Type) throws -> UInt16? {
    try nextIfPresent { try $0.integer() }
  }

  mutating func decodeIfPresent(_ type: UInt32.Type) throws -> UInt32? {
    try nextIfPresent { try $0.integer() }
  }

  mutating func decodeIfPresent(_ type: UInt64.Type) throws -> UInt64? {
    try nextIfPresent { try $0.integer() }
  }

  mutating func decodeIfPresent(_ type: UInt128.Type) throws -> UInt128? {
    try nextIfPresent { try $0.integer() }
  }
}
