public import Foundation
public import TranscodableCore
internal import TranscodableFoundation
public import TranscodableJSON

/// A strategy that encodes and decodes dates in a custom format with localized names.
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
  /// Returns a strategy that encodes and decodes dates in a custom format with localized names,
  /// such as `d. MMMM yyyy`.
  ///
  /// The format consists of Unicode date field symbols (UTS 35). The strategy uses a
  /// `DateFormatter`.
  ///
  /// - Parameters:
  ///   - format: The format.
  ///   - locale: The locale for the names of months and days.
  ///   - timeZone: The time zone to use if the format has no offset; UTC by default.
  /// - Returns: The strategy.
  public static func dateFormat(
    _ format: String, locale: Locale, timeZone: TimeZone = .gmt
  ) -> LocalizedDateFormatStrategy {
    LocalizedDateFormatStrategy(format: format, locale: locale, timeZone: timeZone)
  }

  /// Generated code calls this function for formats with a locale.
  public static func __dateFormat(
    _ format: String, locale: Locale, timeZone: TimeZone = .gmt
  ) -> LocalizedDateFormatStrategy {
    dateFormat(format, locale: locale, timeZone: timeZone)
  }
}

/// A cache, because creating a formatter takes about a hundred times longer than using one.
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
