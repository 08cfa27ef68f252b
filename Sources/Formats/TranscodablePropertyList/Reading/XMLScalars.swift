internal import TranscodableBytes

enum XMLNumber {
  enum Integer<Value> {
    case value(Value), empty, invalid
  }

  @inline(__always)
  static func integer<Value: FixedWidthInteger>(
    _ text: ByteCursor, _ type: Value.Type
  ) -> Integer<Value> {
    let first = text.peek() &- 0x30
    // This fast path handles up to 18 digits, which is enough for nearly all integers.
    if first <= 9, text.remaining <= 18, text.peek(at: 1) | 0x20 != 0x78 {
      var magnitude: UInt64 = 0
      var cursor = text
      while !cursor.isAtEnd {
        let digit = cursor.peek() &- 0x30
        guard digit <= 9 else { return .invalid }
        magnitude = magnitude &* 10 &+ UInt64(digit)
        cursor.advance(by: 1)
      }
      return Value(exactly: magnitude).map { .value($0) } ?? .invalid
    }
    return unusualInteger(text, type)
  }

  @inline(never)
  private static func unusualInteger<Value: FixedWidthInteger>(
    _ text: ByteCursor, _ type: Value.Type
  ) -> Integer<Value> {
    var text = text
    skipBlanks(&text)
    if text.isAtEnd { return .empty }
    let isNegative = text.peek() == 0x2D
    if isNegative || text.peek() == 0x2B {
      text.advance(by: 1)
      skipBlanks(&text)
    }
    let isHexadecimal = text.peek() == 0x30 && text.peek(at: 1) | 0x20 == 0x78
    if isHexadecimal { text.advance(by: 2) }
    guard let magnitude = magnitude(text, radix: isHexadecimal ? 16 : 10) else { return .invalid }
    let number = isNegative ? -Int128(magnitude) : Int128(magnitude)
    return Value(exactly: number).map { .value($0) } ?? .invalid
  }

  private static func magnitude(_ text: ByteCursor, radix: UInt64) -> UInt64? {
    var text = text
    if text.isAtEnd { return nil }
    var value: UInt64 = 0
    while !text.isAtEnd {
      guard let digit = text.peek().hexadecimalValue, UInt64(digit) < radix else { return nil }
      let (product, overflows) = value.multipliedReportingOverflow(by: radix)
      let (sum, carries) = product.addingReportingOverflow(UInt64(digit))
      if overflows || carries { return nil }
      value = sum
      text.advance(by: 1)
    }
    return value
  }

  private static func skipBlanks(_ text: inout ByteCursor) {
    while !text.isAtEnd {
      let byte = text.peek()
      if byte < 0x21 || (byte > 0x7E && byte < 0xA1) {
        text.advance(by: 1)
        continue
      }
      let length = byte < 0xC0 ? 0 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
      let character = text.text(length, isASCII: false).unicodeScalars.first
      guard let character, character.properties.isWhitespace else { return }
      text.advance(by: length)
    }
  }

  // MARK: - Floating point

  /// Parses a floating-point number in C syntax, except for hexadecimal notation.
  static func double(_ text: ByteCursor) -> Double? {
    guard let real = Real(text) else { return nil }
    switch real {
    case .special(let value): return value
    case .text(let text):
      let number = parseDouble(at: text)
      if number.failure == nil, number.length == text.remaining { return number.value }
      return text.isDecimal ? Double(text.text(text.remaining, isASCII: true)) : nil
    }
  }

  static func float(_ text: ByteCursor) -> Float? {
    guard let real = Real(text) else { return nil }
    switch real {
    case .special(let value): return Float(value)
    case .text(let text):
      let number = parseFloat(at: text)
      if number.failure == nil, number.length == text.remaining { return number.value }
      return text.isDecimal ? Float(text.text(text.remaining, isASCII: true)) : nil
    }
  }

  private enum Real {
    case special(Double)
    case text(ByteCursor)

