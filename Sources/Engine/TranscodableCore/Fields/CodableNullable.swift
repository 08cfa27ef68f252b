/// A value that can be absent, null, or present, for example in a request that changes only the
/// members it contains.
///
/// An absent field has no key in the document. An absent array element or root value is encoded as
/// null, because coders can only omit fields.
///
/// ```swift
/// @Codable struct Patch {
///   var name: CodableNullable<String> = .absent
///   var nickname: CodableNullable<String> = .absent
/// }
/// // Patch(name: .value("Ada"), nickname: .null)   {"name":"Ada","nickname":null}
/// ```
public enum CodableNullable<Wrapped> {
  /// The value is missing from the document.
  case absent
  /// The value is null.
  case null
  case value(Wrapped)
}

extension CodableNullable {
  /// The value, or `nil` if it is absent or null.
  public var wrapped: Wrapped? {
    if case .value(let value) = self { value } else { nil }
  }

  /// Whether the value is absent, as opposed to null.
  public var isAbsent: Bool {
    if case .absent = self { true } else { false }
  }
}

extension CodableNullable {
  /// Applies this change to an optional field: a value replaces it, null sets it to `nil`, and an
  /// absent value leaves it unchanged.
  ///
  /// ```swift
  /// patch.nickname.apply(to: &user.nickname)
  /// ```
  ///
  /// - Returns: Whether the field was set.
  @discardableResult
  public func apply(to field: inout Wrapped?) -> Bool {
    if isAbsent { return false }
    field = wrapped
    return true
  }

  /// Applies this change to a field that isn't optional: a value replaces it, null resets it to a
  /// default, and an absent value leaves it unchanged.
  ///
  /// ```swift
  /// patch.color.apply(to: &user.color, default: .blue)
  /// ```
  ///
  /// - Returns: Whether the field was set.
  @discardableResult
  public func apply(
    to field: inout Wrapped, default fallback: @autoclosure () -> Wrapped
  ) -> Bool {
    if isAbsent { return false }
    field = wrapped ?? fallback()
    return true
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

// The compiler prefers these overloads to the general functions, even in synthesized conformances.

extension KeyedDecodingContainer {
  /// Decodes a field that may be absent or null.
  ///
  /// - Returns: The value, which is absent if the key is missing.
  public func decode<Wrapped: Decodable>(
    _ type: CodableNullable<Wrapped>.Type, forKey key: Key
  ) throws -> CodableNullable<Wrapped> {
    guard contains(key) else { return .absent }
    return try decodeNil(forKey: key) ? .null : .value(try decode(Wrapped.self, forKey: key))
  }
}

extension KeyedEncodingContainer {
  /// Encodes a field that may be absent or null by writing nothing, null, or the value.
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

// Methods for nullable fields that have a strategy.

extension KeyedDecodingContainer {
  /// Decodes a field that may be absent or null, using a strategy.
  ///
  /// The result is absent if the key is missing, or if the strategy treats the value as missing.
  public func __decodeNullable<Strategy: DecodingStrategy>(
    _ strategy: Strategy, forKey key: Key
  ) throws -> CodableNullable<Strategy.Value> {
    guard contains(key) else { return .absent }
    if try decodeNil(forKey: key) { return .null }
    return try __decode(NullableStrategy(wrapped: strategy), forKey: key)
  }
}

/// A strategy that accepts null and uses another strategy for all other values.
///
/// The enclosing object omits absent fields. Elsewhere, such as in an array, an absent value is
/// encoded as null.
public struct NullableStrategy<Wrapped: ValueStrategy>: ValueStrategy {
  public typealias Value = CodableNullable<Wrapped.Value>

  package let wrapped: Wrapped
}

extension NullableStrategy: Sendable where Wrapped: Sendable {}

/// Wraps a strategy so that values may also be null or absent.
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
