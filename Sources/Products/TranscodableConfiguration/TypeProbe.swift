internal import TranscodableCore

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// What is known about the keys of a type.
///
/// The keys are the ones that the type's `init(from:)` requests from a `TypeProbe`.
final class TypeSchema: @unchecked Sendable {
  // Unchecked because a schema is complete before it is shared.
  enum Kind { case scalar, array, object, dictionary }

  struct Member {
    let key: String
    let schema: TypeSchema
  }

  var kind = Kind.scalar
  var type: (any Decodable.Type)?
  var isOptional = false
  /// Whether `init(from:)` was successful, so that all keys are known.
  var isComplete = true
  var members: [Member] = []
  var element: TypeSchema?
  var cases: [String] = []

  var keys: [String] { members.map(\.key) }

  func member(_ key: String) -> TypeSchema? { members.first { $0.key == key }?.schema }

  func addedMember(_ key: String) -> TypeSchema {
    if let known = member(key) { return known }
    let schema = TypeSchema()
    members.append(Member(key: key, schema: schema))
    return schema
  }

  func addedElement() -> TypeSchema {
    if let element { return element }
    let schema = TypeSchema()
    element = schema
    return schema
  }

  /// The paths of all values that aren't objects with known keys.
  func leaves(at path: [String] = []) -> [(path: [String], schema: TypeSchema)] {
    if kind == .object, !members.isEmpty {
      return members.flatMap { $0.schema.leaves(at: path + [$0.key]) }
    }
    return path.isEmpty ? [] : [(path, self)]
  }

  static func of<Value: Decodable>(_ type: Value.Type) -> TypeSchema {
    let schema = TypeSchema()
    let probe = TypeProbe(schema, TypeProbe.State(), depth: 0)
    _ = try? probe.value(type)
    return schema
  }

  /// Returns a value that was decoded without its optional keys.
  static func standardValue<Value: Decodable>(_ type: Value.Type) -> Value? {
    let state = TypeProbe.State()
    state.omitsOptionals = true
    return try? TypeProbe(TypeSchema(), state, depth: 0).value(type)
  }
}

/// A decoder that records the keys that a type requests, and returns made-up values.
struct TypeProbe: Decoder {
  final class State {
    var omitsOptionals = false
    var seed = 0
    /// The number of values that can be made before the search ends.
    var budget = 5000
  }

  struct Failure: Error {}

  let schema: TypeSchema
  let state: State
  let depth: Int
  let codingPath: [any CodingKey] = []
  let userInfo: [CodingUserInfoKey: Any] = [:]

  init(_ schema: TypeSchema, _ state: State, depth: Int) {
    (self.schema, self.state, self.depth) = (schema, state, depth)
  }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedDecodingContainer<Key> {
    if schema.kind != .dictionary { schema.kind = .object }
    return KeyedDecodingContainer(KeyedProbe<Key>(probe: self))
  }

  func unkeyedContainer() -> any UnkeyedDecodingContainer {
    schema.kind = .array
    return UnkeyedProbe(probe: self)
  }

  func singleValueContainer() -> any SingleValueDecodingContainer { SingleValueProbe(probe: self) }

  var canDescend: Bool { depth < 8 && state.budget > 0 }

  func value<Value: Decodable>(_ type: Value.Type) throws -> Value {
    state.budget -= 1
    guard state.budget > -1000, depth < 32 else { throw Failure() }
    if schema.type == nil || schema.type is any AnyOptional.Type { schema.type = type }
    if type is any AnyOptional.Type { schema.isOptional = true }
    if let scalar = Self.scalar(type, state.seed) { return scalar }
    if let cases = type as? any CaseIterable.Type, let first = Self.first(of: cases) as? Value {
      schema.cases = Self.names(of: cases)
      return first
    }
    if let dictionary = type as? any AnyDictionary.Type {
      schema.kind = .dictionary
      dictionary.probe(self)
    }
    let seeds = state.seed
    defer { state.seed = seeds }
    for seed in 0..<4 {
      state.seed = seed
      do { return try type.init(from: self) } catch { guard schema.kind == .scalar else { break } }
    }
    schema.isComplete = false
    throw Failure()
  }

