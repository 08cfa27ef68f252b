/// The dates of RFC 3339, and what ISO 8601 allows beside them and people write.
public enum InternetDate {
  /// The point in time that a text such as `1985-04-12T23:20:50.52Z` stands for.
  ///
  /// RFC 3339, section 5.6, in full: fractions of any length, of which nine digits count, `t`, `z`
  /// and a space in place of `T`, second 60 where there is one. From ISO 8601 also a comma before
  /// the fraction, and offsets without colon or minutes.
  ///
  /// - Parameter text: The text.
  /// - Returns: The point in time; nil if the text is anything else.
  /// - Complexity: O(*n*) in the length of the text.
  public static func instant(in text: borrowing String) -> Instant? {
    var result: Instant?
    text.withCursor { cursor in
      var cursor = cursor
      let instant = takeInstant(&cursor)
      if cursor.remaining == 0 { result = instant }
    }
    return result
  }

  /// The point in time that `2012-04-21T18:25:43Z` stands for: exactly this shape; nil for
  /// everything else.
  package static func plainInstant(in text: borrowing String) -> Instant? {
    var result: Instant?
    text.withCursor { cursor in
      var cursor = cursor
      guard cursor.remaining == 20, cursor.peek(at: 10) == 0x54, cursor.peek(at: 19) == 0x5A,
        cursor.peek(at: 17) < 0x36
      else { return }
      result = takeInstant(&cursor)
    }
    return result
  }

  /// The start in UTC of the day that a text such as `1985-04-12` stands for.
  ///
  /// - Parameter text: The text.
  /// - Returns: The point in time; nil if the text is anything else.
  public static func day(in text: borrowing String) -> Instant? {
    var result: Instant?
    text.withCursor { cursor in
      var cursor = cursor
      guard let day = takeDay(&cursor), cursor.remaining == 0 else { return }
      result = Instant(seconds: Int64(day.daysSince1970) * 86_400)
    }
    return result
  }

  /// Takes a date and a time from the place where a cursor stands.
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

  /// Takes `Z`, or by how much the time is ahead of UTC; in minutes.
  private static func takeOffset(_ cursor: inout ByteCursor) -> Int? {
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
