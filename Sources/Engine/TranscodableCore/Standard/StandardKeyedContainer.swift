internal import TranscodableBytes

/// A keyed container for the members of an object.
///
/// The standard library copies a container for each call. Wherever possible, the implementation is
/// a type that is free to copy.
protocol StandardKeyedContainer: KeyedDecodingContainerProtocol {
  func members<Result>(_ body: (Members) throws -> Result) rethrows -> Result
}

struct StandardPooledContainer<Key: CodingKey>: StandardKeyedContainer {
  let slot: PooledSlot<StandardDocument>

  @inline(__always)
  func members<Result>(_ body: (Members) throws -> Result) rethrows -> Result {
    try slot.with { try body(Members($0, $1)) }
  }
}

struct StandardOwningContainer<Key: CodingKey>: StandardKeyedContainer {
  let document: StandardDocument
  let word: UInt64

  @inline(__always)
  func members<Result>(_ body: (Members) throws -> Result) rethrows -> Result {
    try body(Members(document, word))
  }
}

extension StandardKeyedContainer {
  var codingPath: [any CodingKey] { members { $0.document.codingPath($0.path) } }

  var allKeys: [Key] {
    members { members in
      // If a type reads all keys, none of the object's keys counts as unknown.
      members.document.eventLog?.requestedKeys.requestAllKeys(in: members.object)
      var seen: Set<String> = []
      var keys: [Key] = []
      members.document.forEachEntry(of: members.object) { text, _ in
        let name = members.document.fieldKey(for: text, members.path)
        let key = Key(stringValue: name) ?? members.integerKey(name)
        if let key, seen.insert(name).inserted { keys.append(key) }
      }
      return keys
    }
  }

  func contains(_ key: Key) -> Bool { members { $0.entry(for: key) != nil } }

  func decodeNil(forKey key: Key) throws -> Bool {
    try members { members in
      let entry = try members.value(for: key)
      return members.document.isNull(entry) && !members.document.isEmptyText(entry)
    }
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

  private func nestedDecoder(_ key: Key) throws -> StandardDecoder {
    try members { $0.decoder(at: try $0.value(for: key), key) }
  }

  func superDecoder() throws -> any Decoder { superDecoder(CodingFieldKey(stringValue: "super")) }

  func superDecoder(forKey key: Key) throws -> any Decoder { superDecoder(key) }

  private func superDecoder(_ key: some CodingKey) -> StandardDecoder {
    members { $0.decoder(at: $0.entry(for: key), key) }
  }
}
