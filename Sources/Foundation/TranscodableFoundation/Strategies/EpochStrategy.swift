internal import TranscodableBytes
public import TranscodableCore
public import TranscodableJSON

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Dates as the time since the start of 1970 in UTC, counted in some unit.
///
/// A number is taken exactly as it is written, and a date is written with as few digits as read it
/// back. Coders that hand on a number as a `Double` and not as its text lose what a `Double` cannot
/// hold: fractions of a millisecond.
public struct EpochStrategy: CodingStrategy, Sendable {
  /// What is in the text.
  public enum Form: Sendable {
    /// A number.
    case number
    /// A string with the digits of a number.
    case string
  }

  /// How many digits of a second are before the point.
  let digits: Int
  let form: Form

  public func decode(from decoder: any Decoder) throws -> Date {
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
    // Nanoseconds of today are more than a floating-point number can tell apart.
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
  /// How many units have passed.
  enum Count {
    case whole(Int64)
    /// With a fraction.
    case part(JSON.Number)

    var text: String {
      switch self {
      case .whole(let count): "\(count)"
      case .part(let count): count.text
      }
    }
  }

  /// How many nanoseconds a unit has.
  private var nanoseconds: Int128 { Self.power(9 - digits) }

  private static func power(_ exponent: Int) -> Int128 {
    (0..<exponent).reduce(1) { power, _ in power * 10 }
  }

  /// The date after a number of units.
  func date(_ count: Int64) -> Date { date(nanoseconds: Int128(count) * nanoseconds) }

  private func date(nanoseconds: Int128) -> Date {
    var (seconds, rest) = nanoseconds.quotientAndRemainder(dividingBy: 1_000_000_000)
    if rest < 0 { (seconds, rest) = (seconds - 1, rest + 1_000_000_000) }
    // The coarsest unit is a second, of which there are no more than an `Int64` holds.
    return Date(
      Instant(seconds: Int64(truncatingIfNeeded: seconds), nanoseconds: Int32(rest)))
  }

  /// The date after a number of units, nil if it is not finite.
  func date(_ count: Double) -> Date? {
    if let count = Int64(exactly: count) { return date(count) }
    guard count.isFinite else { return nil }
    return Date(timeIntervalSince1970: count * Double(nanoseconds) / 1e9)
  }

  /// The date that the digits of a number stand for.
  func date(_ text: String) -> Date? {
    if let count = Int64(text) { return date(count) }
    guard JSON.Number(text) != nil, let count = Double(text) else { return nil }
    return decimalDate(text) ?? date(count)
  }

  /// The date that a number with a fraction stands for; nil if it is written with an exponent, or
  /// with more than nanoseconds.
  private func decimalDate(_ text: String) -> Date? {
    let parts = text.utf8.split(separator: 0x2E, maxSplits: 1)
    guard parts.count == 2, digits + parts[1].count <= 9,
      let whole = Int64(Substring(parts[0])), let fraction = Int64(Substring(parts[1]))
    else { return nil }
    let rest = Int128(fraction) * Self.power(9 - digits - parts[1].count)
    let isNegative = text.utf8.first == 0x2D
    return date(nanoseconds: Int128(whole) * nanoseconds + (isNegative ? -rest : rest))
  }

  /// How many units have passed at a date, nil if they cannot be counted.
  func count(_ date: Date) -> Count? {
    guard let instant = date.instant else { return nil }
    // A fraction only where it is needed to read the date back, and none of what is smaller than a
    // microsecond.
    let places = (digits..<9).first { digits >= 6 || Date(instant.rounded(to: $0)) == date } ?? 9
    let rounded = instant.rounded(to: places)
    let count =
      (Int128(rounded.seconds) * 1_000_000_000 + Int128(rounded.nanoseconds))
      / Self.power(9 - places)
    if places == digits { return Int64(exactly: count).map { .whole($0) } }
    let (whole, fraction) = count.quotientAndRemainder(dividingBy: Self.power(places - digits))
    let rest = String(fraction.magnitude)
    let zeros = String(repeating: "0", count: places - digits - rest.count)
    return JSON.Number("\(count < 0 ? "-" : "")\(whole.magnitude).\(zeros)\(rest)")
      .map { .part($0) }
  }
}

extension ValueStrategy where Self == EpochStrategy {
  /// Seconds since the start of 1970 in UTC, as a number: `1700000000.5`.
  ///
  /// Written as a whole number if it is one.
  public static var secondsSince1970: EpochStrategy {
    secondsSince1970(as: .number)
  }

  /// Seconds since the start of 1970 in UTC, as a number or as a string with its digits.
  ///
  /// - Parameter form: What is in the text.
  /// - Returns: The strategy.
  public static func secondsSince1970(as form: EpochStrategy.Form) -> EpochStrategy {
    EpochStrategy(digits: 0, form: form)
  }

  /// Milliseconds since the start of 1970 in UTC, as a number: `1700000000500`.
  ///
  /// Written as a whole number if it is one.
  public static var millisecondsSince1970: EpochStrategy {
    millisecondsSince1970(as: .number)
  }

  /// Milliseconds since the start of 1970 in UTC, as a number or as a string with its digits.
  ///
  /// - Parameter form: What is in the text.
  /// - Returns: The strategy.
  public static func millisecondsSince1970(as form: EpochStrategy.Form) -> EpochStrategy {
    EpochStrategy(digits: 3, form: form)
  }

  /// Microseconds since the start of 1970 in UTC, as a number: `1700000000500000`.
  ///
  /// Written as a whole number.
  public static var microsecondsSince1970: EpochStrategy {
    microsecondsSince1970(as: .number)
  }

  /// Microseconds since the start of 1970 in UTC, as a number or as a string with its digits.
  ///
  /// - Parameter form: What is in the text.
  /// - Returns: The strategy.
  public static func microsecondsSince1970(as form: EpochStrategy.Form) -> EpochStrategy {
    EpochStrategy(digits: 6, form: form)
  }

  /// Nanoseconds since the start of 1970 in UTC, as a number: `1700000000500000000`.
  ///
  /// Written as a whole number.
  public static var nanosecondsSince1970: EpochStrategy {
    nanosecondsSince1970(as: .number)
  }

  /// Nanoseconds since the start of 1970 in UTC, as a number or as a string with its digits.
  ///
  /// - Parameter form: What is in the text.
  /// - Returns: The strategy.
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
      // A string may be for infinity, and a date does not.
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
