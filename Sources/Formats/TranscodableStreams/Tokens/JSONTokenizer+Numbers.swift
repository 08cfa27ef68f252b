internal import TranscodableBytes
internal import TranscodableCore

/// The state of an incomplete number, in the grammar of RFC 8259, section 6.
enum JSONNumberState: Sendable {
  case start, minus, zero, integer, point, fraction, exponent, exponentSign, power

  var isNumber: Bool {
    switch self {
    case .zero, .integer, .fraction, .power: true
    case .start, .minus, .point, .exponent, .exponentSign: false
    }
  }

  func followed(by byte: UInt8) -> JSONNumberState? {
    switch (self, byte) {
    case (.start, 0x2D): .minus
    case (.start, 0x30), (.minus, 0x30): .zero
    case (.start, 0x31...0x39), (.minus, 0x31...0x39): .integer
    case (.integer, 0x30...0x39): .integer
    case (.zero, 0x2E), (.integer, 0x2E): .point
    case (.point, 0x30...0x39), (.fraction, 0x30...0x39): .fraction
    case (.zero, 0x45), (.zero, 0x65), (.integer, 0x45), (.integer, 0x65): .exponent
    case (.fraction, 0x45), (.fraction, 0x65): .exponent
    case (.exponent, 0x2B), (.exponent, 0x2D): .exponentSign
    case (.exponent, 0x30...0x39), (.exponentSign, 0x30...0x39), (.power, 0x30...0x39): .power
    default: nil
    }
  }
}

extension JSONTokenizer {
  /// The characters of an incomplete number, or `nil` if they don't form a number yet.
  var growingNumber: String? {
    guard case .number(var number) = state else { return nil }
    var digits = text
    while !number.isNumber, !digits.isEmpty {
      digits.removeLast()
      number = digits.reduce(.start) { $0.followed(by: $1) ?? $0 }
    }
    return digits.isEmpty ? nil : String(decoding: digits, as: UTF8.self)
  }

  mutating func continueNumber(
    _ number: JSONNumberState, _ cursor: inout ByteCursor, in window: JSONWindow
  ) -> JSONToken? {
    var number = number
    while !cursor.isAtEnd, let next = number.followed(by: cursor.peek()) {
      number = next
      text.append(cursor.peek())
      cursor.advance(by: 1)
    }
    state = .number(number)
    // A number at the end of a piece may continue in the next piece. It is complete once the next
    // character has arrived.
    if cursor.isAtEnd, !window.isLast { return nil }
    guard number.isNumber else {
      if !cursor.isAtEnd {
        fail(.invalidNumber, at: window.offset(of: cursor), expected: "a number")
      }
      return nil
    }
    endValue()
    return .number
  }
}
