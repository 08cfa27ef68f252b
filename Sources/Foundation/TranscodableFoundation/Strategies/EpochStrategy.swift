internal import TranscodableBytes
public import TranscodableCore
public import TranscodableJSON

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A strategy that encodes and decodes dates as the time since 1970 in UTC, in a unit such as
/// seconds.
///
/// Numbers are decoded exactly, and dates are encoded with the fewest digits that decode to the
/// same date. With coders that represent numbers as `Double` values instead of digits, fractions of
/// a millisecond are lost.
public struct EpochStrategy: CodingStrategy, Sendable {
  /// The JSON type of the encoded time.
  public enum Form: Sendable {
    /// A JSON number.
    case number
    /// A JSON string that contains the digits of a number.
    case string
  }

  /// The unit, as a number of decimal places: 0 for seconds and 3 for milliseconds.
  let digits: Int
  let form: Form

  public func decode(from decoder: any Decoder) throws -> Date {
    if let date = decoder.date { return date }
    let container = try decoder.singleValueContainer()
    if form == .string {
      let text = try container.decode(String.self)
      if let date = date(text) { return date }
      throw DecodingError.invalidValue(
        expected: "a number in a string", found: text.quoted, in: decoder)
    }
    if let text = decoder.numberText {
      if let date = date(text) { return date }
      throw DecodingError.invalidValue(expected: "Double", found: "number \(text)", in: decoder)
    }
    // A `Double` isn't precise enough for current times in nanoseconds.
    if digits > 6, let count = try? container.decode(Int64.self) { return date(count) }
    let count = try container.decode(Double.self)
    if let date = date(count) { return date }
    throw DecodingError.invalidValue(expected: "Double", found: "number \(count)", in: decoder)
  }

  public func encode(_ value: Date, to encoder: any Encoder) throws {
    guard let count = count(value) else {
      throw EncodingError.invalidValue(
        value, found: "a date millions of years away", at: encoder.codingPath)
    }
    var container = encoder.singleValueContainer()
    switch (form, count) {
    case (.number, .whole(let count)): try container.encode(count)
    case (.number, .part(let count)): try container.encode(count)
    case (.string, _): try container.encode(count.text)
    }
  }
}

extension EpochStrategy {
  enum Count {
    case whole(Int64)
    case part(JSON.Number)

    var text: String {
      switch self {
      case .whole(let count): "\(count)"
      case .part(let count): count.text
      }
    }
  }

  private var nanoseconds: Int128 { Self.power(9 - digits) }

  private static func power(_ exponent: Int) -> Int128 {
    (0..<exponent).reduce(1) { power, _ in power * 10 }
  }

  func date(_ count: Int64) -> Date { date(nanoseconds: Int128(count) * nanoseconds) }

  private func date(nanoseconds: Int128) -> Date {
    var (seconds, rest) = nanoseconds.quotientAndRemainder(dividingBy: 1_000_000_000)
    if rest < 0 { (seconds, rest) = (seconds - 1, rest + 1_000_000_000) }
    // The unit is at most a second, so the number of seconds fits in an `Int64`.
    return Date(
      Instant(seconds: Int64(truncatingIfNeeded: seconds), nanoseconds: Int32(rest)))
  }

  func date(_ count: Double) -> Date? {
    if let count = Int64(exactly: count) { return date(count) }
    guard count.isFinite else { return nil }
    return Date(timeIntervalSince1970: count * Double(nanoseconds) / 1e9)
  }

  func date(_ text: String) -> Date? {
    if let count = Int64(text) { return date(count) }
    guard JSON.Number(text) != nil, let count = Double(text) else { return nil }
    return decimalDate(text) ?? date(count)
  }

  /// Returns `nil` if the number has an exponent, or if it is more precise than a nanosecond.
  private func decimalDate(_ text: String) -> Date? {
    let parts = text.utf8.split(separator: 0x2E, maxSplits: 1)
    guard parts.count == 2, digits + parts[1].count <= 9,
      let whole = Int64(Substring(parts[0])), let fraction = Int64(Substring(parts[1]))
    else { return nil }
    let rest = Int128(fraction) * Self.power(9 - digits - parts[1].count)
    let isNegative = text.utf8.first == 0x2D
    return date(nanoseconds: Int128(whole) * nanoseconds + (isNegative ? -rest : rest))
  }

