internal import TranscodableCore

struct JSONSingleValueEncodingContainer: SingleValueEncodingContainer {
  let token: JSONFrameToken
  /// Whether a value has been encoded.
  ///
  /// A second value would be merged with the first, so it is rejected.
  var isUsed = false

  @inline(__always)
  var frame: JSONEncodingFrame { token.frame }

  var codingPath: [any CodingKey] { frame.codingPath }

  func encodeNil() throws {
    try frame.writeSingle { $0.writeNull() }
  }

  mutating func encode<Value: Encodable>(_ value: Value) throws {
    guard !isUsed else { throw EncodingMisuse.secondValue.error(at: codingPath) }
    try frame.encodeSingle(value)
    isUsed = true
  }
}

// A separate method for each scalar type avoids calls to the generic method.
extension JSONSingleValueEncodingContainer {
  func encode(_ value: Bool) throws {
    try frame.writeSingle { $0.write(value) }
  }

  func encode(_ value: String) throws {
    try frame.writeSingle { $0.write(value) }
  }

  // One method for all integer types that have no default implementation.
  @inline(__always)
  func encode<Value: FixedWidthInteger & Encodable>(_ value: Value) throws {
    try frame.writeSingle { $0.write(integer: value) }
  }

  func encode(_ value: Int128) throws {
    try frame.writeSingle { $0.write(integer: value) }
  }

  func encode(_ value: UInt128) throws {
    try frame.writeSingle { $0.write(integer: value) }
  }

  func encode(_ value: Double) throws {
    guard value.isFinite else { return try frame.encodeSingle(value) }
    try frame.writeSingle { $0.write(value) }
  }

  func encode(_ value: Float) throws {
    guard value.isFinite else { return try frame.encodeSingle(value) }
    try frame.writeSingle { $0.write(value) }
  }
}
