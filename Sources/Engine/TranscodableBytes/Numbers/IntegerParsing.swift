// There are two ways to read an integer. The fast path handles plain digits. Callers inline the
// part for up to seven digits without a sign. The slow path handles notations such as 34.0 and 1e2,
// and integers with too many digits for a word. It is exact for every type.

/// Reads an integer without a fraction or an exponent, in linear time.
///
/// If this fails with ``NumberFailure/notAnInteger``, the caller may try
/// ``parseIntegralDecimal(at:as:)``.
@inlinable @inline(__always)
package func parseInteger<Value: FixedWidthInteger & Sendable>(
  at cursor: ByteCursor, as type: Value.Type = Value.self
) -> ParsedNumber<Value> {
  let run = DigitRun(cursor.word())
  // With at most seven digits, the byte after them is in the same word. A leading zero is only
  // valid as the only digit. The slow path handles all other cases, including minus signs.
  guard 1...7 ~= run.count, run.count == 1 || run.values & 0xFF != 0 else {
    return parseLongInteger(at: cursor, run, as: Value.self)
  }
  if IntegerScan.continuesNumber(run.next) {
    return ParsedNumber(.notAnInteger, length: run.count)
  }
  return ParsedNumber(magnitude: run.number, isNegative: false, length: run.count)
}

@inlinable @inline(never)
func parseLongInteger<Value: FixedWidthInteger & Sendable>(
  at cursor: ByteCursor, _ run: DigitRun, as type: Value.Type
) -> ParsedNumber<Value> {
  if let medium = IntegerScan.medium(at: cursor, run) {
    return ParsedNumber(magnitude: medium.magnitude, isNegative: false, length: medium.length)
  }
  let scan = IntegerScan(cursor)
  if let failure = scan.failure {
    // Only types that are wider than 64 bits can represent such a number.
    return failure == .overflow && Value.bitWidth > 64
      ? parseIntegralDecimal(at: cursor, as: Value.self)
      : ParsedNumber(failure, length: scan.length)
  }
  return ParsedNumber(
    magnitude: scan.magnitude, isNegative: scan.isNegative, length: scan.length)
}

/// Reads an integer in any notation, such as `34.0`, `1.5e1` or `100e-2`.
///
/// The arithmetic is decimal and exact, and it takes linear time.
@inlinable @inline(never)
package func parseIntegralDecimal<Value: FixedWidthInteger & Sendable>(
  at cursor: ByteCursor, as type: Value.Type = Value.self
) -> ParsedNumber<Value> {
  let scan = NumberScan(at: cursor)
  guard scan.isValid else { return ParsedNumber(.notANumber, length: scan.length) }
  let result = scan.integralMagnitude(at: cursor)
  if let failure = result.failure { return ParsedNumber(failure, length: scan.length) }
  return ParsedNumber(
    magnitude: result.value, isNegative: scan.isNegative, length: scan.length)
}

// MARK: - From a magnitude to the type

extension ParsedNumber where Value: FixedWidthInteger {
  @inlinable @inline(__always)
  init<Magnitude: FixedWidthInteger & UnsignedInteger>(
    magnitude: Magnitude, isNegative: Bool, length: Int
  ) {
    var limit = Magnitude(clamping: Value.max)
    if isNegative {
      // In two's complement, the magnitude of the minimum exceeds the maximum by one. If the limit
      // was clamped, every magnitude is within it.
      limit = Value.isSigned ? (limit == .max ? limit : limit &+ 1) : 0
    }
    guard magnitude <= limit else {
      self.init(.overflow, length: length)
      return
    }
    let value = Value(truncatingIfNeeded: magnitude)
    self.init(isNegative ? 0 &- value : value, length: length)
  }
}

// MARK: - The scan of long integers

@frozen @usableFromInline
struct IntegerScan {
  @usableFromInline var magnitude: UInt64
  @usableFromInline var length: Int
  @usableFromInline var isNegative: Bool
  @usableFromInline var failure: NumberFailure?

  /// The scan fails with `.overflow` if the magnitude doesn't fit into 64 bits.
  @usableFromInline @inline(never)
  init(_ start: ByteCursor) {
    magnitude = 0
    failure = nil
    isNegative = start.peek() == NumberByte.minus
    var cursor = start
    cursor.advance(by: isNegative ? 1 : 0)
    let first = cursor
    var run = DigitRun(cursor.word())
    while run.count == 8 {
      magnitude = magnitude &* 100_000_000 &+ DigitRun.number(of: run.values)
      cursor.advance(by: 8)
      run = DigitRun(cursor.word())
    }
    // The value before the last run is kept, because it is needed to detect an overflow.
    let head = magnitude
    if run.count > 0 {
      magnitude = magnitude &* powersOfTen[run.count] &+ run.number
      cursor.advance(by: run.count)
    }
    length = cursor.distance(from: start)
    let digits = cursor.distance(from: first)
    if digits == 0 || (digits > 1 && first.peek() == NumberByte.zero) {
      failure = .notANumber
      length = (isNegative ? 1 : 0) + min(digits, 1)
    } else if Self.continuesNumber(cursor.peek()) {
      failure = .notAnInteger
    } else if digits >= 20 {
      // Twenty digits are two full runs and four more digits.
      let scaled = head.multipliedReportingOverflow(by: 10000)
      let sum = scaled.partialValue.addingReportingOverflow(run.count > 0 ? run.number : 0)
      if digits > 20 || scaled.overflow || sum.overflow { failure = .overflow }
    }
  }

