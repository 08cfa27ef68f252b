/// Generates each member of a random object when it is first requested.
struct ArbitraryMembers<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let decoder: ArbitraryDecoder

  var codingPath: [any CodingKey] { decoder.codingPath }

  var allKeys: [Key] {
    if decoder.node.members.isEmpty {
      if let offer = decoder.attempt.offered(at: codingPath) {
        _ = member(offer)
      } else if !decoder.isDeep {
        let keys = ["a", "b", "key with \"quotes\"", "é"].prefix(decoder.attempt.number(in: 0...4))
        for key in keys where Key(stringValue: key) != nil { _ = member(key) }
      }
    }
    return decoder.node.members.compactMap { $0.node == nil ? nil : Key(stringValue: $0.key) }
  }

  func contains(_ key: Key) -> Bool {
    if let known = decoder.node[key.stringValue] { return known != nil }
    let offer = decoder.attempt.offered(at: codingPath)
    let isThere =
      if let offer { offer == key.stringValue } else {
        !decoder.attempt.isOne(of: decoder.isDeep ? 2 : 4)
      }
    guard isThere else {
      decoder.node.members.append((key.stringValue, nil))
      return false
    }
    _ = member(key.stringValue)
    return true
  }

  private func member(_ key: String) -> ArbitraryNode {
    if case .some(.some(let node)) = decoder.node[key] { return node }
    let node = ArbitraryNode()
    decoder.node.members.removeAll { $0.key == key }
    decoder.node.members.append((key, node))
    return node
  }

  private func part(_ key: any CodingKey) throws -> ArbitraryDecoder {
    if case .some(.none) = decoder.node[key.stringValue] {
      throw DecodingError.keyNotFound(
        key, DecodingError.Context(codingPath: codingPath, debugDescription: "no such member"))
    }
    return decoder.part(member(key.stringValue), key)
  }

  func decodeNil(forKey key: Key) throws -> Bool { try part(key).decodeNil() }

  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
    try part(key).decode(type)
  }

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<Nested> {
    try part(key).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    try part(key).unkeyedContainer()
  }

  func superDecoder() throws -> any Decoder { try part(ArbitraryKey(stringValue: "super")) }
  func superDecoder(forKey key: Key) throws -> any Decoder { try part(key) }
}

/// Generates each element of a random array when it is first requested.
struct ArbitraryElements: UnkeyedDecodingContainer {
  let decoder: ArbitraryDecoder
  var currentIndex = 0

  init(decoder: ArbitraryDecoder) { self.decoder = decoder }

  var codingPath: [any CodingKey] { decoder.codingPath }
  var count: Int? { decoder.node.count }
  var isAtEnd: Bool { currentIndex >= decoder.node.count }

  private func part() throws -> ArbitraryDecoder {
    let key = ArbitraryKey(intValue: currentIndex)
    guard !isAtEnd else {
      throw DecodingError.valueNotFound(
        Any.self,
        DecodingError.Context(codingPath: codingPath + [key], debugDescription: "no more elements"))
    }
    while decoder.node.elements.count <= currentIndex {
      decoder.node.elements.append(ArbitraryNode())
    }
    return decoder.part(decoder.node.elements[currentIndex], key)
  }

  /// Advances to the next element only if `body` succeeds.
  private mutating func take<Value>(_ body: (ArbitraryDecoder) throws -> Value) throws -> Value {
    let value = try body(part())
    currentIndex += 1
    return value
  }

  mutating func decodeNil() throws -> Bool {
    let isNull = try part().decodeNil()
    if isNull { currentIndex += 1 }
    return isNull
  }

  mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    try take { try $0.decode(type) }
  }

  mutating func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type
  ) throws -> KeyedDecodingContainer<Nested> {
    try take { try $0.container(keyedBy: type) }
  }

  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
    try take { try $0.unkeyedContainer() }
  }

  mutating func superDecoder() throws -> any Decoder { try take { $0 } }
}

struct ArbitraryScalar: SingleValueDecodingContainer {
  let decoder: ArbitraryDecoder

  var codingPath: [any CodingKey] { decoder.codingPath }

  func decodeNil() -> Bool { decoder.decodeNil() }
  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { try decoder.decode(type) }
}
