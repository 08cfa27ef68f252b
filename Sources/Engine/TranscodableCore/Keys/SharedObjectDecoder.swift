/// A decoder for an object that several values share, such as a payload and its tag.
///
/// It tracks the keys that the decoded value requests. It also provides the keys of the other
/// values.
package struct SharedObjectDecoder: ForwardingDecoder {
  package let base: any Decoder
  package let requests = KeyRequests()
  private let acceptsAllKeys: Bool
  /// The number of values around this one that share the object.
  private let nesting: Int
  private let keysOfSiblings: () -> Set<String>

  package init(base: any Decoder, alongside others: Set<String>) {
    self.init(base: base, acceptsAllKeys: false) { others }
  }

  /// Creates a decoder that accepts every key, because the keys of some other values are unknown.
  ///
  /// A value that takes all remaining members doesn't take members with one of the excluded keys.
  package init(base: any Decoder, excluding keys: @escaping () -> Set<String>) {
    self.init(base: base, acceptsAllKeys: true, keys)
  }

  private init(base: any Decoder, acceptsAllKeys: Bool, _ keys: @escaping () -> Set<String>) {
    let outer = base as? SharedObjectDecoder
    self.base = base
    nesting = outer.map { $0.nesting + 1 } ?? 1
    self.acceptsAllKeys = acceptsAllKeys || outer?.acceptsAllKeys == true
    keysOfSiblings = outer.map { outer in { keys().union(outer.keysOfOthers) } } ?? keys
  }

  /// The known keys of the other values.
  package var keysOfOthers: Set<String> { keysOfSiblings() }

  /// The keys of the other values, or `nil` if some are unknown and every key must be accepted.
  package var others: Set<String>? { acceptsAllKeys ? nil : keysOfOthers }

  /// Whether a failure only concerns a key that may belong to another value.
  func accepts(_ failure: CodingFailure) -> Bool {
    guard failure.reason == .unknownKey, failure.codingPath.count == codingPath.count + 1,
      let key = failure.codingPath.last
    else { return false }
    return others?.contains(key.stringValue) ?? true
  }

  package final class KeyRequests {
    package var keys: Set<String> = []
    package fileprivate(set) var arePresent = false
    /// Whether the object was decoded as a single value.
    ///
    /// If so, none of its keys are unknown.
    package fileprivate(set) var isWhole = false
  }

  package var codingPath: [any CodingKey] { base.codingPath }
  package var userInfo: [CodingUserInfoKey: Any] { base.userInfo }

  package func container<Key: CodingKey>(
    keyedBy type: Key.Type
  ) throws -> KeyedDecodingContainer<Key> {
    try checkNesting()
    let container = try base.container(keyedBy: type)
    if KeyTrackingContainer<Key>.isClosed {
      let keys = Set(container.allKeys.map(\.stringValue))
      requests.keys.formUnion(keys)
      if !keys.isSubset(of: keysOfOthers) { requests.arePresent = true }
    }
    return KeyedDecodingContainer(
      KeyTrackingContainer(base: container, requests: requests, others: keysOfSiblings))
  }

  package func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    try checkNesting()
    return try base.unkeyedContainer()
  }

  package func singleValueContainer() throws -> any SingleValueDecodingContainer {
    try checkNesting()
    return KeyTrackingValueContainer(base: try base.singleValueContainer(), decoder: self)
  }

  /// The number of nested values that may share an object.
  ///
  /// Without a limit, a tag could choose a payload that has the same tag, and so on without end.
  package static let maximumNesting = 64

  private func checkNesting() throws {
    guard nesting > Self.maximumNesting else { return }
    throw DecodingError.invalidValue(
      expected: "at most \(Self.maximumNesting) nested values in the same object", found: "more",
      in: base)
  }

  package func requestAllKeys() {
    requests.isWhole = true
    _ = try? container(keyedBy: CodingFieldKey.self).allKeys
  }
}

extension SharedObjectDecoder: FailurePlacing, EventRecording {
  package func placed(_ failure: CodingFailure) -> CodingFailure {
    (base as? any FailurePlacing)?.placed(failure) ?? failure.at(codingPath)
  }

  private var recorder: (any EventRecording)? { base as? any EventRecording }

  package var recordsEvents: Bool { recorder?.recordsEvents ?? false }

  package func record(_ event: DecodingEvent, forKey key: (any CodingKey)?) -> Bool {
    recorder?.record(event, forKey: key) ?? false
  }

  package func beginAttempt() { recorder?.beginAttempt() }

  package func endAttempt(isFailed: Bool) { recorder?.endAttempt(isFailed: isFailed) }
}

private struct KeyTrackingContainer<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let base: KeyedDecodingContainer<Key>
  let requests: SharedObjectDecoder.KeyRequests
  let others: () -> Set<String>

  /// Whether the key type accepts only certain strings.
  ///
  /// If so, those strings are the known keys.
  static var isClosed: Bool { Key(stringValue: "\u{1}") == nil && Key(intValue: .min) == nil }

  var codingPath: [any CodingKey] { base.codingPath }

  var allKeys: [Key] {
    var all = base.allKeys
    if !Self.isClosed {
      requests.isWhole = true
      // A value that takes all members must not take members that belong to other values.
      let others = others()
      if !others.isEmpty { all.removeAll { others.contains($0.stringValue) } }
    }
    requests.keys.formUnion(all.map(\.stringValue))
    return all
  }

  private func tracked(_ key: Key) -> Key {
    requests.keys.insert(key.stringValue)
    return key
  }

  func contains(_ key: Key) -> Bool { base.contains(tracked(key)) }

  func decodeNil(forKey key: Key) throws -> Bool { try base.decodeNil(forKey: tracked(key)) }

  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
    try base.decode(type, forKey: tracked(key))
  }

  func decodeIfPresent<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value? {
    try base.decodeIfPresent(type, forKey: tracked(key))
  }

  func nestedContainer<Inner: CodingKey>(
    keyedBy type: Inner.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<Inner> {
    try base.nestedContainer(keyedBy: type, forKey: tracked(key))
  }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    try base.nestedUnkeyedContainer(forKey: tracked(key))
  }

  func superDecoder() throws -> any Decoder {
    requests.keys.insert("super")
    return try base.superDecoder()
  }

  func superDecoder(forKey key: Key) throws -> any Decoder {
    try base.superDecoder(forKey: tracked(key))
  }
}
