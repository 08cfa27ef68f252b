internal import TranscodableCore
internal import TranscodableFormats

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// A decoder that records the keys that a type requests.
///
/// It returns values from the layers and, if the type rejects them, made-up values.
struct TypeProbe: Decoder {
  final class State {
    let samples: ConfigurationNode
    let omitsOptionals: Bool
    /// The number of values that can be made before the search ends.
    var budget = 20_000

    init(samples: ConfigurationNode, omitsOptionals: Bool = false) {
      (self.samples, self.omitsOptionals) = (samples, omitsOptionals)
    }
  }

  struct Failure: Error {}

  static let maximumElementCount = 32

  let schema: TypeSchema
  let state: State
  let path: [String]
  let userInfo: [CodingUserInfoKey: Any] = [:]

  init(_ schema: TypeSchema, _ state: State, _ path: [String]) {
    (self.schema, self.state, self.path) = (schema, state, path)
  }

  var codingPath: [any CodingKey] { path.map { CodingFieldKey(text: $0) } }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedDecodingContainer<Key> {
    if schema.kind != .dictionary { schema.kind = .object }
    return KeyedDecodingContainer(KeyedProbe<Key>(probe: self))
  }

  func unkeyedContainer() -> any UnkeyedDecodingContainer {
    schema.kind = .array
    return UnkeyedProbe(probe: self)
  }

  func singleValueContainer() -> any SingleValueDecodingContainer { SingleValueProbe(probe: self) }

  var canDescend: Bool { path.count < 8 && state.budget > 0 }

  var sample: ConfigurationNode? { state.samples.node(at: path) }

  func value<Value: Decodable>(_ type: Value.Type) throws -> Value {
    state.budget -= 1
    guard state.budget > -1000, path.count < 32 else { throw Failure() }
    if TypeName.of(type).hasPrefix("DecoderProbe<") {
      schema.hasStrategy = true
    } else if schema.type == nil || schema.type is any AnyOptional.Type {
      schema.type = type
    }
    if type is any AnyOptional.Type { schema.isOptional = true }
    if Scalars.contains(type) { return try scalar(type) }
    if let cases = type as? any CaseIterable.Type {
      schema.cases = Self.names(of: cases)
      if let first = Self.value(schema.attempt, of: cases) as? Value { return first }
    }
    if type is any AnyDictionary.Type { probeDictionary(type) }
    repeat {
      do { return try type.init(from: self) } catch {}
    } while state.budget > 0 && schema.advance()
    schema.isComplete = false
    if let sample, let value = Self.decode(type, sample) { return value }
    throw Failure()
  }

  static func decode<Value: Decodable>(_ type: Value.Type, _ node: ConfigurationNode) -> Value? {
    try? FormatDecoder(MergedFormat(root: node)).decode(type, from: [UInt8]())
  }

  fileprivate func member(_ key: String) -> TypeProbe {
    TypeProbe(schema.request(key), state, path + [key])
  }

  fileprivate func element(_ index: Int) -> TypeProbe {
    TypeProbe(schema.requestElement(), state, path + ["\(index)"])
  }

  private func scalar<Value: Decodable>(_ type: Value.Type) throws -> Value {
    let sampled = sample.flatMap { Self.decode(type, $0) }
    if schema.attempt == 0, let sampled { return sampled }
    guard let value = Scalars.value(type, schema.attempt - (sampled == nil ? 0 : 1)) else {
      throw Failure()
    }
    return value
  }

  private func probeDictionary<Value>(_ type: Value.Type) {
    guard let type = type as? any AnyDictionary.Type else { return }
    schema.kind = .dictionary
    guard canDescend, sample?.members?.isEmpty ?? true, let value = type.valueType else { return }
    _ = try? member("").value(value)
  }

  // MARK: - Cases

  private static func value<Cases: CaseIterable>(_ number: Int, of type: Cases.Type) -> Any? {
    let cases = type.allCases
    return cases.isEmpty
      ? nil : cases[cases.index(cases.startIndex, offsetBy: number % cases.count)]
  }

  private static func names<Cases: CaseIterable>(of type: Cases.Type) -> [String] {
    let names = type.allCases.prefix(20).map { value -> String? in
      guard let value = value as? any Encodable else {
        return (value as? any RawRepresentable).map { "\($0.rawValue)" }
      }
      return (try? ConfigurationNode(encoding: value))?.scalarPhrase
    }
    return names.contains(nil) ? [] : names.compactMap(\.self)
  }
}

