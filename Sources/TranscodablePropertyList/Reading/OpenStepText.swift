internal import TranscodableBytes

/// Strings with escapes, and data, as property lists in OpenStep's format have them.
enum OpenStepText {
  /// The string that a text stands for, which the reader has validated.
  static func unescaped(_ text: ByteCursor) -> String {
    var output = ByteOutput(capacity: text.remaining)
    var cursor = text
    while !cursor.isAtEnd {
      let start = cursor
      while !cursor.isAtEnd, cursor.peek() != 0x5C { cursor.advance(by: 1) }
      output.append(start.prefix(cursor.distance(from: start)))
      guard !cursor.isAtEnd, let (scalar, length) = escape(cursor) else { break }
      output.append(scalar: UInt64(scalar))
      cursor.advance(by: length)
    }
    return output.text
  }

  /// The character that an escape stands for, and the length of the escape.
  ///
  /// - Parameter cursor: Where the backslash stands.
  /// - Returns: The character and the length, nil if there is no such character.
  static func escape(_ cursor: ByteCursor) -> (scalar: UInt32, length: Int)? {
    guard cursor.remaining > 1 else { return nil }
    switch cursor.peek(at: 1) {
    case 0x30...0x37: return octal(cursor)
    case 0x55: return unicode(cursor)
    case 0x61: return (0x07, 2)
    case 0x62: return (0x08, 2)
    case 0x66: return (0x0C, 2)
    case 0x6E: return (0x0A, 2)
    case 0x72: return (0x0D, 2)
    case 0x74: return (0x09, 2)
    case 0x76: return (0x0B, 2)
    default:
      var next = cursor
      next.advance(by: 1)
      let scalar = next.scalar
      // As in Foundation's reader, which goes by code units.
      return scalar.value > 0xFFFF ? nil : (scalar.value, 1 + scalar.length)
    }
  }

  /// Up to three digits, which are a character in NextStep's encoding.
  private static func octal(_ cursor: ByteCursor) -> (scalar: UInt32, length: Int) {
    var (byte, length) = (0 as UInt8, 1)
    while length < 4, case let digit = cursor.peek(at: length) &- 0x30, digit < 8 {
      byte = byte &<< 3 | digit
      length += 1
    }
    return (byte < 0x80 ? UInt32(byte) : UInt32(nextStep[Int(byte) - 0x80]), length)
  }

  /// Up to four hexadecimal digits; two escapes for the halves of a surrogate pair are one character.
  private static func unicode(_ cursor: ByteCursor) -> (scalar: UInt32, length: Int)? {
    guard let (unit, length) = codeUnit(cursor) else { return nil }
    if Unicode.Scalar(unit) != nil { return (unit, length) }
    var next = cursor
    next.advance(by: length)
    guard unit < 0xDC00, next.hasPrefix("\\U"), let (low, lowLength) = codeUnit(next),
      0xDC00...0xDFFF ~= low
    else { return nil }
    return (0x10000 + (unit & 0x3FF) << 10 + (low & 0x3FF), length + lowLength)
  }

  private static func codeUnit(_ cursor: ByteCursor) -> (unit: UInt32, length: Int)? {
    var (unit, length) = (0 as UInt32, 2)
    while length < 6, let digit = cursor.peek(at: length).hexadecimalValue {
      unit = unit << 4 | UInt32(digit)
      length += 1
    }
    return length > 2 ? (unit, length) : nil
  }

  /// Appends the bytes that pairs of hexadecimal digits stand for.
  static func decodeHexadecimal(_ text: ByteCursor, into output: inout ByteOutput) {
    var cursor = text
    while !cursor.isAtEnd {
      if let high = cursor.peek().hexadecimalValue, let low = cursor.peek(at: 1).hexadecimalValue {
        output.append(high << 4 | low)
        cursor.advance(by: 1)
      }
      cursor.advance(by: 1)
    }
  }

  /// The characters of NextStep's encoding from 0x80 on.
  private static let nextStep: [UInt16] = [
    0x00A0, 0x00C0, 0x00C1, 0x00C2, 0x00C3, 0x00C4, 0x00C5, 0x00C7, 0x00C8, 0x00C9, 0x00CA,
    0x00CB, 0x00CC, 0x00CD, 0x00CE, 0x00CF, 0x00D0, 0x00D1, 0x00D2, 0x00D3, 0x00D4, 0x00D5,
    0x00D6, 0x00D9, 0x00DA, 0x00DB, 0x00DC, 0x00DD, 0x00DE, 0x00B5, 0x00D7, 0x00F7, 0x00A9,
    0x00A1, 0x00A2, 0x00A3, 0x2044, 0x00A5, 0x0192, 0x00A7, 0x00A4, 0x2019, 0x201C, 0x00AB,
    0x2039, 0x203A, 0xFB01, 0xFB02, 0x00AE, 0x2013, 0x2020, 0x2021, 0x00B7, 0x00A6, 0x00B6,
    0x2022, 0x201A, 0x201E, 0x201D, 0x00BB, 0x2026, 0x2030, 0x00AC, 0x00BF, 0x00B9, 0x02CB,
    0x00B4, 0x02C6, 0x02DC, 0x00AF, 0x02D8, 0x02D9, 0x00A8, 0x00B2, 0x02DA, 0x00B8, 0x00B3,
    0x02DD, 0x02DB, 0x02C7, 0x2014, 0x00B1, 0x00BC, 0x00BD, 0x00BE, 0x00E0, 0x00E1, 0x00E2,
    0x00E3, 0x00E4, 0x00E5, 0x00E7, 0x00E8, 0x00E9, 0x00EA, 0x00EB, 0x00EC, 0x00C6, 0x00ED,
    0x00AA, 0x00EE, 0x00EF, 0x00F0, 0x00F1, 0x0141, 0x00D8, 0x0152, 0x00BA, 0x00F2, 0x00F3,
    0x00F4, 0x00F5, 0x00F6, 0x00E6, 0x00F9, 0x00FA, 0x00FB, 0x0131, 0x00FC, 0x00FD, 0x0142,
    0x00F8, 0x0153, 0x00DF, 0x00FE, 0x00FF, 0xFFFD, 0xFFFD,
  ]
}
