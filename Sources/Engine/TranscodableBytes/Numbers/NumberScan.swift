// Scans numbers other than plain integers in one pass. RFC 8259, section 6, defines the grammar:
//
//     -? ( 0 | [1-9] [0-9]* ) ( . [0-9]+ )? ( [eE] [+-]? [0-9]+ )?

/// The parts of a JSON number, whose magnitude is `significand × 10^exponent`.
///
/// If ``isCut`` is true, the actual magnitude is slightly larger, because a word can't hold all
/// digits of the number.
@frozen @usableFromInline
package struct NumberScan: Sendable {
  @usableFromInline package let significand: UInt64
  /// The exponent of ten, whose absolute value is limited to about 10^17.
  @usableFromInline package let exponent: Int
  /// The length in bytes of the number, or of its valid prefix if the number is invalid.
  @usableFromInline package let length: Int
  @usableFromInline let flags: UInt8

  @inlinable
  init(significand: UInt64, exponent: Int, length: Int, flags: UInt8) {
    self.significand = significand
    self.exponent = exponent
    self.length = length
    self.flags = flags
  }

  /// Scans the number in linear time.
  ///
  /// The caller must check the byte after the number. The exception is a digit after a leading
  /// zero, which makes the number invalid.
  @usableFromInline package init(at cursor: ByteCursor) {
    self = Self.scan(cursor)
  }

  @inlinable package var isValid: Bool { flags & Self.invalidFlag == 0 }
  @inlinable package var isNegative: Bool { flags & Self.negativeFlag != 0 }
  @inlinable package var isInteger: Bool { flags & Self.fractionFlag == 0 }
  @inlinable package var isCut: Bool { flags & Self.cutFlag != 0 }

  @inlinable static var negativeFlag: UInt8 { 1 }
  @inlinable static var fractionFlag: UInt8 { 2 }
  @inlinable static var cutFlag: UInt8 { 4 }
  @inlinable static var invalidFlag: UInt8 { 8 }

  static var digitLimit: Int { 19 }
}

// MARK: - Scanning

extension NumberScan {
  @inline(__always)
  static func scan(_ start: ByteCursor) -> NumberScan {
    if let fraction = start.plainFraction(), let scan = NumberScan(fraction) { return scan }
    return scanParts(start)
  }

  @inline(__always)
  static func scanParts(_ start: ByteCursor) -> NumberScan {
    var cursor = start
    let isNegative = cursor.peek() == NumberByte.minus
    cursor.advance(by: isNegative ? 1 : 0)
    let first = cursor
    var flags = isNegative ? negativeFlag : 0
    var significand: UInt64 = 0
    var (digits, next) = readDigits(&cursor, into: &significand)
    if digits == 0 || (digits > 1 && first.peek() == NumberByte.zero) {
      return invalid(length: first.distance(from: start) + (digits == 0 ? 0 : 1))
    }
    var exponent = 0
    if next == NumberByte.point {
      cursor.advance(by: 1)
      let fraction: Int
      (fraction, next) = readDigits(&cursor, into: &significand)
      if fraction == 0 { return invalid(length: cursor.distance(from: start)) }
      exponent = -fraction
      digits += fraction
      flags |= fractionFlag
    }
    if next | NumberByte.caseBit == NumberByte.exponent {
      guard let written = readExponent(&cursor) else {
        return invalid(length: cursor.distance(from: start))
      }
      exponent += written
      flags |= fractionFlag
    }
    let length = cursor.distance(from: start)
    guard digits <= digitLimit else {
      return long(from: first, exponent: exponent, length: length, flags: flags)
    }
    return NumberScan(
      significand: significand, exponent: exponent, length: length, flags: flags)
  }

  @inline(__always)
  init?(_ fraction: PlainFraction) {
    guard fraction.whole.count &+ fraction.positions <= Self.digitLimit else { return nil }
    var significand = fraction.whole.number
    if fraction.first.count == 8 {
      significand = significand &* 100_000_000 &+ DigitRun.number(of: fraction.first.values)
      if fraction.second.count > 0 {
        significand =
          significand &* powersOfTen[fraction.second.count] &+ fraction.second.number
      }
    } else {
      significand = significand &* powersOfTen[fraction.first.count] &+ fraction.first.number
    }
    self.init(
      significand: significand, exponent: -fraction.positions, length: fraction.length,
      flags: Self.fractionFlag | (fraction.isNegative ? Self.negativeFlag : 0))
  }

  @inline(__always)
  private static func invalid(length: Int) -> NumberScan {
    NumberScan(significand: 0, exponent: 0, length: length, flags: invalidFlag)
  }

