public import Foundation
internal import TranscodableBytes
internal import TranscodableFoundation

/// A format for dates that are represented as strings.
///
/// All formats except `.custom` use UTC and don't depend on the user's locale.
public enum DateCodingStrategy: Sendable {
  /// A `DateFormatter` format, such as `"y-MM-dd"`.
  case format(String)
  /// ISO 8601 without fractional seconds, such as `2021-08-30T18:35:19Z`.
  case iso8601
  /// ISO 8601 with required fractional seconds, such as `2021-08-30T18:35:19.999Z`.
  case iso8601WithMillisecondPrecision
  /// RFC 2822, such as `Thu, 19 Dec 1996 16:39:57 GMT`.
  case rfc2822
  /// RFC 3339, such as `1996-12-19T16:39:57-0800`. A colon in the offset is also accepted.
  case rfc3339
  /// Seconds since 1970, such as `978307200.0`. In JSON, this can be a number or a string.
  case timestamp
  /// A custom format.
  case custom(any DateConvertible)

  /// Returns the date that a string represents, or `nil` if the string isn't in this format.
  public func date(from text: String) -> Date? {
    switch self {
    case .timestamp: Double(text).map { Date(timeIntervalSince1970: $0) }
    case .custom(let convertible): convertible.date(from: text)
    default: formatter?.date(from: text)
    }
  }

  /// Returns the string that represents a date.
  public func string(from date: Date) -> String {
    switch self {
    case .timestamp: "\(date.timeIntervalSince1970)"
    case .custom(let convertible): convertible.string(from: date)
    default: formatter?.string(from: date) ?? ""
    }
  }

  private var formatter: DateTextFormatter? {
    switch self {
    case .format(let format): .of(format)
    case .iso8601: .internet
    case .iso8601WithMillisecondPrecision: .internetWithFractions
    case .rfc2822: .of("EEE, d MMM y HH:mm:ss zzz")
    case .rfc3339: .of("yyyy-MM-dd'T'HH:mm:ssZ")
    case .timestamp, .custom: nil
    }
  }
}

/// A type that converts between dates and strings.
public protocol DateConvertible: Sendable {
  /// Returns the date that a string represents, or `nil` if the string isn't a date.
  func date(from: String) -> Date?
  /// Returns the string that represents a date.
  func string(from: Date) -> String
}

final class DateTextFormatter: @unchecked Sendable {
  // Unchecked: a lock protects the formatter.
  private let lock = NSLock()
  private let formatter: Formatter
  private let isInternet: Bool

  static let internet = DateTextFormatter(ISO8601DateFormatter(), isInternet: true)

  static let internetWithFractions: DateTextFormatter = {
    let formatter = ISO8601DateFormatter()
    formatter.formatOptions.insert(.withFractionalSeconds)
    return DateTextFormatter(formatter)
  }()

  private static let cache = Locked<[String: DateTextFormatter]>([:])

  static func of(_ format: String) -> DateTextFormatter {
    cache.withLock { formatters in
      if let found = formatters[format] { return found }
      let formatter = DateFormatter()
      formatter.locale = Locale(identifier: "en_US_POSIX")
      formatter.timeZone = TimeZone(secondsFromGMT: 0)
      formatter.dateFormat = format
      let new = DateTextFormatter(formatter)
      formatters[format] = new
      return new
    }
  }

  private init(_ formatter: Formatter, isInternet: Bool = false) {
    self.formatter = formatter
    self.isInternet = isInternet
  }

  func date(from text: String) -> Date? {
    // This fast path for the most common format doesn't need the formatter.
    if isInternet, let date = Date(internet: text) { return date }
    return lock.withLock {
      switch formatter {
      case let formatter as DateFormatter: formatter.date(from: text)
      case let formatter as ISO8601DateFormatter: formatter.date(from: text)
      default: nil
      }
    }
  }

  func string(from date: Date) -> String {
    lock.withLock {
      switch formatter {
      case let formatter as DateFormatter: formatter.string(from: date)
      case let formatter as ISO8601DateFormatter: formatter.string(from: date)
      default: ""
      }
    }
  }
}

/// A date type: `Date` or `Date?`.
public protocol DateProtocol {}

extension Date: DateProtocol {}
extension Optional: DateProtocol where Wrapped == Date {}

/// A transform between strings and dates.
public struct DateTransformer<T: DateProtocol>: KodableTransform, Sendable {
  internal var strategy: DateCodingStrategy

  /// Creates a transform for ISO 8601 dates.
  public init() { strategy = .iso8601 }

  internal init(strategy: DateCodingStrategy) { self.strategy = strategy }

  /// Converts a string to a date.
  ///
  /// - Parameter value: The string.
  /// - Returns: The date, or `nil` if `T` is optional and the string is missing or invalid.
  /// - Throws: `KodableError.failedToParseDate` if `T` isn't optional.
  public func transformFromJSON(value: String?) throws -> T {
    let date = value.flatMap { strategy.date(from: $0) }
    if T.self == Date.self, let date { return castToSameType(date, as: T.self) }
    if T.self == Date?.self { return castToSameType(date, as: T.self) }
    throw KodableError.failedToParseDate(source: value ?? "nil")
  }

  /// Converts a date to a string.
  ///
  /// - Parameter value: The date.
  /// - Returns: The string, or `nil` if there is no date.
  public func transformToJSON(value: T) -> String? {
    let date = T.self == Date.self ? castToSameType(value, as: Date.self) : value as? Date
    return date.map { strategy.string(from: $0) }
  }
}
