package struct Instant: Hashable, Sendable {
  /// The number of seconds since 1970-01-01T00:00:00Z, not counting leap seconds.
  package var seconds: Int64
  /// The nanoseconds after ``seconds``, from 0 to 999,999,999.
  package var nanoseconds: Int32

  package init(seconds: Int64, nanoseconds: Int32 = 0) {
    self.seconds = seconds
    self.nanoseconds = nanoseconds
  }
}

extension Instant {
  package func rounded(to digits: Int) -> Instant {
    let unit = Self.powers[9 - max(0, min(digits, 9))]
    let more = Int64(nanoseconds) + Int64(unit / 2)
    let rest = Int32(more % 1_000_000_000)
    return Instant(
      seconds: seconds + more / 1_000_000_000, nanoseconds: rest - rest % unit)
  }

  static let powers: [Int32] = [
    1, 10, 100, 1000, 10_000, 100_000, 1_000_000, 10_000_000, 100_000_000, 1_000_000_000,
  ]
}

/// A day in the proleptic Gregorian calendar.
package struct CalendarDay: Hashable, Sendable {
  /// The year, as in ISO 8601.
  ///
  /// Year 0 is the year before year 1.
  package let year: Int
  package let month: Int
  package let day: Int

  /// Returns `nil` if the day doesn't exist, or if the year is outside the range -1,000,000 to
  /// 1,000,000.
  package init?(year: Int, month: Int, day: Int) {
    guard 1...12 ~= month, day >= 1, day <= Self.days(in: month, of: year),
      -1_000_000...1_000_000 ~= year
    else { return nil }
    (self.year, self.month, self.day) = (year, month, day)
  }

  package init(daysSince1970 number: Int) {
    // The calculation uses years that start in March, so a leap day is the last day of its year. It
    // counts days from 0000-03-01, because the calendar repeats every 400 years from that date.
    let days = number + 719_468
    let era = (days >= 0 ? days : days - 146_096) / 146_097
    let dayOfEra = days - era * 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shifted = (5 * dayOfYear + 2) / 153
    day = dayOfYear - (153 * shifted + 2) / 5 + 1
    month = shifted < 10 ? shifted + 3 : shifted - 9
    year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  }

  package var daysSince1970: Int {
    let shifted = month > 2 ? year : year - 1
    let era = (shifted >= 0 ? shifted : shifted - 399) / 400
    let yearOfEra = shifted - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146_097 + dayOfEra - 719_468
  }

  /// The day of the week, from 0 (Sunday) to 6 (Saturday).
  package var weekday: Int {
    let days = (daysSince1970 + 4) % 7
    return days >= 0 ? days : days + 7
  }

  var isLastOfMonth: Bool { day == Self.days(in: month, of: year) }

  static func days(in month: Int, of year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}

struct CivilTime {
  var day: CalendarDay
  var hour: Int
  var minute: Int
  var second: Int
  var nanoseconds: Int32
  /// The offset from UTC in minutes; positive offsets are ahead of UTC.
  var offset: Int

  /// The point in time, or `nil` if it doesn't exist.
  ///
  /// Second 60 is only valid at the end of a month in UTC (RFC 3339, section 5.7). It is the same
  /// point in time as the following second.
  var instant: Instant? {
    guard 0...23 ~= hour, 0...59 ~= minute, 0...60 ~= second, -1439...1439 ~= offset else {
      return nil
    }
    let minutes = (day.daysSince1970 * 24 + hour) * 60 + minute - offset
    if second == 60 {
      let (days, rest) = minutes.quotientAndRemainder(dividingBy: 1440)
      let isLastMinute = rest == 1439 || rest == -1
      let day = CalendarDay(daysSince1970: rest < 0 ? days - 1 : days)
      guard isLastMinute, day.isLastOfMonth else { return nil }
    }
    return Instant(seconds: Int64(minutes * 60 + second), nanoseconds: nanoseconds)
  }

  init(_ instant: Instant) {
    var (days, rest) = Int(instant.seconds).quotientAndRemainder(dividingBy: 86_400)
    if rest < 0 { (days, rest) = (days - 1, rest + 86_400) }
    day = CalendarDay(daysSince1970: days)
    hour = rest / 3600
    minute = rest / 60 % 60
    second = rest % 60
    nanoseconds = instant.nanoseconds
    offset = 0
  }

  init(
    _ day: CalendarDay, hour: Int, minute: Int, second: Int, nanoseconds: Int32, offset: Int
  ) {
    self.day = day
    (self.hour, self.minute, self.second) = (hour, minute, second)
    self.nanoseconds = nanoseconds
    self.offset = offset
  }
}

extension ByteCursor {
  mutating func takeDigits(_ count: Int) -> Int? {
    var value = 0
    for position in 0..<count {
      let digit = peek(at: position) &- 0x30
      guard digit < 10 else { return nil }
      value = value * 10 + Int(digit)
    }
    advance(by: count)
    return value
  }

  mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard !isAtEnd, peek() == UInt8(truncatingIfNeeded: character.value) else { return false }
    advance(by: 1)
    return true
  }

  mutating func takeNanoseconds() -> Int32? {
    var (value, unit): (Int32, Int32) = (0, 100_000_000)
    guard peek() &- 0x30 < 10 else { return nil }
    while peek() &- 0x30 < 10 {
      value += Int32(peek() - 0x30) * unit
      unit /= 10
      advance(by: 1)
    }
    return value
  }
}
