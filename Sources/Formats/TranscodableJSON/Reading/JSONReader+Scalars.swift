public import TranscodableBytes
internal import TranscodableCore

extension JSONReader {
  /// Reads null if it is the next value.
  /// - Returns: Whether the value was null.
  @inline(never)
  public mutating func readNull() -> Bool {
    var cursor = self.cursor
    guard cursor.skipBlanks() == 0x6E else { return false }
    guard cursor.hasPrefix("null") else {
      self.cursor.move(to: cursor)
      failCharacter(expected: "a value")
      return false
    }
    self.cursor.move(to: cursor)
    self.cursor.advance(by: 4)
    return true
  }

  /// Reads a Boolean.
  ///
  /// Returns `false` if reading fails.
  @inline(never)
  public mutating func read(_ type: Bool.Type) -> Bool {
    var cursor = self.cursor
    let value = readBool(&cursor)
    self.cursor.move(to: cursor)
    return value
  }

  /// Moves only `cursor`, so the caller must move the reader to the same position.
  @inline(__always)
  internal mutating func readBool(_ cursor: inout ByteCursor) -> Bool {
    let byte = cursor.skipBlanks()
    if byte == 0x74, cursor.hasPrefix("true") {
      cursor.advance(by: 4)
      return true
    }
    if byte == 0x66, cursor.hasPrefix("false") {
      cursor.advance(by: 5)
      return false
    }
    let value = readUnusualBool()
    cursor.move(to: self.cursor)
    return value
  }

  @inline(never)
  private mutating func readUnusualBool() -> Bool {
    if let value = coerced(Bool.self) { return value }
    failKind(Bool.self)
    return false
  }

  /// Reads an integer without rounding.
  ///
  /// Returns 0 if reading fails.
  @inline(never)
  public mutating func read(_ type: Int.Type) -> Int {
    var cursor = self.cursor
    let value = readInt(&cursor)
    self.cursor.move(to: cursor)
    return value
  }

  /// Moves only `cursor`, so the caller must move the reader to the same position.
  @inline(__always)
  internal mutating func readInt(_ cursor: inout ByteCursor) -> Int {
    _ = cursor.skipBlanks()
    let number = parseInteger(at: cursor, as: Int.self)
    guard number.failure == nil else {
      let value = readUnusualInteger(Int.self)
      cursor.move(to: self.cursor)
      return value
    }
    cursor.advance(by: number.length)
    return number.value
  }

  /// Reads an integer of any width without rounding.
  ///
  /// Returns 0 if reading fails.
  ///
  /// Numbers such as `34.0` and `1e2` are also integers. The reader fails if the integer doesn't
  /// fit the type.
  @inlinable
  public mutating func read<Value: FixedWidthInteger & Sendable>(_ type: Value.Type) -> Value {
    let number = parseInteger(at: afterBlanks(), as: type)
    guard number.failure == nil else { return readUnusualInteger(type) }
    advance(by: number.length)
    return number.value
  }

  @inlinable
  internal mutating func afterBlanks() -> ByteCursor {
    _ = cursor.skipBlanks()
    return cursor
  }

  @inlinable
  internal mutating func advance(by length: Int) {
    cursor.advance(by: length)
  }

  @inline(never)
  @usableFromInline
  internal mutating func readUnusualInteger<Value: FixedWidthInteger & Sendable>(
    _ type: Value.Type
  ) -> Value {
    let byte = cursor.skipBlanks()
    guard byte == 0x2D || byte &- 0x30 < 10 else {
      if let value = coerced(type) { return value }
      if !failNonFiniteNumber("\(type)") { failKind(type) }
      return 0
    }
    let number = parseIntegralDecimal(at: cursor, as: type)
    return accept(number)
  }

