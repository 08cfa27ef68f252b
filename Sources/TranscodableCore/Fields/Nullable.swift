/// A value that may be absent or null, which is not the same: as in a request that changes only what
/// it mentions.
///
/// As a field, an absent one has no key in the text. Coders know nothing else that could be left
/// out: as an element or by itself, an absent value is written as null.
///
/// ```swift
/// @Codable struct Patch {
///   var name: Nullable<String> = .absent
///   var nickname: Nullable<String> = .absent
/// }
/// // Patch(name: .value("Ada"), nickname: .null)   {"name":"Ada","nickname":null}
/// ```
public enum Nullable<Wrapped> {
  /// There is nothing.
  case absent
  /// There is a null.
  case null
  /// There is a value.
  case value(Wrapped)
}

extension Nullable {
  /// The value, nil if it is absent or null.
  public var wrapped: Wrapped? {
    if case .value(let value) = self { value } else { nil }
  }

  /// Whether there is nothing, not even null.
  public var isAbsent: Bool {
    if case .absent = self { true } else { false }
  }
}

extension Nullable: Equatable where Wrapped: Equatable {}
extension Nullable: Hashable where Wrapped: Hashable {}
extension Nullable: Sendable where Wrapped: Sendable {}
extension Nullable: BitwiseCopyable where Wrapped: BitwiseCopyable {}

extension Nullable: Decodable where Wrapped: Decodable {
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    self = container.decodeNil() ? .null : .value(try container.decode(Wrapped.self))
  }
}

extension Nullable: Encodable where Wrapped: Encodable {
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
    _ type: Nullable<Wrapped>.Type, forKey key: Key
  ) throws -> Nullable<Wrapped> {
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
    _ value: Nullable<Wrapped>, forKey key: Key
  ) throws {
    switch value {
    case .absent: break
    case .null: try encodeNil(forKey: key)
    case .value(let value): try encode(value, forKey: key)
    }
  }
}
