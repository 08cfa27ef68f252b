/// The container for one value that is no container.
struct JSONSingleValueEncodingContainer: SingleValueEncodingContainer {
  let ticket: JSONScopeTicket

  @inline(__always)
  var scope: JSONScope { ticket.scope }

  var codingPath: [any CodingKey] { scope.codingPath }

  func encodeNil() throws {
    try scope.writeSingle { $0.writeNull() }
  }

  func encode<Value: Encodable>(_ value: Value) throws {
    try scope.encodeSingle(value)
  }
}

// Scalars, each without the detour over its type.
extension JSONSingleValueEncodingContainer {
  func encode(_ value: Bool) throws {
    try scope.writeSingle { $0.write(value) }
  }

  func encode(_ value: String) throws {
    try scope.writeSingle { $0.write(value) }
  }

  func encode(_ value: Int) throws {
    try scope.writeSingle { $0.write(value) }
  }

  func encode(_ value: Int8) throws {
    try scope.writeSingle { $0.write(integer: value) }
  }

  func encode(_ value: Int16) throws {
    try scope.writeSingle { $0.write(integer: value) }
  }

  func encode(_ value: Int32) throws {
    try scope.writeSingle { $0.write(integer: value) }
  }

  func encode(_ value: Int64) throws {
    try scope.writeSingle { $0.write(integer: value) }
  }

  func encode(_ value: Int128) throws {
    try scope.writeSingle { $0.write(integer: value) }
  }

  func encode(_ value: UInt) throws {
    try scope.writeSingle { $0.write(integer: value) }
  }

  func encode(_ value: UInt8) throws {
    try scope.writeSingle { $0.write(integer: value) }
  }

  func encode(_ value: UInt16) throws {
    try scope.writeSingle { $0.write(integer: value) }
  }

  func encode(_ value: UInt32) throws {
    try scope.writeSingle { $0.write(integer: value) }
  }

  func encode(_ value: UInt64) throws {
    try scope.writeSingle { $0.write(integer: value) }
  }

  func encode(_ value: UInt128) throws {
    try scope.writeSingle { $0.write(integer: value) }
  }

  func encode(_ value: Double) throws {
    guard value.isFinite else { return try scope.encodeSingle(value) }
    try scope.writeSingle { $0.write(value) }
  }

  func encode(_ value: Float) throws {
    guard value.isFinite else { return try scope.encodeSingle(value) }
    try scope.writeSingle { $0.write(value) }
  }
}
