import Testing
import TranscodableBytes
import TranscodableTestSupport

/// Compares both types with the standard library, which rounds correctly; returns a description of
/// the difference.
private func difference(_ text: String) -> String? {
  let double = double(text)
  let float = float(text)
  guard let wantedDouble = Double(text), let wantedFloat = Float(text) else { return text }
  let isZero = !text.prefix { !"eE".contains($0) }.contains { "123456789".contains($0) }
  func failure(_ value: some BinaryFloatingPoint) -> NumberFailure? {
    value.isInfinite ? .overflow : value.isZero && !isZero ? .underflow : nil
  }
  let isSame =
    double.failure == failure(wantedDouble) && float.failure == failure(wantedFloat)
    && double.length == text.utf8.count && float.length == text.utf8.count
    && (double.failure != nil || double.value.bitPattern == wantedDouble.bitPattern)
    && (float.failure != nil || float.value.bitPattern == wantedFloat.bitPattern)
  return isSame ? nil : "\(text): \(double) for \(wantedDouble), \(float) for \(wantedFloat)"
}

/// The exact decimal digits of a value or of a midpoint between two values: significand ×
/// 2^exponent.
private func exactText(_ significand: UInt64, exponent: Int) -> String {
  // Decimal digits, lowest first. A negative power of two is a power of five with a decimal point.
  var digits: [Int] = String(significand).utf8.reversed().map { Int($0) - 48 }
  for _ in 0..<abs(exponent) {
    var carry = 0
    for index in digits.indices {
      carry += digits[index] * (exponent < 0 ? 5 : 2)
      digits[index] = carry % 10
      carry /= 10
    }
    if carry > 0 { digits.append(carry) }
  }
  let text = digits.reversed().map(String.init).joined()
  return exponent < 0 ? text + "e\(exponent)" : text
}

@Suite("Parsing floating-point numbers")
struct FloatingPointParsingTests {
  @Test(arguments: [
    "0", "-0", "0.0", "-0.0e5", "1", "-1", "0.1", "0.5", "123456789012345678", "9007199254740993",
    "9007199254740991", "9007199254740992.5", "9007199254740993.0000000000000000000000000001",
    "2.2250738585072011e-308", "2.2250738585072012e-308", "2.2250738585072014e-308",
    "2.225073858507201136057409796709131975934819546351645648023426109724822222021076945516529523e-308",
    "1.7976931348623157e308", "1.7976931348623158e308", "1.7976931348623159e308", "1.8e308",
    "179769313486231580793728971405303415079934132710037826936173778980444968292764750946649017977",
    "0.500000000000000166533453693773481063544750213623046875", "1e22", "1e23", "8.5e22", "8.4e22",
    "8.6e22", "8.41e21", "9.5367431640625e-7", "5e-324", "4.9e-324", "2.4703282292062327e-324",
    "2.4703282292062328e-324", "2.5e-324", "7.4109846876186981e-324", "3e-324",
    "3.4028235677973366e38", "3.4028235e38", "3.4028234e38", "3.4028236e38", "3.40282357e38",
    "1.1754943508222875e-38", "1.17549435e-38", "1.4e-45", "7.006492321624085e-46",
    "7.006492321624086e-46", "1.00000017881393421514957253748434595763683319091796875",
    "1.00000017881393432617187499", "16777217", "16777219", "33554435", "6.0221409e23",
    "100000000000000000000000000000000000000000000000000000000000", "1.000000000000000000000000000",
    "7.3177701707893310e+15", "5708990770823839207320493820740630171355185152001e-3",
    "0.1000000000000000055511151231257827021181583404541015625", "12e-400", "12e400", "0e400",
    "1e-99999999999999999999", "1e99999999999999999999", "0.0000001e315", "1000000000e-332",
  ])
  func `known hard cases are parsed correctly`(text: String) {
    #expect(difference(text) == nil)
    #expect(difference("-" + text.drop { $0 == "-" }) == nil)
  }

  @Test func `the sign of zero is kept`() {
    for text in ["-0", "-0.0", "-0e5", "-0.000000000000000000000000000"] {
      #expect(double(text).value.sign == .minus)
      #expect(float(text).value.sign == .minus)
      #expect(double(String(text.dropFirst())).value.sign == .plus)
    }
  }

  @Test func `Float values are rounded once`() {
    // Just above the midpoint of two floats, but the nearest double is the midpoint itself.
    let text = "1.00000005960464477540"
    #expect(float(text).value == Float(1).nextUp)
    #expect(Float(double(text).value) == 1)
  }

