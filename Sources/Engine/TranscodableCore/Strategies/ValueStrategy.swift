/// How values of a type are written in the text, where that is not how the type itself says it.
///
/// A strategy is a value, named after what is in the text: `.iso8601` for a date, `.hex` for
/// bytes, `.elements(.iso8601)` for an array of dates. What a strategy can do is said by ``DecodingStrategy`` and
/// ``EncodingStrategy``; built-in ones are members of this protocol, so that they are found where
/// any of the three is wanted:
///
/// ```swift
/// extension ValueStrategy where Self == FahrenheitStrategy {
///   static var fahrenheit: FahrenheitStrategy { FahrenheitStrategy() }
/// }
/// ```
public protocol ValueStrategy<Value> {
  /// The type of the values.
  associatedtype Value
}

/// How values of a type are decoded.
///
/// ```swift
/// struct FahrenheitStrategy: CodingStrategy {
///   func decode(from decoder: any Decoder) throws -> Celsius {
///     Celsius((try Double(from: decoder) - 32) / 1.8)
///   }
///   func encode(_ value: Celsius, to encoder: any Encoder) throws {
///     try (value.degrees * 1.8 + 32).encode(to: encoder)
///   }
/// }
/// ```
public protocol DecodingStrategy<Value>: ValueStrategy {
  associatedtype Value

  /// Decodes a value.
  ///
  /// - Parameter decoder: The decoder of the value. It is not a null, unless ``DecodingStrategy/acceptsNull``.
  /// - Returns: The value.
  /// - Throws: Best a `DecodingError` with the path of the decoder.
  func decode(from decoder: any Decoder) throws -> Value

  /// Decodes a value that may be absent even though something is in the text, such as an empty
  /// string that is to count as nothing.
  ///
  /// - Parameter decoder: The decoder of the value.
  /// - Returns: The value, nil if what is there counts as none. Unless declared otherwise,
  ///   everything counts.
  /// - Throws: What `decode(from:)` throws.
  func decodeIfPresent(from decoder: any Decoder) throws -> Value?

  /// Whether null is a value like others. If not, which is the default, the strategy is not asked
  /// about one: it is `valueNotFound`.
  var acceptsNull: Bool { get }

  /// The strategy that drops what cannot be decoded in a collection, innermost first.
  associatedtype __Lossy: DecodingStrategy = Self where __Lossy.Value == Value

  /// This strategy, dropping what cannot be decoded. One that decodes no collection is the same.
  var __lossy: __Lossy { get }
}

extension DecodingStrategy where __Lossy == Self {
  public var __lossy: Self { self }
}

extension DecodingStrategy {
  public func decodeIfPresent(from decoder: any Decoder) throws -> Value? {
    try decode(from: decoder)
  }

  public var acceptsNull: Bool { false }
}

/// How values of a type are encoded.
public protocol EncodingStrategy<Value>: ValueStrategy {
  associatedtype Value

  /// Encodes a value.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - encoder: The encoder of the value.
  /// - Throws: Best an `EncodingError` with the path of the encoder.
  func encode(_ value: Value, to encoder: any Encoder) throws
}

/// How values of a type are decoded and encoded.
public protocol CodingStrategy<Value>: DecodingStrategy, EncodingStrategy {}
