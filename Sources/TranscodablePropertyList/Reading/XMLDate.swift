internal import TranscodableBytes

/// Dates as elements of a property list in XML have them.
enum XMLDate {
  /// Reads a date such as `2026-03-01T12:00:00Z`.
  ///
  /// Fields beyond their range count on, as in the 32nd of a month. Days before October 15, 1582 are those of the
  /// Julian calendar, as Foundation's calendar has them.
  ///
  /// - Parameter text: What stands in the element.
  /// - Returns: The seconds since the beginning of 2001; nil if the text has another form.
  static func seconds(_ text: ByteCursor) -> Double? {
    var text = text
    let isNegative = text.peek() == 0x2D
    if isNegative { text.advance(by: 1) }
    var (year, digits) = (0, 0)
    while text.peek() &- 0x30 <= 9 {
      if digits == 9 { return nil }
      year = year * 10 + Int(text.peek() &- 0x30)
      digits += 1
      text.advance(by: 1)
    }
    guard field(&text, after: 0x2D, 0) != nil, let month = pair(&text),
      let day = field(&text, after: 0x2D, 1), let hour = field(&text, after: 0x54, 1),
      let minute = field(&text, after: 0x3A, 1), let second = field(&text, after: 0x3A, 1),
      text.peek() == 0x5A, text.remaining == 1
    else { return nil }
    let days = CalendarDay.number(isNegative ? -year : year, month, day)
    return Double(((days * 24 + hour) * 60 + minute) * 60 + second)
  }

  /// Passes over a separator and reads the two digits behind it, or, with `count` 0, none.
  private static func field(_ text: inout ByteCursor, after separator: UInt8, _ count: Int) -> Int?
  {
    guard text.peek() == separator else { return nil }
    text.advance(by: 1)
    return count == 0 ? 0 : pair(&text)
  }

  private static func pair(_ text: inout ByteCursor) -> Int? {
    let (tens, ones) = (text.peek() &- 0x30, text.peek(at: 1) &- 0x30)
    guard tens <= 9, ones <= 9 else { return nil }
    text.advance(by: 2)
    return Int(tens) * 10 + Int(ones)
  }
}

/// Days of the calendar, by the number of days since January 1, 2001.
///
/// Gregorian from October 15, 1582 on, Julian before; the years before 1 are 0, -1 and so on. Day numbers are counted as
/// in Richards, Calendars, in: Explanatory Supplement to the Astronomical Almanac, 3rd edition, 2012, chapter 15.
enum CalendarDay {
  /// The Julian day number of January 1, 2001.
  private static var epoch: Int { 2_451_911 }
  /// The Julian day number of October 15, 1582.
  private static var reform: Int { 2_299_161 }

  /// The number of a day; months and days beyond their range count on.
  static func number(_ year: Int, _ month: Int, _ day: Int) -> Int {
    let months = year * 12 + month - 1
    let (year, month) = (floorDiv(months, 12), months - floorDiv(months, 12) * 12 + 1)
    let shifted = (14 - month) / 12
    let (y, m) = (year + 4800 - shifted, month + 12 * shifted - 3)
    let julian = day + (153 * m + 2) / 5 + 365 * y + floorDiv(y, 4) - 32083
    let gregorian = julian - floorDiv(y, 100) + floorDiv(y, 400) + 38
    // Days that the reform left out are days of the old calendar.
    let isJulian = (year, month) < (1582, 10) || (year, month) == (1582, 10) && day < 15
    return (isJulian ? julian : gregorian) - epoch
  }

  /// The date of a day number.
  static func date(_ number: Int) -> (year: Int, month: Int, day: Int) {
    let day = number + epoch
    var f = day + 1401
    if day >= reform { f += floorDiv(floorDiv(4 * day + 274_277, 146_097) * 3, 4) - 38 }
    let e = 4 * f + 3
    let h = 5 * floorDiv(e - floorDiv(e, 1461) * 1461, 4) + 2
    let dayOfMonth = (h % 153) / 5 + 1
    let month = (h / 153 + 2) % 12 + 1
    return (floorDiv(e, 1461) - 4716 + (14 - month) / 12, month, dayOfMonth)
  }

  private static func floorDiv(_ value: Int, _ divisor: Int) -> Int {
    let quotient = value / divisor
    return value % divisor < 0 ? quotient - 1 : quotient
  }
}
