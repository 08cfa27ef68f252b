/// A strategy that decodes values of a type and coerces scalars of other kinds.
public struct CoercedStrategy<Value: Decodable, Rules: __CoercionRules>: DecodingStrategy, Sendable
{
  public init() {}

  public var acceptsNull: Bool { true }

  public func decode(from decoder: any Decoder) throws -> Value {
    try decoder.withoutCoderCoercion { try Coerced<Value, Rules>(from: decoder).value }
  }

  public func decodeIfPresent(from decoder: any Decoder) throws -> Value? {
    // An empty string is neither a number nor a Boolean, so it is treated as a missing value.
    if Rules.isFlexible, Value.self != String.self, decoder.scalar == .string("") {
      decoder.report(.coercion, replacement: "nil")
      return nil
    }
    return try decode(from: decoder)
  }
}

extension ValueStrategy {
  /// Returns a strategy with lossless coercion for an inferred type.
  ///
  /// See ``__lossless(_:)``.
  public static func __lossless<Value>() -> Self
  where Self == CoercedStrategy<Value, __LosslessRules> { CoercedStrategy() }

  /// Returns a strategy with flexible coercion for an inferred type.
  ///
  /// See ``__flexible(_:)``.
  public static func __flexible<Value>() -> Self
  where Self == CoercedStrategy<Value, __FlexibleRules> { CoercedStrategy() }
}

/// Returns a strategy that converts between strings and the numbers or Booleans they contain.
public func __lossless<Value>(_ type: Value.Type) -> CoercedStrategy<Value, __LosslessRules> {
  CoercedStrategy()
}

/// Returns a strategy that converts any scalar with exactly one meaning as a value of the type.
public func __flexible<Value>(_ type: Value.Type) -> CoercedStrategy<Value, __FlexibleRules> {
  CoercedStrategy()
}

/// A strategy that doesn't coerce scalars, even if the coder does.
public struct UncoercedStrategy<Value: Decodable>: DecodingStrategy, Sendable {
  public init() {}

  public var acceptsNull: Bool { true }

  public func decode(from decoder: any Decoder) throws -> Value {
    try decoder.withoutCoderCoercion { try decoder.singleValueContainer().decode(Value.self) }
  }
}

extension ValueStrategy {
  /// No coercion, like ``__none(_:)``, for an inferred type.
  public static func __none<Value>() -> Self where Self == UncoercedStrategy<Value> {
    UncoercedStrategy()
  }
}

/// Accepts only scalars of the type's own kind.
public func __none<Value>(_ type: Value.Type) -> UncoercedStrategy<Value> { UncoercedStrategy() }

extension Decoder {
  /// Calls `body` while the coercion policy of this package's coders doesn't apply.
  func withoutCoderCoercion<Value>(_ body: () throws -> Value) rethrows -> Value {
    guard let document = standard?.document else { return try body() }
    let wasIgnored = document.ignoresCoercion
    document.ignoresCoercion = true
    defer { document.ignoresCoercion = wasIgnored }
    return try body()
  }
}
