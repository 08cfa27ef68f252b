/// A strategy that decodes a value and coerces scalars of other kinds to its type.
public struct CoercedStrategy<Value: Decodable, Rules: __CoercionRules>: DecodingStrategy, Sendable
{
  public init() {}

  public var acceptsNull: Bool { true }

  public func decode(from decoder: any Decoder) throws -> Value {
    try decoder.withoutCoderCoercion { try Coerced<Value, Rules>(from: decoder).value }
  }

  public func decodeIfPresent(from decoder: any Decoder) throws -> Value? {
    // An empty string isn't a number or a Boolean, so it is treated as a missing value.
    if Rules.isFlexible, Value.self != String.self, decoder.scalar == .string("") {
      decoder.report(.coercion, replacement: "nil")
      return nil
    }
    return try decode(from: decoder)
  }
}

extension ValueStrategy {
  /// Returns a strategy with lossless coercion.
  ///
  /// The type is inferred.
  ///
  /// See ``__lossless(_:)``.
  public static func __lossless<Value>() -> Self
  where Self == CoercedStrategy<Value, __LosslessRules> { CoercedStrategy() }

  /// Returns a strategy with flexible coercion.
  ///
  /// The type is inferred.
  ///
  /// See ``__flexible(_:)``.
  public static func __flexible<Value>() -> Self
  where Self == CoercedStrategy<Value, __FlexibleRules> { CoercedStrategy() }
}

/// Returns a strategy that converts between strings and the numbers or Booleans that they contain.
public func __lossless<Value>(_ type: Value.Type) -> CoercedStrategy<Value, __LosslessRules> {
  CoercedStrategy()
}

/// Returns a strategy that accepts every scalar that unambiguously represents a value of the type.
public func __flexible<Value>(_ type: Value.Type) -> CoercedStrategy<Value, __FlexibleRules> {
  CoercedStrategy()
}

/// A strategy that never coerces scalars, even if the decoder's coercion policy would allow it.
public struct UncoercedStrategy<Value: Decodable>: DecodingStrategy, Sendable {
  public init() {}

  public var acceptsNull: Bool { true }

  public func decode(from decoder: any Decoder) throws -> Value {
    try decoder.withoutCoderCoercion { try decoder.singleValueContainer().decode(Value.self) }
  }
}

extension ValueStrategy {
  /// Returns a strategy without coercion, like ``__none(_:)``.
  ///
  /// The type is inferred.
  public static func __none<Value>() -> Self where Self == UncoercedStrategy<Value> {
    UncoercedStrategy()
  }
}

/// Returns a strategy that only accepts scalars of the type's own kind.
public func __none<Value>(_ type: Value.Type) -> UncoercedStrategy<Value> { UncoercedStrategy() }

extension Decoder {
  func withoutCoderCoercion<Value>(_ body: () throws -> Value) rethrows -> Value {
    guard let document = standard?.document else { return try body() }
    let wasIgnored = document.ignoresCoercion
    document.ignoresCoercion = true
    defer { document.ignoresCoercion = wasIgnored }
    return try body()
  }
}
