/// A strategy that uses the type's own conformance, or the coder's special support for the type.
public struct PlainStrategy<Value>: ValueStrategy, Sendable {
  @inlinable public init() {}
}

extension ValueStrategy {
  /// Uses the type's own conformance, or the coder's special support for the type.
  public static func plain<Value>(_ type: Value.Type) -> Self where Self == PlainStrategy<Value> {
    PlainStrategy()
  }

  /// Uses the type's own conformance.
  ///
  /// The compiler infers the type.
  public static func __plain<Value>() -> Self where Self == PlainStrategy<Value> {
    PlainStrategy()
  }
}

extension PlainStrategy: DecodingStrategy where Value: Decodable {
  /// Whether the strategy passes null to the type.
  ///
  /// This is always `true`, because only the type can determine whether null is a valid value.
  @inlinable public var acceptsNull: Bool { true }

  public func decode(from decoder: any Decoder) throws -> Value {
    // Doesn't call the type's initializer, because coders have special support for some types, such
    // as dates.
    try decoder.singleValueContainer().decode(Value.self)
  }
}

extension PlainStrategy: EncodingStrategy where Value: Encodable {
  public func encode(_ value: Value, to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(value)
  }
}

extension PlainStrategy: CodingStrategy where Value: Codable {}
