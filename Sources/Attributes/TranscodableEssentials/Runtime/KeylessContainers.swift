public import TranscodableCore

// Generated code uses these containers for fields without keys; see GeneratedCode.swift.

/// Returns a keyed container for the elements of an array.
///
/// The elements must be requested in order.
public func __elements(of decoder: any Decoder) throws -> KeyedDecodingContainer<CodingFieldKey> {
  KeyedDecodingContainer(Elements(rest: try RemainingElements(decoder)))
}

/// Wraps the value of a decoder in a keyed container.
public func __value(of decoder: any Decoder) -> KeyedDecodingContainer<CodingFieldKey> {
  KeyedDecodingContainer(OnlyValue(decoder: decoder))
}

/// Throws an error if an array has more than `count` elements.
public func __refuseElements(of decoder: any Decoder, after count: Int) throws {
  var container = try decoder.unkeyedContainer()
  while container.currentIndex < count, !container.isAtEnd { _ = try container.superDecoder() }
  guard !container.isAtEnd else { return }
  throw DecodingError.dataCorrupted(
    DecodingError.Context(
      codingPath: container.codingPath + [CodingFieldKey(index: count)],
      debugDescription: "Expected an array with at most \(count) elements."))
}

private final class RemainingElements {
  var container: any UnkeyedDecodingContainer
  var nullIndex: Int?
  private let decoder: any Decoder

  init(_ decoder: any Decoder) throws {
    self.decoder = decoder
    container = try decoder.unkeyedContainer()
  }

  func decodeNil() throws -> Bool {
    let index = container.currentIndex
    if try container.decodeNil() { return true }
    // With some coders, such as Yams, `decodeNil()` also skips an element that isn't null.
    if container.currentIndex > index {
      container = try decoder.unkeyedContainer()
      while container.currentIndex < index { _ = try container.superDecoder() }
    }
    return false
  }
}

private struct Elements: KeyedDecodingContainerProtocol {
  let rest: RemainingElements

  var codingPath: [any CodingKey] { rest.container.codingPath }
  var allKeys: [CodingFieldKey] { [] }

  func contains(_ key: CodingFieldKey) -> Bool {
    index(key) < rest.container.currentIndex || !rest.container.isAtEnd
  }

  func decodeNil(forKey key: CodingFieldKey) throws -> Bool {
    if rest.nullIndex == index(key) { return true }
    try checkEnd(key)
    let isNull = try rest.decodeNil()
    if isNull { rest.nullIndex = index(key) }
    return isNull
  }

  func decode<Value: Decodable>(_ type: Value.Type, forKey key: CodingFieldKey) throws -> Value {
    try checkEnd(key)
    return try rest.container.decode(type)
  }

  func nestedContainer<Inner: CodingKey>(
    keyedBy type: Inner.Type, forKey key: CodingFieldKey
  ) throws -> KeyedDecodingContainer<Inner> {
    try checkEnd(key)
    return try rest.container.nestedContainer(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: CodingFieldKey) throws -> any UnkeyedDecodingContainer {
    try checkEnd(key)
    return try rest.container.nestedUnkeyedContainer()
  }

  func superDecoder() throws -> any Decoder { try rest.container.superDecoder() }

  func superDecoder(forKey key: CodingFieldKey) throws -> any Decoder {
    try checkEnd(key)
    return try rest.container.superDecoder()
  }

  private func index(_ key: CodingFieldKey) -> Int { key.intValue ?? 0 }

  private func checkEnd(_ key: CodingFieldKey) throws {
    guard rest.container.isAtEnd else { return }
    throw DecodingError.valueNotFound(
      Any.self,
      DecodingError.Context(
        codingPath: codingPath, debugDescription: "Element \(index(key)) is missing."))
  }
}

private struct OnlyValue: KeyedDecodingContainerProtocol {
  let decoder: any Decoder

  var codingPath: [any CodingKey] { decoder.codingPath }
  var allKeys: [CodingFieldKey] { [] }

  func contains(_ key: CodingFieldKey) -> Bool { true }

  func decodeNil(forKey key: CodingFieldKey) throws -> Bool {
    try decoder.singleValueContainer().decodeNil()
  }

  func decode<Value: Decodable>(_ type: Value.Type, forKey key: CodingFieldKey) throws -> Value {
    try decoder.singleValueContainer().decode(type)
  }

  func nestedContainer<Inner: CodingKey>(
    keyedBy type: Inner.Type, forKey key: CodingFieldKey
  ) throws -> KeyedDecodingContainer<Inner> {
    try decoder.container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: CodingFieldKey) throws -> any UnkeyedDecodingContainer {
    try decoder.unkeyedContainer()
  }

  func superDecoder() -> any Decoder { decoder }
  func superDecoder(forKey key: CodingFieldKey) -> any Decoder { decoder }
}
