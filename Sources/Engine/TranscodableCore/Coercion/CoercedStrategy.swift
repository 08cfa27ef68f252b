/// Values of a type, in which scalars may be in a text as scalars of another kind.
public struct CoercedStrategy<Value: Decodable, Rules: __CoercionRules>: DecodingStrategy, Sendable
{
  public init() {}

  public var acceptsNull: Bool { true }

  public func decode(from decoder: any Decoder) throws -> Value {
    try Coerced<Value, Rules>(from: decoder).value
  }

  public func decodeIfPresent(from decoder: any Decoder) throws -> Value? {
    // An empty string spells no number and no truth value: it is there to say that there is none.
    if Rules.isFlexible, Value.self != String.self, decoder.scalar == .string("") {
      decoder.report(.coercion, replacement: "nil")
      return nil
    }
    return try decode(from: decoder)
  }
}

extension ValueStrategy {
  /// Values as ``__lossless(_:)`` has them, where the type is known from elsewhere.
  public static func __lossless<Value>() -> Self
  where Self == CoercedStrategy<Value, __LosslessRules> { CoercedStrategy() }

  /// Values as ``__flexible(_:)`` has them, where the type is known from elsewhere.
  public static func __flexible<Value>() -> Self
  where Self == CoercedStrategy<Value, __FlexibleRules> { CoercedStrategy() }
}

/// Values in which a string counts as the number or truth value that it spells, and those as
/// strings.
public func __lossless<Value>(_ type: Value.Type) -> CoercedStrategy<Value, __LosslessRules> {
  CoercedStrategy()
}

/// Values in which every scalar counts that means one value and no other.
public func __flexible<Value>(_ type: Value.Type) -> CoercedStrategy<Value, __FlexibleRules> {
  CoercedStrategy()
}
