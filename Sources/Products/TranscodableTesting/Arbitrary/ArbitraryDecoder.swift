internal import TranscodableFoundation
internal import TranscodableJSON

/// A decoder that returns random values of the requested types.
struct ArbitraryDecoder: Decoder {
  let node: ArbitraryNode
  let codingPath: [any CodingKey]
  let attempt: ArbitraryAttempt

  /// The nesting depth beyond which containers stay as small as their types allow.
  static let depth = 6

  var userInfo: [CodingUserInfoKey: Any] { [:] }
  var isDeep: Bool { codingPath.count >= Self.depth }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    KeyedDecodingContainer(try ArbitraryMembers<Key>(decoder: becoming(.object)))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    let isNew = if case .undecided = node.content { true } else { false }
    let decoder = try becoming(.array)
    if isNew { node.count = isDeep ? 0 : attempt.number(in: 0...4) }
    return ArbitraryElements(decoder: decoder)
  }

  func singleValueContainer() throws -> any SingleValueDecodingContainer {
    ArbitraryScalar(decoder: self)
  }

  /// Throws if a different kind of value has already been generated.
  private func becoming(_ content: ArbitraryNode.Content) throws -> ArbitraryDecoder {
    switch (node.content, content) {
    case (.undecided, _): node.content = content
    case (.object, .object), (.array, .array): break
    default: throw mismatch("a different kind of value")
    }
    return self
  }

  func mismatch(_ text: String) -> DecodingError {
    DecodingError.typeMismatch(
      Any.self, DecodingError.Context(codingPath: codingPath, debugDescription: text))
  }

  func part(_ node: ArbitraryNode, _ key: any CodingKey) -> ArbitraryDecoder {
    ArbitraryDecoder(node: node, codingPath: codingPath + [key], attempt: attempt)
  }

  /// The first call decides at random, and later calls return the same result.
  func decodeNil() -> Bool {
    if case .undecided = node.content, attempt.isOne(of: isDeep ? 2 : 5) {
      node.content = .scalar(.null)
    }
    return node.isNull
  }

  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    // The first requested type determines the value. Later requests decode this value.
    guard case .undecided = node.content else { return try node.document.decode(type) }
    return try attempt.value(type, in: node, at: codingPath)
  }
}

struct ArbitraryKey: CodingKey {
  let stringValue: String
  let intValue: Int?

  init(stringValue: String) { (self.stringValue, intValue) = (stringValue, nil) }
  init(intValue: Int) { (stringValue, self.intValue) = ("Index \(intValue)", intValue) }
}
