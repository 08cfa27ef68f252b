// Runtime support for generated code with `unknownKeys: .reject`.

/// The known keys of an object and of its nested objects.
public struct __KnownKeys: ExpressibleByDictionaryLiteral, Sendable {
  fileprivate let members: [String: __KnownKeys]

  public init(dictionaryLiteral elements: (String, __KnownKeys)...) {
    members = Dictionary(elements) { first, _ in first }
  }

  /// Combines a value's known keys with the keys of other values in the same object.
  public init(_ own: __KnownKeys, alongside others: Set<String>) {
    members = own.members.merging(others.map { ($0, [:]) }) { first, _ in first }
  }

  fileprivate func shared(in decoder: any Decoder) -> __KnownKeys? {
    guard let shared = decoder as? SharedObjectDecoder else { return self }
    shared.requests.keys.formUnion(members.keys)
    return shared.others.map { __KnownKeys(self, alongside: $0) }
  }
}

extension Decoder {
  fileprivate var unshared: any Decoder { (self as? SharedObjectDecoder)?.base.unshared ?? self }
}

/// Throws an error for the first unknown key in alphabetical order.
///
/// If the value shares its object with other values, the type that owns the object performs this
/// check instead.
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
    // The fields inside report or replace a value that isn't an object.
    guard !inner.members.isEmpty, let nested = container.object(forKey: key) else { continue }
    try refuseUnknownKeys(in: nested, inner, matching)
  }
}

extension __KnownKeys {
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
    // Some decoders can locate a key only through the decoder for its value.
    if let value = try? container.superDecoder(forKey: key) { return value.error(failure) }
    return DecodingError(failure.at(container.codingPath + [key]))
  }
}

extension KeyedDecodingContainer {
  fileprivate func object(forKey key: Key) -> KeyedDecodingContainer<CodingFieldKey>? {
    guard (try? decodeNil(forKey: key)) == false else { return nil }
    return try? nestedContainer(keyedBy: CodingFieldKey.self, forKey: key)
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
      guard !inner.members.isEmpty, let nested = container.object(forKey: key) else { continue }
      unknownKeys(in: nested, inner, matching)
    }
  }
}

// MARK: - Values that share an object

extension Decoder {
  /// Decodes a value whose object also contains the members of other values.
  ///
  /// If the value rejects unknown keys, it is decoded again with `decodeShared` and a decoder that
  /// provides the other keys.
  package func shared<Value>(
    alongside others: Set<String>, _ decode: (any Decoder) throws -> Value,
    _ decodeShared: (any Decoder) throws -> Value
  ) throws -> Value {
    if others.isEmpty { return try decode(self) }
    return try decodeUnlessRefused(decode)
      ?? decodeShared(SharedObjectDecoder(base: self, alongside: others))
  }

  fileprivate func decodeUnlessRefused<Value>(
    _ decode: (any Decoder) throws -> Value
  ) throws -> Value? {
    guard !(self is SharedObjectDecoder) else { return nil }
    do {
      return try attempt(self, decode)
    } catch  where isRefusalOfKey(error) {
      return nil
    }
  }

  package func shared<Value: Decodable>(
    _ type: Value.Type, alongside others: Set<String>
  ) throws -> Value {
    let decode = { (decoder: any Decoder) in try decoder.singleValueContainer().decode(type) }
    let decodeShared = { (decoder: any Decoder) in try Value(from: decoder) }
    guard !others.isEmpty else { return try decode(self) }
    let takesAll = type as? any TakingAllMembers.Type
    if let takesAll, convertsKeys || !takesAll.excludesMembers {
      return withoutMembers(others, try convertsKeys ? decode(self) : decodeShared(self))
    }
    // A value that takes all remaining members would also take the others. A type with the attribute
    // may have the same tag, so this decoder counts such types.
    if takesAll != nil || type is any __FieldVisiting.Type
      || type is any __FailureCollecting.Type
    {
      return try decodeShared(SharedObjectDecoder(base: self, alongside: others))
    }
    return try shared(alongside: others, decode, decodeShared)
  }

  private func withoutMembers<Value>(_ keys: Set<String>, _ value: Value) -> Value {
    (value as? any TakingAllMembers)?.without(keys) as? Value ?? value
  }

  private var convertsKeys: Bool { (self as? StandardDecoder)?.document.convertsKeys ?? false }

  private var isObject: Bool {
    withoutErrorLocations(self) { (try? container(keyedBy: CodingFieldKey.self)) != nil }
  }

  private func isRefusalOfKey(_ error: any Error) -> Bool {
    guard case DecodingError.dataCorrupted(let context) = error,
      let failure = context.underlyingError as? CodingFailure
    else { return false }
    return failure.reason == .unknownKey && context.codingPath.count == codingPath.count + 1
  }

  /// Decodes a value that shares its object only with its tag, and rejects keys that the value
  /// doesn't request.
  package func closed<Value>(
    alongside others: Set<String>, _ decode: (any Decoder) throws -> Value,
    _ decodeShared: (any Decoder) throws -> Value
  ) throws -> Value {
    // A value that isn't an object has no keys to check. Decodes it directly, because the coder may
    // have special support for its type.
    guard isObject else { return try decode(self) }
    let shared = SharedObjectDecoder(base: self, alongside: others)
    let value = try decodeShared(shared)
    if shared.requests.isWhole {
      // The value uses all keys, so the coder can decode it as usual.
      return others.isEmpty ? try decode(self) : withoutMembers(others, value)
    }
    try __refuseUnknownKeys(
      in: self, __KnownKeys([:], alongside: others.union(shared.requests.keys)))
    return value
  }
}

