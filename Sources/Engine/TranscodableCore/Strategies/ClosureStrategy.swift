/// Values as functions decode and encode them.
public struct ClosureStrategy<Value>: CodingStrategy, Sendable {
  let decoding: @Sendable (any Decoder) throws -> Value
  let encoding: @Sendable (Value, any Encoder) throws -> Void

  /// Creates a strategy of two functions.
  ///
  /// - Parameters:
  ///   - decode: Decodes a value.
  ///   - encode: Encodes a value.
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

/// Values as a function decodes them.
public struct DecodingClosureStrategy<Value>: DecodingStrategy, Sendable {
  let decoding: @Sendable (any Decoder) throws -> Value

  /// Creates a strategy of a function.
  ///
  /// - Parameter decode: Decodes a value.
  public init(decode: @escaping @Sendable (any Decoder) throws -> Value) { decoding = decode }

  public func decode(from decoder: any Decoder) throws -> Value { try decoding(decoder) }
}

/// Values as a function encodes them.
public struct EncodingClosureStrategy<Value>: EncodingStrategy, Sendable {
  let encoding: @Sendable (Value, any Encoder) throws -> Void

  /// Creates a strategy of a function.
  ///
  /// - Parameter encode: Encodes a value.
  public init(encode: @escaping @Sendable (Value, any Encoder) throws -> Void) {
    encoding = encode
  }

  public func encode(_ value: Value, to encoder: any Encoder) throws {
    try encoding(value, encoder)
  }
}

extension ValueStrategy {
  /// Values as two functions decode and encode them.
  ///
  /// ```swift
  /// @CodableBy(
  ///   .custom(
  ///     decode: { Celsius(try Double(from: $0)) }, encode: { try $0.degrees.encode(to: $1) }))
  /// ```
  ///
  /// Outside of attributes, functions are to be written with `@Sendable`: the compiler infers it for
  /// ``ClosureStrategy/init(decode:encode:)``, but not for a member that is written without its type.
  ///
  /// - Parameters:
  ///   - decode: Decodes a value.
  ///   - encode: Encodes a value.
  /// - Returns: The strategy.
  @_disfavoredOverload
  public static func custom<Value>(
    decode: @escaping @Sendable (any Decoder) throws -> Value,
    encode: @escaping @Sendable (Value, any Encoder) throws -> Void
  ) -> Self where Self == ClosureStrategy<Value> {
    ClosureStrategy(decode: decode, encode: encode)
  }

  /// Values as a function decodes them.
  ///
  /// - Parameter decode: Decodes a value.
  /// - Returns: The strategy.
  @_disfavoredOverload
  public static func custom<Value>(
    decode: @escaping @Sendable (any Decoder) throws -> Value
  ) -> Self where Self == DecodingClosureStrategy<Value> {
    DecodingClosureStrategy(decode: decode)
  }

  /// Values as a function encodes them.
  ///
  /// - Parameter encode: Encodes a value.
  /// - Returns: The strategy.
  @_disfavoredOverload
  public static func custom<Value>(
    encode: @escaping @Sendable (Value, any Encoder) throws -> Void
  ) -> Self where Self == EncodingClosureStrategy<Value> {
    EncodingClosureStrategy(encode: encode)
  }
}
