internal import TranscodableCore

// Generated code uses these functions to access nested objects and arrays; see GeneratedCode.swift.

extension KeyedDecodingContainer {
  /// Returns the container of a nested object.
  ///
  /// The path of the object may contain array indexes.
  ///
  /// If the object is not required and its key is missing or null, the container is empty. With
  /// `toleratesFailures`, the container is also empty if the value isn't an object.
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
  /// Returns the decoder for a nested object that several values share.
  ///
  /// If the object is not required and its key is missing or null, the result decodes an empty
  /// object.
  public func __decoder(forKey key: Key, isRequired: Bool) throws -> any Decoder {
    if try isRequired || (contains(key) && !decodeNil(forKey: key)) {
      return try __decoder(forKey: key)
    }
    return NoObject(
      codingPath: codingPath + [key],
      userInfo: contains(key) ? try superDecoder(forKey: key).userInfo : [:])
  }
}

/// A decoder that treats a missing object as an empty object.
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
