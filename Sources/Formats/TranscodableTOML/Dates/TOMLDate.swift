internal import TranscodableBytes

/// A date or time in a document.
enum TOMLDate {
  case offset(TOML.OffsetDateTime)
  case localDateTime(TOML.LocalDateTime)
  case localDate(TOML.LocalDate)
  case localTime(TOML.LocalTime)

  /// Reads a date or time, and advances the cursor; returns `nil` if it is invalid.
  init?(_ cursor: inout ByteCursor, requiresSeconds: Bool = false) {
    if cursor.peek(at: 2) == 0x3A {
      guard let time = TOML.LocalTime(&cursor, requiresSeconds) else { return nil }
      self = .localTime(time)
      return
    }
    guard let date = TOML.LocalDate(&cursor) else { return nil }
    let separator = cursor.peek()
    let hasTime =
      separator | 0x20 == 0x74
      || separator == 0x20 && Byte.isDigit(cursor.peek(at: 1)) && Byte.isDigit(cursor.peek(at: 2))
    guard hasTime else {
      self = .localDate(date)
      return
    }
    cursor.advance(by: 1)
    guard let time = TOML.LocalTime(&cursor, requiresSeconds) else { return nil }
    let local = TOML.LocalDateTime(date: date, time: time)
    switch cursor.peek() {
    case 0x5A, 0x7A:
      cursor.advance(by: 1)
      self = .offset(TOML.OffsetDateTime(local, offsetInMinutes: 0))
    case Byte.plus, Byte.minus:
      let isNegative = cursor.peek() == Byte.minus
      cursor.advance(by: 1)
      guard let hours = cursor.number(2), hours < 24, cursor.skip(0x3A),
        let minutes = cursor.number(2), minutes < 60
      else { return nil }
      let offset = hours * 60 + minutes
      self = .offset(
        TOML.OffsetDateTime(local, offsetInMinutes: isNegative ? -offset : offset))
    default: self = .localDateTime(local)
    }
  }

  /// Reads a string that consists of a date or time.
  init?(_ text: String) {
    let date: TOMLDate? = withCursor(over: Array(text.utf8)) {
      var cursor = $0
      let date = TOMLDate(&cursor)
      return cursor.isAtEnd && cursor.remaining == 0 ? date : nil
    }
    guard let date else { return nil }
    self = date
  }

  /// The date in the notation of RFC 3339.
  var text: String {
    switch self {
    case .offset(let value): value.description
    case .localDateTime(let value): value.description
    case .localDate(let value): value.description
    case .localTime(let value): value.description
    }
  }

  var value: TOML {
    switch self {
    case .offset(let value): .offsetDateTime(value)
    case .localDateTime(let value): .localDateTime(value)
    case .localDate(let value): .localDate(value)
    case .localTime(let value): .localTime(value)
    }
  }
}

extension ByteCursor {
  /// Reads a number of `count` digits.
  mutating func number(_ count: Int) -> Int? {
    var value = 0
    for index in 0..<count {
      guard Byte.isDigit(peek(at: index)) else { return nil }
      value = value * 10 + Int(peek(at: index) &- Byte.zero)
    }
    advance(by: count)
    return value
  }

  mutating func skip(_ byte: UInt8) -> Bool {
    guard peek() == byte else { return false }
    advance(by: 1)
    return true
  }
}

extension TOML.LocalDate {
  init?(_ cursor: inout ByteCursor) {
    guard let year = cursor.number(4), cursor.skip(Byte.minus), let month = cursor.number(2),
      cursor.skip(Byte.minus), let day = cursor.number(2)
    else { return nil }
    self.init(year: year, month: month, day: day)
  }
}

extension TOML.LocalTime {
  init?(_ cursor: inout ByteCursor, _ requiresSeconds: Bool) {
    guard let hour = cursor.number(2), cursor.skip(0x3A), let minute = cursor.number(2) else {
      return nil
    }
    guard cursor.peek() == 0x3A else {
      if requiresSeconds { return nil }
      self.init(hour: hour, minute: minute)
      return
    }
    cursor.advance(by: 1)
    guard let second = cursor.number(2) else { return nil }
    var (nanosecond, unit) = (0, 100_000_000)
    if cursor.peek() == Byte.dot {
      cursor.advance(by: 1)
      guard Byte.isDigit(cursor.peek()) else { return nil }
      while Byte.isDigit(cursor.peek()) {
        nanosecond += Int(cursor.peek() &- Byte.zero) * unit
        unit /= 10
        cursor.advance(by: 1)
      }
    }
    self.init(hour: hour, minute: minute, second: second, nanosecond: nanosecond)
  }
}
