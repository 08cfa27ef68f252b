// What the code of the macros calls to find its way into objects and arrays; see GeneratedCode.swift.

extension KeyedDecodingContainer {
  /// The container of an object in this one, maybe in arrays at the key.
  ///
  /// If it is not required, a missing one and null are an empty container.
  public func __container<Inner: CodingKey>(
    keyedBy type: Inner.Type, forKey key: Key, at indexes: [Int] = [], isRequired: Bool
  ) throws -> KeyedDecodingContainer<Inner> {
    let nothing = KeyedDecodingContainer<Inner>(NoMembers(codingPath: codingPath + [key]))
    if indexes.isEmpty {
      let isThere = try isRequired || (contains(key) && !decodeNil(forKey: key))
      return isThere ? try nestedContainer(keyedBy: type, forKey: key) : nothing
    }
    guard var list = try list(forKey: key, before: indexes, isRequired) else { return nothing }
    // What is no null stays where it is.
    if !isRequired, try list.isAtEnd || list.decodeNil() { return nothing }
    return try list.nestedContainer(keyedBy: type)
  }

  /// The innermost of the arrays at a key, in front of the element of the last index; nil if there is none, and none is
  /// required.
  private func list(
    forKey key: Key, before indexes: [Int], _ isRequired: Bool
  ) throws -> (any UnkeyedDecodingContainer)? {
    if !isRequired, try !contains(key) || decodeNil(forKey: key) { return nil }
    var list = try nestedUnkeyedContainer(forKey: key)
    for (level, index) in indexes.enumerated() {
      if level > 0 {
        if !isRequired, try list.isAtEnd || list.decodeNil() { return nil }
        list = try list.nestedUnkeyedContainer()
      }
      for _ in 0..<index where !list.isAtEnd { _ = try list.decode(Anything.self) }
    }
    return list
  }
}

/// A value that is passed over.
private struct Anything: Decodable {
  init(from decoder: any Decoder) {}
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
}

/// Throws an error for the first key, in alphabetical order, that is not known.
public func __refuseUnknownKeys(in decoder: any Decoder, _ known: __KnownKeys) throws {
  try refuseUnknownKeys(in: decoder.container(keyedBy: FieldKey.self), known)
}

private func refuseUnknownKeys(
  in container: KeyedDecodingContainer<FieldKey>, _ known: __KnownKeys
) throws {
  for key in container.allKeys.sorted(by: { $0.stringValue < $1.stringValue }) {
    guard let inner = known.members[key.stringValue] else {
      let keys = known.members.keys.sorted().map { "\"\($0)\"" }.joined(separator: ", ")
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: container.codingPath + [key],
          debugDescription: "No field has the key \"\(key.stringValue)\"; there are \(keys)."))
    }
    guard !inner.members.isEmpty, try !container.decodeNil(forKey: key) else { continue }
    try refuseUnknownKeys(
      in: container.nestedContainer(keyedBy: FieldKey.self, forKey: key), inner)
  }
}
