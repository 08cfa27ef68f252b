internal import TranscodableBytes
internal import TranscodableCore

// The numbers that JSON has no form for. Their names are words of JSON5 alone, and the rewritten
// text keeps them as they are; every call here comes from a path on which plain JSON has failed
// already.
extension JSONReader {
  /// Takes infinity or NaN if it stands here and counts as a number.
  @inline(never)
  mutating func takeNonFiniteNumber() -> Double? {
    guard allowsNonFiniteNumbers, let number = cursor.nonFiniteNumber else { return nil }
    cursor.advance(by: number.length)
    return number.value
  }

  /// Passes over infinity or NaN.
  /// - Returns: Whether there was one.
  mutating func skipNonFiniteNumber() -> Bool {
    takeNonFiniteNumber() != nil
  }

  /// Reports that infinity or NaN stands where another number must.
  /// - Returns: Whether there was one.
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
  /// The value and the length of the name of infinity or NaN, with its sign, if one stands here.
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
