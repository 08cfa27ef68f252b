internal import TranscodableBytes
public import TranscodableCore
public import TranscodableJSON

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Dates in a format of Unicode's date field symbols, the same on every system.
public struct DateFormatStrategy: TextStrategy, JSONDecodingStrategy, JSONEncodingStrategy, Sendable
{
  let format: String
  let timeZone: TimeZone

  public var expectation: String {
    if case .failure(let field) = pattern {
      return
        "a date in the format \(format.quoted), whose field \(field.text.quoted) needs a locale"
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
  /// Dates in a format of Unicode's date field symbols (UTS 35): `dd.MM.yyyy HH:mm`.
  ///
  /// Fields are those for the year (`y`, `yy`, `yyyy`), month (`M`, `MM`, `MMM`, `MMMM`), day (`d`, `dd`), day of the
  /// week (`EEE`, `EEEE`), hour (`H`, `HH`, `h`, `hh` with `a`), minute, second, its fraction (`S` to `SSSSSSSSS`), and
  /// how far the time is from UTC (`Z`, `ZZZZZ`, `X` to `XXX`, `x` to `xxx`). Names are English. With other fields,
  /// nothing is read or written; they are known to `.dateFormat(_:locale:timeZone:)` of the module
  /// TranscodableFullFoundation.
  ///
  /// Texts are read as a `DateFormatter` that is not lenient reads them: numbers may have fewer digits than their
  /// fields, names be short or long and in any case, and what the format leaves out is that of 2000-01-01. Unlike there,
  /// the calendar is the Gregorian one for all times, two digits of a year stand for 1969 to 2068 and not for a span
  /// that moves, and a day of the week has to be that of the date.
  ///
  /// - Parameters:
  ///   - format: The format.
  ///   - timeZone: The time zone where the format has none; UTC unless given. A time that its clocks skip is refused; of
  ///     one that they show twice, the later is meant.
  /// - Returns: The strategy.
  public static func dateFormat(_ format: String, timeZone: TimeZone = .gmt) -> DateFormatStrategy {
    DateFormatStrategy(format: format, timeZone: timeZone)
  }
}

extension DateFormatStrategy: __FormedStrategy {
  public var __form: __StrategyForm { .text(expectation) }
}

/// The formats that are in use, as they were understood.
private enum DatePatterns {
  private typealias Pattern = Result<DatePattern, DatePattern.UnknownField>

  private static let known = Locked<[String: Pattern]>([:])
  private static let capacity = 64

  static subscript(_ format: String) -> Result<DatePattern, DatePattern.UnknownField> {
    known.withLock { known in
      if let pattern = known[format] { return pattern }
      let pattern = Pattern { () throws(DatePattern.UnknownField) in try DatePattern(format) }
      // Formats that come from data could be without end.
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

  /// Creates the date at which the clocks of a time zone show a time; nil if they never do.
  fileprivate init?(_ local: Instant, in timeZone: TimeZone) {
    let middle = Date(local)
    // Clocks change by less than a day, and not twice within two.
    let offsets = [86_400.0, -86_400].map { timeZone.secondsFromGMT(for: middle + $0) }
    let dates = offsets.map { ($0, Date(local, aheadBy: $0)) }
    guard let date = dates.first(where: { timeZone.secondsFromGMT(for: $1) == $0 }) else {
      return nil
    }
    self = date.1
  }
}
