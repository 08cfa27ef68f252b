internal import TranscodableBytes
internal import TranscodableCore

extension JSON5Rewriter {
  mutating func rewriteNumber() {
    if let number = source.nonFiniteNumber {
      rewriteName(number.value, length: number.length)
    } else {
      let sign = source.peek()
      var digits = source
      if sign == 0x2B || sign == 0x2D { digits.advance(by: 1) }
      if digits.peek() == 0x30, digits.peek(at: 1) | 0x20 == 0x78 {
        rewriteHexadecimal(digits, isNegative: sign == 0x2D)
      } else if case let scan = NumberScan(at: source), scan.isValid {
        copy(scan.length)
      } else {
        rewriteDecimal(digits, isNegative: sign == 0x2D)
      }
    }
    guard failure == nil else { return }
    endWord()
    checkEnd(.invalidNumber)
  }

  private mutating func rewriteName(_ value: Double, length: Int) {
    if value.isNaN {
      replace(length, by: "NaN")
    } else {
      replace(length, by: value < 0 ? "-Infinity" : "Infinity")
    }
  }

  // MARK: - Decimal numbers

  private mutating func rewriteDecimal(_ first: ByteCursor, isNegative: Bool) {
    var end = first
    let whole = end.skipDigits()
    var fraction: Int?
    if end.peek() == 0x2E {
      end.advance(by: 1)
      fraction = end.skipDigits()
    }
    guard whole + (fraction ?? 0) > 0 else {
      // If nothing has been read yet, the character isn't part of a number.
      return end.distance(from: source) == 0 ? failCharacter() : failNumber(at: end)
    }
    guard whole < 2 || first.peek() != 0x30 else {
      return fail(.invalidNumber, at: first.offset + 1)
    }
    let exponent = end
    if end.peek() | 0x20 == 0x65 {
      end.advance(by: 1)
      if end.peek() == 0x2B || end.peek() == 0x2D { end.advance(by: 1) }
      guard end.skipDigits() > 0 else { return failNumber(at: end) }
    }
    if whole > 0, fraction != 0, source.peek() != 0x2B { return copy(end.distance(from: source)) }
    startPiece()
    if isNegative { output.append(0x2D) }
    if whole == 0 { output.append(0x30) }
    first.withSpan(exponent.distance(from: first)) { output.append($0) }
    if fraction == 0 { output.append(0x30) }
    exponent.withSpan(end.distance(from: exponent)) { output.append($0) }
    source.move(to: end)
  }

  private mutating func failNumber(at cursor: ByteCursor) {
    fail(cursor.isAtEnd ? .unexpectedEnd : .invalidNumber, at: cursor.offset, expected: "a digit")
  }

  // MARK: - Hexadecimal numbers

  private mutating func rewriteHexadecimal(_ zero: ByteCursor, isNegative: Bool) {
    var first = zero
    first.advance(by: 2)
    var end = first
    end.advance(by: first.countOfHexadecimalDigits(at: 0, limit: .max))
    guard end.distance(from: first) > 0 else { return failNumber(at: end) }
    while first.peek() == 0x30 { first.advance(by: 1) }
    startPiece()
    if isNegative { output.append(0x2D) }
    appendDecimal(first, digits: max(0, end.distance(from: first)))
    source.move(to: end)
  }

  private mutating func appendDecimal(_ first: ByteCursor, digits: Int) {
    // No type can represent a number with more than 1024 bits, so this writes `1e400`, which is
    // much shorter.
    if digits > 256 {
      for byte in "1e400".utf8 { output.append(byte) }
    } else if digits <= 15 {
      output.append(decimal: UInt64(first.hexadecimal(digits)))
    } else {
      HexadecimalNumber(first, digits: digits).append(to: &output)
    }
  }
}

extension ByteCursor {
  fileprivate mutating func skipDigits() -> Int {
    let start = self
    while peek() &- 0x30 < 10 { advance(by: 1) }
    return distance(from: start)
  }
}

/// A hexadecimal integer of any size that can be converted to decimal.
///
/// - Complexity: O(*n*²) in the number of digits, which the caller limits.
struct HexadecimalNumber {
  /// The digits in base 10^18, least significant first.
  private var limbs: [UInt64] = [0]

  private static var base: UInt64 { 1_000_000_000_000_000_000 }

  init(_ first: ByteCursor, digits: Int) {
    var cursor = first
    var rest = digits
    while rest > 0 {
      // Each step processes up to fifteen digits, or 60 bits.
      let count = rest % 15 == 0 ? 15 : rest % 15
      multiply(bits: count * 4, adding: cursor.hexadecimal(count))
      cursor.advance(by: count)
      rest -= count
    }
  }

  private mutating func multiply(bits: Int, adding term: UInt64) {
    var carry = term
    for index in limbs.indices {
      let product = UInt128(limbs[index]) << UInt128(bits) + UInt128(carry)
      let (quotient, remainder) = product.quotientAndRemainder(dividingBy: UInt128(Self.base))
      limbs[index] = UInt64(truncatingIfNeeded: remainder)
      carry = UInt64(truncatingIfNeeded: quotient)
    }
    if carry > 0 { limbs.append(carry) }
  }

  func append(to output: inout ByteOutput) {
    for (index, limb) in limbs.reversed().enumerated() {
      if index > 0 {
        // Each limb represents eighteen digits, so all limbs except the first are padded with
        // leading zeros.
        var power = Self.base / 10
        while power > max(limb, 1) {
          output.append(0x30)
          power /= 10
        }
      }
      output.append(decimal: limb)
    }
  }
}

extension ByteCursor {
  private func hexadecimalDigit(at distance: Int) -> UInt8? {
    switch peek(at: distance) {
    case let byte where byte &- 0x30 < 10: byte &- 0x30
    case let byte where (byte | 0x20) &- 0x61 < 6: (byte | 0x20) &- 0x57
    default: nil
    }
  }

  func countOfHexadecimalDigits(at distance: Int, limit: Int) -> Int {
    var count = 0
    while count < limit, hexadecimalDigit(at: distance + count) != nil { count += 1 }
    return count
  }

  /// Returns the value of `count` hexadecimal digits (at most four), or `nil` if there are fewer.
  func hexadecimal(_ count: Int, at distance: Int) -> UInt32? {
    var value: UInt32 = 0
    for index in 0..<count {
      guard let digit = hexadecimalDigit(at: distance + index) else { return nil }
      value = value << 4 | UInt32(digit)
    }
    return value
  }

  /// Returns the value of the next `count` bytes, which must be at most 16 hexadecimal digits.
  func hexadecimal(_ count: Int) -> UInt64 {
    var value: UInt64 = 0
    for index in 0..<count { value = value << 4 | UInt64(hexadecimalDigit(at: index) ?? 0) }
    return value
  }
}
