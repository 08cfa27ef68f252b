/// A value that may be absent or null, which is not the same: as in a request that changes only what
/// it mentions.
///
/// As a field, an absent one has no key in the text. Coders know nothing else that could be left
/// out: as an element or by itself, an absent value is written as null.
///
/// ```swift
/// @Codable struct Patch {
///   var name: CodableNullable<String> = .absent
///   var nickname: CodableNullable<String> = .absent
/// }
/// // Patch(name: .value("Ada"), nickname: .null)   {"name":"Ada","nickname":null}
/// ```
public enum CodableNullable<Wrapped> {
  /// There is nothing.
  case absent
  /// There is a null.
  case null
  /// There is a value.
  case value(Wrapped)
}

extension CodableNullable {
  /// The value, nil if it is absent or null.
  public var wrapped: Wrapped? {
    if case .value(let value) = self { value } else { nil }
  }

  /// Whether there is nothing, not even null.
  public var isAbsent: Bool {
    if case .absent = self { true } else { false }
  }
}

extension CodableNullable: Equatable where Wrapped: Equatable {}
extension CodableNullable: Hashable where Wrapped: Hashable {}
extension CodableNullable: Sendable where Wrapped: Sendable {}
extension CodableNullable: BitwiseCopyable where Wrapped: BitwiseCopyable {}

extension CodableNullable: Decodable where Wrapped: Decodable {
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    self = container.decodeNil() ? .null : .value(try container.decode(Wrapped.self))
  }
}

extension CodableNullable: Encodable where Wrapped: Encodable {
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    if let wrapped { try container.encode(wrapped) } else { try container.encodeNil() }
  }
}

// The compiler chooses these over the general functions, also in conformances that it writes
// itself.

extension KeyedDecodingContainer {
  /// Decodes a field that may be absent or null.
  ///
  /// - Parameters:
  ///   - type: The type of the field.
  ///   - key: Its key.
  /// - Returns: The value; absent if the key is missing.
  /// - Throws: What decoding a value that is there throws.
  public func decode<Wrapped: Decodable>(
    _ type: CodableNullable<Wrapped>.Type, forKey key: Key
  ) throws -> CodableNullable<Wrapped> {
    guard contains(key) else { return .absent }
    return try decodeNil(forKey: key) ? .null : .value(try decode(Wrapped.self, forKey: key))
  }
}

extension KeyedEncodingContainer {
  /// Encodes a field that may be absent or null: nothing at all, null, or the value.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - key: The key of the field.
  /// - Throws: What encoding a value that is there throws.
  public mutating func encode<Wrapped: Encodable>(
    _ value: CodableNullable<Wrapped>, forKey key: Key
  ) throws {
    switch value {
    case .absent: break
    case .null: try encodeNil(forKey: key)
    case .value(let value): try encode(value, forKey: key)
    }
  }
}

// Fields that may be absent or null, and whose values have a strategy.

extension KeyedDecodingContainer {
  /// Decodes a field that may be absent or null by a strategy.
  ///
  /// - Parameters:
  ///   - strategy: How a value that is there is decoded.
  ///   - key: The key of the field.
  /// - Returns: The value; absent if the key is missing, or has a value that counts as none.
  /// - Throws: What the strategy throws.
  public func __decodeNullable<Strategy: DecodingStrategy>(
    _ strategy: Strategy, forKey key: Key
  ) throws -> CodableNullable<Strategy.Value> {
    guard contains(key) else { return .absent }
    if try decodeNil(forKey: key) { return .null }
    return try __decode(NullableStrategy(wrapped: strategy), forKey: key)
  }
}

/// Values that may be null, by a strategy of those that are not.
///
/// What is absent is the business of the object around: here it is written as null.
public struct NullableStrategy<Wrapped: ValueStrategy>: ValueStrategy {
  public typealias Value = CodableNullable<Wrapped.Value>

  package let wrapped: Wrapped
}

extension NullableStrategy: Sendable where Wrapped: Sendable {}

/// Values that may be null, by a strategy of those that are not.
public func __nullable<Wrapped: ValueStrategy>(_ strategy: Wrapped) -> NullableStrategy<Wrapped> {
  NullableStrategy(wrapped: strategy)
}

extension NullableStrategy: DecodingStrategy where Wrapped: DecodingStrategy {
  public var acceptsNull: Bool { true }

  public func decode(from decoder: any Decoder) throws -> CodableNullable<Wrapped.Value> {
    if try decoder.singleValueContainer().decodeNil() { return .null }
    return try wrapped.__decodeIfPresent(from: decoder).map { .value($0) } ?? .absent
  }
}

extension NullableStrategy: EncodingStrategy where Wrapped: EncodingStrategy {
  public func encode(_ value: CodableNullable<Wrapped.Value>, to encoder: any Encoder) throws {
    if let value = value.wrapped { return try wrapped.encode(value, to: encoder) }
    var container = encoder.singleValueContainer()
    try container.encodeNil()
  }
}