/// A type whose values take every member of an object.
package protocol TakingAllMembers {
  /// Whether members that belong to other values can make a value invalid.
  static var excludesMembers: Bool { get }
  func without(_ keys: Set<String>) -> Self
}

extension Dictionary: TakingAllMembers {
  package static var excludesMembers: Bool { true }
  package func without(_ keys: Set<String>) -> [Key: Value] {
    filter { entry in Self.text(of: entry.key).map { !keys.contains($0) } ?? true }
  }

  /// Returns the key in the object that represents the dictionary, or `nil` if an array does.
  private static func text(of key: Key) -> String? {
    switch key {
    case let key as String: key
    case let key as Int: String(key)
    case let key as any CodingKeyRepresentable: key.codingKey.stringValue
    default: nil
    }
  }
}

extension Optional: TakingAllMembers where Wrapped: TakingAllMembers {
  package static var excludesMembers: Bool { Wrapped.excludesMembers }
  package func without(_ keys: Set<String>) -> Wrapped? { map { $0.without(keys) } }
}

/// Decodes a flattened value, which shares its object with the surrounding fields.
///
/// A value that takes all remaining members doesn't take members with one of the excluded keys.
public func __flattened<Value: Decodable>(
  _ type: Value.Type, from decoder: any Decoder,
  excluding keys: @autoclosure @escaping () -> Set<String> = []
) throws -> Value {
  if type is any TakingAllMembers.Type { return try decoder.shared(type, alongside: keys()) }
  // Only a type whose fields can be visited may take all remaining members.
  if !(type is any __FieldVisiting.Type),
    let value = try decoder.decodeUnlessRefused({ try Value(from: $0) })
  {
    return value
  }
  return try Value(from: SharedObjectDecoder(base: decoder, excluding: keys))
}

/// Throws an error if the decoder's object has a duplicate key, and makes the dictionaries in the
/// object reject duplicate keys.
///
/// This is runtime support for generated code. It only has an effect with the decoders in this
/// package.
public func __refuseDuplicateKeys(in decoder: any Decoder) throws {
  guard let decoder = decoder.standard else { return }
  try decoder.forEachDuplicateKey { throw $0 }
  decoder.document.refuseDuplicates(in: decoder.entry)
}

extension __FieldVisit {
  /// Records duplicate keys as failures.
  public func duplicateKeys(in decoder: any Decoder) {
    guard let decoder = decoder.standard else { return }
    part { try decoder.forEachDuplicateKey { add(thrown: $0) } }
    decoder.document.refuseDuplicates(in: decoder.entry)
  }
}

extension StandardDecoder {
  fileprivate func forEachDuplicateKey(_ body: (DecodingError) throws -> Void) throws {
    var found: Set<String> = []
    try document.forEachMember(of: object()) { key, entry in
      guard !found.insert(key).inserted else { return }
      try body(duplicate(key, entry))
    }
  }

  func duplicate(_ key: String, _ entry: ValueTape.Entry) -> DecodingError {
    let path = document.path(CodingFieldKey(text: key), in: path)
    return DecodingError(
      document.format.placed(
        CodingFailure(.duplicateKey, at: nil, found: key), at: entry, path, in: document))
  }
}

struct KeyTrackingValueContainer: SingleValueDecodingContainer {
  let base: any SingleValueDecodingContainer
  let decoder: SharedObjectDecoder

  var codingPath: [any CodingKey] { base.codingPath }

  func decodeNil() -> Bool { base.decodeNil() }

  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    guard type is any StandardContainer.Type else { return try type.init(from: decoder) }
    // The coder decodes dictionaries without requesting their keys from this decoder, so all keys
    // are requested here.
    decoder.requestAllKeys()
    return try decoder.base.shared(type, alongside: decoder.keysOfOthers)
  }

  func decode(_ type: Bool.Type) throws -> Bool { try base.decode(type) }
  func decode(_ type: String.Type) throws -> String { try base.decode(type) }
  func decode(_ type: Double.Type) throws -> Double { try base.decode(type) }
  func decode(_ type: Float.Type) throws -> Float { try base.decode(type) }
  func decode(_ type: Int.Type) throws -> Int { try base.decode(type) }
  func decode(_ type: Int8.Type) throws -> Int8 { try base.decode(type) }
  func decode(_ type: Int16.Type) throws -> Int16 { try base.decode(type) }
  func decode(_ type: Int32.Type) throws -> Int32 { try base.decode(type) }
  func decode(_ type: Int64.Type) throws -> Int64 { try base.decode(type) }
  func decode(_ type: Int128.Type) throws -> Int128 { try base.decode(type) }
  func decode(_ type: UInt.Type) throws -> UInt { try base.decode(type) }
  func decode(_ type: UInt8.Type) throws -> UInt8 { try base.decode(type) }
  func decode(_ type: UInt16.Type) throws -> UInt16 { try base.decode(type) }
  func decode(_ type: UInt32.Type) throws -> UInt32 { try base.decode(type) }
  func decode(_ type: UInt64.Type) throws -> UInt64 { try base.decode(type) }
  func decode(_ type: UInt128.Type) throws -> UInt128 { try base.decode(type) }
}

extension Decoder {
  package func requestAllKeys() { (self as? SharedObjectDecoder)?.requestAllKeys() }
}
