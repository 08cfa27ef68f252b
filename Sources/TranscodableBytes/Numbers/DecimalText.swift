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
    if rest | last == 0 {
      // The many numbers of up to eight digits need half of the work.
      count = 8 &- upper.leadingZeroBitCount &>> 3
      first = upper | DigitText.zeros
      second = DigitText.zeros
      third = DigitText.zeros
      exponent = power
      return
    }
    let lower = DigitText.values(of: rest)
    // The last digit is in the highest byte, so zeros behind it are leading zeros of the word.
    let upperCount = 8 &- upper.leadingZeroBitCount &>> 3
    let lowerCount = lower == 0 ? upperCount : 16 &- lower.leadingZeroBitCount &>> 3
    count = last == 0 ? lowerCount : 17
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
    if head >= limit { return (head, last, exponent) }
    let longer = head &* 10 &+ last
    if longer >= limit { return (longer, 0, exponent &- 1) }
    return scaled(longer, decimal.exponent, to: length)
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
