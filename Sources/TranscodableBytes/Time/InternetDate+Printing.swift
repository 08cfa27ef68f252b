extension InternetDate {
  /// The text of RFC 3339 for a point in time, in UTC: `1985-04-12T23:20:50.52Z`.
  ///
  /// - Parameters:
  ///   - instant: The point in time.
  ///   - fractionDigits: How many digits of a second are written, from 0 to 9; what is smaller is
  ///     cut off.
  /// - Returns: The text; nil outside of the years 0 to 9999, for which there is none.
  public static func text(of instant: Instant, fractionDigits: Int) -> String? {
    guard let time = printable(instant) else { return nil }
    let digits = max(0, min(fractionDigits, 9))
    var bytes: [UInt8] = []
    bytes.reserveCapacity(32)
    append(time.day, to: &bytes)
    bytes.append(0x54)
    append(time, to: &bytes)
    if digits > 0 {
      bytes.append(0x2E)
      append(Int(time.nanoseconds / Instant.powers[9 - digits]), digits: digits, to: &bytes)
    }
    bytes.append(0x5A)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The text of the day in UTC of a point in time: `1985-04-12`.
  ///
  /// - Parameter instant: The point in time.
  /// - Returns: The text; nil outside of the years 0 to 9999, for which there is none.
  public static func dayText(of instant: Instant) -> String? {
    guard let time = printable(instant) else { return nil }
    var bytes: [UInt8] = []
    append(time.day, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The time in UTC, if its year has four digits.
  static func printable(_ instant: Instant) -> CivilTime? {
    // From 0000-01-01T00:00:00Z to 9999-12-31T23:59:59Z.
    guard -62_167_219_200...253_402_300_799 ~= instant.seconds else { return nil }
    return CivilTime(instant)
  }

  private static func append(_ day: CalendarDay, to bytes: inout [UInt8]) {
    append(day.year, digits: 4, to: &bytes)
    bytes.append(0x2D)
    append(day.month, digits: 2, to: &bytes)
    bytes.append(0x2D)
    append(day.day, digits: 2, to: &bytes)
  }

  /// Appends `23:20:50`.
  static func append(_ time: CivilTime, to bytes: inout [UInt8]) {
    append(time.hour, digits: 2, to: &bytes)
    bytes.append(0x3A)
    append(time.minute, digits: 2, to: &bytes)
    bytes.append(0x3A)
    append(time.second, digits: 2, to: &bytes)
  }

  /// Appends the last digits of a number.
  static func append(_ number: Int, digits: Int, to bytes: inout [UInt8]) {
    var unit = Int(Instant.powers[digits - 1])
    while unit > 0 {
      bytes.append(0x30 + UInt8(number / unit % 10))
      unit /= 10
    }
  }
}
