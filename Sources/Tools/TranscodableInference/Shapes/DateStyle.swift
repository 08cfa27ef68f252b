internal import TranscodableBytes

/// The format of a date, chosen so that encoding the date reproduces the string or number, if
/// possible.
enum DateStyle: Sendable, Hashable, Codable {
  /// A date in UTC that ends with `Z`.
  case internet(fractionDigits: Int)
  /// A date that ends with `+0000` instead of `Z`.
  case compactOffset(fractionDigits: Int)
  /// Dates with other offsets, or with different numbers of fractional digits.
  ///
  /// The offset of one sample is no rule for other values, so these dates are encoded in UTC.
  case anyInternet
  case day
  /// A number of seconds since 1970.
  case seconds
  /// A number of seconds since 1970 with a fraction.
  case fractionalSeconds
  /// A number of milliseconds since 1970.
  case milliseconds
  /// A date such as `Fri, 21 Nov 1997 15:55:06 +0000`, in UTC.
  case mail

  var isNumber: Bool { [.seconds, .fractionalSeconds, .milliseconds].contains(self) }

  /// Returns a style for dates in both styles, or nil if the styles are too different.
  func merged(with other: DateStyle) -> DateStyle? {
    if self == other { return self }
    return isInternet && other.isInternet ? .anyInternet : nil
  }

  func contains(_ other: DateStyle) -> Bool { merged(with: other) == self }

  private var isInternet: Bool {
    switch self {
    case .internet, .compactOffset, .anyInternet: true
    case .day, .seconds, .fractionalSeconds, .milliseconds, .mail: false
    }
  }

  /// Fails if the string isn't a date, or if a `Date` can't represent it exactly.
  init?(of text: String) {
    let length = text.utf8.count
    if length > 20, text.utf8.dropFirst(3).first == 0x2C {
      guard let instant = MailDate.instant(in: text), MailDate.text(of: instant) == text else {
        return nil
      }
      self = .mail
      return
    }
    // The fifth character of a date must be a hyphen.
    guard 10...40 ~= length, text.utf8.dropFirst(4).first == 0x2D else { return nil }
    if length == 10 {
      guard let day = InternetDate.day(in: text), InternetDate.dayText(of: day) == text else {
        return nil
      }
      self = .day
      return
    }
    guard let instant = InternetDate.instant(in: text) else { return nil }
    let digits = text.utf8.drop { $0 != 0x2E }.dropFirst().prefix { 0x30...0x39 ~= $0 }.count
    guard Self.isExact(instant, digits) else { return nil }
    let isCompact = text.hasSuffix("+0000")
    let standard = isCompact ? text.dropLast(5) + "Z" : text
    // Services that write one or two digits leave out zeros at the end.
    let isFixed = isCompact || [0, 3, 6].contains(digits)
    if InternetDate.text(of: instant, fractionDigits: digits) != standard || !isFixed {
      self = .anyInternet
    } else {
      self = isCompact ? .compactOffset(fractionDigits: digits) : .internet(fractionDigits: digits)
    }
  }

  /// Returns whether a `Date` can represent the instant exactly with this many fractional digits.
  private static func isExact(_ instant: Instant, _ digits: Int) -> Bool {
    digits <= 3 || digits <= 6 && -2_208_988_800...4_102_444_800 ~= instant.seconds
  }
}
