internal import TranscodableBytes
internal import TranscodableCore

/// The members of a dictionary, as a type with its own keys asks for them.
struct PropertyListKeyedDecodingContainer<Key: CodingKey>: KeyedDecodingContainerProtocol {
  private let document: PropertyListDocument
  /// The dictionary and its path.
  private let place: UInt64

  init(_ document: PropertyListDocument, _ place: UInt64) {
    self.document = document
    self.place = place
  }

  @inline(__always)
  func members<Result>(_ body: (PropertyListMembers) throws -> Result) rethrows -> Result {
    try body(PropertyListMembers(document, place))
  }

  var codingPath: [any CodingKey] { members { $0.document.codingPath($0.path) } }

  /// The keys that `Key` knows, in the order of the document.
  var allKeys: [Key] {
    members { members in
      var keys: [Key] = []
      members.document.forEachEntry(of: members.dictionary) { text, _ in
        if let key = Key(stringValue: text) { keys.append(key) }
      }
      return keys
    }
  }

  func contains(_ key: Key) -> Bool { members { $0.entry(for: key) != nil } }

  func decodeNil(forKey key: Key) throws -> Bool {
    try members { $0.document.isNull(try $0.value(for: key)) }
  }

  // MARK: - Nesting

  func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<NestedKey> {
    try nestedDecoder(key).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    try nestedDecoder(key).unkeyedContainer()
  }

  private func nestedDecoder(_ key: Key) throws -> PropertyListStandardDecoder {
    try members { $0.decoder(at: try $0.value(for: key), key) }
  }

  func superDecoder() throws -> any Decoder { superDecoder(FieldKey(stringValue: "super")) }

  func superDecoder(forKey key: Key) throws -> any Decoder { superDecoder(key) }

  private func superDecoder(_ key: some CodingKey) -> PropertyListStandardDecoder {
    members { $0.decoder(at: $0.entry(for: key), key) }
  }
}
