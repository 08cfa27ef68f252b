/// Dates and times according to RFC 3339, and durations according to its appendix A.
enum TimeFormat {
  static func isDate(_ text: String) -> Bool {
    var reader = DigitReader(text)
    return reader.takeDate() && reader.isAtEnd
  }

  static func isTime(_ text: String) -> Bool {
    var reader = DigitReader(text)
    return reader.takeTime() && reader.isAtEnd
  }

  static func isDateTime(_ text: String) -> Bool {
    var reader = DigitReader(text)
    return reader.takeDate() && reader.take("tT") && reader.takeTime() && reader.isAtEnd
  }

  static func isDuration(_ text: String) -> Bool {
    var reader = DigitReader(text)
    guard reader.take("P") else { return false }
    if reader.takeUnits("W") == 1 { return reader.isAtEnd }
    let dates = reader.takeUnits("YMD")
    if reader.take("T") {
      let times = reader.takeUnits("HMS")
      return times > 0 && reader.isAtEnd
    }
    return dates > 0 && reader.isAtEnd
  }
}

private struct DigitReader {
  private var rest: ArraySlice<UInt8>

  init(_ text: String) { rest = Array(text.utf8)[...] }

  var isAtEnd: Bool { rest.isEmpty }

  mutating func take(_ bytes: StaticString) -> Bool {
    guard let first = rest.first, bytes.description.utf8.contains(first) else { return false }
    rest.removeFirst()
    return true
  }

  private mutating func number(_ count: Int) -> Int? {
    guard rest.count >= count, rest.prefix(count).allSatisfy(\.isDigit) else { return nil }
    let number = rest.prefix(count).reduce(0) { $0 * 10 + Int($1 - 0x30) }
    rest.removeFirst(count)
    return number
  }

  mutating func takeDate() -> Bool {
    guard let year = number(4), take("-"), let month = number(2), take("-"), let day = number(2)
    else { return false }
    let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    let lengths = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    return (1...12).contains(month) && (1...lengths[month - 1]).contains(day)
  }

  /// A leap second is valid only as the last second of a day in UTC.
  mutating func takeTime() -> Bool {
    guard let hour = number(2), take(":"), let minute = number(2), take(":"),
      let second = number(2), hour < 24, minute < 60, second <= 60
    else { return false }
    if take(".") {
      let digits = rest.prefix { $0.isDigit }.count
      if digits == 0 { return false }
      rest.removeFirst(digits)
    }
    guard let offset = takeOffset() else { return false }
    let minuteInUTC = (hour * 60 + minute - offset + 2880) % 1440
    return second < 60 || minuteInUTC == 1439
  }

  private mutating func takeOffset() -> Int? {
    if take("zZ") { return 0 }
    let isBehind = rest.first == 0x2D
    guard take("+-"), let hours = number(2), take(":"), let minutes = number(2), hours < 24,
      minutes < 60
    else { return nil }
    return (hours * 60 + minutes) * (isBehind ? -1 : 1)
  }

  mutating func takeUnits(_ units: StaticString) -> Int {
    let units = Array(units.description.utf8)
    var count = 0
    var last: Int?
    while true {
      let digits = rest.prefix { $0.isDigit }
      guard !digits.isEmpty, let unit = rest.dropFirst(digits.count).first,
        let index = units.firstIndex(of: unit), last == nil || last == index - 1
      else { return count }
      rest.removeFirst(digits.count + 1)
      last = index
      count += 1
    }
  }
}
