internal import TranscodableBytes

/// The container for the members of an object.
struct JSONKeyedEncodingContainer<Key: CodingKey>: KeyedEncodingContainerProtocol {
  let scope: JSONScope
  /// What tells the scope that there is this container; none if the container is lent.
  let ticket: JSONScopeTicket?

  var codingPath: [any CodingKey] { scope.codingPath }

  func encodeNil(forKey key: Key) throws {
    try scope.encodeScalar(key) { $0.writeNull() }
  }

  func encode<Value: Encodable>(_ value: Value, forKey key: Key) throws {
    try scope.encode(value, key)
  }

  func encodeIfPresent<Value: Encodable>(_ value: Value?, forKey key: Key) throws {
    try withWrapped(value) { try scope.encode($0, key) }
  }

  func nestedContainer<NestedKey: CodingKey>(
    keyedBy keyType: NestedKey.Type, forKey key: Key
  ) -> KeyedEncodingContainer<NestedKey> {
    JSONStandardEncoder(scope: scope.nest(key, amends: true)).container(keyedBy: keyType)
  }

  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    JSONStandardEncoder(scope: scope.nest(key, amends: true)).unkeyedContainer()
  }

  func superEncoder() -> any Encoder {
    JSONStandardEncoder(scope: scope.nest(JSONEntryKey.super, amends: false))
  }

  func superEncoder(forKey key: Key) -> any Encoder {
    JSONStandardEncoder(scope: scope.nest(key, amends: false))
  }
}
