internal import TranscodableBytes

extension TOML {
  /// A day in the Gregorian calendar without a time zone, such as `1979-05-27`.
  public struct LocalDate: Hashable, Sendable {
    /// The year, from 0 to 9999.
    public let year: Int
    /// The month, from 1 to 12.
    public let month: Int
    /// The day of the month, starting at 1.
    public let day: Int

    /// Creates a date, or returns `nil` if it doesn't exist.
    public init?(year: Int, month: Int, day: Int) {
      guard 0...9999 ~= year, CalendarDay(year: year, month: month, day: day) != nil else {
        return nil
      }
      (self.year, self.month, self.day) = (year, month, day)
    }
  }

  /// A time of day without a date and a time zone, such as `07:32:00.5`.
  public struct LocalTime: Hashable, Sendable {
    /// The hour, from 0 to 23.
    public let hour: Int
    /// The minute, from 0 to 59.
    public let minute: Int
    /// The second, from 0 to 60, which is a leap second.
    public let second: Int
    /// The nanosecond, from 0 to 999,999,999.
    public let nanosecond: Int

    /// Creates a time, or returns `nil` if it doesn't exist.
    public init?(hour: Int, minute: Int, second: Int = 0, nanosecond: Int = 0) {
      guard 0...23 ~= hour, 0...59 ~= minute, 0...60 ~= second, 0...999_999_999 ~= nanosecond else {
        return nil
      }
      (self.hour, self.minute, self.second, self.nanosecond) = (hour, minute, second, nanosecond)
    }
  }

  /// A date and a time of day without a time zone, such as `1979-05-27T07:32:00`.
  public struct LocalDateTime: Hashable, Sendable {
    /// The date.
    public var date: LocalDate
    /// The time of day.
    public var time: LocalTime

    /// Creates a date and time.
    public init(date: LocalDate, time: LocalTime) { (self.date, self.time) = (date, time) }
  }

  /// A date and a time of day with an offset from UTC, such as `1979-05-27T07:32:00-07:00`.
  ///
  /// Use Foundation's `Date` for points in time whose offset doesn't matter.
  public struct OffsetDateTime: Hashable, Sendable {
    /// The local date and time.
    public let local: LocalDateTime
    /// The offset from UTC in minutes, which is positive east of Greenwich.
    public let offsetInMinutes: Int

    /// Creates a date and time, or returns `nil` if the offset is a day or more.
    public init?(local: LocalDateTime, offsetInMinutes: Int) {
      guard -1439...1439 ~= offsetInMinutes else { return nil }
      self.init(local, offsetInMinutes: offsetInMinutes)
    }

    init(_ local: LocalDateTime, offsetInMinutes: Int) {
      (self.local, self.offsetInMinutes) = (local, offsetInMinutes)
    }

    /// The seconds since 1970-01-01T00:00:00Z.
    public var secondsSince1970: Double {
      let time = local.time
      let seconds = (local.date.days * 24 + time.hour) * 3600 + time.minute * 60 + time.second
      return Double(seconds - offsetInMinutes * 60) + Double(time.nanosecond) / 1e9
    }
  }
}

extension TOML.LocalDate {
  /// The days since 1970-01-01.
  fileprivate var days: Int {
    CalendarDay(year: year, month: month, day: day)?.daysSince1970 ?? 0
  }
}

extension TOML.LocalDate: Comparable {
  public static func < (left: Self, right: Self) -> Bool {
    (left.year, left.month, left.day) < (right.year, right.month, right.day)
  }
}

extension TOML.LocalTime: Comparable {
  public static func < (left: Self, right: Self) -> Bool {
    (left.hour, left.minute, left.second, left.nanosecond)
      < (right.hour, right.minute, right.second, right.nanosecond)
  }
}

extension TOML.LocalDateTime: Comparable {
  public static func < (left: Self, right: Self) -> Bool {
    (left.date, left.time) < (right.date, right.time)
  }
}

// MARK: - Text

extension TOML.LocalDate {
  /// Creates a date from a string such as `1979-05-27`.
  public init?(_ text: String) {
    guard case .localDate(let value) = TOMLDate(text) else { return nil }
    self = value
  }

  public var description: String {
    "\(year.padded(4))-\(month.padded(2))-\(day.padded(2))"
  }
}

extension TOML.LocalTime {
  /// Creates a time from a string such as `07:32:00.5`.
  ///
  /// Digits after the ninth digit of the fraction are ignored.
  public init?(_ text: String) {
    guard case .localTime(let value) = TOMLDate(text) else { return nil }
    self = value
  }

  public var description: String {
    let text = "\(hour.padded(2)):\(minute.padded(2)):\(second.padded(2))"
    if nanosecond == 0 { return text }
    var fraction = nanosecond.padded(9)
    while fraction.hasSuffix("0") { fraction.removeLast() }
    return "\(text).\(fraction)"
  }
}

extension TOML.LocalDateTime {
  /// Creates a date and time from a string such as `1979-05-27T07:32:00`.
  public init?(_ text: String) {
    guard case .localDateTime(let value) = TOMLDate(text) else { return nil }
    self = value
  }

  public var description: String { "\(date)T\(time)" }
}

extension TOML.OffsetDateTime {
  /// Creates a date and time from a string such as `1979-05-27T07:32:00-07:00`.
  public init?(_ text: String) {
    guard case .offset(let value) = TOMLDate(text) else { return nil }
    self = value
  }

  public var description: String {
    guard offsetInMinutes != 0 else { return "\(local)Z" }
    let minutes = abs(offsetInMinutes)
    let sign = offsetInMinutes < 0 ? "-" : "+"
    return "\(local)\(sign)\((minutes / 60).padded(2)):\((minutes % 60).padded(2))"
  }
}

extension Int {
  fileprivate func padded(_ count: Int) -> String {
    let digits = String(self)
    return String(repeating: "0", count: Swift.max(0, count - digits.utf8.count)) + digits
  }
}
