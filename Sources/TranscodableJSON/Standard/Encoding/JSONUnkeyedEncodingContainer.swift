/// The container for the elements of an array.
struct JSONUnkeyedEncodingContainer: UnkeyedEncodingContainer {
  let ticket: JSONScopeTicket

  @inline(__always)
  var scope: JSONScope { ticket.scope }

  var codingPath: [any CodingKey] { scope.codingPath }
  var count: Int { scope.elementCount }

  func encodeNil() throws {
    try scope.encodeScalar { $0.writeNull() }
  }

  func encode<Value: Encodable>(_ value: Value) throws {
    try scope.encodeElement(value)
  }

  func nestedContainer<NestedKey: CodingKey>(
    keyedBy keyType: NestedKey.Type
  ) -> KeyedEncodingContainer<NestedKey> {
    JSONStandardEncoder(scope: scope.nestElement()).container(keyedBy: keyType)
  }

  func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
    JSONStandardEncoder(scope: scope.nestElement()).unkeyedContainer()
  }

  func superEncoder() -> any Encoder {
    JSONStandardEncoder(scope: scope.nestElement())
  }
}

// Scalars, each without the detour over its type.
extension JSONUnkeyedEncodingContainer {
  func encode(_ value: Bool) throws {
    try scope.encodeScalar { $0.write(value) }
  }

  func encode(_ value: String) throws {
    try scope.encodeScalar { $0.write(value) }
  }

  func encode(_ value: Int) throws {
    try scope.encodeScalar { $0.write(value) }
  }

  func encode(_ value: Int8) throws {
    try scope.encodeScalar { $0.write(integer: value) }
  }

  func encode(_ value: Int16) throws {
    try scope.encodeScalar { $0.write(integer: value) }
  }

  func encode(_ value: Int32) throws {
    try scope.encodeScalar { $0.write(integer: value) }
  }

  func encode(_ value: Int64) throws {
    try scope.encodeScalar { $0.write(integer: value) }
  }

  func encode(_ value: Int128) throws {
    try scope.encodeScalar { $0.write(integer: value) }
  }

  func encode(_ value: UInt) throws {
    try scope.encodeScalar { $0.write(integer: value) }
  }

  func encode(_ value: UInt8) throws {
    try scope.encodeScalar { $0.write(integer: value) }
  }

  func encode(_ value: UInt16) throws {
    try scope.encodeScalar { $0.write(integer: value) }
  }

  func encode(_ value: UInt32) throws {
    try scope.encodeScalar { $0.write(integer: value) }
  }

  func encode(_ value: UInt64) throws {
    try scope.encodeScalar { $0.write(integer: value) }
  }

  func encode(_ value: UInt128) throws {
    try scope.encodeScalar { $0.write(integer: value) }
  }

  func encode(_ value: Double) throws {
    guard value.isFinite else { return try scope.encodeElement(value) }
    try scope.encodeScalar { $0.write(value) }
  }

  func encode(_ value: Float) throws {
    guard value.isFinite else { return try scope.encodeElement(value) }
    try scope.encodeScalar { $0.write(value) }
  }
}
