// What the code of the macros calls for `unknownKeys: .reject`.

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

  /// These keys, and those of others if the decoder is one of an object that is shared; nil if those of the others
  /// are not known, so that no key can be refused.
  fileprivate func shared(in decoder: any Decoder) -> __KnownKeys? {
    guard let shared = decoder as? SharedObjectDecoder else { return self }
    shared.asked.keys.formUnion(members.keys)
    return shared.others.map { __KnownKeys(self, besides: $0) }
  }
}

extension Decoder {
  /// The object itself, without what notes the keys that are asked for.
  fileprivate var unshared: any Decoder { (self as? SharedObjectDecoder)?.base.unshared ?? self }
}

/// Throws an error for the first key, in alphabetical order, that is not known.
///
/// A value that shares its object with others leaves this to the type that has the object.
public func __refuseUnknownKeys(in decoder: any Decoder, _ known: __KnownKeys) throws {
  guard let known = known.shared(in: decoder) else { return }
  try refuseUnknownKeys(
    in: decoder.unshared.container(keyedBy: CodingFieldKey.self), known, decoder.keyMatching)
}

func refuseUnknownKeys(
  in container: KeyedDecodingContainer<CodingFieldKey>, _ known: __KnownKeys,
  _ matching: CodingKeyMatching
) throws {
  let similar = matching.similar(to: known.members.keys)
  for key in container.allKeys.sorted(by: { $0.stringValue < $1.stringValue }) {
    guard let inner = known.keys(in: key, matching, similar) else {
      throw known.refusal(of: key, in: container)
    }
    guard !inner.members.isEmpty, try !container.decodeNil(forKey: key) else { continue }
    try refuseUnknownKeys(
      in: container.nestedContainer(keyedBy: CodingFieldKey.self, forKey: key), inner, matching)
  }
}

extension __KnownKeys {
  /// The keys of the object under a key; nil if the key is not among them.
  fileprivate func keys(
    in key: CodingFieldKey, _ matching: CodingKeyMatching, _ similar: [String: String]
  ) -> __KnownKeys? {
    members[key.stringValue]
      ?? similar[matching.comparable(key.stringValue)].flatMap { members[$0] }
  }

  /// The error for a key that is not among them.
  fileprivate func refusal(
    of key: CodingFieldKey, in container: KeyedDecodingContainer<CodingFieldKey>
  ) -> any Error {
    let failure = CodingFailure.unknownKey(key.stringValue, members.keys.sorted())
    // The decoder of the value may know where the key is.
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
  public func unknownKeys(in decoder: any Decoder, _ known: __KnownKeys) {
    guard let known = known.shared(in: decoder) else { return }
    part {
      unknownKeys(
        in: try decoder.unshared.container(keyedBy: CodingFieldKey.self), known, decoder.keyMatching
      )
    }
  }

  private func unknownKeys(
    in container: KeyedDecodingContainer<CodingFieldKey>, _ known: __KnownKeys,
    _ matching: CodingKeyMatching
  ) {
    let similar = matching.similar(to: known.members.keys)
    for key in container.allKeys {
      guard let inner = known.keys(in: key, matching, similar) else {
        add(thrown: known.refusal(of: key, in: container))
        continue
      }
      guard !inner.members.isEmpty, let isNull = try? container.decodeNil(forKey: key), !isNull
      else { continue }
      part {
        unknownKeys(
          in: try container.nestedContainer(keyedBy: CodingFieldKey.self, forKey: key), inner,
          matching)
      }
    }
  }
}

// MARK: - Values that share their object

extension Decoder {
  /// Decodes a value whose object has members of others, too.
  ///
  /// A type that refuses unknown keys does not know those of the others: if it refuses one, it is decoded once more
  /// and told of them.
  ///
  /// - Parameters:
  ///   - others: The keys of the others; nil if they are not known, so that no key is refused.
  ///   - decode: Decodes the value.
  ///   - decodeShared: Decodes the value from a decoder that has to be handed on.
  /// - Returns: The value.
  /// - Throws: What decoding throws.
  package func shared<Value>(
    besides others: Set<String>?, _ decode: (any Decoder) throws -> Value,
    _ decodeShared: (any Decoder) throws -> Value
  ) throws -> Value {
    if !(self is SharedObjectDecoder) {
      do {
        return try attempt(self, decode)
      } catch  where isRefusalOfKey(error) {}
    }
    return try decodeShared(SharedObjectDecoder(base: self, besides: others))
  }

  /// Decodes a value whose object has members of others, too.
  package func shared<Value: Decodable>(
    _ type: Value.Type, besides others: Set<String>?
  ) throws -> Value {
    try shared(
      besides: others, { try $0.singleValueContainer().decode(type) }, { try Value(from: $0) })
  }

  private var isObject: Bool {
    withoutErrorLocations(self) { (try? container(keyedBy: CodingFieldKey.self)) != nil }
  }

  /// Whether an error says that a key of the object here is unknown.
  private func isRefusalOfKey(_ error: any Error) -> Bool {
    guard case DecodingError.dataCorrupted(let context) = error,
      let failure = context.underlyingError as? CodingFailure
    else { return false }
    return failure.reason == .unknownKey && context.codingPath.count == codingPath.count + 1
  }

  /// Decodes a value that shares the object with nothing but its tag, and refuses keys that it does not ask for.
  ///
  /// - Parameters:
  ///   - others: The key of the tag.
  ///   - decode: Decodes the value.
  ///   - decodeShared: Decodes the value from a decoder that has to be handed on.
  /// - Returns: The value.
  /// - Throws: What decoding throws, and the error for a key that is refused.
  package func closed<Value>(
    besides others: Set<String>, _ decode: (any Decoder) throws -> Value,
    _ decodeShared: (any Decoder) throws -> Value
  ) throws -> Value {
    // What is not an object has no keys, and the coder may have a way of its own to decode it.
    guard isObject else { return try decode(self) }
    let shared = SharedObjectDecoder(base: self, besides: others)
    let value = try decodeShared(shared)
    // None of its keys is unknown, so that it can be decoded as the coder would.
    if shared.asked.isWhole { return try decode(self) }
    try __refuseUnknownKeys(in: self, __KnownKeys([:], besides: others.union(shared.asked.keys)))
    return value
  }
}

/// Decodes a value that shares its object with the fields around it.
public func __flattened<Value: Decodable>(_ type: Value.Type, from decoder: any Decoder) throws
  -> Value
{
  let decode = { (decoder: any Decoder) in try Value(from: decoder) }
  return try decoder.shared(besides: nil, decode, decode)
}
