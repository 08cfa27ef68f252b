// The closures capture only the path, because capturing the decoder would retain the document.
extension StandardDecoder: SingleValueDecodingContainer {
  package func decodeNil() -> Bool { document.isNull(entry) && !document.isEmptyText(entry) }

  package func decode(_ type: Bool.Type) throws -> Bool {
    try document.requiredBool(at: entry) { [path] in path }
  }

  package func decode(_ type: String.Type) throws -> String {
    try document.requiredString(at: entry) { [path] in path }
  }

  package func decode(_ type: Double.Type) throws -> Double {
    try document.requiredDouble(at: entry) { [path] in path }
  }

  package func decode(_ type: Float.Type) throws -> Float {
    try document.requiredFloat(at: entry) { [path] in path }
  }

  // One method for all integer types that have no default implementation.
  package func decode<Value: FixedWidthInteger & Decodable & Sendable>(
    _ type: Value.Type
  ) throws -> Value {
    try integer(type)
  }

  package func decode(_ type: Int128.Type) throws -> Int128 { try integer(type) }
  package func decode(_ type: UInt128.Type) throws -> UInt128 { try integer(type) }

  package func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    // Keys that the value has already requested from this object must not be reported as unknown.
    if let log = document.eventLog, log.requestedKeys.objects[entry] != nil {
      return try type.init(from: self)
    }
    return try document.decode(type, at: entry) { path }
  }

  @inline(__always)
  private func integer<Value: FixedWidthInteger & Sendable>(_ type: Value.Type) throws -> Value {
    try document.requiredInteger(type, at: entry) { [path] in path }
  }
}
