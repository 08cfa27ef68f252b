internal import Foundation
internal import TranscodableFoundation

/// A formatter of Foundation, for any thread.
final class DateTextFormatter: @unchecked Sendable {
  // Unchecked: the formatter is used, and the cache is looked at, under a lock.
  private let lock = NSLock()
  private let formatter: Formatter
  private let isInternet: Bool

  static let internet = DateTextFormatter(ISO8601DateFormatter(), isInternet: true)

  static let internetWithFractions: DateTextFormatter = {
    let formatter = ISO8601DateFormatter()
    formatter.formatOptions.insert(.withFractionalSeconds)
    return DateTextFormatter(formatter)
  }()

  private final class Cache: @unchecked Sendable {
    let lock = NSLock()
    var formatters: [String: DateTextFormatter] = [:]
  }

  private static let cache = Cache()

  /// The formatter for a form of `DateFormatter`, made once.
  static func of(_ format: String) -> DateTextFormatter {
    cache.lock.withLock {
      if let found = cache.formatters[format] { return found }
      let formatter = DateFormatter()
      formatter.locale = Locale(identifier: "en_US_POSIX")
      formatter.timeZone = TimeZone(secondsFromGMT: 0)
      formatter.dateFormat = format
      let new = DateTextFormatter(formatter)
      cache.formatters[format] = new
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