  fileprivate func child(_ schema: TypeSchema) -> TypeProbe {
    TypeProbe(schema, state, depth: depth + 1)
  }

  private static func first<Cases: CaseIterable>(of type: Cases.Type) -> Any? {
    type.allCases.first
  }

  private static func names<Cases: CaseIterable>(of type: Cases.Type) -> [String] {
    type.allCases.prefix(20).map { value in
      (value as? any RawRepresentable).map { "\($0.rawValue)" } ?? "\(value)"
    }
  }

  private static func scalar<Value>(_ type: Value.Type, _ seed: Int) -> Value? {
    if type == String.self {
      return ["", "1", "2000-01-01T00:00:00Z", "https://example.com"][seed] as? Value
    }
    if let integers = type as? any FixedWidthInteger.Type { return integer(integers, seed) as? Value }
    let scalar: Any? =
      switch type {
      case is Bool.Type: false
      case is Double.Type: Double(min(seed, 1))
      case is Float.Type: Float(min(seed, 1))
      case is Date.Type: Date(timeIntervalSince1970: 0)
      case is Data.Type: Data()
      case is URL.Type: URL(string: "https://example.com")
      case is UUID.Type: UUID()
      case is Decimal.Type: Decimal(min(seed, 1))
      default: nil
      }
    return scalar as? Value
  }

  private static func integer<Value: FixedWidthInteger>(_ type: Value.Type, _ seed: Int) -> Any {
    Value(min(seed, 1))
  }
}

protocol AnyOptional {}
extension Optional: AnyOptional {}

protocol AnyDictionary {
  static func probe(_ probe: TypeProbe)
}

extension Dictionary: AnyDictionary {
  static func probe(_ probe: TypeProbe) {
    guard probe.canDescend, let type = Value.self as? any Decodable.Type else { return }
    _ = try? probe.child(probe.schema.addedElement()).value(type)
  }
}

private struct KeyedProbe<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let probe: TypeProbe
  var codingPath: [any CodingKey] { probe.codingPath }
  var allKeys: [Key] { [] }

  func contains(_ key: Key) -> Bool {
    probe.schema.addedMember(key.stringValue).isOptional = true
    return !probe.state.omitsOptionals && probe.canDescend
  }

  func decodeNil(forKey key: Key) -> Bool { probe.state.omitsOptionals || !probe.canDescend }

  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
    try member(key).value(type)
  }

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<Nested> {
    member(key).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    member(key).unkeyedContainer()
  }

  func superDecoder() throws -> any Decoder { probe }
  func superDecoder(forKey key: Key) throws -> any Decoder { member(key) }

  private func member(_ key: Key) -> TypeProbe {
    probe.child(probe.schema.addedMember(key.stringValue))
  }
}

private struct UnkeyedProbe: UnkeyedDecodingContainer {
  let probe: TypeProbe
  var currentIndex = 0
  var codingPath: [any CodingKey] { probe.codingPath }
  var count: Int? { nil }
  var isAtEnd: Bool { currentIndex > 0 || !probe.canDescend || probe.state.omitsOptionals }

  init(probe: TypeProbe) { self.probe = probe }

  mutating func decodeNil() throws -> Bool { false }

  mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    try next().value(type)
  }

  mutating func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type
  ) throws -> KeyedDecodingContainer<Nested> {
    next().container(keyedBy: type)
  }

  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
    next().unkeyedContainer()
  }

  mutating func superDecoder() throws -> any Decoder { next() }

  private mutating func next() -> TypeProbe {
    currentIndex += 1
    return probe.child(probe.schema.addedElement())
  }
}

private struct SingleValueProbe: SingleValueDecodingContainer {
  let probe: TypeProbe
  var codingPath: [any CodingKey] { probe.codingPath }

  func decodeNil() -> Bool { probe.state.omitsOptionals && probe.schema.isOptional }

  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    try TypeProbe(probe.schema, probe.state, depth: probe.depth + 1).value(type)
  }
}
