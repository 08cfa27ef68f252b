/// A day of the Gregorian calendar, which is taken for the calendar of all times.
public struct CalendarDay: Hashable, Sendable {
  /// The year; 0 is the one before the year 1.
  public let year: Int
  /// The month, from 1 to 12.
  public let month: Int
  /// The day of the month, from 1.
  public let day: Int

  /// Creates a day; nil if the calendar has none of that number.
  ///
  /// - Parameters:
  ///   - year: The year, in the range from -1,000,000 to 1,000,000.
  ///   - month: The month, from 1 to 12.
  ///   - day: The day of the month, from 1.
  public init?(year: Int, month: Int, day: Int) {
    guard 1...12 ~= month, day >= 1, day <= Self.days(in: month, of: year),
      -1_000_000...1_000_000 ~= year
    else { return nil }
    (self.year, self.month, self.day) = (year, month, day)
  }

  /// Creates the day that is some days after 1970-01-01.
  ///
  /// - Parameter number: The number of days; negative before that day.
  public init(daysSince1970 number: Int) {
    // Years are counted from March, so that the leap day is the last of its year, and days from
    // 0000-03-01, so that 400 years are a period.
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

  /// The number of days since 1970-01-01; negative before that day.
  public var daysSince1970: Int {
    let shifted = month > 2 ? year : year - 1
    let era = (shifted >= 0 ? shifted : shifted - 399) / 400
    let yearOfEra = shifted - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146_097 + dayOfEra - 719_468
  }

  /// The day of the week, from 0 for Sunday to 6.
  public var weekday: Int {
    let days = (daysSince1970 + 4) % 7
    return days >= 0 ? days : days + 7
  }

  /// Whether the day is the last of its month.
  var isLastOfMonth: Bool { day == Self.days(in: month, of: year) }

  /// The number of days of a month.
  static func days(in month: Int, of year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}
