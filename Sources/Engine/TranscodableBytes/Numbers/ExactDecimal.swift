/// The exact value of a JSON number, in a canonical form that `1`, `1.0` and `10e-1` share.
package struct ExactDecimal: Sendable {
  /// The significant digits without trailing zeros, limited to the first 19 digits.
  package let significand: UInt64
  /// The exponent of ten, which is unspecified if ``isVast`` is true.
  package let exponent: Int
  package let isNegative: Bool
  package let isCut: Bool

  package init(at cursor: ByteCursor) {
    let scan = NumberScan(at: cursor)
    var significand = scan.significand
    var exponent = scan.exponent
    isCut = scan.isCut
    isNegative = scan.isNegative && significand != 0
    if significand == 0 { exponent = 0 }
    while significand != 0, significand % 10 == 0 {
      significand /= 10
      exponent += 1
    }
    self.significand = significand
    self.exponent = exponent
  }

  /// Whether the exponent's magnitude is so large that the scan may have clamped it.
  package var isVast: Bool { exponent.magnitude > 1_000_000_000_000_000 }

  package static func areEqual(_ left: ByteCursor, _ right: ByteCursor) -> Bool {
    let (first, second) = (ExactDecimal(at: left), ExactDecimal(at: right))
    guard first.significand == second.significand, first.isNegative == second.isNegative,
      first.isCut == second.isCut, first.isVast == second.isVast
    else { return false }
    guard first.isVast || first.exponent == second.exponent else { return false }
    guard !first.isVast || VastExponent(at: left) == VastExponent(at: right) else { return false }
    return !first.isCut || haveEqualDigits(left, right)
  }

  private static func haveEqualDigits(_ left: ByteCursor, _ right: ByteCursor) -> Bool {
    var (first, second) = (SignificantDigits(left), SignificantDigits(right))
    while true {
      let pair = (first.next(), second.next())
      if pair.0 == nil, pair.1 == nil { return true }
      if pair.0 ?? 0 != pair.1 ?? 0 { return false }
    }
  }
}

extension ExactDecimal {
  package func hash(into hasher: inout Hasher) {
    hasher.combine(significand)
    hasher.combine(isNegative)
    // The scan can return different exponents for equal numbers with vast exponents, so the hash
    // ignores vast exponents.
    hasher.combine(isVast ? Int.max : exponent)
  }
}

/// The exponent of a number in scientific notation.
///
/// It is stored as decimal digits, because it may not fit into a word.
private struct VastExponent: Equatable {
  private var isNegative = false
  private var digits: [UInt8] = []

  init(at start: ByteCursor) {
    var cursor = start
    if cursor.peek() == NumberByte.minus { cursor.advance(by: 1) }
    // Computes the power of ten of the first significant digit, as if the number had no exponent.
    var shift = 0
    var isAfterPoint = false
    var isSignificant = false
    while true {
      let byte = cursor.peek()
      if byte == NumberByte.point {
        isAfterPoint = true
      } else if byte ^ NumberByte.zero < 10 {
        if isAfterPoint {
          if !isSignificant { shift -= 1 }
        } else if isSignificant {
          shift += 1
        }
        isSignificant = isSignificant || byte != NumberByte.zero
      } else {
        break
      }
      cursor.advance(by: 1)
    }
    readExponent(at: cursor)
    add(isNegative ? -shift : shift)
  }

  private mutating func readExponent(at letter: ByteCursor) {
    var cursor = letter
    cursor.advance(by: 1)
    isNegative = cursor.peek() == NumberByte.minus
    if isNegative || cursor.peek() == NumberByte.plus { cursor.advance(by: 1) }
    while cursor.peek() ^ NumberByte.zero < 10 {
      digits.append(cursor.peek() ^ NumberByte.zero)
      cursor.advance(by: 1)
    }
  }

  /// Adds a number to the exponent.
  ///
  /// The number's magnitude must be less than the exponent's magnitude.
  private mutating func add(_ number: Int) {
    var carry = number
    var position = digits.count - 1
    while carry != 0 {
      if position < 0 {
        digits.insert(0, at: 0)
        position = 0
      }
      let sum = Int(digits[position]) + carry
      let digit = (sum % 10 + 10) % 10
      digits[position] = UInt8(digit)
      carry = (sum - digit) / 10
      position -= 1
    }
    digits.removeFirst(digits.prefix { $0 == 0 }.count)
  }
}

/// A decimal number of up to 17 ASCII digits, padded with zeros.
///
/// The first two words hold eight digits each, and the third word holds the last digit.
struct DecimalText {
  let first, second, third: UInt64
  let count: Int
  /// The power of ten of the first digit.
  let exponent: Int

  @inline(__always)
  init(long decimal: ShortestDecimal) {
    let (head, last, power) = Self.filled(decimal, to: 16)
    let eight = head / 100_000_000
    let rest = head &- eight &* 100_000_000
    let upper = DigitText.values(of: eight)
    let lower = DigitText.values(of: rest)
    // The last digit is in the highest byte, so trailing zeros of the number are leading zeros of
    // the word. Masks are used instead of branches, because the branches would be unpredictable.
    let isUpperLast: UInt64 = lower == 0 ? .max : 0
    let isHeadLast: UInt64 = last == 0 ? .max : 0
    let ending = lower | upper & isUpperLast
    let zeros = UInt64(truncatingIfNeeded: ending.leadingZeroBitCount &>> 3) | 8 & isUpperLast
    count = 17 &- Int(truncatingIfNeeded: (zeros &+ 1) & isHeadLast)
    first = upper | DigitText.zeros
    second = lower | DigitText.zeros
    third = last | DigitText.zeros
    exponent = power
  }

  @inline(__always)
  init(short decimal: ShortestDecimal) {
    let (head, last, power) = Self.filled(decimal, to: 8)
    let values = DigitText.values(of: head)
    count = last == 0 ? 8 &- values.leadingZeroBitCount &>> 3 : 9
    first = values | DigitText.zeros
    second = last | DigitText.zeros
    third = DigitText.zeros
    exponent = power
  }

  @inline(__always)
  private static func filled(
    _ decimal: ShortestDecimal, to length: Int
  ) -> (head: UInt64, last: UInt64, exponent: Int) {
    let (head, last) = (decimal.head, decimal.last)
    let limit = powersOfTen[length - 1]
    let exponent = decimal.exponent &+ length
    let longer = head &* 10 &+ last
    guard longer >= limit else { return scaled(longer, decimal.exponent, to: length) }
    // Both lengths are common, so a branch would be unpredictable.
    let isFull: UInt64 = head < limit ? 0 : 1
    let mask = 0 &- isFull
    return (
      longer ^ ((longer ^ head) & mask), last & mask,
      exponent &+ Int(truncatingIfNeeded: isFull) &- 1
    )
  }

  @inline(never)
  private static func scaled(
    _ digits: UInt64, _ power: Int, to length: Int
  ) -> (head: UInt64, last: UInt64, exponent: Int) {
    var head = digits
    var exponent = power &+ length &- 1
    while head < powersOfTen[length - 1] {
      head &*= 10
      exponent &-= 1
    }
    return (head, 0, exponent)
  }
}
