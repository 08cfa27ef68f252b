struct KeyTrackingValueContainer: SingleValueDecodingContainer {
  let base: any SingleValueDecodingContainer
  let decoder: SharedObjectDecoder

  var codingPath: [any CodingKey] { base.codingPath }

  func decodeNil() -> Bool { base.decodeNil() }

  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    guard type is any StandardContainer.Type else { return try type.init(from: decoder) }
    // The coder decodes dictionaries without requesting their keys from this decoder, so all keys
    // are requested here.
    decoder.requestAllKeys()
    return try decoder.base.shared(type, alongside: decoder.keysOfOthers)
  }

  func decode(_ type: Bool.Type) throws -> Bool { try base.decode(type) }
  func decode(_ type: String.Type) throws -> String { try base.decode(type) }
  func decode(_ type: Double.Type) throws -> Double { try base.decode(type) }
  func decode(_ type: Float.Type) throws -> Float { try base.decode(type) }
  func decode(_ type: Int.Type) throws -> Int { try base.decode(type) }
  func decode(_ type: Int8.Type) throws -> Int8 { try base.decode(type) }
  func decode(_ type: Int16.Type) throws -> Int16 { try base.decode(type) }
  func decode(_ type: Int32.Type) throws -> Int32 { try base.decode(type) }
  func decode(_ type: Int64.Type) throws -> Int64 { try base.decode(type) }
  func decode(_ type: Int128.Type) throws -> Int128 { try base.decode(type) }
  func decode(_ type: UInt.Type) throws -> UInt { try base.decode(type) }
  func decode(_ type: UInt8.Type) throws -> UInt8 { try base.decode(type) }
  func decode(_ type: UInt16.Type) throws -> UInt16 { try base.decode(type) }
  func decode(_ type: UInt32.Type) throws -> UInt32 { try base.decode(type) }
  func decode(_ type: UInt64.Type) throws -> UInt64 { try base.decode(type) }
  func decode(_ type: UInt128.Type) throws -> UInt128 { try base.decode(type) }
}

extension Decoder {
  package func requestAllKeys() { (self as? SharedObjectDecoder)?.requestAllKeys() }
}
