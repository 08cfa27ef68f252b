extension InternetDate {
  /// The text of RFC 3339 for a point in time: `1985-04-12T23:20:50.52Z`.
  ///
  /// - Parameters:
  ///   - instant: The point in time.
  ///   - fractionDigits: How many digits of a second are written, from 0 to 9; what is smaller is
  ///     cut off.
  ///   - offset: By how many minutes the time that is written is ahead of UTC, from -1439 to 1439.
  /// - Returns: The text; nil outside of the years 0 to 9999 at that offset, for which there is
  ///   none, and for other offsets.
  public static func text(
    of instant: Instant, fractionDigits: Int, offset: Int = 0
  ) -> String? {
    guard let time = printable(instant, offset: offset) else { return nil }
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
    append(offset: offset, to: &bytes)
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

  /// The time so many minutes ahead of UTC, if its year has four digits.
  static func printable(_ instant: Instant, offset: Int = 0) -> CivilTime? {
    guard -1439...1439 ~= offset else { return nil }
    let (seconds, overflows) = instant.seconds.addingReportingOverflow(Int64(offset) * 60)
    // From 0000-01-01T00:00:00 to 9999-12-31T23:59:59.
    guard !overflows, -62_167_219_200...253_402_300_799 ~= seconds else { return nil }
    return CivilTime(Instant(seconds: seconds, nanoseconds: instant.nanoseconds))
  }

  /// Appends `Z`, or by how much a time is ahead of UTC: `-08:00`.
  private static func append(offset: Int, to bytes: inout [UInt8]) {
    guard offset != 0 else { return bytes.append(0x5A) }
    bytes.append(offset < 0 ? 0x2D : 0x2B)
    append(abs(offset) / 60, digits: 2, to: &bytes)
    bytes.append(0x3A)
    append(abs(offset) % 60, digits: 2, to: &bytes)
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
