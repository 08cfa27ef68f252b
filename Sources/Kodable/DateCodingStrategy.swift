public import Foundation

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
