internal import TranscodableBytes
internal import TranscodableCore

extension TOMLParser {
  @inline(__always)
  mutating func parseScalar() throws(CodingFailure) {
    let start = offset
    switch peek() {
    case Byte.quote, Byte.apostrophe:
      let text = try parseString(isKey: false)
      try receiver.scalar(.string(text), in: start..<offset)
    case 0x31...0x39:
      if let value = plainInteger() {
        try receiver.scalar(.integer(value), in: start..<offset)
      } else {
        try parseOtherScalar()
      }
    default: try parseOtherScalar()
    }
  }

  /// Reads a decimal integer without a sign, a zero at its start, or underscores; returns `nil` and
  /// stays at its start if the value isn't one.
  @inline(__always)
  private mutating func plainInteger() -> Int64? {
    var value: Int64 = 0
    var count = 0
    while count < 18 {
      let digit = peek(count) &- Byte.zero
      if digit > 9 { break }
      value = value &* 10 &+ Int64(digit)
      count &+= 1
    }
    guard Byte.endsValue(peek(count)) else { return nil }
    offset &+= count
    return value
  }

  @inline(never)
  private mutating func parseOtherScalar() throws(CodingFailure) {
    let start = offset
    let (first, second, third) = (peek(), peek(1), peek(2))
    let isDate =
      Byte.isDigit(first) && Byte.isDigit(second)
      && (third == 0x3A || Byte.isDigit(third) && Byte.isDigit(peek(3)) && peek(4) == Byte.minus)
    if isDate { return try parseDate() }
    while !Byte.endsValue(peek()), peek() != Byte.equals { offset &+= 1 }
    let range = start..<offset
    guard !range.isEmpty else { throw unexpected("a value") }
    if let scalar = try scalar(range) { return try receiver.scalar(scalar, in: range) }
    if Byte.isDigit(first) || first == Byte.plus || first == Byte.minus {
      throw CodingFailure(.invalidNumber, in: range)
    }
    offset = start
    guard Byte.isLetter(first) else { throw unexpected("a value") }
    throw CodingFailure(
      .unexpectedCharacter, in: range, expected: "a value, such as a string in quotes",
      found: bytes.at(start).text(range.count, isASCII: false).quoted)
  }

  private mutating func parseDate() throws(CodingFailure) {
    let start = offset
    var cursor = bytes.at(start)
    guard let date = TOMLDate(&cursor, requiresSeconds: version == .v1_0) else {
      while !Byte.endsValue(peek()) { offset &+= 1 }
      let text = bytes.at(start).text(offset - start, isASCII: false)
      throw CodingFailure(
        .invalidValue, in: start..<offset, expected: "a date or time", found: text)
    }
    offset = cursor.offset
    guard Byte.endsValue(peek()) else { throw unexpected("the end of the date or time") }
    try receiver.scalar(.date(date), in: start..<offset)
  }

  // MARK: - Keywords and numbers

  /// Returns the scalar in a range that isn't empty, or `nil` if it is neither a keyword nor a number.
  private func scalar(_ range: Range<Int>) throws(CodingFailure) -> TOMLScalar? {
    var cursor = bytes.at(range.lowerBound).prefix(range.count)
    if cursor.takeAll("true") { return .bool(true) }
    if cursor.takeAll("false") { return .bool(false) }
    let sign = cursor.peek()
    let isSigned = sign == Byte.plus || sign == Byte.minus
    if isSigned { cursor.advance(by: 1) }
    if cursor.takeAll("inf") { return .special(sign == Byte.minus ? -.infinity : .infinity) }
    if cursor.takeAll("nan") { return .special(sign == Byte.minus ? -.nan : .nan) }
    if cursor.peek() == Byte.zero, Byte.isLetter(cursor.peek(at: 1)) {
      let radix: UInt128? =
        switch cursor.peek(at: 1) {
        case 0x78: 16
        case 0x6F: 8
        case 0x62: 2
        default: nil
        }
      if let radix {
        cursor.advance(by: 2)
        return isSigned ? nil : try integer(cursor, radix: radix, range)
      }
    }
    return number(cursor, isNegative: sign == Byte.minus, isPlain: sign != Byte.plus)
  }

