/// Dates in RFC 2822 format (section 3.3), which is used in email headers and news feeds.
package enum MailDate {
  /// Parses a date such as `Fri, 21 Nov 1997 09:55:06 -0600`.
  ///
  /// The weekday must match the date. Obsolete forms are accepted, as RFC 2822 requires (section
  /// 4.3).
  package static func instant(in text: borrowing String) -> Instant? {
    text.whole { takeInstant(&$0) }
  }

  private static func takeInstant(_ cursor: inout ByteCursor) -> Instant? {
    cursor.skipComments()
    var weekday: Int?
    if let name = cursor.takeShortName(of: DateNames.weekdays) {
      weekday = name
      cursor.skipComments()
      guard cursor.take(",") else { return nil }
      cursor.skipComments()
    }
    guard let day = takeDay(&cursor), weekday == nil || weekday == day.weekday,
      let hour = takePart(&cursor), cursor.take(":"), let minute = takePart(&cursor)
    else { return nil }
    var second = 0
    if cursor.take(":") {
      guard let value = takePart(&cursor) else { return nil }
      second = value
    }
    guard let offset = takeZone(&cursor) else { return nil }
    cursor.skipComments()
    return CivilTime(
      day, hour: hour, minute: minute, second: second, nanoseconds: 0, offset: offset
    ).instant
  }

  private static func takeDay(_ cursor: inout ByteCursor) -> CalendarDay? {
    guard let day = cursor.takeNumber(1...2) else { return nil }
    cursor.skipComments()
    guard let month = cursor.takeShortName(of: DateNames.months) else { return nil }
    cursor.skipComments()
    let start = cursor
    guard var year = cursor.takeNumber(2...4) else { return nil }
    switch cursor.distance(from: start) {
    case 2: year += year < 50 ? 2000 : 1900
    case 3: year += 1900
    default: break
    }
    return CalendarDay(year: year, month: month + 1, day: day)
  }

  private static func takePart(_ cursor: inout ByteCursor) -> Int? {
    cursor.skipComments()
    guard let value = cursor.takeDigits(2) else { return nil }
    cursor.skipComments()
    return value
  }

  private static func takeZone(_ cursor: inout ByteCursor) -> Int? {
    cursor.skipComments()
    let isNegative = cursor.take("-")
    if isNegative || cursor.take("+") {
      guard let value = cursor.takeDigits(4), value % 100 < 60, value < 2400 else { return nil }
      let minutes = value / 100 * 60 + value % 100
      return isNegative ? -minutes : minutes
    }
    var name = ""
    while cursor.isLetter, name.utf8.count < 4 {
      name.unicodeScalars.append(Unicode.Scalar(cursor.peek() & 0xDF))
      cursor.advance(by: 1)
    }
    // RFC 822 defined the single-letter zones, except for Z, with the wrong sign. For that reason,
    // all of them are treated as UTC.
    if name.utf8.count == 1 { return name == "J" ? nil : 0 }
    return zones[name].map { $0 * 60 }
  }

  /// Formats a point in time in UTC and truncates fractional seconds.
  ///
  /// Returns `nil` if the year is outside the range 1900 to 9999.
  package static func text(of instant: Instant) -> String? {
    guard let time = InternetDate.printable(instant), time.day.year >= 1900 else { return nil }
    var bytes: [UInt8] = []
    bytes.append(contentsOf: "\(DateNames.weekdays[time.day.weekday].prefix(3)), ".utf8)
    InternetDate.append(time.day.day, digits: 2, to: &bytes)
    bytes.append(contentsOf: " \(DateNames.months[time.day.month - 1].prefix(3)) ".utf8)
    InternetDate.append(time.day.year, digits: 4, to: &bytes)
    bytes.append(0x20)
    InternetDate.append(time, to: &bytes)
    bytes.append(contentsOf: " +0000".utf8)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The named time zones and their offsets from UTC, in hours.
  private static let zones = [
    "UT": 0, "GMT": 0, "EST": -5, "EDT": -4, "CST": -6, "CDT": -5, "MST": -7, "MDT": -6,
    "PST": -8, "PDT": -7,
  ]
}

extension ByteCursor {
  fileprivate mutating func takeNumber(_ count: ClosedRange<Int>) -> Int? {
    var digits = 0
    while digits <= count.upperBound, peek(at: digits) &- 0x30 < 10 { digits += 1 }
    return count.contains(digits) ? takeDigits(digits) : nil
  }

  fileprivate var isLetter: Bool { (peek() | 0x20) &- 0x61 < 26 }

  fileprivate mutating func skipComments() {
    var depth = 0
    while !isAtEnd {
      switch peek() {
      case 0x20, 0x09, 0x0D, 0x0A: break
      case 0x28: depth += 1
      case 0x29 where depth > 0: depth -= 1
      case 0x5C where depth > 0: advance(by: 1)
      default: if depth == 0 { return }
      }
      advance(by: 1)
    }
  }
}
