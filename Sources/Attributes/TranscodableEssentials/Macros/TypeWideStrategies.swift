public import TranscodableCore

/// How all dates of a type are coded, for `@Codable(dates:)`.
///
/// Each member selects the strategy with the same name.
public struct DateStrategyName: Sendable {
  /// Determined by the coder, or the `Codable` conformance of `Date`.
  public static var automatic: DateStrategyName { DateStrategyName() }
  /// ISO 8601 and RFC 3339, with any number of fraction digits.
  public static var iso8601: DateStrategyName { DateStrategyName() }
  /// RFC 2822, as in email headers.
  public static var rfc2822: DateStrategyName { DateStrategyName() }
  /// Seconds since the start of 1970.
  public static var secondsSince1970: DateStrategyName { DateStrategyName() }
  /// Milliseconds since the start of 1970.
  public static var millisecondsSince1970: DateStrategyName { DateStrategyName() }
  /// Microseconds since the start of 1970.
  public static var microsecondsSince1970: DateStrategyName { DateStrategyName() }
  /// Nanoseconds since the start of 1970.
  public static var nanosecondsSince1970: DateStrategyName { DateStrategyName() }

  /// Any strategy for dates.
  public static func by<Strategy: ValueStrategy>(_ strategy: Strategy) -> DateStrategyName {
    DateStrategyName()
  }
}

/// How all `Data` values of a type are coded, for `@Codable(data:)`.
///
/// Each member selects the strategy with the same name.
public struct DataStrategyName: Sendable {
  /// Determined by the coder, or the `Codable` conformance of `Data`.
  public static var automatic: DataStrategyName { DataStrategyName() }
  /// Base64.
  public static var base64: DataStrategyName { DataStrategyName() }
  /// Base64 with the URL-safe alphabet, without padding.
  public static var base64URL: DataStrategyName { DataStrategyName() }
  /// Two hexadecimal digits for each byte.
  public static var hex: DataStrategyName { DataStrategyName() }

  /// Any strategy for `Data`.
  public static func by<Strategy: ValueStrategy>(_ strategy: Strategy) -> DataStrategyName {
    DataStrategyName()
  }
}

/// How infinity and NaN are coded, for `@Codable(floats:)`.
public struct FloatStrategyName: Sendable {
  /// Determined by the coder.
  public static var automatic: FloatStrategyName { FloatStrategyName() }

  /// Encoded as strings.
  public static func strings(
    infinity: String = "Infinity", negativeInfinity: String = "-Infinity", nan: String = "NaN"
  ) -> FloatStrategyName { FloatStrategyName() }
}