  @inline(__always)
  private static func readDigits(
    _ cursor: inout ByteCursor, into significand: inout UInt64
  ) -> (count: Int, next: UInt8) {
    var total = 0
    while true {
      let run = DigitRun(cursor.word())
      if run.count == 8 {
        significand = significand &* 100_000_000 &+ DigitRun.number(of: run.values)
        cursor.advance(by: 8)
        total &+= 8
        continue
      }
      if run.count > 0 {
        significand = significand &* powersOfTen[run.count] &+ run.number
        cursor.advance(by: run.count)
      }
      return (total &+ run.count, run.next)
    }
  }

  @inline(never)
  private static func readExponent(_ cursor: inout ByteCursor) -> Int? {
    cursor.advance(by: 1)
    let sign = cursor.peek()
    if sign == NumberByte.minus || sign == NumberByte.plus { cursor.advance(by: 1) }
    var digit = cursor.peek() ^ NumberByte.zero
    guard digit < 10 else { return nil }
    var magnitude = 0
    while digit < 10 {
      // Larger exponents need no exact value, because no input has enough digits to bring such a
      // number back into range.
      if magnitude < 10_000_000_000_000_000 { magnitude = magnitude * 10 + Int(digit) }
      cursor.advance(by: 1)
      digit = cursor.peek() ^ NumberByte.zero
    }
    return sign == NumberByte.minus ? -magnitude : magnitude
  }

  @inline(never)
  private static func long(
    from first: ByteCursor, exponent: Int, length: Int, flags: UInt8
  ) -> NumberScan {
    var digits = SignificantDigits(first)
    var significand: UInt64 = 0
    var kept = 0
    while kept < digitLimit, let digit = digits.next() {
      significand = significand * 10 + UInt64(digit)
      kept += 1
    }
    var flags = flags
    var rest = 0
    while let digit = digits.next() {
      if digit != 0 { flags |= cutFlag }
      rest += 1
    }
    return NumberScan(
      significand: significand, exponent: exponent + rest, length: length, flags: flags)
  }
}

struct SignificantDigits {
  private var cursor: ByteCursor

  init(_ cursor: ByteCursor) {
    self.cursor = cursor
    if self.cursor.peek() == NumberByte.minus { self.cursor.advance(by: 1) }
    while self.cursor.peek() == NumberByte.zero || self.cursor.peek() == NumberByte.point {
      self.cursor.advance(by: 1)
    }
  }

  mutating func next() -> UInt8? {
    if cursor.peek() == NumberByte.point { cursor.advance(by: 1) }
    let digit = cursor.peek() ^ NumberByte.zero
    guard digit < 10 else { return nil }
    cursor.advance(by: 1)
    return digit
  }
}

extension ByteCursor {
  /// Returns the length of a JSON number, or 0 if it is invalid.
  ///
  /// Unlike ``validNumberLength()``, this inlines a fast path for plain integers of up to seven
  /// digits.
  @inlinable @inline(__always)
  package func numberLength() -> Int {
    let run = DigitRun(word())
    guard 1...7 ~= run.count, run.count == 1 || run.values & 0xFF != 0 else {
      return longNumberLength(run)
    }
    return IntegerScan.continuesNumber(run.next) ? validNumberLength() : run.count
  }

  @usableFromInline @inline(never)
  func longNumberLength(_ run: DigitRun) -> Int {
    guard run.count == 8, run.values & 0xFF != 0 else { return validNumberLength() }
    let second = DigitRun(secondWord())
    guard second.count < 8, !IntegerScan.continuesNumber(second.next) else {
      return validNumberLength()
    }
    return 8 &+ second.count
  }

  /// Returns the length of the number without computing its value, or 0 if it is invalid (RFC 8259,
  /// section 6).
  @usableFromInline package func validNumberLength() -> Int {
    if let fraction = plainFraction() { return fraction.length }
    var cursor = self
    if cursor.peek() == NumberByte.minus { cursor.advance(by: 1) }
    var run = DigitRun(cursor.word())
    guard run.count == 1 || run.count > 0 && run.values & 0xFF != 0 else { return 0 }
    var next = cursor.skip(run)
    if next == NumberByte.point {
      cursor.advance(by: 1)
      run = DigitRun(cursor.word())
      guard run.count > 0 else { return 0 }
      next = cursor.skip(run)
    }
    if next | NumberByte.caseBit == NumberByte.exponent {
      cursor.advance(by: 1)
      let sign = cursor.peek()
      if sign == NumberByte.minus || sign == NumberByte.plus { cursor.advance(by: 1) }
      run = DigitRun(cursor.word())
      guard run.count > 0 else { return 0 }
      _ = cursor.skip(run)
    }
    return cursor.distance(from: self)
  }

  @inline(__always)
  private mutating func skip(_ run: DigitRun) -> UInt8 {
    var run = run
    while run.count == 8 {
      advance(by: 8)
      run = DigitRun(word())
    }
    advance(by: run.count)
    return run.next
  }
}
