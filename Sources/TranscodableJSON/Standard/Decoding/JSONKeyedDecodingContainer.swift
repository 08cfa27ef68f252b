internal import TranscodableBytes
internal import TranscodableCore

/// The members of an object, as a type with its own keys asks for them.
///
/// The standard library keeps a container in a box, copies it out for each call, and destroys the copy. Copies of a
/// container in a box of the document cost next to nothing, because they do not hold the document.
struct JSONKeyedDecodingContainer<Key: CodingKey>: KeyedDecodingContainerProtocol {
  private let document: LentReference<JSONDocument>
  /// The object and its path; the number of the box, if the document keeps what is in it.
  private let place: UInt64

  /// A container that holds its document; the word says the object, and the path.
  init(_ document: JSONDocument, _ word: UInt64) {
    self.document = LentReference(holding: document)
    place = word
  }

  /// The container in box `number` of a document.
  init(_ document: LentReference<JSONDocument>, inBox number: Int) {
    self.document = document
    place = UInt64(truncatingIfNeeded: number)
  }

  @inline(__always)
  func members<Result>(_ body: (JSONMembers) throws -> Result) rethrows -> Result {
    try document.with {
      let word = document.isLent ? $0.rack.word(Int(truncatingIfNeeded: place)) : place
      return try body(JSONMembers($0, word))
    }
  }

  var codingPath: [any CodingKey] { members { $0.document.codingPath($0.path) } }

  /// The keys that `Key` knows, in the order of the text.
  var allKeys: [Key] {
    members { members in
      var seen: Set<String> = []
      var keys: [Key] = []
      members.document.forEachMember(of: members.object) { text, _ in
        let name = members.document.fieldKey(for: text, members.path)
        if let key = Key(stringValue: name), seen.insert(name).inserted { keys.append(key) }
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

  private func nestedDecoder(_ key: Key) throws -> JSONStandardDecoder {
    try members { $0.decoder(at: try $0.value(for: key), key) }
  }

  func superDecoder() throws -> any Decoder { superDecoder(FieldKey(stringValue: "super")) }

  func superDecoder(forKey key: Key) throws -> any Decoder { superDecoder(key) }

  private func superDecoder(_ key: some CodingKey) -> JSONStandardDecoder {
    members { $0.decoder(at: $0.entry(for: key), key) }
  }
}
