/// A number as most fractions are written: up to seven digits, a point, and up to fifteen digits, with or without a minus sign.
struct PlainFraction {
  let isNegative: Bool
  let whole: DigitRun
  /// The first digits after the point, eight of them if there are more.
  let first: DigitRun
  /// The digits after those; none if there are fewer than eight.
  let second: DigitRun
  /// The number of bytes.
  let length: Int

  /// How many digits there are after the point.
  @inline(__always)
  var places: Int { first.count &+ second.count }
}

extension ByteCursor {
  /// The number that starts here, if it is a plain fraction with nothing that would continue it, and not at the end of the input.
  ///
  /// One look at what is left in place of one for each step.
  @inline(__always)
  func plainFraction() -> PlainFraction? {
    guard remaining >= 32 else { return nil }
    let here = unsafe UnsafeRawPointer(base + place)
    // SAFETY (all loads): 32 bytes are left, and at most 25 are looked at: a sign, seven digits, the point, sixteen bytes after it.
    let sign = unsafe here.load(as: UInt8.self) == NumberByte.minus ? 1 : 0
    let whole = unsafe DigitRun(
      UInt64(littleEndian: here.loadUnaligned(fromByteOffset: sign, as: UInt64.self)))
    // After eight digits, `next` is the first of them.
    guard whole.next == NumberByte.point, whole.count > 0,
      whole.count == 1 || whole.values & 0xFF != 0
    else { return nil }
    let start = sign &+ whole.count &+ 1
    let first = unsafe DigitRun(
      UInt64(littleEndian: here.loadUnaligned(fromByteOffset: start, as: UInt64.self)))
    guard first.count == 8 else {
      guard first.count > 0, !IntegerScan.continuesNumber(first.next) else { return nil }
      return PlainFraction(
        isNegative: sign != 0, whole: whole, first: first, second: DigitRun(0),
        length: start &+ first.count)
    }
    let second = unsafe DigitRun(
      UInt64(littleEndian: here.loadUnaligned(fromByteOffset: start &+ 8, as: UInt64.self)))
    guard second.count < 8, !IntegerScan.continuesNumber(second.next) else { return nil }
    return PlainFraction(
      isNegative: sign != 0, whole: whole, first: first, second: second,
      length: start &+ 8 &+ second.count)
  }
}
