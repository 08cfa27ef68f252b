public import TranscodableCore

/// How all dates of a type are written in the text, in `@Codable(dates:)`.
///
/// What is named here is the strategy of the same name.
public struct DateStrategyName: Sendable {
  /// As the coder, or the type `Date`, has it.
  public static var automatic: DateStrategyName { DateStrategyName() }
  /// ISO 8601 and RFC 3339, with any number of fraction digits.
  public static var iso8601: DateStrategyName { DateStrategyName() }
  /// RFC 2822, as in mails.
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

/// How all bytes of a type are written in the text, in `@Codable(data:)`.
///
/// What is named here is the strategy of the same name.
public struct DataStrategyName: Sendable {
  /// As the coder, or the type `Data`, has it.
  public static var automatic: DataStrategyName { DataStrategyName() }
  /// Base64.
  public static var base64: DataStrategyName { DataStrategyName() }
  /// Base64 in the alphabet for URLs, without padding.
  public static var base64URL: DataStrategyName { DataStrategyName() }
  /// Two hexadecimal digits for each byte.
  public static var hex: DataStrategyName { DataStrategyName() }

  /// Any strategy for bytes.
  public static func by<Strategy: ValueStrategy>(_ strategy: Strategy) -> DataStrategyName {
    DataStrategyName()
  }
}

/// How infinity and NaN are written in the text, in `@Codable(floats:)`.
public struct FloatStrategyName: Sendable {
  /// As the coder has it.
  public static var automatic: FloatStrategyName { FloatStrategyName() }

  /// As strings.
  public static func strings(
    infinity: String = "Infinity", negativeInfinity: String = "-Infinity", nan: String = "NaN"
  ) -> FloatStrategyName { FloatStrategyName() }
}
