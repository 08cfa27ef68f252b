internal import TranscodableBytes
internal import TranscodableCore

/// The members of an object, as a type with its own keys asks for them.
struct JSONKeyedDecodingContainer<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let document: JSONDocument
  let object: JSONTape.Entry
  let path: CodingPaths.Path

  var codingPath: [any CodingKey] { document.codingPath(path) }

  /// The keys that `Key` knows, in the order of the text.
  var allKeys: [Key] {
    var seen: Set<String> = []
    var keys: [Key] = []
    document.forEachMember(of: object) { text, _ in
      let name = document.fieldKey(for: text, path)
      if let key = Key(stringValue: name), seen.insert(name).inserted { keys.append(key) }
    }
    return keys
  }

  func contains(_ key: Key) -> Bool {
    document.value(for: key.stringValue, in: object, path) != nil
  }

  func decodeNil(forKey key: Key) throws -> Bool { document.isNull(try value(for: key)) }

  // MARK: - Finding values

  /// The value that must be there for a key.
  @inline(__always)
  func value(for key: Key) throws -> JSONTape.Entry {
    if let entry = document.value(for: key.stringValue, in: object, path) { return entry }
    throw document.missingKey(key, in: object, path)
  }

  /// The value for a key, nil if there is none or it is null.
  @inline(__always)
  func present(_ key: Key) -> JSONTape.Entry? {
    guard let entry = document.value(for: key.stringValue, in: object, path),
      !document.isNull(entry)
    else { return nil }
    return entry
  }

  @inline(never)
  func child(_ key: some CodingKey) -> CodingPaths.Path {
    document.paths.appending(key, to: path)
  }

  // MARK: - Nesting

  func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<NestedKey> {
    try decoder(at: value(for: key), key).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    try decoder(at: value(for: key), key).unkeyedContainer()
  }

  func superDecoder() throws -> any Decoder {
    let key = FieldKey(stringValue: "super")
    return decoder(at: document.value(for: key.stringValue, in: object, path), key)
  }

  func superDecoder(forKey key: Key) throws -> any Decoder {
    decoder(at: document.value(for: key.stringValue, in: object, path), key)
  }

  /// A decoder for a member; one over null if there is no such member.
  private func decoder(at entry: JSONTape.Entry?, _ key: some CodingKey) -> JSONStandardDecoder {
    JSONStandardDecoder(document: document, entry: entry ?? JSONTape.null, path: child(key))
  }
}
