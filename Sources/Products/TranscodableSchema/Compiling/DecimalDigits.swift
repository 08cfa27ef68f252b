/// The exact value of a JSON number, as significant digits and a power of ten.
struct DecimalDigits: Sendable {
  private let isNegative: Bool
  private let digits: [UInt8]
  /// The exponent of the last digit, clamped to a range that is far larger than realistic values
  /// need.
  private let exponent: Int

  init(_ text: String) {
    var isNegative = false
    var digits: [UInt8] = []
    var point: Int?
    var exponent = 0
    var bytes = Array(text.utf8)[...]
    if let mark = bytes.firstIndex(where: { $0 | 0x20 == 0x65 }) {
      let written = bytes[(mark + 1)...]
      let magnitude = written.drop { !$0.isDigit }.reduce(0) {
        min($0 * 10 + Int($1 - 0x30), 1 << 40)
      }
      exponent = written.first == 0x2D ? -magnitude : magnitude
      bytes = bytes[..<mark]
    }
    for byte in bytes {
      switch byte {
      case 0x2D: isNegative = true
      case 0x2E: point = digits.count
      default: digits.append(byte - 0x30)
      }
    }
    if let point { exponent -= digits.count - point }
    while digits.last == 0 {
      digits.removeLast()
      exponent += 1
    }
    self.digits = Array(digits.drop { $0 == 0 })
    self.isNegative = isNegative && !self.digits.isEmpty
    self.exponent = self.digits.isEmpty ? 0 : exponent
  }

  var isIntegral: Bool { exponent >= 0 }

  var word: UInt64? {
    digits.count <= 18 ? digits.reduce(0) { $0 * 10 + UInt64($1) } : nil
  }

  func compare(to other: DecimalDigits) -> Int {
    if isNegative != other.isNegative { return isNegative ? -1 : 1 }
    let order = compareMagnitude(to: other)
    return isNegative ? -order : order
  }

  private func compareMagnitude(to other: DecimalDigits) -> Int {
    if digits.isEmpty || other.digits.isEmpty {
      return digits.isEmpty == other.digits.isEmpty ? 0 : digits.isEmpty ? -1 : 1
    }
    let (first, second) = (digits.count + exponent, other.digits.count + other.exponent)
    if first != second { return first < second ? -1 : 1 }
    for index in 0..<max(digits.count, other.digits.count) {
      let left = index < digits.count ? digits[index] : 0
      let right = index < other.digits.count ? other.digits[index] : 0
      if left != right { return left < right ? -1 : 1 }
    }
    return 0
  }

  /// `divisor` must be nonzero and have at most 18 digits.
  func isMultiple(of divisor: DecimalDigits) -> Bool {
    guard let modulus = divisor.word, modulus > 0, !digits.isEmpty else { return digits.isEmpty }
    let shift = exponent - divisor.exponent
    // The last digit isn't zero, so the value can't be a multiple of a larger power of ten.
    guard shift >= 0 else { return false }
    var rest = digits.reduce(0 as UInt64) { Self.product($0, 10, modulo: modulus, plus: $1) }
    var (power, factor, count) = (1 % modulus, 10 % modulus, shift)
    while count > 0 {
      if count & 1 == 1 { power = Self.product(power, factor, modulo: modulus) }
      factor = Self.product(factor, factor, modulo: modulus)
      count >>= 1
    }
    rest = Self.product(rest, power, modulo: modulus)
    return rest == 0
  }

  private static func product(
    _ left: UInt64, _ right: UInt64, modulo modulus: UInt64, plus digit: UInt8 = 0
  ) -> UInt64 {
    let product = left.multipliedFullWidth(by: right)
    let (low, overflow) = product.low.addingReportingOverflow(UInt64(digit))
    let high = product.high + (overflow ? 1 : 0)
    return modulus.dividingFullWidth((high % modulus, low)).remainder
  }
}