  private func integer(
    _ start: ByteCursor, radix: UInt128, _ range: Range<Int>
  ) throws(CodingFailure) -> TOMLScalar? {
    var cursor = start
    var value: UInt128 = 0
    var isAfterDigit = false
    while !cursor.isAtEnd {
      let byte = cursor.peek()
      cursor.advance(by: 1)
      if byte == Byte.underscore {
        guard isAfterDigit else { return nil }
        isAfterDigit = false
        continue
      }
      guard let digit = Character(UnicodeScalar(byte)).hexDigitValue, digit < radix else {
        return nil
      }
      isAfterDigit = true
      let (product, overflows) = value.multipliedReportingOverflow(by: radix)
      if overflows {
        throw CodingFailure(
          .numberOutOfRange, in: range, expected: "an integer of up to 128 bits",
          found: "a longer one")
      }
      value = product + UInt128(digit)
    }
    guard isAfterDigit else { return nil }
    return Int64(exactly: value).map { .integer($0) } ?? .wide(value)
  }

  /// Reads a decimal number after its sign.
  private func number(
    _ start: ByteCursor, isNegative: Bool, isPlain: Bool
  ) -> TOMLScalar? {
    var cursor = start
    var isPlain = isPlain
    guard let whole = cursor.takeDigits(&isPlain), whole == 1 || start.peek() != Byte.zero else {
      return nil
    }
    var isInteger = true
    if cursor.peek() == Byte.dot {
      cursor.advance(by: 1)
      isInteger = false
      if cursor.takeDigits(&isPlain) == nil { return nil }
    }
    if cursor.peek() | 0x20 == 0x65 {
      cursor.advance(by: 1)
      isInteger = false
      if cursor.peek() == Byte.plus || cursor.peek() == Byte.minus { cursor.advance(by: 1) }
      if cursor.takeDigits(&isPlain) == nil { return nil }
    }
    guard cursor.isAtEnd else { return nil }
    if isInteger, let value = Self.integer(start, isNegative: isNegative) { return .integer(value) }
    return .number(isPlain: isPlain)
  }

  private static func integer(_ digits: ByteCursor, isNegative: Bool) -> Int64? {
    var cursor = digits
    var value: Int64 = 0
    while !cursor.isAtEnd {
      let byte = cursor.peek()
      cursor.advance(by: 1)
      if byte == Byte.underscore { continue }
      let (product, overflows) = value.multipliedReportingOverflow(by: 10)
      let digit = Int64(byte &- Byte.zero)
      let (sum, carries) = product.addingReportingOverflow(isNegative ? -digit : digit)
      if overflows || carries { return nil }
      value = sum
    }
    return value
  }
}

extension ByteCursor {
  /// Whether the remaining bytes are a word.
  fileprivate func takeAll(_ word: StaticString) -> Bool {
    guard remaining == word.utf8CodeUnitCount else { return false }
    var cursor = self
    for scalar in word.description.utf8 {
      if cursor.peek() != scalar { return false }
      cursor.advance(by: 1)
    }
    return true
  }

  /// Skips digits with underscores between them, and returns their number, or `nil` if there are
  /// none or an underscore isn't between digits.
  fileprivate mutating func takeDigits(_ isPlain: inout Bool) -> Int? {
    var count = 0
    while true {
      let byte = peek()
      if Byte.isDigit(byte) {
        count += 1
      } else if byte == Byte.underscore, count > 0, Byte.isDigit(peek(at: 1)) {
        isPlain = false
        count += 1
      } else {
        return count == 0 || byte == Byte.underscore ? nil : count
      }
      advance(by: 1)
    }
  }
}
