/// Values as their type says itself, or as the coder says of the type.
public struct PlainStrategy<Value>: ValueStrategy, Sendable {
  /// Creates the strategy.
  @inlinable public init() {}
}

extension ValueStrategy {
  /// Values as their type says itself, or as the coder says of the type.
  ///
  /// - Parameter type: The type.
  /// - Returns: The strategy.
  public static func plain<Value>(_ type: Value.Type) -> Self where Self == PlainStrategy<Value> {
    PlainStrategy()
  }

  /// Values as their type says itself, where the type is known from elsewhere.
  public static func __plain<Value>() -> Self where Self == PlainStrategy<Value> {
    PlainStrategy()
  }
}

extension PlainStrategy: DecodingStrategy where Value: Decodable {
  /// Null is the business of the type: to some it is a value.
  @inlinable public var acceptsNull: Bool { true }

  public func decode(from decoder: any Decoder) throws -> Value {
    // Not by the type's own initializer: coders know dates and other types better.
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
