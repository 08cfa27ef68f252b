internal import TranscodableBytes
internal import TranscodableCore

/// A container that notes the keys it is asked for, while somebody wants to know of those that are not.
struct JSONReportingContainer<Key: CodingKey>: KeyedDecodingContainerProtocol {
  private let base: JSONHoldingDecodingContainer<Key>
  private let object: JSONTape.Entry
  private let log: JSONEventLog

  init(_ document: JSONDocument, _ word: UInt64, _ log: JSONEventLog) {
    base = JSONHoldingDecodingContainer(document: document, word: word)
    let members = JSONMembers(document, word)
    object = members.object
    self.log = log
    log.asked.ask(for: object, members.path)
  }

  private func asked(_ key: Key) -> Key {
    log.asked.ask(for: key.stringValue, in: object)
    return key
  }

  var codingPath: [any CodingKey] { base.codingPath }

  var allKeys: [Key] {
    // Who looks at the keys himself knows all of them.
    log.asked.askForAllKeys(in: object)
    return base.allKeys
  }

  func contains(_ key: Key) -> Bool { base.contains(asked(key)) }
  func decodeNil(forKey key: Key) throws -> Bool { try base.decodeNil(forKey: asked(key)) }
  func decode(_ type: Bool.Type, forKey key: Key) throws -> Bool { try value(type, key) }
  func decode(_ type: String.Type, forKey key: Key) throws -> String { try value(type, key) }
  func decode(_ type: Double.Type, forKey key: Key) throws -> Double { try value(type, key) }
  func decode(_ type: Float.Type, forKey key: Key) throws -> Float { try value(type, key) }
  func decode(_ type: Int.Type, forKey key: Key) throws -> Int { try value(type, key) }
  func decode(_ type: Int8.Type, forKey key: Key) throws -> Int8 { try value(type, key) }
  func decode(_ type: Int16.Type, forKey key: Key) throws -> Int16 { try value(type, key) }
  func decode(_ type: Int32.Type, forKey key: Key) throws -> Int32 { try value(type, key) }
  func decode(_ type: Int64.Type, forKey key: Key) throws -> Int64 { try value(type, key) }
  func decode(_ type: Int128.Type, forKey key: Key) throws -> Int128 { try value(type, key) }
  func decode(_ type: UInt.Type, forKey key: Key) throws -> UInt { try value(type, key) }
  func decode(_ type: UInt8.Type, forKey key: Key) throws -> UInt8 { try value(type, key) }
  func decode(_ type: UInt16.Type, forKey key: Key) throws -> UInt16 { try value(type, key) }
  func decode(_ type: UInt32.Type, forKey key: Key) throws -> UInt32 { try value(type, key) }
  func decode(_ type: UInt64.Type, forKey key: Key) throws -> UInt64 { try value(type, key) }
  func decode(_ type: UInt128.Type, forKey key: Key) throws -> UInt128 { try value(type, key) }

  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
    try value(type, key)
  }

  private func value<Value: Decodable>(_ type: Value.Type, _ key: Key) throws -> Value {
    try base.members { members in
      try members.document.decode(type, at: members.value(for: asked(key))) { members.child(key) }
    }
  }

  // MARK: - Nesting

  func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<NestedKey> {
    try base.nestedContainer(keyedBy: type, forKey: asked(key))
  }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    try base.nestedUnkeyedContainer(forKey: asked(key))
  }

  func superDecoder() throws -> any Decoder {
    if let key = Key(stringValue: "super") { _ = asked(key) }
    return try base.superDecoder()
  }

  func superDecoder(forKey key: Key) throws -> any Decoder {
    try base.superDecoder(forKey: asked(key))
  }
}

extension JSONDocument {
  /// A container that notes what it is asked for.
  @inline(never)
  func reportingContainer<Key: CodingKey>(
    _ log: JSONEventLog, _ word: UInt64
  ) -> KeyedDecodingContainer<Key> {
    KeyedDecodingContainer(JSONReportingContainer<Key>(self, word, log))
  }

  /// The event for an entry of a dictionary whose key has had a value.
  func duplicate(_ entry: JSONTape.Entry) -> JSONEventLog.Entry {
    JSONEventLog.Entry(.duplicateKey, at: tape.offset(entry), isAboutKey: true)
  }

  /// Notes the keys that nobody has asked for, and those that stand twice.
  func noteKeys(_ log: JSONEventLog) {
    for (object, wanted) in log.asked.objects {
      guard let asked = wanted.keys else { continue }
      var found: Set<String> = []
      forEachMember(of: object) { text, entry in
        let field = fieldKey(for: text, wanted.path)
        guard !asked.contains(field) || !found.insert(field).inserted else { return }
        log.note(
          JSONEventLog.Entry(
            at: tape.offset(entry), isAboutKey: true, field: field, fields: asked.sorted()))
      }
    }
    log.asked = JSONAskedKeys()
  }
}
