extension DatePattern {
  /// Formats a point in time and truncates fractional-second digits that don't fit into the format.
  ///
  /// The offset is in seconds. Returns `nil` if the format can't represent the offset, or if the
  /// year is outside the range 1 to 999,999 (1969 to 2068 for two-digit years).
  package func text(of instant: Instant, offset: Int) -> String? {
    let (seconds, overflows) = instant.seconds.addingReportingOverflow(Int64(offset))
    // The bounds represent 0001-01-01T00:00:00 and 999999-12-31T23:59:59.
    guard !overflows, -62_135_596_800...31_494_784_780_799 ~= seconds else { return nil }
    let time = CivilTime(Instant(seconds: seconds, nanoseconds: instant.nanoseconds))
    var bytes: [UInt8] = []
    bytes.reserveCapacity(32)
    for part in parts {
      guard Self.append(part, of: time, offset, to: &bytes) else { return nil }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func append(
    _ part: Part, of time: CivilTime, _ offset: Int, to bytes: inout [UInt8]
  ) -> Bool {
    switch part {
    case .literal(let literal): bytes += literal
    case .space: bytes.append(0x20)
    case .number(let field, let digits):
      guard let value = value(field, of: time) else { return false }
      append(value, atLeast: digits, to: &bytes)
    case .fixedNumber(let field, let digits):
      guard let value = value(field, of: time) else { return false }
      let count = bytes.count
      append(value, atLeast: digits, to: &bytes)
      // When the string is parsed, additional digits would become part of the next field.
      guard bytes.count - count == digits else { return false }
    case .fraction(let digits):
      InternetDate.append(
        Int(time.nanoseconds / Instant.powers[9 - digits]), digits: digits, to: &bytes)
    case .month(let isWhole): append(DateNames.months[time.day.month - 1], isWhole, to: &bytes)
    case .weekday(let isWhole): append(DateNames.weekdays[time.day.weekday], isWhole, to: &bytes)
    case .halfOfDay: append(DateNames.halvesOfDay[time.hour / 12], true, to: &bytes)
    case .offset(let form):
      // Offset formats don't include seconds. Only offsets from before the introduction of time
      // zones have seconds.
      guard offset % 60 == 0, abs(offset) < 86_400 else { return false }
      InternetDate.append(offset: offset / 60, in: form, to: &bytes)
    }
    return true
  }

  /// Returns `nil` if parsing the written value would result in a different value.
  private static func value(_ field: Field, of time: CivilTime) -> Int? {
    switch field {
    case .year: time.day.year
    case .shortYear: 1969...2068 ~= time.day.year ? time.day.year % 100 : nil
    case .month: time.day.month
    case .day: time.day.day
    case .hour: time.hour
    case .hourOfHalf: time.hour % 12 == 0 ? 12 : time.hour % 12
    case .minute: time.minute
    case .second: time.second
    }
  }

  private static func append(_ number: Int, atLeast digits: Int, to bytes: inout [UInt8]) {
    let text = String(number).utf8
    for _ in text.count..<max(text.count, digits) { bytes.append(0x30) }
    bytes += text
  }

  private static func append(_ name: String, _ isWhole: Bool, to bytes: inout [UInt8]) {
    bytes += isWhole ? Array(name.utf8) : Array(name.utf8.prefix(3))
  }
}
