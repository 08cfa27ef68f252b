/// The exact value of a number in JSON's grammar, brought to one form: equal numbers have equal
/// forms.
///
/// `1`, `1.0`, `10e-1` and `0.1E+1` have the same form, and so have all zeros. Making the form
/// takes time linear in the length of the text, and no memory that grows with the value, however
/// large the exponent is.
package struct ExactDecimal: Sendable {
  /// The significant digits without zeros at their end; the first 19 of them if there are more.
  package let significand: UInt64
  /// The power of ten that belongs to the significand; does not count if ``isVast``.
  package let exponent: Int
  /// Whether the number is below zero.
  package let isNegative: Bool
  /// Whether there are significant digits beyond the first 19.
  package let isCut: Bool

  /// Brings the number at `cursor`, which must be valid, to the form.
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

  /// Whether the exponent is so far from zero that the scan may have cut it.
  package var isVast: Bool { exponent.magnitude > 1_000_000_000_000_000 }

  /// Whether two valid numbers have exactly the same value.
  ///
  /// - Parameters:
  ///   - left: Where the first number starts; it ends with the text of the cursor.
  ///   - right: Where the second number starts; it ends with the text of the cursor.
  /// - Returns: Whether they have.
  /// - Complexity: O(*n*) in the length of the texts.
  package static func areEqual(_ left: ByteCursor, _ right: ByteCursor) -> Bool {
    let (first, second) = (ExactDecimal(at: left), ExactDecimal(at: right))
    guard first.significand == second.significand, first.isNegative == second.isNegative,
      first.isCut == second.isCut, first.isVast == second.isVast
    else { return false }
    guard first.isVast || first.exponent == second.exponent else { return false }
    guard !first.isVast || VastExponent(at: left) == VastExponent(at: right) else { return false }
    return !first.isCut || haveEqualDigits(left, right)
  }

  /// Whether the significant digits are the same, but for zeros at the end.
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
  /// Feeds a hasher what equal numbers have in common.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(significand)
    hasher.combine(isNegative)
    // A vast exponent is left out: equal numbers may show different ones here.
    hasher.combine(isVast ? Int.max : exponent)
  }
}

/// The power of ten of the first significant digit of a number whose exponent has more digits than
/// a word holds.
private struct VastExponent: Equatable {
  private var isNegative = false
  /// The decimal digits, the highest first and not 0.
  private var digits: [UInt8] = []

  init(at start: ByteCursor) {
    var cursor = start
    if cursor.peek() == NumberByte.minus { cursor.advance(by: 1) }
    // Counts the places from the first significant digit to the point, on whichever side it is.
    var shift = 0
    var isBehindPoint = false
    var isSignificant = false
    while true {
      let byte = cursor.peek()
      if byte == NumberByte.point {
        isBehindPoint = true
      } else if byte ^ NumberByte.zero < 10 {
        if isBehindPoint {
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

  /// Adds a number to the magnitude, which stays above zero: no text is as long as the exponent is
  /// vast.
  private mutating func add(_ number: Int) {
    var carry = number
    var place = digits.count - 1
    while carry != 0 {
      if place < 0 {
        digits.insert(0, at: 0)
        place = 0
      }
      let sum = Int(digits[place]) + carry
      let digit = (sum % 10 + 10) % 10
      digits[place] = UInt8(digit)
      carry = (sum - digit) / 10
      place -= 1
    }
    digits.removeFirst(digits.prefix { $0 == 0 }.count)
  }
}

/// The digits of a decimal as text, brought to seventeen.
///
/// ```
/// first            second            third
/// d0 d1 … d7       d8 d9 … d15       d16
/// ```
struct DecimalText {
  /// The characters of the digits, filled up with zeros.
  let first, second, third: UInt64
  /// The number of digits up to the last that is not 0.
  let count: Int
  /// The power of ten of the first digit.
  let exponent: Int

  /// The text of up to 17 digits, as doubles have them.
  @inline(__always)
  init(long decimal: ShortestDecimal) {
    let (head, last, power) = Self.filled(decimal, to: 16)
    let eight = head / 100_000_000
    let rest = head &- eight &* 100_000_000
    let upper = DigitText.values(of: eight)
    let lower = DigitText.values(of: rest)
    // The last digit is in the highest byte, so zeros after it are leading zeros of the word.
    // Masks instead of branches: none could be predicted.
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

  /// The text of up to nine digits, as floats have them.
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

  /// Brings the head to `length` digits, of which it has that many or one less unless the value is
  /// subnormal.
  @inline(__always)
  private static func filled(
    _ decimal: ShortestDecimal, to length: Int
  ) -> (head: UInt64, last: UInt64, exponent: Int) {
    let (head, last) = (decimal.head, decimal.last)
    let limit = powersOfTen[length - 1]
    let exponent = decimal.exponent &+ length
    let longer = head &* 10 &+ last
    guard longer >= limit else { return scaled(longer, decimal.exponent, to: length) }
    // Both are usual, so no branch could be predicted.
    let isFull: UInt64 = head < limit ? 0 : 1
    let mask = 0 &- isFull
    return (
      longer ^ ((longer ^ head) & mask), last & mask,
      exponent &+ Int(truncatingIfNeeded: isFull) &- 1
    )
  }

  /// The same for fewer digits, the last of which belongs to `power`.
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