  /// Reads a number as the nearest `Double`.
  ///
  /// Returns 0 if reading fails.
  ///
  /// The reader fails if the number is too large for the type, or if a nonzero number rounds to
  /// zero.
  @inline(never)
  public mutating func read(_ type: Double.Type) -> Double {
    let byte = cursor.skipBlanks()
    guard byte == 0x2D || byte &- 0x30 < 10 else { return readUnusualFloat(type) { $0 } }
    let number = parseDouble(at: cursor)
    if let reason = number.failure { return readBadFloat(reason, length: number.length) }
    cursor.advance(by: number.length)
    return number.value
  }

  /// Reads a number as the nearest `Float`.
  ///
  /// Returns 0 if reading fails.
  @inline(never)
  public mutating func read(_ type: Float.Type) -> Float {
    let byte = cursor.skipBlanks()
    guard byte == 0x2D || byte &- 0x30 < 10 else {
      return readUnusualFloat(type) { Float($0) }
    }
    let number = parseFloat(at: cursor)
    if let reason = number.failure { return readBadFloat(reason, length: number.length) }
    cursor.advance(by: number.length)
    return number.value
  }

  @inline(never)
  private mutating func readUnusualFloat<Value: BinaryFloatingPoint>(
    _ type: Value.Type, _ make: (Double) -> Value
  ) -> Value {
    if let value = takeNonFiniteNumber() { return make(value) }
    let start = cursor
    if let context, cursor.peek() == 0x22 {
      let text = read(String.self)
      if failure == nil {
        if let value = context.nonConformingFloat(text) { return make(value) }
        cursor.move(to: start)
      }
    }
    if let value = coerced(type) { return value }
    failKind(type)
    return 0
  }

  @inline(never)
  private mutating func readBadFloat<Value: BinaryFloatingPoint>(
    _ reason: NumberFailure, length: Int
  ) -> Value {
    if let value = takeNonFiniteNumber() { return Value(value) }
    failNumber(reason, length: length, as: Value.self)
    return 0
  }

  @inline(__always)
  private mutating func accept<Value>(_ number: ParsedNumber<Value>) -> Value {
    if let reason = number.failure {
      failNumber(reason, length: number.length, as: Value.self)
      return 0
    }
    cursor.advance(by: number.length)
    return number.value
  }

  @inline(never)
  private mutating func failNumber<Value>(
    _ reason: NumberFailure, length: Int, as type: Value.Type
  ) {
    let start = cursor
    guard reason != .notANumber else {
      if failNonFiniteNumber("\(type)") { return }
      let bad = cursor.offset + length
      if bad >= cursor.offset + cursor.remaining { return fail(.unexpectedEnd, at: bad) }
      return fail(.invalidNumber, at: bad, expected: "a number")
    }
    fail(
      .numberOutOfRange, at: start.offset, expected: "\(type)",
      found: "number \(start.text(min(length, 60), isASCII: true))")
  }
}

// Only JSON5 has infinity and NaN, and the rewriter leaves them unchanged. These methods are only
// called for values that can't be read as plain JSON.
extension JSONReader {
  @inline(never)
  mutating func takeNonFiniteNumber() -> Double? {
    guard allowsNonFiniteNumbers, let number = cursor.nonFiniteNumber else { return nil }
    cursor.advance(by: number.length)
    return number.value
  }

  mutating func skipNonFiniteNumber() -> Bool {
    takeNonFiniteNumber() != nil
  }

  @inline(never)
  mutating func failNonFiniteNumber(_ expected: String) -> Bool {
    guard allowsNonFiniteNumbers, let number = cursor.nonFiniteNumber else { return false }
    fail(
      .numberOutOfRange, expected: expected,
      found: "number \(cursor.text(number.length, isASCII: true))")
    return true
  }
}

extension ByteCursor {
  var nonFiniteNumber: (value: Double, length: Int)? {
    var name = self
    let sign = peek()
    if sign == 0x2D || sign == 0x2B { name.advance(by: 1) }
    let length = name.distance(from: self)
    if name.hasPrefix("Infinity") { return (sign == 0x2D ? -.infinity : .infinity, length + 8) }
    if name.hasPrefix("NaN") { return (.nan, length + 3) }
    return nil
  }
}
