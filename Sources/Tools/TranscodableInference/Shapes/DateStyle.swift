internal import TranscodableBytes

/// The format of a date, chosen so that encoding the date reproduces the string or number.
enum DateStyle: Sendable, Hashable, Codable {
  case internet(fractionDigits: Int, secondsFromGMT: Int)
  case day
  /// A number of seconds since 1970.
  case seconds
  /// A number of milliseconds since 1970.
  case milliseconds

  var isNumber: Bool { self == .seconds || self == .milliseconds }

  /// Fails if the string isn't a date or can't be reproduced exactly.
  init?(of text: String) {
    let length = text.utf8.count
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
    let offset = Self.offset(of: text)
    guard InternetDate.text(of: instant, fractionDigits: digits, offset: offset / 60) == text,
      Self.isExact(instant, digits)
    else { return nil }
    self = .internet(fractionDigits: digits, secondsFromGMT: offset)
  }

  /// Returns whether a `Date` can represent the instant exactly with this many fractional digits.
  private static func isExact(_ instant: Instant, _ digits: Int) -> Bool {
    digits <= 3 || digits <= 6 && -2_208_988_800...4_102_444_800 ~= instant.seconds
  }

  /// Returns the offset in seconds for a string that ends with `Z` or an offset such as `+01:00`.
  private static func offset(of text: String) -> Int {
    let end = text.suffix(6)
    guard let sign = end.first, sign == "+" || sign == "-",
      let hours = Int(end.dropFirst().prefix(2)),
      let minutes = Int(end.suffix(2))
    else { return 0 }
    return (hours * 3600 + minutes * 60) * (sign == "-" ? -1 : 1)
  }
}