  @Test func `random bit patterns round-trip`() {
    var random = SeededGenerator(seed: 3)
    for _ in 0..<100_000 {
      let bits = random.next()
      let wide = Double(bitPattern: bits)
      if wide.isFinite, double("\(wide)").value.bitPattern != bits { Issue.record("\(wide)") }
      let narrow = Float(bitPattern: UInt32(truncatingIfNeeded: bits))
      if narrow.isFinite, float("\(narrow)").value.bitPattern != narrow.bitPattern {
        Issue.record("\(narrow)")
      }
    }
  }

  @Test func `every power of ten is parsed correctly`() {
    for power in -400...400 {
      for digits in ["1", "9", "1.5", "9999999999999999999", "12345678901234567890123"] {
        if let difference = difference("\(digits)e\(power)") { Issue.record("\(difference)") }
      }
    }
  }

  @Test func `midpoints between neighboring values round to even`() {
    var random = SeededGenerator(seed: 4)
    var texts: [String] = []
    for _ in 0..<60 {
      let wide = Double(bitPattern: random.next() >> 1)
      let narrow = Float(bitPattern: UInt32(truncatingIfNeeded: random.next() >> 33))
      let small = Double(bitPattern: random.next() >> UInt64.random(in: 13...63, using: &random))
      for value in [wide, small, Double(narrow)] where value.isFinite && value != 0 {
        let isNarrow = value == Double(narrow)
        let bits = isNarrow ? 23 : 52
        let exponent = max(Int(value.exponent), isNarrow ? -126 : -1022) - bits
        let significand = UInt64(
          value / Double(sign: .plus, exponent: exponent + 1, significand: 1) * 2)
        texts.append(exactText(significand * 2 + 1, exponent: exponent - 1))
      }
    }
    for text in texts {
      let split = text.split(separator: "e")
      let exponent = split.count > 1 ? "e" + split[1] : ""
      // The midpoint itself, slightly below, slightly above, and with redundant zeros.
      let below =
        String(split[0].dropLast()) + "4999" + ("e\((Int(exponent.dropFirst()) ?? 0) - 3)")
      let above = split[0] + ".00000000000000000001" + exponent
      let zeros = split[0] + "." + String(repeating: "0", count: 900) + exponent
      let farAbove = zeros.replacing("0e", with: "1e")
      for text in [text, below, above, zeros, farAbove] {
        if let difference = difference(text) { Issue.record("\(difference)") }
      }
    }
  }

  @Test func `numbers with many digits are parsed correctly`() {
    var random = SeededGenerator(seed: 5)
    for _ in 0..<400 {
      let digits = random.digits(Int.random(in: 20...2000, using: &random))
      let exponent = Int.random(in: -350...320, using: &random)
      for text in [
        "\(digits)e\(exponent - digits.count)", "0.\(digits)e\(exponent)", "1.\(digits)",
        "0.\(String(repeating: "0", count: 350))\(digits)e\(exponent)", "\(digits).\(digits)e-300",
      ] {
        if let difference = difference(text) { Issue.record("\(difference)") }
      }
    }
  }

  @Test func `long runs of zeros cancel with the exponent`() {
    let zeros = String(repeating: "0", count: 400_000)
    #expect(double("1" + zeros + "e-400000").value == 1)
    #expect(double("0." + zeros + "25e400001").value == 2.5)
    #expect(double("1" + zeros).failure == .overflow)
    #expect(double("0." + zeros + "1").failure == .underflow)
    #expect(double("0." + zeros).value == 0)
    #expect(double("1." + zeros + "1").value == 1)
    #expect(double("9007199254740993." + zeros + "1").value == 9_007_199_254_740_994)
    #expect(double("9007199254740993." + zeros).value == 9_007_199_254_740_992)
    #expect(float(String(repeating: "9", count: 400_000) + "e-399999").value == 10)
  }

  @Test func `random short decimals are parsed correctly`() {
    var random = SeededGenerator(seed: 6)
    for _ in 0..<20_000 {
      let digits = random.digits(Int.random(in: 1...21, using: &random))
      let point = Int.random(in: 1...digits.count, using: &random)
      let whole = digits.prefix(point)
      let fraction = digits.dropFirst(point)
      let number = fraction.isEmpty ? String(whole) : "\(whole).\(fraction)"
      let exponent =
        Bool.random(using: &random) ? "" : "E\(Int.random(in: -60...60, using: &random))"
      if let difference = difference(number + exponent) { Issue.record("\(difference)") }
    }
  }
}
