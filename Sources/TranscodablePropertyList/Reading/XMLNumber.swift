internal import TranscodableBytes

/// Numbers as elements of a property list in XML have them.
enum XMLNumber {
  enum Integer<Value> {
    case value(Value), empty, invalid
  }

  /// Reads an integer: blanks, a sign, blanks, decimal digits, or hexadecimal ones behind `0x`.
  ///
  /// - Parameters:
  ///   - text: What stands in the element.
  ///   - type: The type it has to fit into.
  /// - Returns: The integer, or why there is none.
  @inline(__always)
  static func integer<Value: FixedWidthInteger>(
    _ text: ByteCursor, _ type: Value.Type
  ) -> Integer<Value> {
    let first = text.peek() &- 0x30
    // One digit to eighteen, which is nearly all there is.
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

  /// Passes over what counts as white space before the digits of an integer, which is more than elsewhere.
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

  /// Reads a floating-point number as C has them, without the hexadecimal ones; nil if there is none.
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

  /// The same for the smaller type.
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
      // What C's functions take for white space.
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
  /// Whether nothing is left but what decimal numbers are made of.
  ///
  /// The standard library's initializers take a zero byte for the end, and know words and other notations.
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
  /// The value of a hexadecimal digit.
  var hexadecimalValue: UInt8? {
    switch self {
    case 0x30...0x39: self &- 0x30
    case 0x41...0x46: self &- 0x37
    case 0x61...0x66: self &- 0x57
    default: nil
    }
  }
}
