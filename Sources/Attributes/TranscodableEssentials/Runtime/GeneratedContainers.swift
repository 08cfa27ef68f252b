internal import TranscodableCore

// Access to nested objects and arrays for generated code; see GeneratedCode.swift.

extension KeyedDecodingContainer {
  /// Returns the container of a nested object, whose path may contain array indexes.
  ///
  /// If the object is not required, null or a missing key gives an empty container. If every field
  /// in the object has a default for any failure, any other value also gives an empty container.
  public func __container<Inner: CodingKey>(
    keyedBy type: Inner.Type, forKey key: Key, at indexes: [Int] = [], isRequired: Bool,
    toleratesFailures: Bool = false
  ) throws -> KeyedDecodingContainer<Inner> {
    do {
      return try object(keyedBy: type, forKey: key, at: indexes, isRequired: isRequired)
    } catch let error as DecodingError where toleratesFailures {
      try __decoder(forKey: key).report(
        .defaultedValue, cause: error, replacement: DecodingEvent.valueForMissingKey)
      return KeyedDecodingContainer<Inner>(NoMembers(codingPath: codingPath + [key]))
    }
  }

  private func object<Inner: CodingKey>(
    keyedBy type: Inner.Type, forKey key: Key, at indexes: [Int], isRequired: Bool
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
  /// Returns the decoder of a nested object that several values are decoded from.
  ///
  /// If the object is not required, null or a missing key gives an object without members.
  public func __decoder(forKey key: Key, isRequired: Bool) throws -> any Decoder {
    if try isRequired || (contains(key) && !decodeNil(forKey: key)) {
      return try __decoder(forKey: key)
    }
    return NoObject(
      codingPath: codingPath + [key],
      userInfo: contains(key) ? try superDecoder(forKey: key).userInfo : [:])
  }
}

/// The decoder of a missing object.
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
      DecodingError.Context(codingPath: codingPath, debugDescription: "Expected an object."))
  }
}

/// The container of a missing object.
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
      DecodingError.Context(codingPath: codingPath, debugDescription: "Expected an object."))
  }
  func superDecoder(forKey key: Key) throws -> any Decoder { throw missing(key) }

  private func missing(_ key: Key) -> DecodingError {
    .keyNotFound(
      key,
      DecodingError.Context(codingPath: codingPath, debugDescription: "Expected an object."))
  }
}
