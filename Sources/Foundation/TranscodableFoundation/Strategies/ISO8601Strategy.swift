internal import TranscodableBytes
public import TranscodableCore
public import TranscodableJSON

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Dates as RFC 3339 and ISO 8601 have them, the same on every system.
public struct ISO8601Strategy: TextStrategy, JSONDecodingStrategy, JSONEncodingStrategy, Sendable {
  /// How many digits of a second are written; nil for as many as tell the date from others.
  let fractionDigits: Int?
  let isDateOnly: Bool
  /// By how many minutes the times that are written are ahead of UTC.
  var offset = 0

  public var expectation: String { isDateOnly ? "an ISO 8601 day" : "an ISO 8601 date" }

  public func value(of text: String) -> Date? {
    (isDateOnly ? InternetDate.day(in: text) : InternetDate.instant(in: text)).map { Date($0) }
  }

  public func text(of value: Date) -> String? {
    if isDateOnly { return value.instant(cutTo: 0).flatMap { InternetDate.dayText(of: $0) } }
    if let fractionDigits {
      return value.instant(cutTo: fractionDigits).flatMap {
        InternetDate.text(of: $0, fractionDigits: fractionDigits, offset: offset)
      }
    }
    return value.instant.flatMap { shortestText(of: $0, for: value) }
  }

  /// The text with no more digits than are needed to read the date back.
  private func shortestText(of instant: Instant, for date: Date) -> String? {
    for digits in 0..<9 {
      let rounded = instant.rounded(to: digits)
      if Date(rounded) == date {
        return InternetDate.text(of: rounded, fractionDigits: digits, offset: offset)
      }
    }
    return InternetDate.text(of: instant, fractionDigits: 9, offset: offset)
  }
}

extension ValueStrategy where Self == ISO8601Strategy {
  /// Dates with time as RFC 3339 and ISO 8601 have them: `1985-04-12T23:20:50.52Z`.
  ///
  /// Read with any offset from UTC and any number of digits of a second; written in UTC with as
  /// many digits as are needed to read the same date back, none for a whole second.
  public static var iso8601: ISO8601Strategy {
    ISO8601Strategy(fractionDigits: nil, isDateOnly: false)
  }

  /// Dates with time as RFC 3339 and ISO 8601 have them, written with a number of digits of a
  /// second.
  ///
  /// - Parameter fractionDigits: The number of digits, from 0 to 9; what is smaller is cut off.
  ///   Any number is read.
  /// - Returns: The strategy.
  public static func iso8601(fractionDigits: Int) -> ISO8601Strategy {
    .iso8601(fractionDigits: fractionDigits, secondsFromGMT: 0)
  }

  /// Dates with time as RFC 3339 and ISO 8601 have them, written at an offset from UTC:
  /// `1996-12-19T16:39:57-08:00`.
  ///
  /// Read with any offset, which a date does not keep. Of a place that changes its clocks the
  /// offset is right for a part of the year only.
  ///
  /// - Parameters:
  ///   - fractionDigits: The number of digits of a second, from 0 to 9; what is smaller is cut off.
  ///     Nil for as many as are needed to read the same date back, none for a whole second.
  ///   - secondsFromGMT: By how many seconds the times that are written are ahead of UTC: whole
  ///     minutes, and less than a day in both directions. For 0 `Z` is written.
  /// - Returns: The strategy.
  public static func iso8601(
    fractionDigits: Int? = nil, secondsFromGMT: Int
  ) -> ISO8601Strategy {
    precondition(0...9 ~= fractionDigits ?? 0, "A date has from 0 to 9 digits of a second.")
    precondition(
      secondsFromGMT % 60 == 0 && -86_340...86_340 ~= secondsFromGMT,
      "An offset from UTC is a number of whole minutes, and less than a day.")
    return ISO8601Strategy(
      fractionDigits: fractionDigits, isDateOnly: false, offset: secondsFromGMT / 60)
  }

  /// Days without time as RFC 3339 and ISO 8601 have them: `1985-04-12`, which is the start of that
  /// day in UTC.
  ///
  /// - Parameter dateOnly: False for dates with time.
  /// - Returns: The strategy.
  public static func iso8601(dateOnly: Bool) -> ISO8601Strategy {
    ISO8601Strategy(fractionDigits: nil, isDateOnly: dateOnly)
  }
}

extension Date {
  /// The nearest date to a point in time: the distance between dates is about a tenth of a
  /// microsecond nowadays.
  init(_ instant: Instant) {
    let seconds = Double(instant.seconds - 978_307_200)
    self.init(timeIntervalSinceReferenceDate: seconds + Double(instant.nanoseconds) / 1e9)
  }

  /// The point in time, rounded to nanoseconds; nil millions of years away from now.
  var instant: Instant? {
    let interval = timeIntervalSinceReferenceDate
    guard abs(interval) < 1e14 else { return nil }
    let seconds = interval.rounded(.down)
    let nanoseconds = Int64(((interval - seconds) * 1e9).rounded())
    return Instant(
      seconds: Int64(seconds) + 978_307_200 + nanoseconds / 1_000_000_000,
      nanoseconds: Int32(nanoseconds % 1_000_000_000))
  }

  /// The point in time as a text has it, in which digits are cut off.
  ///
  /// Rounded to a microsecond first, so that what was read as `.123` is not written as `.122`.
  func instant(cutTo digits: Int) -> Instant? { instant?.rounded(to: max(digits, 6)) }
}

extension ISO8601Strategy: __FormedStrategy {
  public var __form: __StrategyForm { isDateOnly ? .day : .dateTime }
}
