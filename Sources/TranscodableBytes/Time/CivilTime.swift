/// A day, a time of it, and how far it is from UTC: what a date in a text says.
struct CivilTime {
  var day: CalendarDay
  var hour: Int
  var minute: Int
  var second: Int
  var nanoseconds: Int32
  /// By how many minutes the time is ahead of UTC.
  var offset: Int

  /// The point in time, nil if there is none.
  ///
  /// Second 60 exists at the end of a month in UTC, where leap seconds are inserted (RFC 3339,
  /// section 5.7). As in POSIX it is the same point in time as the second after it.
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

  /// The time in UTC of a point in time.
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
  /// Takes exactly so many digits; nil if there are fewer.
  mutating func takeDigits(_ count: Int) -> Int? {
    var value = 0
    for place in 0..<count {
      let digit = peek(at: place) &- 0x30
      guard digit < 10 else { return nil }
      value = value * 10 + Int(digit)
    }
    advance(by: count)
    return value
  }

  /// Takes a character if it stands here.
  mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard !isAtEnd, peek() == UInt8(truncatingIfNeeded: character.value) else { return false }
    advance(by: 1)
    return true
  }

  /// Takes a digit or more as the fraction of a second; what is below a nanosecond is cut off.
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
