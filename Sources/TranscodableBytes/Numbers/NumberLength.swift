extension ByteCursor {
  /// The same as ``validNumberLength()``, without a call for up to seven digits and nothing else.
  @inlinable @inline(__always)
  public func numberLength() -> Int {
    let run = DigitRun(word())
    guard 1...7 ~= run.count, run.count == 1 || run.values & 0xFF != 0 else {
      return longNumberLength(run)
    }
    return IntegerScan.continuesNumber(run.next) ? validNumberLength() : run.count
  }

  /// The same as ``validNumberLength()``, with a short way for eight to fifteen digits and nothing else.
  @usableFromInline @inline(never)
  func longNumberLength(_ run: DigitRun) -> Int {
    guard run.count == 8, run.values & 0xFF != 0 else { return validNumberLength() }
    let second = DigitRun(secondWord())
    guard second.count < 8, !IntegerScan.continuesNumber(second.next) else {
      return validNumberLength()
    }
    return 8 &+ second.count
  }

  /// The number of bytes of the number that starts here, 0 if there is none in the grammar of RFC 8259, section 6.
  ///
  /// What a number that is passed over has to be asked, and nothing more: its value is not computed.
  ///
  /// - Complexity: O(*n*) in the length of the number, eight digits a step.
  public func validNumberLength() -> Int {
    var cursor = self
    if cursor.peek() == NumberByte.minus { cursor.advance(by: 1) }
    let first = cursor.peek()
    let digits = cursor.skipDigits()
    guard digits > 0, digits == 1 || first != NumberByte.zero else { return 0 }
    if cursor.peek() == NumberByte.point {
      cursor.advance(by: 1)
      guard cursor.skipDigits() > 0 else { return 0 }
    }
    if cursor.peek() | NumberByte.caseBit == NumberByte.exponent {
      cursor.advance(by: 1)
      let sign = cursor.peek()
      if sign == NumberByte.minus || sign == NumberByte.plus { cursor.advance(by: 1) }
      guard cursor.skipDigits() > 0 else { return 0 }
    }
    return cursor.distance(from: self)
  }

  /// Moves behind the digits here and returns their number.
  @inline(__always)
  private mutating func skipDigits() -> Int {
    let start = self
    var count = DigitRun(word()).count
    while count == 8 {
      advance(by: 8)
      count = DigitRun(word()).count
    }
    advance(by: count)
    return distance(from: start)
  }
}
