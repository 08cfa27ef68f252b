internal import TranscodableBytes

/// How a date is written, so that a program that knows it writes the same text again.
enum DateStyle: Sendable, Hashable, Codable {
  /// RFC 3339: with so many digits of a second, and so many seconds ahead of UTC.
  case internet(fractionDigits: Int, secondsFromGMT: Int)
  /// The day alone: `2012-04-21`.
  case day

  /// The style of a text; nil if it is not a date, or one that would not be written in the same way.
  init?(of text: String) {
    let length = text.utf8.count
    // A year of four digits, and a hyphen after it.
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

  /// Whether a `Date` keeps all digits: it is a `Double`.
  private static func isExact(_ instant: Instant, _ digits: Int) -> Bool {
    digits <= 3 || digits <= 6 && -2_208_988_800...4_102_444_800 ~= instant.seconds
  }

  /// How many seconds a text is ahead of UTC, which ends with `+01:00`, or with `Z`.
  private static func offset(of text: String) -> Int {
    let end = text.suffix(6)
    guard let sign = end.first, sign == "+" || sign == "-",
      let hours = Int(end.dropFirst().prefix(2)),
      let minutes = Int(end.suffix(2))
    else { return 0 }
    return (hours * 3600 + minutes * 60) * (sign == "-" ? -1 : 1)
  }
}
