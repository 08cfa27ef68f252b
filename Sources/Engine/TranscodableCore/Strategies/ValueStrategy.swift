/// A way to represent values of a type in a document, used instead of the type's own conformance.
///
/// A strategy is named after the representation that it uses, such as `.iso8601` for a date, `.hex`
/// for bytes, or `.elements(.iso8601)` for an array of dates. A strategy conforms to
/// ``DecodingStrategy``, ``EncodingStrategy``, or both. Declare strategies as static members of
/// this protocol, so that they are found wherever one of these protocols is expected:
///
/// ```swift
/// extension ValueStrategy where Self == FahrenheitStrategy {
///   static var fahrenheit: FahrenheitStrategy { FahrenheitStrategy() }
/// }
/// ```
public protocol ValueStrategy<Value> {
  /// The type of the decoded or encoded values.
  associatedtype Value
}

/// A way to decode values of a type.
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
  /// - Parameter decoder: The decoder of the value. The value isn't null unless
  ///   ``DecodingStrategy/acceptsNull`` is `true`.
  /// - Returns: The value.
  /// - Throws: Preferably a `DecodingError` with the decoder's coding path.
  func decode(from decoder: any Decoder) throws -> Value

  /// Decodes a value, or returns `nil` if the value should be treated as missing.
  ///
  /// For example, a strategy can treat an empty string as missing.
  ///
  /// The default implementation never returns `nil`.
  func decodeIfPresent(from decoder: any Decoder) throws -> Value?

  /// Whether the strategy also decodes null.
  ///
  /// The default is `false`: decoding null throws `DecodingError.valueNotFound`.
  var acceptsNull: Bool { get }

  /// This strategy, but with invalid elements dropped.
  ///
  /// In nested collections, only elements of the innermost collection are dropped. A strategy that
  /// doesn't decode a collection is unchanged.
  var __lossy: Self { get }
}

extension DecodingStrategy {
  public func decodeIfPresent(from decoder: any Decoder) throws -> Value? {
    try decode(from: decoder)
  }

  public var acceptsNull: Bool { false }

  public var __lossy: Self { self }
}

/// A way to encode values of a type.
public protocol EncodingStrategy<Value>: ValueStrategy {
  associatedtype Value

  /// Encodes a value.
  ///
  /// - Parameters:
  ///   - value: The value to encode.
  ///   - encoder: The encoder for the value.
  /// - Throws: Preferably an `EncodingError` with the encoder's coding path.
  func encode(_ value: Value, to encoder: any Encoder) throws
}

/// A way to decode and encode values of a type.
public typealias CodingStrategy = DecodingStrategy & EncodingStrategy

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

/// A strategy for floating-point numbers that represents infinity and NaN as strings.
public struct FloatStrategy<Value: BinaryFloatingPoint & Codable & Sendable>: CodingStrategy,
  Sendable
{
  package let infinity: String
  package let negativeInfinity: String
  package let nan: String

  public func decode(from decoder: any Decoder) throws -> Value {
    let container = try decoder.singleValueContainer()
    do {
      return try container.decode(Value.self)
    } catch {
      // Strings are checked last, because most values are finite numbers.
      let text = try? container.decode(String.self)
      if text == infinity { return .infinity }
      if text == negativeInfinity { return -.infinity }
      if text == nan { return .nan }
      throw error
    }
  }

  public func encode(_ value: Value, to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    if value.isFinite { return try container.encode(value) }
    try container.encode(value.isNaN ? nan : value > 0 ? infinity : negativeInfinity)
  }
}

extension ValueStrategy {
  /// Represents infinity and NaN as the given strings.
  public static func floats<Value>(
    infinity: String = "Infinity", negativeInfinity: String = "-Infinity", nan: String = "NaN"
  ) -> Self where Self == FloatStrategy<Value> {
    FloatStrategy(infinity: infinity, negativeInfinity: negativeInfinity, nan: nan)
  }
}
