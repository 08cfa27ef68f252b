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

  /// Moves behind the digits that begin with `run`, and returns the byte there.
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
