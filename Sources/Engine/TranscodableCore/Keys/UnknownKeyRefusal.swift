// Runtime support for generated code with `unknownKeys: .reject`.

/// The known keys of an object and of its nested objects.
public struct __KnownKeys: ExpressibleByDictionaryLiteral, Sendable {
  fileprivate let members: [String: __KnownKeys]

  public init(dictionaryLiteral elements: (String, __KnownKeys)...) {
    members = Dictionary(elements) { first, _ in first }
  }

  /// Adds the keys of other values that share the object.
  public init(_ own: __KnownKeys, besides others: Set<String>) {
    members = own.members.merging(others.map { ($0, [:]) }) { first, _ in first }
  }

  /// Returns these keys plus the keys of all other values in the same object, or `nil` if the other
  /// keys are unknown.
  fileprivate func shared(in decoder: any Decoder) -> __KnownKeys? {
    guard let shared = decoder as? SharedObjectDecoder else { return self }
    shared.requests.keys.formUnion(members.keys)
    return shared.others.map { __KnownKeys(self, besides: $0) }
  }
}

extension Decoder {
  /// The underlying decoder, which doesn't track keys.
  fileprivate var unshared: any Decoder { (self as? SharedObjectDecoder)?.base.unshared ?? self }
}

/// Throws an error for the first unknown key in alphabetical order.
///
/// For a value that shares its object with others, the type that owns the object performs this
/// check.
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
  /// Returns the known keys of the object under `key`, or `nil` if `key` itself is unknown.
  fileprivate func keys(
    in key: CodingFieldKey, _ matching: CodingKeyMatching, _ similar: [String: String]
  ) -> __KnownKeys? {
    members[key.stringValue]
      ?? similar[matching.comparable(key.stringValue)].flatMap { members[$0] }
  }

  fileprivate func refusal(
    of key: CodingFieldKey, in container: KeyedDecodingContainer<CodingFieldKey>
  ) -> any Error {
    let failure = CodingFailure.unknownKey(key.stringValue, members.keys.sorted())
    // Only the decoder of the value may be able to locate the key.
    if let value = try? container.superDecoder(forKey: key) { return value.error(failure) }
    return DecodingError(failure.at(container.codingPath + [key]))
  }
}

extension __FieldVisit {
  /// Records all unknown keys as failures.
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

// MARK: - Values that share an object

extension Decoder {
  /// Decodes a value whose object also has members of other values.
  ///
  /// A type that rejects unknown keys doesn't know the keys of the other values. If the type
  /// rejects a key, the value is decoded again with `decodeShared` and a decoder that provides the
  /// other keys. If `others` is `nil`, the other keys are unknown, and no key is rejected.
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

  package func shared<Value: Decodable>(
    _ type: Value.Type, besides others: Set<String>?
  ) throws -> Value {
    try shared(
      besides: others, { try $0.singleValueContainer().decode(type) }, { try Value(from: $0) })
  }

  private var isObject: Bool {
    withoutErrorLocations(self) { (try? container(keyedBy: CodingFieldKey.self)) != nil }
  }

  /// Whether an error reports an unknown key of this object.
  private func isRefusalOfKey(_ error: any Error) -> Bool {
    guard case DecodingError.dataCorrupted(let context) = error,
      let failure = context.underlyingError as? CodingFailure
    else { return false }
    return failure.reason == .unknownKey && context.codingPath.count == codingPath.count + 1
  }

  /// Decodes a value that shares its object only with its tag, and rejects keys that the value
  /// doesn't request.
  ///
  /// `decodeShared` is called instead of `decode` with a decoder that tracks the requested keys.
  package func closed<Value>(
    besides others: Set<String>, _ decode: (any Decoder) throws -> Value,
    _ decodeShared: (any Decoder) throws -> Value
  ) throws -> Value {
    // A value that isn't an object has no keys, and its coder may have special support for the
    // type.
    guard isObject else { return try decode(self) }
    let shared = SharedObjectDecoder(base: self, besides: others)
    let value = try decodeShared(shared)
    // No key is unknown, so the coder can decode the value in its usual way.
    if shared.requests.isWhole { return try decode(self) }
    try __refuseUnknownKeys(in: self, __KnownKeys([:], besides: others.union(shared.requests.keys)))
    return value
  }
}

/// Decodes a value that shares its object with the surrounding fields.
public func __flattened<Value: Decodable>(_ type: Value.Type, from decoder: any Decoder) throws
  -> Value
{
  let decode = { (decoder: any Decoder) in try Value(from: decoder) }
  return try decoder.shared(besides: nil, decode, decode)
}
