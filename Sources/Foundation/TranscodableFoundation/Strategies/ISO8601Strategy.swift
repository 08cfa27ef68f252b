internal import TranscodableBytes
public import TranscodableCore
public import TranscodableJSON

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A strategy that encodes and decodes dates in RFC 3339 or ISO 8601 format, regardless of platform
/// and locale.
public struct ISO8601Strategy: TextStrategy, JSONDecodingStrategy, JSONEncodingStrategy, Sendable {
  /// The number of digits to write, or `nil` for the fewest digits that identify the date.
  let fractionDigits: Int?
  let isDateOnly: Bool
  /// The offset from UTC to use for encoding, in minutes.
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
  /// A strategy that encodes and decodes RFC 3339 / ISO 8601 date-times, such as
  /// `1985-04-12T23:20:50.52Z`.
  ///
  /// Decoding accepts any offset from UTC and any number of fractional-second digits. Dates are
  /// encoded in UTC, with the fewest fractional-second digits that decode to the same date.
  public static var iso8601: ISO8601Strategy {
    ISO8601Strategy(fractionDigits: nil, isDateOnly: false)
  }

  /// Returns a strategy for RFC 3339 / ISO 8601 date-times that are encoded with a given number of
  /// fractional-second digits.
  ///
  /// - Parameter fractionDigits: The number of digits to encode, from 0 through 9. Additional
  ///   digits are truncated. Decoding accepts any number of digits.
  /// - Returns: The strategy.
  public static func iso8601(fractionDigits: Int) -> ISO8601Strategy {
    .iso8601(fractionDigits: fractionDigits, secondsFromGMT: 0)
  }

  /// Returns a strategy for RFC 3339 / ISO 8601 date-times that are encoded with a given offset
  /// from UTC, such as `1996-12-19T16:39:57-08:00`.
  ///
  /// Decoding accepts any offset, but doesn't store it in the date. In a region with daylight
  /// saving time, a fixed offset is correct for only part of the year.
  ///
  /// - Parameters:
  ///   - fractionDigits: The number of fractional-second digits to encode, from 0 through 9;
  ///     additional digits are truncated. If it is `nil`, the fewest digits that decode to the same
  ///     date are encoded.
  ///   - secondsFromGMT: The offset from UTC of encoded dates, in seconds: whole minutes, and less
  ///     than a day in either direction. 0 is encoded as `Z`.
  /// - Returns: The strategy.
  public static func iso8601(
    fractionDigits: Int? = nil, secondsFromGMT: Int
  ) -> ISO8601Strategy {
    precondition(0...9 ~= fractionDigits ?? 0, "'fractionDigits' must be from 0 through 9.")
    precondition(
      secondsFromGMT % 60 == 0 && -86_340...86_340 ~= secondsFromGMT,
      "'secondsFromGMT' must be a whole number of minutes and less than a day.")
    return ISO8601Strategy(
      fractionDigits: fractionDigits, isDateOnly: false, offset: secondsFromGMT / 60)
  }

  /// Returns a strategy for RFC 3339 / ISO 8601 dates without a time, such as `1985-04-12`.
  ///
  /// A decoded date is the start of the day in UTC.
  ///
  /// - Parameter dateOnly: Pass `false` for dates with a time.
  /// - Returns: The strategy.
  public static func iso8601(dateOnly: Bool) -> ISO8601Strategy {
    ISO8601Strategy(fractionDigits: nil, isDateOnly: dateOnly)
  }
}

// A date of the format itself, such as TOML, is decoded regardless of the strategy.

extension ISO8601Strategy {
  public func decode(from decoder: any Decoder) throws -> Date {
    if !isDateOnly, let date = decoder.date { return date }
    return try decodeText(from: decoder)
  }
}

extension RFC2822Strategy {
  public func decode(from decoder: any Decoder) throws -> Date {
    if let date = decoder.date { return date }
    return try decodeText(from: decoder)
  }
}

extension DateFormatStrategy {
  public func decode(from decoder: any Decoder) throws -> Date {
    if let date = decoder.date { return date }
    return try decodeText(from: decoder)
  }
}

extension Decoder {
  /// The value as a date, if the format has dates and the value is one.
  var date: Date? { secondsSince2001.map { Date(timeIntervalSinceReferenceDate: $0) } }
}

extension Date {
  /// Rounds to the closest `Date`, because adjacent `Date` values are about a tenth of a
  /// microsecond apart.
  init(_ instant: Instant) {
    let seconds = Double(instant.seconds - 978_307_200)
    self.init(timeIntervalSinceReferenceDate: seconds + Double(instant.nanoseconds) / 1e9)
  }

  var instant: Instant? {
    let interval = timeIntervalSinceReferenceDate
    guard abs(interval) < 1e14 else { return nil }
    let seconds = interval.rounded(.down)
    let nanoseconds = Int64(((interval - seconds) * 1e9).rounded())
    return Instant(
      seconds: Int64(seconds) + 978_307_200 + nanoseconds / 1_000_000_000,
      nanoseconds: Int32(nanoseconds % 1_000_000_000))
  }

  /// Rounds to microseconds first, so that a decoded `.123` isn't encoded as `.122`.
  func instant(cutTo digits: Int) -> Instant? { instant?.rounded(to: max(digits, 6)) }
}

extension ISO8601Strategy: __FormedStrategy {
  public var __form: __StrategyForm { isDateOnly ? .day : .dateTime }
}
