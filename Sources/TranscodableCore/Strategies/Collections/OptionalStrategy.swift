/// Values by a strategy, or null.
public struct OptionalStrategy<Wrapped: ValueStrategy>: ValueStrategy {
  public typealias Value = Wrapped.Value?

  package let wrapped: Wrapped
}

extension OptionalStrategy: Sendable where Wrapped: Sendable {}

extension ValueStrategy {
  /// Values by a strategy, or null, which is nil.
  ///
  /// For elements of collections; a field that is optional needs none.
  ///
  /// - Parameter strategy: The strategy of the values that are there.
  /// - Returns: The strategy.
  public static func optional<Wrapped>(_ strategy: Wrapped) -> Self
  where Self == OptionalStrategy<Wrapped> {
    OptionalStrategy(wrapped: strategy)
  }
}

extension OptionalStrategy: DecodingStrategy where Wrapped: DecodingStrategy {
  public var acceptsNull: Bool { true }

  public func decode(from decoder: any Decoder) throws -> Wrapped.Value? {
    try wrapped.__decodeIfPresent(from: decoder)
  }
}

extension OptionalStrategy: EncodingStrategy where Wrapped: EncodingStrategy {
  public func encode(_ value: Wrapped.Value?, to encoder: any Encoder) throws {
    if let value { return try wrapped.encode(value, to: encoder) }
    var container = encoder.singleValueContainer()
    try container.encodeNil()
  }
}

extension OptionalStrategy: CodingStrategy where Wrapped: CodingStrategy {}
