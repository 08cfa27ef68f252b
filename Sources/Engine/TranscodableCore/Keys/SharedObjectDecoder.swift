/// The decoder of an object that several values share, such as a flattened value and the fields
/// around it, or a payload and its tag.
///
/// Tracks the keys that its value requests, and provides the keys of the other values.
package struct SharedObjectDecoder: ForwardingDecoder {
  package let base: any Decoder
  /// The keys that the value has requested.
  package let asked = Asked()
  /// The keys of the other values; `nil` if they are unknown, so that the value must not reject any
  /// key.
  let others: Set<String>?

  package init(base: any Decoder, besides others: Set<String>?) {
    self.base = base
    guard let outer = base as? SharedObjectDecoder else {
      self.others = others
      return
    }
    self.others = outer.others.flatMap { others?.union($0) }
  }

  /// The keys that a value has requested.
  package final class Asked {
    package var keys: Set<String> = []
    /// Whether any keys of a closed key type are present, requested or not.
    package fileprivate(set) var areThere = false
    /// Whether the value decoded the object as a whole, so that none of its keys is unknown.
    package fileprivate(set) var isWhole = false
  }

  package var codingPath: [any CodingKey] { base.codingPath }
  package var userInfo: [CodingUserInfoKey: Any] { base.userInfo }

  package func container<Key: CodingKey>(
    keyedBy type: Key.Type
  ) throws -> KeyedDecodingContainer<Key> {
    let container = try base.container(keyedBy: type)
    if AskingContainer<Key>.isClosed {
      asked.keys.formUnion(container.allKeys.map(\.stringValue))
      if !container.allKeys.isEmpty { asked.areThere = true }
    }
    return KeyedDecodingContainer(AskingContainer(base: container, asked: asked))
  }

  package func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    try base.unkeyedContainer()
  }

  package func singleValueContainer() throws -> any SingleValueDecodingContainer {
    asked.isWhole = true
    return try base.singleValueContainer()
  }
}

// Forwards locations and events to the base decoder.
extension SharedObjectDecoder: FailurePlacing, EventNoting {
  package func placed(_ failure: CodingFailure) -> CodingFailure {
    (base as? any FailurePlacing)?.placed(failure) ?? failure.at(codingPath)
  }

  private var noting: (any EventNoting)? { base as? any EventNoting }

  package var notesEvents: Bool { noting?.notesEvents ?? false }

  package func note(_ event: DecodingEvent, forKey key: (any CodingKey)?) -> Bool {
    noting?.note(event, forKey: key) ?? false
  }

  package func beginAttempt() { noting?.beginAttempt() }

  package func endAttempt(isFailed: Bool) { noting?.endAttempt(isFailed: isFailed) }
}

/// A container that tracks the keys that are requested.
private struct AskingContainer<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let base: KeyedDecodingContainer<Key>
  let asked: SharedObjectDecoder.Asked

  /// Whether the key type only accepts certain strings, so that it determines the known keys.
  static var isClosed: Bool { Key(stringValue: "\u{1}") == nil && Key(intValue: .min) == nil }

  var codingPath: [any CodingKey] { base.codingPath }

  var allKeys: [Key] {
    let all = base.allKeys
    if !Self.isClosed { asked.isWhole = true }
    asked.keys.formUnion(all.map(\.stringValue))
    return all
  }

  private func asked(_ key: Key) -> Key {
    asked.keys.insert(key.stringValue)
    return key
  }

  func contains(_ key: Key) -> Bool { base.contains(asked(key)) }

  func decodeNil(forKey key: Key) throws -> Bool { try base.decodeNil(forKey: asked(key)) }

  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
    try base.decode(type, forKey: asked(key))
  }

  func decodeIfPresent<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value? {
    try base.decodeIfPresent(type, forKey: asked(key))
  }

  func nestedContainer<Inner: CodingKey>(
    keyedBy type: Inner.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<Inner> {
    try base.nestedContainer(keyedBy: type, forKey: asked(key))
  }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    try base.nestedUnkeyedContainer(forKey: asked(key))
  }

  func superDecoder() throws -> any Decoder {
    asked.keys.insert("super")
    return try base.superDecoder()
  }

  func superDecoder(forKey key: Key) throws -> any Decoder {
    try base.superDecoder(forKey: asked(key))
  }
}
