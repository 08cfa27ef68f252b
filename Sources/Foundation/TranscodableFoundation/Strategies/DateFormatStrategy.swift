internal import TranscodableBytes
public import TranscodableCore
public import TranscodableJSON

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A strategy that encodes and decodes dates in a custom format, regardless of platform and locale.
public struct DateFormatStrategy: TextStrategy, JSONDecodingStrategy, JSONEncodingStrategy, Sendable
{
  let format: String
  let timeZone: TimeZone

  public var expectation: String {
    if case .failure(let field) = pattern {
      return
        "a date in the format \(format.quoted), whose field \(field.text.quoted) requires a locale"
    }
    return "a date in the format \(format.quoted)"
  }

  public func value(of text: String) -> Date? {
    guard let reading = try? pattern.get().reading(of: text) else { return nil }
    return reading.offset.map { Date(reading.local, aheadBy: $0) }
      ?? Date(reading.local, in: timeZone)
  }

  public func text(of value: Date) -> String? {
    guard let pattern = try? pattern.get(),
      let instant = value.instant(cutTo: pattern.fractionDigits)
    else { return nil }
    return pattern.text(of: instant, offset: timeZone.secondsFromGMT(for: value))
  }

  private var pattern: Result<DatePattern, DatePattern.UnknownField> { DatePatterns[format] }
}

extension ValueStrategy where Self == DateFormatStrategy {
  /// Returns a strategy that encodes and decodes dates in a custom format, such as `dd.MM.yyyy
  /// HH:mm`.
  ///
  /// The format consists of Unicode date field symbols (UTS 35). The supported fields are year
  /// (`y`, `yy`, `yyyy`), month (`M`, `MM`, `MMM`, `MMMM`), day (`d`, `dd`), day of the week
  /// (`EEE`, `EEEE`), hour (`H`, `HH`, `h`, `hh` with `a`), minute, second, fractional second (`S`
  /// to `SSSSSSSSS`), and offset from UTC (`Z`, `ZZZZZ`, `X` to `XXX`, `x` to `xxx`). Names are in
  /// English. If the format has any other field, encoding and decoding fail; use
  /// `.dateFormat(_:locale:timeZone:)` in the `TranscodableFullFoundation` module instead.
  ///
  /// Parsing follows the rules of a `DateFormatter` that isn't lenient. Numbers may have fewer
  /// digits than their fields, names may be long or short and in any case, and missing fields are
  /// taken from January 1, 2000. Unlike a `DateFormatter`, the strategy always uses the Gregorian
  /// calendar, maps two-digit years to 1969 through 2068 instead of a moving range, and rejects a
  /// day of the week that doesn't match the date.
  ///
  /// - Parameters:
  ///   - format: The format.
  ///   - timeZone: The time zone to use if the format has no offset; UTC by default. A local time
  ///     that a clock change skips is rejected. A local time that occurs twice is interpreted as
  ///     the later one.
  /// - Returns: The strategy.
  public static func dateFormat(_ format: String, timeZone: TimeZone = .gmt) -> DateFormatStrategy {
    DateFormatStrategy(format: format, timeZone: timeZone)
  }
}

// If `TranscodableFullFoundation` isn't imported, the compiler selects these functions, so that the
// attribute has the only error.
extension ValueStrategy where Self == DateFormatStrategy {
  @available(
    *, unavailable, message: "a format with a locale needs 'import TranscodableFullFoundation'"
  )
  @_disfavoredOverload
  public static func dateFormat(
    _ format: String, locale: Locale, timeZone: TimeZone = .gmt
  ) -> DateFormatStrategy {
    DateFormatStrategy(format: format, timeZone: timeZone)
  }

  @_disfavoredOverload
  public static func __dateFormat(
    _ format: String, locale: Locale, timeZone: TimeZone = .gmt
  ) -> DateFormatStrategy {
    DateFormatStrategy(format: format, timeZone: timeZone)
  }
}

extension DateFormatStrategy: __FormedStrategy {
  public var __form: __StrategyForm { .text(expectation) }
}

private enum DatePatterns {
  private typealias Pattern = Result<DatePattern, DatePattern.UnknownField>

  private static let known = Locked<[String: Pattern]>([:])
  private static let capacity = 64

  static subscript(_ format: String) -> Result<DatePattern, DatePattern.UnknownField> {
    known.withLock { known in
      if let pattern = known[format] { return pattern }
      let pattern = Pattern { () throws(DatePattern.UnknownField) in try DatePattern(format) }
      // The size of the cache is limited, because formats may be generated from data.
      if known.count >= capacity { known.removeAll() }
      known[format] = pattern
      return pattern
    }
  }
}

extension Date {
  fileprivate init(_ local: Instant, aheadBy offset: Int) {
    self.init(Instant(seconds: local.seconds - Int64(offset), nanoseconds: local.nanoseconds))
  }

  /// Returns `nil` if a clock change skips the local time.
  fileprivate init?(_ local: Instant, in timeZone: TimeZone) {
    let middle = Date(local)
    // Assumes that clocks change by less than a day, and at most once in two days.
    let offsets = [86_400.0, -86_400].map { timeZone.secondsFromGMT(for: middle + $0) }
    let dates = offsets.map { ($0, Date(local, aheadBy: $0)) }
    guard let date = dates.first(where: { timeZone.secondsFromGMT(for: $1) == $0 }) else {
      return nil
    }
    self = date.1
  }
}
