public import Foundation
internal import TranscodableBytes
public import TranscodableCore
internal import TranscodableJSON

/// Dates as the time since the start of 1970 in UTC, counted in some unit.
public struct EpochStrategy: CodingStrategy, Sendable {
  /// What stands in the text.
  public enum Form: Sendable {
    /// A number.
    case number
    /// A string with the digits of a number.
    case string
  }

  /// How many units a second has.
  let unit: Int64
  let form: Form

  public func decode(from decoder: any Decoder) throws -> Date {
    let container = try decoder.singleValueContainer()
    if form == .string {
      let text = try container.decode(String.self)
      if let date = date(text) { return date }
      throw DecodingError.invalidValue(
        expected: "a number in a string", found: text.quoted, in: decoder)
    }
    // Nanoseconds of today are more than a floating-point number can tell apart.
    if unit > 1_000_000, let count = try? container.decode(Int64.self) { return date(count) }
    return date(try container.decode(Double.self))
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
    case part(Double)

    var text: String {
      switch self {
      case .whole(let count): "\(count)"
      case .part(let count): "\(count)"
      }
    }
  }

  /// The date after a number of units.
  func date(_ count: Int64) -> Date {
    var (seconds, rest) = count.quotientAndRemainder(dividingBy: unit)
    if rest < 0 { (seconds, rest) = (seconds - 1, rest + unit) }
    return Date(
      Instant(seconds: seconds, nanoseconds: Int32(rest * (1_000_000_000 / unit))))
  }

  func date(_ count: Double) -> Date {
    if let count = Int64(exactly: count) { return date(count) }
    return Date(timeIntervalSince1970: count / Double(unit))
  }

  /// The date that the digits of a number stand for.
  func date(_ text: String) -> Date? {
    if let count = Int64(text) { return date(count) }
    guard JSON.Number(text) != nil, let count = Double(text), count.isFinite else { return nil }
    return date(count)
  }

  /// How many units have passed at a date, nil if they cannot be counted.
  func count(_ date: Date) -> Count? {
    guard let instant = date.instant else { return nil }
    if unit < 1_000_000, instant.nanoseconds % Int32(1_000_000_000 / unit) != 0 {
      return .part(date.timeIntervalSince1970 * Double(unit))
    }
    let (product, overflows) = instant.seconds.multipliedReportingOverflow(by: unit)
    let (sum, isTooMuch) = product.addingReportingOverflow(
      Int64(instant.rounded(to: unit > 1_000_000 ? 9 : 6).nanoseconds) / (1_000_000_000 / unit))
    return overflows || isTooMuch ? nil : .whole(sum)
  }
}
