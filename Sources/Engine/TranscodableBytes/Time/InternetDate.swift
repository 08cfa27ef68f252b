/// Dates in RFC 3339 format, and common variants from ISO 8601.
package enum InternetDate {
  /// Parses any date in RFC 3339 format (section 5.6), and truncates fractions to nine digits.
  ///
  /// This method also accepts a space instead of `T`, and some variants from ISO 8601.
  package static func instant(in text: borrowing String) -> Instant? {
    text.whole { takeInstant(&$0) }
  }

  /// Parses a date of the exact form `2012-04-21T18:25:43Z`, and returns `nil` for any other
  /// string.
  package static func plainInstant(in text: borrowing String) -> Instant? {
    text.whole { cursor in
      guard cursor.remaining == 20, cursor.peek(at: 10) == 0x54, cursor.peek(at: 19) == 0x5A,
        cursor.peek(at: 17) < 0x36
      else { return nil }
      return takeInstant(&cursor)
    }
  }

  /// Returns the start of the day in UTC for a date such as `1985-04-12`.
  package static func day(in text: borrowing String) -> Instant? {
    text.whole { takeDay(&$0) }.map { Instant(seconds: Int64($0.daysSince1970) * 86_400) }
  }

  package static func takeInstant(_ cursor: inout ByteCursor) -> Instant? {
    guard let day = takeDay(&cursor),
      cursor.take("T") || cursor.take("t") || cursor.take(" "),
      let hour = cursor.takeDigits(2), cursor.take(":"),
      let minute = cursor.takeDigits(2), cursor.take(":"),
      let second = cursor.takeDigits(2)
    else { return nil }
    var nanoseconds: Int32 = 0
    if cursor.take(".") || cursor.take(",") {
      guard let fraction = cursor.takeNanoseconds() else { return nil }
      nanoseconds = fraction
    }
    guard let offset = takeOffset(&cursor) else { return nil }
    return CivilTime(
      day, hour: hour, minute: minute, second: second, nanoseconds: nanoseconds, offset: offset
    ).instant
  }

  private static func takeDay(_ cursor: inout ByteCursor) -> CalendarDay? {
    guard let year = cursor.takeDigits(4), cursor.take("-"),
      let month = cursor.takeDigits(2), cursor.take("-"),
      let day = cursor.takeDigits(2)
    else { return nil }
    return CalendarDay(year: year, month: month, day: day)
  }

  /// Reads `Z` or an offset from UTC, and returns the offset in minutes.
  static func takeOffset(_ cursor: inout ByteCursor) -> Int? {
    if cursor.take("Z") || cursor.take("z") { return 0 }
    let isNegative = cursor.take("-")
    guard isNegative || cursor.take("+"), let hours = cursor.takeDigits(2), hours < 24 else {
      return nil
    }
    var minutes = 0
    if cursor.take(":") || cursor.peek() &- 0x30 < 10 {
      guard let value = cursor.takeDigits(2), value < 60 else { return nil }
      minutes = value
    }
    return isNegative ? -(hours * 60 + minutes) : hours * 60 + minutes
  }
}

extension InternetDate {
  /// Formats a point in time with `fractionDigits` fractional-second digits.
  ///
  /// `fractionDigits` is clamped to the range 0 to 9. Further digits are truncated. The offset is
  /// in minutes. Returns `nil` if the local year is outside the range 0 to 9999, or if the offset
  /// is a day or more.
  package static func text(
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

  /// Formats the date in UTC, or returns `nil` if the year is outside the range 0 to 9999.
  package static func dayText(of instant: Instant) -> String? {
    guard let time = printable(instant) else { return nil }
    var bytes: [UInt8] = []
    append(time.day, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  static func printable(_ instant: Instant, offset: Int = 0) -> CivilTime? {
    guard -1439...1439 ~= offset else { return nil }
    let (seconds, overflows) = instant.seconds.addingReportingOverflow(Int64(offset) * 60)
    // The bounds represent 0000-01-01T00:00:00 and 9999-12-31T23:59:59.
    guard !overflows, -62_167_219_200...253_402_300_799 ~= seconds else { return nil }
    return CivilTime(Instant(seconds: seconds, nanoseconds: instant.nanoseconds))
  }

  /// Appends an offset such as `-08:00`, or `Z` if the offset is zero.
  static func append(
    offset: Int, in form: DatePattern.OffsetForm = DatePattern.OffsetForm(),
    to bytes: inout [UInt8]
  ) {
    if offset == 0, form.hasLetter { return bytes.append(0x5A) }
    bytes.append(offset < 0 ? 0x2D : 0x2B)
    append(abs(offset) / 60, digits: 2, to: &bytes)
    if form.isShort, offset % 60 == 0 { return }
    if form.hasColon { bytes.append(0x3A) }
    append(abs(offset) % 60, digits: 2, to: &bytes)
  }

  private static func append(_ day: CalendarDay, to bytes: inout [UInt8]) {
    append(day.year, digits: 4, to: &bytes)
    bytes.append(0x2D)
    append(day.month, digits: 2, to: &bytes)
    bytes.append(0x2D)
    append(day.day, digits: 2, to: &bytes)
  }

  static func append(_ time: CivilTime, to bytes: inout [UInt8]) {
    append(time.hour, digits: 2, to: &bytes)
    bytes.append(0x3A)
    append(time.minute, digits: 2, to: &bytes)
    bytes.append(0x3A)
    append(time.second, digits: 2, to: &bytes)
  }

  static func append(_ number: Int, digits: Int, to bytes: inout [UInt8]) {
    var unit = Int(Instant.powers[digits - 1])
    while unit > 0 {
      bytes.append(0x30 + UInt8(number / unit % 10))
      unit /= 10
    }
  }
}
