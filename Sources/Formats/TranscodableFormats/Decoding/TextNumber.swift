internal import TranscodableBytes

/// The notation of numbers in a text: JSON's, also with a plus sign, leading zeros or without digits
/// on one side of the decimal point, and `nan`, `inf` and `infinity`.
enum TextNumber {
  /// Returns an integer in JSON's notation, or `nil` for other strings.
  @inline(__always)
  static func plainInteger<Value: FixedWidthInteger & Sendable>(_ text: ByteCursor) -> Value? {
    let number = parseInteger(at: text, as: Value.self)
    return number.failure == nil && number.length == text.remaining ? number.value : nil
  }

  /// Returns a number in JSON's notation, or `nil` for other strings.
  @inline(__always)
  static func plainDouble(_ text: ByteCursor) -> Double? {
    let number = parseDouble(at: text)
    return number.failure == nil && number.length == text.remaining ? number.value : nil
  }

  static func integer<Value: FixedWidthInteger & Sendable>(_ text: String) -> Value? {
    let plain = text.whole { cursor -> Value? in
      let number = parseInteger(at: cursor, as: Value.self)
      cursor.advance(by: number.length)
      return number.failure == nil ? number.value : nil
    }
    if let plain { return plain }
    if let value = Value(text) { return value }
    return text.whole { cursor in
      let number = parseIntegralDecimal(at: cursor, as: Value.self)
      cursor.advance(by: number.length)
      return number.failure == nil ? number.value : nil
    }
  }

  static func double(_ text: String) -> Double? {
    let plain = text.whole { cursor -> Double? in
      let number = parseDouble(at: cursor)
      cursor.advance(by: number.length)
      return number.failure == nil ? number.value : nil
    }
    return plain ?? unusual(text)
  }

  static func float(_ text: String) -> Float? {
    let plain = text.whole { cursor -> Float? in
      let number = parseFloat(at: cursor)
      cursor.advance(by: number.length)
      return number.failure == nil ? number.value : nil
    }
    return plain ?? unusual(text)
  }

  private static func unusual<Value: BinaryFloatingPoint & LosslessStringConvertible>(
    _ text: String
  ) -> Value? {
    let isDecimal = isNumber(text)
    guard isDecimal || isWord(text), let value = Value(text) else { return nil }
    if isDecimal, value.isInfinite { return nil }
    return value
  }

  /// Whether a text is a decimal number of any size.
  static func isNumber(_ text: String) -> Bool {
    var (hasDigits, hasPoint, hasExponent, needsExponent) = (false, false, false, false)
    var previous: UInt8 = 0
    for byte in text.utf8 {
      switch byte {
      case 0x30...0x39:
        (hasDigits, needsExponent) = (true, false)
      case UInt8(ascii: "+"), UInt8(ascii: "-"):
        guard previous == 0 || previous | 0x20 == UInt8(ascii: "e") else { return false }
      case UInt8(ascii: ".") where !hasPoint: hasPoint = true
      case UInt8(ascii: "e"), UInt8(ascii: "E"):
        guard hasDigits, !hasExponent else { return false }
        (hasPoint, hasExponent, needsExponent) = (true, true, true)
      default: return false
      }
      previous = byte
    }
    return hasDigits && !needsExponent
  }

  private static func isWord(_ text: String) -> Bool {
    let word = text.hasPrefix("-") || text.hasPrefix("+") ? text.dropFirst() : text[...]
    return ["nan", "inf", "infinity"].contains(word.lowercased())
  }
}

/// Returns the seconds to an ISO 8601 date with a time, or a number of seconds.
package func secondsSince1970(ofText text: String) -> Double? {
  if let instant = InternetDate.instant(in: text) {
    return Double(instant.seconds) + Double(instant.nanoseconds) / 1e9
  }
  return TextNumber.double(text)
}
