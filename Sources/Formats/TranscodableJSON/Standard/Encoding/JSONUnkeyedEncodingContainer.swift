internal import TranscodableCore

struct JSONUnkeyedEncodingContainer: UnkeyedNestingContainer {
  let token: JSONFrameToken

  @inline(__always)
  var frame: JSONEncodingFrame { token.frame }

  var codingPath: [any CodingKey] { frame.codingPath }
  var count: Int { frame.elementCount }

  func encodeNil() throws {
    try frame.encodeScalar { $0.writeNull() }
  }

  func encode<Value: Encodable>(_ value: Value) throws {
    try frame.encodeElement(value)
  }

  func addEncoder(isSuper: Bool) -> JSONStandardEncoder {
    JSONStandardEncoder(frame: frame.nestElement())
  }
}

// A separate method for each scalar type avoids calls to the generic method.
extension JSONUnkeyedEncodingContainer {
  func encode(_ value: Bool) throws {
    try frame.encodeScalar { $0.write(value) }
  }

  func encode(_ value: String) throws {
    try frame.encodeScalar { $0.write(value) }
  }

  // One method for all integer types that have no default implementation.
  @inline(__always)
  func encode<Value: FixedWidthInteger & Encodable>(_ value: Value) throws {
    try frame.encodeScalar { $0.write(integer: value) }
  }

  func encode(_ value: Int128) throws {
    try frame.encodeScalar { $0.write(integer: value) }
  }

  func encode(_ value: UInt128) throws {
    try frame.encodeScalar { $0.write(integer: value) }
  }

  func encode(_ value: Double) throws {
    guard value.isFinite else { return try frame.encodeElement(value) }
    try frame.encodeScalar { $0.write(value) }
  }

  func encode(_ value: Float) throws {
    guard value.isFinite else { return try frame.encodeElement(value) }
    try frame.encodeScalar { $0.write(value) }
  }
}
