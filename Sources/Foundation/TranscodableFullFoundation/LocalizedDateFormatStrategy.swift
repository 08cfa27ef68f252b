public import Foundation
public import TranscodableCore
internal import TranscodableFoundation
public import TranscodableJSON

/// Dates in a format of Unicode's date field symbols, with the names of a locale.
public struct LocalizedDateFormatStrategy: TextStrategy, JSONDecodingStrategy,
  JSONEncodingStrategy, Sendable
{
  let format: String
  let locale: Locale
  let timeZone: TimeZone

  public var expectation: String { "a date in the format \(format.quoted)" }

  public func value(of text: String) -> Date? {
    DateFormatters.with(self) { $0.date(from: text) }
  }

  public func text(of value: Date) -> String? {
    DateFormatters.with(self) { $0.string(from: value) }
  }
}

extension ValueStrategy where Self == LocalizedDateFormatStrategy {
  /// Dates in a format of Unicode's date field symbols (UTS 35), with the names of a locale: `d. MMMM yyyy`.
  ///
  /// A `DateFormatter` reads and writes them.
  ///
  /// - Parameters:
  ///   - format: The format.
  ///   - locale: The locale of the names of months and days.
  ///   - timeZone: The time zone where the format has none; UTC unless given.
  /// - Returns: The strategy.
  public static func dateFormat(
    _ format: String, locale: Locale, timeZone: TimeZone = .gmt
  ) -> LocalizedDateFormatStrategy {
    LocalizedDateFormatStrategy(format: format, locale: locale, timeZone: timeZone)
  }
}

/// Formatters that are not in use.
///
/// To make one takes longer than to use it a hundred times.
private enum DateFormatters {
  private struct Key: Hashable {
    let format: String
    let locale: Locale
    let timeZone: TimeZone
  }

  private static let pools = KeyedObjectPools<Key, DateFormatter>(capacity: 64)

  static func with<Result>(
    _ strategy: LocalizedDateFormatStrategy, _ body: (DateFormatter) -> Result
  ) -> Result {
    let key = Key(
      format: strategy.format, locale: strategy.locale, timeZone: strategy.timeZone)
    return pools.with(key, body) {
      let formatter = DateFormatter()
      formatter.calendar = Calendar(identifier: .gregorian)
      formatter.locale = strategy.locale
      formatter.timeZone = strategy.timeZone
      formatter.dateFormat = strategy.format
      return formatter
    }
  }
}

extension LocalizedDateFormatStrategy: __FormedStrategy {
  public var __form: __StrategyForm { .text(expectation) }
}