/// The scalars that a probe makes up.
private enum Scalars {
  static func contains(_ type: any Decodable.Type) -> Bool {
    type == String.self || type is any FixedWidthInteger.Type
      || type is any BinaryFloatingPoint.Type
      || [Bool.self, Date.self, Data.self, URL.self, UUID.self, Decimal.self].contains {
        type == $0
      }
  }

  private static let strings = [
    "", "1", "2000-01-01T00:00:00Z", "https://example.com", "a", "a@example.com", "127.0.0.1",
    "00000000-0000-0000-0000-000000000000", "abcdefgh", "2000-01-01",
  ]
  private static let numbers = [0, 1, 10, 100, 1000, 10_000, -1, 5, 1_000_000, 50]

  static func value<Value>(_ type: Value.Type, _ attempt: Int) -> Value? {
    guard strings.indices.contains(attempt) else { return nil }
    if type == String.self { return strings[attempt] as? Value }
    let number = numbers[attempt]
    if let integers = type as? any FixedWidthInteger.Type {
      return integer(integers, number) as? Value
    }
    let scalar: Any? =
      switch type {
      case is Bool.Type: attempt == 0 ? false : attempt == 1 ? true : nil
      case is Double.Type: attempt == 9 ? 0.5 : Double(number)
      case is Float.Type: attempt == 9 ? 0.5 : Float(number)
      case is Date.Type: Date(timeIntervalSince1970: Double(number))
      case is Data.Type: Data(strings[attempt].utf8)
      case is URL.Type: URL(string: "https://example.com/\(number)")
      case is UUID.Type: UUID()
      case is Decimal.Type: Decimal(number)
      default: nil
      }
    return scalar as? Value
  }

  private static func integer<Value: FixedWidthInteger>(_ type: Value.Type, _ number: Int) -> Any? {
    Value(exactly: number)
  }
}

protocol AnyOptional {}
extension Optional: AnyOptional {}

private protocol AnyDictionary {
  static var valueType: (any Decodable.Type)? { get }
}

extension Dictionary: AnyDictionary {
  fileprivate static var valueType: (any Decodable.Type)? { Value.self as? any Decodable.Type }
}

// MARK: - Containers

private struct KeyedProbe<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let probe: TypeProbe
  var codingPath: [any CodingKey] { probe.codingPath }
  var allKeys: [Key] {
    (probe.sample?.members ?? []).prefix(TypeProbe.maximumElementCount)
      .compactMap { Key(stringValue: $0.key) }
  }

  func contains(_ key: Key) -> Bool {
    let schema = probe.schema.request(key.stringValue)
    schema.isOptional = true
    return !probe.state.omitsOptionals && probe.canDescend && !schema.isSkipped
  }

  func decodeNil(forKey key: Key) -> Bool {
    probe.state.omitsOptionals || !probe.canDescend
      || probe.schema.request(key.stringValue).isSkipped
  }

  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
    try probe.member(key.stringValue).value(type)
  }

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<Nested> {
    probe.member(key.stringValue).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    probe.member(key.stringValue).unkeyedContainer()
  }

  func superDecoder() throws -> any Decoder { probe.member("super") }
  func superDecoder(forKey key: Key) throws -> any Decoder { probe.member(key.stringValue) }
}

private struct UnkeyedProbe: UnkeyedDecodingContainer {
  let probe: TypeProbe
  let elementCount: Int
  var currentIndex = 0
  var codingPath: [any CodingKey] { probe.codingPath }
  var count: Int? { nil }
  var isAtEnd: Bool { currentIndex >= elementCount }

  init(probe: TypeProbe) {
    self.probe = probe
    // One element is necessary to find the keys of elements.
    let usual = probe.state.omitsOptionals ? [0, 1, 2, 3, 4] : [1, 0, 2, 3, 4]
    let attempt = probe.schema.attempt
    if attempt == 0, case .array(let elements)? = probe.sample?.content {
      elementCount = max(usual[0], min(elements.count, TypeProbe.maximumElementCount))
    } else {
      elementCount = probe.canDescend ? usual[attempt % usual.count] : 0
    }
  }

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
    return probe.element(currentIndex - 1)
  }
}

private struct SingleValueProbe: SingleValueDecodingContainer {
  let probe: TypeProbe
  var codingPath: [any CodingKey] { probe.codingPath }

  func decodeNil() -> Bool { probe.schema.isOptional && probe.state.omitsOptionals }

  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { try probe.value(type) }
}