  /// Reads a plain integer of eight to fifteen digits, or returns `nil` if the number is in any
  /// other form.
  @usableFromInline @inline(never)
  static func medium(at start: ByteCursor, _ run: DigitRun) -> (magnitude: UInt64, length: Int)? {
    guard run.count == 8, run.values & 0xFF != 0 else { return nil }
    let head = DigitRun.number(of: run.values)
    let second = DigitRun(start.secondWord())
    guard second.count < 8, !continuesNumber(second.next) else { return nil }
    guard second.count > 0 else { return (head, 8) }
    return (head &* powersOfTen[second.count] &+ second.number, 8 &+ second.count)
  }

  @inlinable @inline(__always)
  static func continuesNumber(_ byte: UInt8) -> Bool {
    byte == NumberByte.point || byte | NumberByte.caseBit == NumberByte.exponent
  }
}

// MARK: - The slow path

extension NumberScan {
  /// Fails if the number isn't whole or if its magnitude exceeds 128 bits.
  @usableFromInline @inline(never)
  func integralMagnitude(at cursor: ByteCursor) -> ParsedNumber<UInt128> {
    if significand == 0 { return ParsedNumber(0, length: length) }
    // Reads the digits up to the last nonzero digit. `power` is the power of ten at that digit.
    var digits = SignificantDigits(cursor)
    var magnitude: UInt128 = 0
    var isTooLarge = false
    var zeros = 0
    var count = 0
    while let digit = digits.next() {
      count += 1
      zeros += 1
      guard digit != 0 else { continue }
      isTooLarge = isTooLarge || !magnitude.shift(zeros, digit: digit)
      zeros = 0
    }
    let power = exponent - max(0, count - Self.digitLimit) + zeros
    if power < 0 { return ParsedNumber(.notAnInteger, length: length) }
    // A nonzero number with more than 38 trailing zeros doesn't fit into 128 bits.
    guard !isTooLarge, power < 39, magnitude.shift(power, digit: 0) else {
      return ParsedNumber(.overflow, length: length)
    }
    return ParsedNumber(magnitude, length: length)
  }
}

extension UInt128 {
  /// Multiplies the number by ten `count` times and adds `digit`, or returns `false` on overflow.
  fileprivate mutating func shift(_ count: Int, digit: UInt8) -> Bool {
    for _ in 0..<Swift.min(count, 40) {
      let product = multipliedReportingOverflow(by: 10)
      if product.overflow { return false }
      self = product.partialValue
    }
    let sum = addingReportingOverflow(UInt128(digit))
    self = sum.partialValue
    return !sum.overflow
  }
}

/// Eight bytes whose decimal digits are processed in parallel, with the first byte in the low-order
/// byte.
///
/// An exclusive or with "00000000" converts each digit to its value. All other bytes become 10 or
/// more.
@frozen @usableFromInline
struct DigitRun {
  @usableFromInline var values: UInt64
  @usableFromInline var count: Int

  @inlinable @inline(__always)
  init(_ word: UInt64) {
    values = word ^ 0x3030_3030_3030_3030
    // Adding 0x76 sets the highest bit of every byte whose value is 10 or more. A carry only
    // affects later bytes, and those no longer matter after the first byte that isn't a digit.
    let others = ((values &+ 0x7676_7676_7676_7676) | values) & 0x8080_8080_8080_8080
    count = others.trailingZeroBitCount &>> 3
  }

  /// The byte that follows the digits.
  ///
  /// There must be fewer than eight digits.
  @inlinable @inline(__always)
  var next: UInt8 {
    let byte = values &>> UInt64(truncatingIfNeeded: count &<< 3) & 0xFF
    return UInt8(truncatingIfNeeded: byte) ^ NumberByte.zero
  }

  /// The value of the digits.
  ///
  /// There must be at least one digit.
  @inlinable @inline(__always)
  var number: UInt64 {
    // The digits are shifted to the end of the word and preceded by zeros, so there are always
    // eight.
    Self.number(of: values &<< UInt64(truncatingIfNeeded: 64 &- (count &<< 3)))
  }

  @inlinable @inline(__always)
  static func number(of values: UInt64) -> UInt64 {
    // The first step combines adjacent digits into two-digit numbers. They are in the even bytes.
    let pairs = values &* 10 &+ (values &>> 8)
    // Each of the two multiplications scales two of the two-digit numbers by their powers of ten.
    // The upper half of the product is the sum of the scaled numbers.
    let outer = (pairs & 0xFF_0000_00FF) &* (100 | 1_000_000 << 32)
    let inner = ((pairs &>> 16) & 0xFF_0000_00FF) &* (1 | 10000 << 32)
    return (outer &+ inner) &>> 32
  }
}

let powersOfTen: [UInt64] = [
  1, 10, 100, 1000, 10000, 100_000, 1_000_000, 10_000_000, 100_000_000, 1_000_000_000,
  10_000_000_000, 100_000_000_000, 1_000_000_000_000, 10_000_000_000_000, 100_000_000_000_000,
  1_000_000_000_000_000, 10_000_000_000_000_000, 100_000_000_000_000_000,
  1_000_000_000_000_000_000, 10_000_000_000_000_000_000,
]

@usableFromInline
enum NumberByte {
  @inlinable static var minus: UInt8 { 0x2D }
  @inlinable static var plus: UInt8 { 0x2B }
  @inlinable static var point: UInt8 { 0x2E }
  @inlinable static var zero: UInt8 { 0x30 }
  @inlinable static var exponent: UInt8 { 0x65 }
  @inlinable static var caseBit: UInt8 { 0x20 }
}
