public import TranscodableCore
public import TranscodableJSON

/// A property wrapper that passes the JSON of a value to an inspector before the value is decoded.
///
/// Use it for debugging, either on a field or around the type that you decode:
///
/// ```swift
/// struct Order: Codable {
///   @CodableInspected var customer: Customer
/// }
///
/// let order = try decoder.decode(CodableInspected<Order>.self, from: data).wrappedValue
/// ```
///
/// The wrapper doesn't change how the value is encoded or decoded. Only this package's decoders
/// support it, and only if their `userInfo` contains a ``DecodingInspector``.
@propertyWrapper
public struct CodableInspected<Value> {
  /// The wrapped value.
  public var wrappedValue: Value

  /// Creates a wrapper for a value.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

extension CodableInspected: Sendable where Value: Sendable {}
extension CodableInspected: Equatable where Value: Equatable {}
extension CodableInspected: Hashable where Value: Hashable {}

extension CodableInspected: Decodable where Value: Decodable {
  public init(from decoder: any Decoder) throws {
    Self.__inspect(decoder)
    wrappedValue = try decoder.singleValueContainer().decode(Value.self)
  }
}

extension CodableInspected: __DecodingInspecting {
  /// Passes the JSON at the decoder's position to the inspector.
  public static func __inspect(_ decoder: any Decoder) {
    guard let inspector = decoder.userInfo[.decodingInspector] as? DecodingInspector,
      let part = JSONReader.part(of: decoder)
    else { return }
    inspector.show(part, for: Value.self)
  }

  /// Whether a decoder has an inspector.
  public static func __inspects(_ decoder: any Decoder) -> Bool {
    decoder.userInfo[.decodingInspector] is DecodingInspector
  }
}

extension CodableInspected: Encodable where Value: Encodable {
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(wrappedValue)
  }
}

extension CodableInspected: JSONDecodable where Value: JSONDecodable {
  public static func decode(from reader: inout JSONReader) -> CodableInspected? {
    if let inspector = reader.context?.userInfo[.decodingInspector] as? DecodingInspector {
      inspector.show(reader.part, for: Value.self)
    }
    return Value.decode(from: &reader).map { CodableInspected(wrappedValue: $0) }
  }
}

extension CodableInspected: JSONEncodable where Value: JSONEncodable {
  public func encode(to writer: inout JSONWriter) { wrappedValue.encode(to: &writer) }
}

// The compiler prefers these overloads to the general functions, even in synthesized conformances.

extension KeyedDecodingContainer {
  /// Decodes an optional field, which is `nil` if the key is missing.
  public func decode<Wrapped: Decodable>(
    _ type: CodableInspected<Wrapped?>.Type, forKey key: Key
  ) throws -> CodableInspected<Wrapped?> {
    let value = try decodeIfPresent(CodableInspected<Wrapped>.self, forKey: key)
    return CodableInspected(wrappedValue: value?.wrappedValue)
  }
}

extension KeyedEncodingContainer {
  /// Encodes an optional field unless it is `nil`.
  public mutating func encode<Wrapped: Encodable>(
    _ value: CodableInspected<Wrapped?>, forKey key: Key
  ) throws {
    try encodeIfPresent(value.wrappedValue, forKey: key)
  }
}