    init?(_ text: ByteCursor) {
      var text = text
      // These characters are white space in C.
      while text.peek().isBlank || text.peek() == 0x0B || text.peek() == 0x0C {
        text.advance(by: 1)
      }
      let sign = text.peek()
      var digits = text
      if sign == 0x2B || sign == 0x2D { digits.advance(by: 1) }
      let first = digits.peek()
      if first &- 0x30 <= 9 || first == 0x2E {
        guard digits.peek(at: 1) | 0x20 != 0x78 else { return nil }
        self = .text(text)
        return
      }
      let word = digits.text(min(digits.remaining, 9), isASCII: true).lowercased()
      switch word {
      case "nan": self = .special(.nan)
      case "inf", "infinity": self = .special(sign == 0x2D ? -.infinity : .infinity)
      default: return nil
      }
    }
  }
}

extension ByteCursor {
  /// Whether all remaining bytes can occur in a decimal number.
  ///
  /// The standard library's initializers stop at a zero byte, and also accept hexadecimal numbers
  /// and words such as `infinity`.
  fileprivate var isDecimal: Bool {
    var cursor = self
    while !cursor.isAtEnd {
      switch cursor.peek() {
      case 0x30...0x39, 0x2B, 0x2D, 0x2E, 0x45, 0x65: cursor.advance(by: 1)
      default: return false
      }
    }
    return true
  }
}

extension UInt8 {
  var hexadecimalValue: UInt8? {
    switch self {
    case 0x30...0x39: self &- 0x30
    case 0x41...0x46: self &- 0x37
    case 0x61...0x66: self &- 0x57
    default: nil
    }
  }
}

enum XMLDate {
  /// Parses a date such as `2026-03-01T12:00:00Z`, and returns the seconds since 2001.
  ///
  /// Out-of-range fields carry over: February 30 is a day in March.
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

/// Converts between calendar days and the number of days since January 1, 2001.
///
/// The calendar is Julian before October 15, 1582. The algorithm is from E. G. Richards,
/// "Calendars", chapter 15 of the Explanatory Supplement to the Astronomical Almanac, 3rd edition,
/// 2012.
enum CalendarDay {
  /// The Julian day number of January 1, 2001.
  private static var epoch: Int { 2_451_911 }
  /// The Julian day number of October 15, 1582, the first day of the Gregorian calendar.
  private static var reform: Int { 2_299_161 }

  static func number(_ year: Int, _ month: Int, _ day: Int) -> Int {
    let months = year * 12 + month - 1
    let (year, month) = (floorDiv(months, 12), months - floorDiv(months, 12) * 12 + 1)
    let shifted = (14 - month) / 12
    let (y, m) = (year + 4800 - shifted, month + 12 * shifted - 3)
    let julian = day + (153 * m + 2) / 5 + 365 * y + floorDiv(y, 4) - 32083
    let gregorian = julian - floorDiv(y, 100) + floorDiv(y, 400) + 38
    // The days that were skipped in the switch to the Gregorian calendar are treated as Julian.
    let isJulian = (year, month) < (1582, 10) || (year, month) == (1582, 10) && day < 15
    return (isJulian ? julian : gregorian) - epoch
  }

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

/// Decodes the Base64 text in XML property lists, ignoring all characters outside the Base64
/// alphabet.
enum XMLData {
  static func decode(_ text: ByteCursor, into output: inout ByteOutput) -> ByteCursor? {
    var cursor = text
    var (bits, count, padding) = (0 as UInt32, 0, 0)
    while !cursor.isAtEnd {
      let byte = cursor.peek()
      if byte >= 0x80 { return cursor }
      if byte == 0x3D {
        padding += 1
      } else if byte.isBlank || byte == 0x0B || byte == 0x0C {
        padding = 0
      }
      if let digit = digit(byte) {
        bits = bits &<< 6 | UInt32(digit)
        count += 1
        if count & 3 == 0 {
          let bytes = UInt64((bits &<< 8).byteSwapped)
          output.append(bytes, count: padding == 0 ? 3 : padding == 1 ? 2 : 1)
        }
      }
      cursor.advance(by: 1)
    }
    return nil
  }

  @inline(__always)
  private static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case 0x41...0x5A: byte &- 0x41
    case 0x61...0x7A: byte &- 0x47
    case 0x30...0x39: byte &+ 4
    case 0x2B: 62
    case 0x2F: 63
    case 0x3D: 0
    default: nil
    }
  }
}
