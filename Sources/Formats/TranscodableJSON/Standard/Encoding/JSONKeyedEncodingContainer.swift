internal import TranscodableBytes

struct JSONKeyedEncodingContainer<Key: CodingKey>: KeyedEncodingContainerProtocol {
  let frame: JSONEncodingFrame
  let token: JSONFrameToken?

  var codingPath: [any CodingKey] { frame.codingPath }

  func encodeNil(forKey key: Key) throws {
    try frame.encodeScalar(key) { $0.writeNull() }
  }

  func encode<Value: Encodable>(_ value: Value, forKey key: Key) throws {
    try frame.encode(value, key)
  }

  func encodeIfPresent<Value: Encodable>(_ value: Value?, forKey key: Key) throws {
    if try !withWrapped(value, { try frame.encode($0, key) }) { try encodeMissing(key) }
  }

  @inline(__always)
  func encodeMissing(_ key: Key) throws {
    if frame.state.writesNils { try encodeNil(forKey: key) }
  }

  func nestedContainer<NestedKey: CodingKey>(
    keyedBy keyType: NestedKey.Type, forKey key: Key
  ) -> KeyedEncodingContainer<NestedKey> {
    JSONStandardEncoder(frame: frame.nest(key, amends: true)).container(keyedBy: keyType)
  }

  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    JSONStandardEncoder(frame: frame.nest(key, amends: true)).unkeyedContainer()
  }

  func superEncoder() -> any Encoder {
    JSONStandardEncoder(frame: frame.nest(JSONEntryKey.super, amends: false))
  }

  func superEncoder(forKey key: Key) -> any Encoder {
    JSONStandardEncoder(frame: frame.nest(key, amends: false))
  }
}
