/// A strategy that uses two functions to decode and encode values.
public struct ClosureStrategy<Value>: CodingStrategy, Sendable {
  let decoding: @Sendable (any Decoder) throws -> Value
  let encoding: @Sendable (Value, any Encoder) throws -> Void

  /// Creates a strategy from a decoding and an encoding function.
  public init(
    decode: @escaping @Sendable (any Decoder) throws -> Value,
    encode: @escaping @Sendable (Value, any Encoder) throws -> Void
  ) {
    decoding = decode
    encoding = encode
  }

  public func decode(from decoder: any Decoder) throws -> Value { try decoding(decoder) }

  public func encode(_ value: Value, to encoder: any Encoder) throws {
    try encoding(value, encoder)
  }
}

/// A strategy that decodes values with a function.
public struct DecodingClosureStrategy<Value>: DecodingStrategy, Sendable {
  let decoding: @Sendable (any Decoder) throws -> Value

  /// Creates a strategy from a decoding function.
  public init(decode: @escaping @Sendable (any Decoder) throws -> Value) { decoding = decode }

  public func decode(from decoder: any Decoder) throws -> Value { try decoding(decoder) }
}

/// A strategy that encodes values with a function.
public struct EncodingClosureStrategy<Value>: EncodingStrategy, Sendable {
  let encoding: @Sendable (Value, any Encoder) throws -> Void

  /// Creates a strategy from an encoding function.
  public init(encode: @escaping @Sendable (Value, any Encoder) throws -> Void) {
    encoding = encode
  }

  public func encode(_ value: Value, to encoder: any Encoder) throws {
    try encoding(value, encoder)
  }
}

extension ValueStrategy {
  /// Decodes and encodes values with two functions.
  ///
  /// ```swift
  /// @CodableBy(
  ///   .custom(
  ///     decode: { Celsius(try Double(from: $0)) }, encode: { try $0.degrees.encode(to: $1) }))
  /// ```
  ///
  /// If you use this strategy outside an attribute, mark the functions as `@Sendable`. The compiler
  /// infers `@Sendable` for ``ClosureStrategy/init(decode:encode:)``, but not for an implicit
  /// member expression.
  @_disfavoredOverload
  public static func custom<Value>(
    decode: @escaping @Sendable (any Decoder) throws -> Value,
    encode: @escaping @Sendable (Value, any Encoder) throws -> Void
  ) -> Self where Self == ClosureStrategy<Value> {
    ClosureStrategy(decode: decode, encode: encode)
  }

  /// Decodes values with a function.
  @_disfavoredOverload
  public static func custom<Value>(
    decode: @escaping @Sendable (any Decoder) throws -> Value
  ) -> Self where Self == DecodingClosureStrategy<Value> {
    DecodingClosureStrategy(decode: decode)
  }

  /// Encodes values with a function.
  @_disfavoredOverload
  public static func custom<Value>(
    encode: @escaping @Sendable (Value, any Encoder) throws -> Void
  ) -> Self where Self == EncodingClosureStrategy<Value> {
    EncodingClosureStrategy(encode: encode)
  }
}