  func count(_ date: Date) -> Count? {
    guard let instant = date.instant else { return nil }
    // A fraction is written only if the date requires one, and never if the unit is a microsecond
    // or smaller.
    let positions = (digits..<9).first { digits >= 6 || Date(instant.rounded(to: $0)) == date } ?? 9
    let rounded = instant.rounded(to: positions)
    let count =
      (Int128(rounded.seconds) * 1_000_000_000 + Int128(rounded.nanoseconds))
      / Self.power(9 - positions)
    if positions == digits { return Int64(exactly: count).map { .whole($0) } }
    let (whole, fraction) = count.quotientAndRemainder(dividingBy: Self.power(positions - digits))
    let rest = String(fraction.magnitude)
    let zeros = String(repeating: "0", count: positions - digits - rest.count)
    return JSON.Number("\(count < 0 ? "-" : "")\(whole.magnitude).\(zeros)\(rest)")
      .map { .part($0) }
  }
}

extension ValueStrategy where Self == EpochStrategy {
  /// A strategy that encodes and decodes dates as seconds since 1970 in UTC, such as
  /// `1700000000.5`.
  ///
  /// Whole seconds are encoded as integers.
  public static var secondsSince1970: EpochStrategy {
    secondsSince1970(as: .number)
  }

  /// Returns a strategy that encodes and decodes dates as seconds since 1970 in UTC, as a number or
  /// as a string of digits.
  public static func secondsSince1970(as form: EpochStrategy.Form) -> EpochStrategy {
    EpochStrategy(digits: 0, form: form)
  }

  /// A strategy that encodes and decodes dates as milliseconds since 1970 in UTC, such as
  /// `1700000000500`.
  ///
  /// Whole milliseconds are encoded as integers.
  public static var millisecondsSince1970: EpochStrategy {
    millisecondsSince1970(as: .number)
  }

  /// Returns a strategy that encodes and decodes dates as milliseconds since 1970 in UTC, as a
  /// number or as a string of digits.
  public static func millisecondsSince1970(as form: EpochStrategy.Form) -> EpochStrategy {
    EpochStrategy(digits: 3, form: form)
  }

  /// A strategy that encodes and decodes dates as microseconds since 1970 in UTC, such as
  /// `1700000000500000`.
  ///
  /// Dates are encoded as integers.
  public static var microsecondsSince1970: EpochStrategy {
    microsecondsSince1970(as: .number)
  }

  /// Returns a strategy that encodes and decodes dates as microseconds since 1970 in UTC, as a
  /// number or as a string of digits.
  public static func microsecondsSince1970(as form: EpochStrategy.Form) -> EpochStrategy {
    EpochStrategy(digits: 6, form: form)
  }

  /// A strategy that encodes and decodes dates as nanoseconds since 1970 in UTC, such as
  /// `1700000000500000000`.
  ///
  /// Dates are encoded as integers.
  public static var nanosecondsSince1970: EpochStrategy {
    nanosecondsSince1970(as: .number)
  }

  /// Returns a strategy that encodes and decodes dates as nanoseconds since 1970 in UTC, as a
  /// number or as a string of digits.
  public static func nanosecondsSince1970(as form: EpochStrategy.Form) -> EpochStrategy {
    EpochStrategy(digits: 9, form: form)
  }
}

extension EpochStrategy: JSONDecodingStrategy {
  public func decode(from reader: inout JSONReader) -> Date? {
    let start = reader.offset
    if form == .string {
      let text: String = reader.read(String.self)
      guard !reader.hasFailed else { return nil }
      if let date = date(text) { return date }
      reader.failText("a number in a string", found: text.quoted, at: start)
    } else if reader.nextKind == .number {
      guard let text = reader.takeNumberText(Double.self) else { return nil }
      if let date = date(text) { return date }
      reader.failText("Double", found: "number \(text)", at: start)
    } else {
      // The strategy for nonconforming floats may convert a string to infinity, which isn't a date.
      let count: Double = reader.read(Double.self)
      if reader.hasFailed { return nil }
      if let date = date(count) { return date }
      reader.failText("Double", found: "number \(count)", at: start)
    }
    return nil
  }
}

extension EpochStrategy: JSONEncodingStrategy {
  public func encode(_ value: Date, to writer: inout JSONWriter) {
    switch (form, count(value)) {
    case (_, nil): writer.encode { try encode(value, to: $0) }
    case (.number, .whole(let count)): writer.write(integer: count)
    case (.number, .part(let count)): count.encode(to: &writer)
    case (.string, let count?): writer.write(count.text)
    }
  }
}

extension EpochStrategy: __FormedStrategy {
  public var __form: __StrategyForm { .number(isText: form == .string) }
}
