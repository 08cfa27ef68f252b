/// A decoder without input that generates each requested value.
struct InventingDecoder: Decoder {
  let document: InventedDocument
  /// The key of the current value, with `[]` for each array or dictionary that contains it.
  let name: String

  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedDecodingContainer<Key> {
    document.text.openObject()
    return KeyedDecodingContainer(InventingObject(document: document, name: name))
  }

  func unkeyedContainer() -> any UnkeyedDecodingContainer {
    document.text.openArray()
    return InventingArray(document: document, name: name)
  }

  func singleValueContainer() throws -> any SingleValueDecodingContainer {
    throw unsupported("a single value")
  }
}

/// An object that contains every requested key, except those that the shape omits.
private struct InventingObject<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let document: InventedDocument
  let name: String

  var codingPath: [any CodingKey] { [] }

  // Only the key type of a dictionary accepts any string.
  private var isDictionary: Bool { Key(stringValue: "any text") != nil }

  // Only dictionaries request all keys, and only once.
  var allKeys: [Key] {
    let count = DocumentShape.count(of: name, in: document)
    return (0..<count).compactMap { _ in
      Key(stringValue: Wording.digits(9).invent(&document.generator))
    }
  }

  func contains(_ key: Key) -> Bool {
    !document.happens(document.shape.missing, key.stringValue, in: name)
  }

  func decodeNil(forKey key: Key) -> Bool {
    guard document.happens(document.shape.null, key.stringValue, in: name) else { return false }
    document.text.nextMember(key.stringValue)
    document.text.literal("null")
    return true
  }

  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
    document.text.nextMember(key.stringValue)
    let value = isDictionary ? name + "[]" : key.stringValue
    return try document.value(of: type, named: value, in: name)
  }

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<Nested> {
    throw unsupported("a nested container")
  }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    throw unsupported("a nested container")
  }

  func superDecoder() throws -> any Decoder { throw unsupported("a super decoder") }
  func superDecoder(forKey key: Key) throws -> any Decoder { throw unsupported("a super decoder") }
}

/// An array whose length the shape determines.
private struct InventingArray: UnkeyedDecodingContainer {
  let document: InventedDocument
  let name: String
  let count: Int?
  private(set) var currentIndex = 0

  init(document: InventedDocument, name: String) {
    self.document = document
    self.name = name
    count = DocumentShape.count(of: name, in: document)
  }

  var codingPath: [any CodingKey] { [] }
  var isAtEnd: Bool { currentIndex == count }

  mutating func decodeNil() -> Bool { false }

  mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    document.text.nextElement()
    currentIndex += 1
    return try document.value(of: type, named: name + "[]", in: "")
  }

  mutating func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type
  ) throws -> KeyedDecodingContainer<Nested> {
    throw unsupported("a nested container")
  }

  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
    throw unsupported("a nested container")
  }

  mutating func superDecoder() throws -> any Decoder { throw unsupported("a super decoder") }
}

private func unsupported(_ what: String) -> DecodingError {
  .dataCorrupted(
    .init(codingPath: [], debugDescription: "\(what) isn't supported by generated documents"))
}
