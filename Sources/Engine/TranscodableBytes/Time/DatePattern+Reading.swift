extension DatePattern {
  package struct Reading: Hashable, Sendable {
    /// The local time, stored as if it were a time in UTC.
    package let local: Instant
    /// The offset from UTC in seconds, or `nil` if the string specifies none.
    package let offset: Int?
  }

  /// Returns `nil` if the string doesn't match the format, or if the date doesn't exist.
  ///
  /// Missing fields default to 2000-01-01T00:00:00. Numbers may have fewer digits, names may be
  /// abbreviated, and the weekday must match the date.
  package func reading(of text: borrowing String) -> Reading? {
    text.whole { cursor in
      var facts = Facts()
      for (number, part) in parts.enumerated() {
        guard facts.take(part, before: parts[(number + 1)...], &cursor) else { return nil }
      }
      return facts.reading
    }
  }

  private struct Facts {
    var (year, month, day) = (2000, 1, 1)
    var (hour, minute, second) = (0, 0, 0)
    var nanoseconds: Int32 = 0
    var hourOfHalf: Int?
    var isAfternoon = false
    var weekday: Int?
    var offset: Int?

    var reading: Reading? {
      guard let day = CalendarDay(year: year, month: month, day: day), year > 0,
        weekday == nil || weekday == day.weekday, second < 60
      else { return nil }
      let time = CivilTime(
        day, hour: hourOfHalf.map { isAfternoon ? $0 + 12 : $0 } ?? hour, minute: minute,
        second: second, nanoseconds: nanoseconds, offset: 0)
      return time.instant.map { Reading(local: $0, offset: offset) }
    }

    mutating func take(_ part: Part, before rest: ArraySlice<Part>, _ cursor: inout ByteCursor)
      -> Bool
    {
      switch part {
      case .literal(let bytes): return bytes.allSatisfy { cursor.take(Unicode.Scalar($0)) }
      case .space:
        guard cursor.take(" ") else { return false }
        cursor.skipSpaces()
        return true
      case .number(let field, _):
        cursor.skipSpaces()
        // If a year is directly followed by other numbers, the year takes all digits except the
        // ones that those numbers need.
        let most = field == .year ? 6 : field == .shortYear ? 4 : 2
        let digits = cursor.digits(atMost: most + rest.fixedDigits) - rest.fixedDigits
        guard digits > 0, let value = cursor.takeDigits(digits) else { return false }
        return set(field, to: value, digits: digits)
      case .fixedNumber(let field, let digits):
        guard let value = cursor.takeDigits(digits) else { return false }
        return set(field, to: value, digits: digits)
      case .fraction:
        guard let value = cursor.takeNanoseconds() else { return false }
        nanoseconds = value
        return true
      case .month:
        guard let number = cursor.takeName(of: DateNames.months) else { return false }
        month = number + 1
        return true
      case .weekday:
        weekday = cursor.takeName(of: DateNames.weekdays)
        return weekday != nil
      case .halfOfDay:
        guard let half = cursor.takeName(of: DateNames.halvesOfDay) else { return false }
        isAfternoon = half == 1
        return true
      case .offset:
        offset = InternetDate.takeOffset(&cursor).map { $0 * 60 }
        return offset != nil
      }
    }

    private mutating func set(_ field: Field, to value: Int, digits: Int) -> Bool {
      switch field {
      case .year: year = value
      // Two-digit years represent 1969 to 2068, as with `%y` in POSIX.
      case .shortYear: year = digits == 2 ? value + (value < 69 ? 2000 : 1900) : value
      case .month: month = value
      case .day: day = value
      case .hour: hour = value
      case .hourOfHalf:
        guard value <= 12 else { return false }
        hourOfHalf = value % 12
      case .minute: minute = value
      case .second: second = value
      }
      return true
    }
  }
}

extension ArraySlice<DatePattern.Part> {
  fileprivate var fixedDigits: Int {
    var count = 0
    for case .fixedNumber(_, let digits) in prefix(while: \.isFixedNumber) { count += digits }
    return count
  }
}

extension DatePattern.Part {
  fileprivate var isFixedNumber: Bool { if case .fixedNumber = self { true } else { false } }
}

extension ByteCursor {
  fileprivate mutating func skipSpaces() { while take(" ") {} }

  fileprivate func digits(atMost most: Int) -> Int {
    var count = 0
    while count < most, peek(at: count) &- 0x30 < 10 { count += 1 }
    return count
  }

  fileprivate mutating func takeName(of names: [String]) -> Int? {
    for (number, name) in names.enumerated() where isAt(name.utf8) {
      advance(by: name.utf8.count)
      return number
    }
    return takeShortName(of: names)
  }
}
