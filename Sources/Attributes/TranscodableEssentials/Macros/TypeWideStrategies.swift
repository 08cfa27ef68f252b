public import TranscodableCore

/// The strategy for all dates in a type, for use in `@Codable(dates:)`.
///
/// Each member selects the strategy with the same name.
public struct __DateStrategyName: Sendable {
  /// The coder, or the `Codable` conformance of `Date`, determines the format.
  public static var automatic: __DateStrategyName { __DateStrategyName() }
  /// ISO 8601 and RFC 3339, with any number of fraction digits.
  public static var iso8601: __DateStrategyName { __DateStrategyName() }
  /// RFC 2822, as in email headers.
  public static var rfc2822: __DateStrategyName { __DateStrategyName() }
  /// Seconds since the start of 1970.
  public static var secondsSince1970: __DateStrategyName { __DateStrategyName() }
  /// Milliseconds since the start of 1970.
  public static var millisecondsSince1970: __DateStrategyName { __DateStrategyName() }
  /// Microseconds since the start of 1970.
  public static var microsecondsSince1970: __DateStrategyName { __DateStrategyName() }
  /// Nanoseconds since the start of 1970.
  public static var nanosecondsSince1970: __DateStrategyName { __DateStrategyName() }

  /// A custom strategy.
  public static func by<Strategy: ValueStrategy>(_ strategy: Strategy) -> __DateStrategyName {
    __DateStrategyName()
  }
}

/// The strategy for all `Data` values in a type, for use in `@Codable(data:)`.
///
/// Each member selects the strategy with the same name.
public struct __DataStrategyName: Sendable {
  /// The coder, or the `Codable` conformance of `Data`, determines the format.
  public static var automatic: __DataStrategyName { __DataStrategyName() }
  /// Base64.
  public static var base64: __DataStrategyName { __DataStrategyName() }
  /// Base64 with the URL-safe alphabet, without padding.
  public static var base64URL: __DataStrategyName { __DataStrategyName() }
  /// Two hexadecimal digits for each byte.
  public static var hex: __DataStrategyName { __DataStrategyName() }

  /// A custom strategy.
  public static func by<Strategy: ValueStrategy>(_ strategy: Strategy) -> __DataStrategyName {
    __DataStrategyName()
  }
}

/// The strategy for infinity and NaN, for use in `@Codable(floats:)`.
public struct __FloatStrategyName: Sendable {
  /// The coder determines the format.
  public static var automatic: __FloatStrategyName { __FloatStrategyName() }

  /// Infinity and NaN are encoded as strings.
  public static func strings(
    infinity: String = "Infinity", negativeInfinity: String = "-Infinity", nan: String = "NaN"
  ) -> __FloatStrategyName { __FloatStrategyName() }
}
