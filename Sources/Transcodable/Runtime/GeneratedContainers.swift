public import TranscodableCore

// What the code of the macros calls to find its way into objects and arrays; see GeneratedCode.swift.

extension KeyedDecodingContainer {
  /// The container of an object in this one, maybe in arrays at the key.
  ///
  /// If it is not required, a missing one and null are an empty container.
  public func __container<Inner: CodingKey>(
    keyedBy type: Inner.Type, forKey key: Key, at indexes: [Int] = [], isRequired: Bool
  ) throws -> KeyedDecodingContainer<Inner> {
    let isThere = try isRequired || (contains(key) && !decodeNil(forKey: key))
    if isThere, indexes.isEmpty { return try nestedContainer(keyedBy: type, forKey: key) }
    if isThere,
      let element = try __decoder(forKey: key).element(at: indexes, isRequired: isRequired),
      try isRequired || !element.singleValueContainer().decodeNil()
    {
      return try element.container(keyedBy: type)
    }
    return KeyedDecodingContainer<Inner>(NoMembers(codingPath: codingPath + [key]))
  }
}

extension KeyedDecodingContainer {
  /// The decoder of an object in this one, which others may read from as well.
  ///
  /// If it is not required, a missing one and null are an object without members.
  public func __decoder(forKey key: Key, isRequired: Bool) throws -> any Decoder {
    if try isRequired || (contains(key) && !decodeNil(forKey: key)) {
      return try __decoder(forKey: key)
    }
    return NoObject(
      codingPath: codingPath + [key],
      userInfo: contains(key) ? try superDecoder(forKey: key).userInfo : [:])
  }
}

/// The decoder of an object that is not there.
private struct NoObject: Decoder {
  let codingPath: [any CodingKey]
  let userInfo: [CodingUserInfoKey: Any]

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedDecodingContainer<Key> {
    KeyedDecodingContainer(NoMembers<Key>(codingPath: codingPath))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer { throw missing }
  func singleValueContainer() throws -> any SingleValueDecodingContainer { throw missing }

  private var missing: DecodingError {
    .valueNotFound(
      [String: Any].self,
      DecodingError.Context(codingPath: codingPath, debugDescription: "There is no object here."))
  }
}

/// The container of an object that is not there.
private struct NoMembers<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let codingPath: [any CodingKey]
  var allKeys: [Key] { [] }

  func contains(_ key: Key) -> Bool { false }
  func decodeNil(forKey key: Key) throws -> Bool { throw missing(key) }
  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
    throw missing(key)
  }
  func nestedContainer<Inner: CodingKey>(
    keyedBy type: Inner.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<Inner> { throw missing(key) }
  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    throw missing(key)
  }
  func superDecoder() throws -> any Decoder {
    throw DecodingError.valueNotFound(
      (any Decoder).self,
      DecodingError.Context(codingPath: codingPath, debugDescription: "There is no object here."))
  }
  func superDecoder(forKey key: Key) throws -> any Decoder { throw missing(key) }

  private func missing(_ key: Key) -> DecodingError {
    .keyNotFound(
      key,
      DecodingError.Context(codingPath: codingPath, debugDescription: "There is no object here."))
  }
}

// MARK: - Unknown keys

/// The keys of an object and of the objects in it.
public struct __KnownKeys: ExpressibleByDictionaryLiteral, Sendable {
  fileprivate let members: [String: __KnownKeys]

  public init(dictionaryLiteral elements: (String, __KnownKeys)...) {
    members = Dictionary(elements) { first, _ in first }
  }

  /// Adds the keys of values that share the object.
  public init(_ own: __KnownKeys, besides others: Set<String>) {
    members = own.members.merging(others.map { ($0, [:]) }) { first, _ in first }
  }
}

/// Throws an error for the first key, in alphabetical order, that is not known.
public func __refuseUnknownKeys(in decoder: any Decoder, _ known: __KnownKeys) throws {
  try refuseUnknownKeys(in: decoder.container(keyedBy: CodingFieldKey.self), known)
}

private func refuseUnknownKeys(
  in container: KeyedDecodingContainer<CodingFieldKey>, _ known: __KnownKeys
) throws {
  for key in container.allKeys.sorted(by: { $0.stringValue < $1.stringValue }) {
    guard let inner = known.members[key.stringValue] else {
      throw known.refusal(of: key, in: container)
    }
    guard !inner.members.isEmpty, try !container.decodeNil(forKey: key) else { continue }
    try refuseUnknownKeys(
      in: container.nestedContainer(keyedBy: CodingFieldKey.self, forKey: key), inner)
  }
}

extension __KnownKeys {
  /// The error for a key that is not among them.
  fileprivate func refusal(
    of key: CodingFieldKey, in container: KeyedDecodingContainer<CodingFieldKey>
  ) -> any Error {
    let failure = CodingFailure.unknownKey(key.stringValue, members.keys.sorted())
    // The decoder of the value may know where the key stands.
    if let value = try? container.superDecoder(forKey: key) { return value.error(failure) }
    return DecodingError(failure.at(container.codingPath + [key]))
  }
}

extension __FieldVisit {
  /// Looks for all keys that are not known.
  ///
  /// - Parameters:
  ///   - decoder: The decoder of the object.
  ///   - known: The keys.
  ///   - flattening: What knows the keys of others that share the object, if there are any.
  public func unknownKeys(
    in decoder: any Decoder, _ known: __KnownKeys, besides flattening: __Flattening? = nil
  ) {
    // Nothing is unknown if it is not known what is.
    guard flattening?.knowsKeys ?? true else { return }
    part { unknownKeys(in: try decoder.container(keyedBy: CodingFieldKey.self), known) }
  }

  private func unknownKeys(
    in container: KeyedDecodingContainer<CodingFieldKey>, _ known: __KnownKeys
  ) {
    for key in container.allKeys {
      guard let inner = known.members[key.stringValue] else {
        add(thrown: known.refusal(of: key, in: container))
        continue
      }
      guard !inner.members.isEmpty, let isNull = try? container.decodeNil(forKey: key), !isNull
      else { continue }
      part {
        unknownKeys(
          in: try container.nestedContainer(keyedBy: CodingFieldKey.self, forKey: key), inner)
      }
    }
  }
}
