public import Foundation
internal import TranscodableBytes
internal import TranscodableFoundation

/// A form that dates have in texts.
///
/// All but `.custom` are in UTC, and independent of the user's language.
public enum DateCodingStrategy: Sendable {
  /// A form of `DateFormatter`, such as `"y-MM-dd"`.
  case format(String)
  /// ISO 8601 without fractions of seconds: `2021-08-30T18:35:19Z`.
  case iso8601
  /// ISO 8601 with fractions of seconds, which must be there: `2021-08-30T18:35:19.999Z`.
  case iso8601WithMillisecondPrecision
  /// RFC 2822: `Thu, 19 Dec 1996 16:39:57 GMT`.
  case rfc2822
  /// RFC 3339: `1996-12-19T16:39:57-0800`, read also with a colon in the zone.
  case rfc3339
  /// Seconds since 1970: `978307200.0`, in JSON a number or a text.
  case timestamp
  /// A form of your own.
  case custom(any DateConvertible)

  /// The date that a text stands for; nil if it stands for none.
  public func date(from text: String) -> Date? {
    switch self {
    case .timestamp: Double(text).map { Date(timeIntervalSince1970: $0) }
    case .custom(let convertible): convertible.date(from: text)
    default: formatter?.date(from: text)
    }
  }

  /// The text of a date.
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

/// Makes dates of texts, and texts of dates.
public protocol DateConvertible: Sendable {
  /// The date that a text stands for; nil if it stands for none.
  func date(from: String) -> Date?
  /// The text of a date.
  func string(from: Date) -> String
}

/// A formatter of Foundation, for any thread.
final class DateTextFormatter: @unchecked Sendable {
  // Unchecked: the formatter is used under the lock.
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

  /// The formatter for a form of `DateFormatter`, made once.
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
    // The form that nearly every date has, without the price of a formatter.
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

/// A type of dates: `Date`, and `Date?`.
public protocol DateProtocol {}

extension Date: DateProtocol {}
extension Optional: DateProtocol where Wrapped == Date {}

/// The transform between texts and dates.
public struct DateTransformer<T: DateProtocol>: KodableTransform, Sendable {
  internal var strategy: DateCodingStrategy

  /// Creates the transform for dates in ISO 8601.
  public init() { strategy = .iso8601 }

  internal init(strategy: DateCodingStrategy) { self.strategy = strategy }

  /// Makes a date.
  ///
  /// - Parameter value: The text.
  /// - Returns: The date; nil if `T` is optional and there is no text, or none of a date.
  /// - Throws: `KodableError.failedToParseDate` if `T` is not optional.
  public func transformFromJSON(value: String?) throws -> T {
    let date = value.flatMap { strategy.date(from: $0) }
    if T.self == Date.self, let date { return castToSameType(date, as: T.self) }
    if T.self == Date?.self { return castToSameType(date, as: T.self) }
    throw KodableError.failedToParseDate(source: value ?? "nil")
  }

  /// Makes the text of a date.
  ///
  /// - Parameter value: The date.
  /// - Returns: The text; nil if there is no date.
  public func transformToJSON(value: T) -> String? {
    let date = T.self == Date.self ? castToSameType(value, as: Date.self) : value as? Date
    return date.map { strategy.string(from: $0) }
  }
}
