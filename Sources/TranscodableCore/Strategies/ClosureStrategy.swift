/// Values as functions decode and encode them.
public struct ClosureStrategy<Value>: CodingStrategy {
  let decoding: @Sendable (any Decoder) throws -> Value
  let encoding: @Sendable (Value, any Encoder) throws -> Void

  public func decode(from decoder: any Decoder) throws -> Value { try decoding(decoder) }

  public func encode(_ value: Value, to encoder: any Encoder) throws {
    try encoding(value, encoder)
  }
}

/// Values as a function decodes them.
public struct DecodingClosureStrategy<Value>: DecodingStrategy {
  let decoding: @Sendable (any Decoder) throws -> Value

  public func decode(from decoder: any Decoder) throws -> Value { try decoding(decoder) }
}

/// Values as a function encodes them.
public struct EncodingClosureStrategy<Value>: EncodingStrategy {
  let encoding: @Sendable (Value, any Encoder) throws -> Void

  public func encode(_ value: Value, to encoder: any Encoder) throws {
    try encoding(value, encoder)
  }
}

extension ValueStrategy {
  /// Values as two functions decode and encode them.
  ///
  /// ```swift
  /// .custom(
  ///   decode: { Celsius(try Double(from: $0)) },
  ///   encode: { try $0.degrees.encode(to: $1) })
  /// ```
  ///
  /// - Parameters:
  ///   - decode: Decodes a value.
  ///   - encode: Encodes a value.
  public static func custom<Value>(
    decode: @escaping @Sendable (any Decoder) throws -> Value,
    encode: @escaping @Sendable (Value, any Encoder) throws -> Void
  ) -> Self where Self == ClosureStrategy<Value> {
    ClosureStrategy(decoding: decode, encoding: encode)
  }

  /// Values as a function decodes them.
  ///
  /// - Parameter decode: Decodes a value.
  public static func custom<Value>(
    decode: @escaping @Sendable (any Decoder) throws -> Value
  ) -> Self where Self == DecodingClosureStrategy<Value> {
    DecodingClosureStrategy(decoding: decode)
  }

  /// Values as a function encodes them.
  ///
  /// - Parameter encode: Encodes a value.
  public static func custom<Value>(
    encode: @escaping @Sendable (Value, any Encoder) throws -> Void
  ) -> Self where Self == EncodingClosureStrategy<Value> {
    EncodingClosureStrategy(encoding: encode)
  }
}
