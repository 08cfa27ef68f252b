import Testing
import TranscodableBytes
import TranscodableTestSupport

private func integer<Value: FixedWidthInteger & Sendable>(
  _ text: String, as type: Value.Type
) -> ParsedNumber<Value> {
  withText(text) { parseInteger(at: $0, as: type) }
}

private func integral<Value: FixedWidthInteger & Sendable>(
  _ text: String, as type: Value.Type
) -> ParsedNumber<Value> {
  withText(text) { parseIntegralDecimal(at: $0, as: type) }
}

/// The decimal digits of the number one above or below, computed on the digits.
private func neighbour(of value: some FixedWidthInteger, isAbove: Bool) -> String {
  let isNegative = value < 0
  var digits = Array(String(value.magnitude).utf8)
  // No bound of a type ends in 9 or 0, so changing one digit is enough. Nothing valid is below 0.
  if value == 0 { return "-1" }
  digits[digits.count - 1] += isAbove ? 1 : 0
  digits[digits.count - 1] -= isAbove ? 0 : 1
  return (isNegative ? "-" : "") + String(decoding: digits, as: UTF8.self)
}

@Suite("Parsing integers")
struct IntegerParsingTests {
  private func checkLimits<Value: FixedWidthInteger & Sendable>(of type: Value.Type) {
    for limit in [Value.min, Value.max] {
      let text = String(limit)
      for number in [
        integer(text, as: type), integral(text, as: type), integral(text + ".0", as: type),
      ] {
        #expect(number.value == limit)
        #expect(number.failure == nil)
      }
      #expect(integer(text, as: type).length == text.utf8.count)
      let beyond = neighbour(of: limit, isAbove: true)
      for number in [
        integer(beyond, as: type), integral(beyond, as: type), integral(beyond + "e0", as: type),
      ] {
        #expect(number.failure == .overflow, "\(beyond) as \(type)")
        #expect(number.value == 0)
      }
      if limit != 0 {
        let within = neighbour(of: limit, isAbove: false)
        #expect(String(integer(within, as: type).value) == within)
        #expect(integer(within, as: type).failure == nil)
      }
      #expect(integer(text + "0", as: type).failure == (limit == 0 ? .notANumber : .overflow))
      #expect(integer(text + ".", as: type).failure == .notAnInteger)
    }
    #expect(integer("-0", as: type).value == 0)
    #expect(integer("-0", as: type).failure == nil)
    #expect(integer("-1", as: type).failure == (Value.isSigned ? nil : .overflow))
    #expect(integral("-0.0", as: type).failure == nil)
  }

  @Test func `the bounds of every width are exact`() {
    checkLimits(of: Int8.self)
    checkLimits(of: Int16.self)
    checkLimits(of: Int32.self)
    checkLimits(of: Int64.self)
    checkLimits(of: Int128.self)
    checkLimits(of: Int.self)
    checkLimits(of: UInt8.self)
    checkLimits(of: UInt16.self)
    checkLimits(of: UInt32.self)
    checkLimits(of: UInt64.self)
    checkLimits(of: UInt128.self)
    checkLimits(of: UInt.self)
  }

  @Test func `integers of every length match the standard library`() {
    var random = SeededGenerator(seed: 1)
    for length in 1...45 {
      for _ in 0..<200 {
        let sign = Bool.random(using: &random) ? "-" : ""
        let text = sign + random.digits(length)
        #expect(integer(text, as: Int.self).value == Int(text) ?? 0)
        #expect((integer(text, as: Int.self).failure == .overflow) == (Int(text) == nil))
        #expect(integer(text, as: UInt64.self).value == UInt64(text) ?? 0)
        #expect(integer(text, as: Int32.self).value == Int32(text) ?? 0)
        #expect(integer(text, as: Int128.self).value == Int128(text) ?? 0)
        #expect(integer(text, as: UInt128.self).value == UInt128(text) ?? 0)
        #expect((integer(text, as: UInt128.self).failure == .overflow) == (UInt128(text) == nil))
        let inDocument = withDocument(text) { parseInteger(at: $0, as: Int.self) }
        #expect(inDocument.value == Int(text) ?? 0)
        #expect(inDocument.length == text.utf8.count)
      }
    }
  }

  @Test(arguments: [
    "1.5", "1.0", "1e0", "1E5", "-1.5", "12345678.5", "1234567e1", "99999999999999999999999.5",
    "1234567890123456.7",
  ])
  func `fractions and exponents are left to the general parser`(text: String) {
    #expect(integer(text, as: Int.self).failure == .notAnInteger)
    #expect(integer(text, as: Int128.self).failure == .notAnInteger)
  }

  @Test(arguments: [
    ("", 0), ("-", 1), ("a", 0), ("-a", 1), ("01", 1), ("-01", 2), ("00000000000", 1), ("+1", 0),
  ])
  func `an invalid integer reports the length of its valid prefix`(text: String, good: Int) {
    #expect(integer(text, as: Int.self).failure == .notANumber)
    #expect(integer(text, as: Int.self).length == good)
    #expect(integral(text, as: Int.self).failure == .notANumber)
    #expect(integral(text, as: Int.self).length == good)
  }

  @Test(arguments: [
    ("34.0", 34), ("1e2", 100), ("1.5e1", 15), ("-0", 0), ("-0.0", 0), ("0e999999999999999", 0),
    ("9223372036854775807.0", Int.max), ("-9223372036854775808.000", Int.min), ("100e-2", 1),
    ("-9.223372036854775808e18", Int.min), ("0.00000000000000000000000000001e30", 10),
    ("1000000000000000000000000000000000000000000000000000e-50", 10), ("1.000", 1),
    ("12345678901234567000000e-6", 12_345_678_901_234_567),
  ])
  func `the general parser accepts whole numbers in any spelling`(text: String, value: Int) {
    let number = integral(text, as: Int.self)
    #expect(number.value == value)
    #expect(number.failure == nil)
    #expect(number.length == text.utf8.count)
  }

  @Test(arguments: [
    "0.5", "1.0000000000000001", "1e-1", "15e-1", "1.00000000000000000000000000000000001",
    "9223372036854775807.5", "99999999999999999999999.5", "1e-99999999999999999999",
    "12345678901234567890123000e-6",
  ])
  func `the general parser rejects fractions`(text: String) {
    #expect(integral(text, as: Int.self).failure == .notAnInteger)
    #expect(integral(text, as: UInt128.self).failure == .notAnInteger)
  }

  @Test(arguments: [
    "9223372036854775808.0", "-9223372036854775809.0", "1e19", "1e99999999999999999999",
    "340282366920938463463374607431768211456.0", "1e39", "123e37",
  ])
  func `the general parser reports overflow`(text: String) {
    #expect(integral(text, as: Int.self).failure == .overflow)
    #expect(integral("-" + text.drop { $0 == "-" }, as: UInt128.self).failure == .overflow)
  }

  @Test func `the general parser is exact in 128 bits`() {
    let text = "17014118346046923173168730371588410572.7e1"
    #expect(integral(text, as: Int128.self).value == Int128.max)
    #expect(integral("3.40282366920938463463374607431768211455e38", as: UInt128.self).value == .max)
    #expect(
      integral("340282366920938463463374607431768211456.0", as: UInt128.self).failure == .overflow)
  }

  @Test func `the general parser accepts long numbers`() {
    let zeros = String(repeating: "0", count: 300_000)
    #expect(integral("7" + zeros + "e-300000", as: Int.self).value == 7)
    #expect(integral("0." + zeros + "7e300001", as: Int.self).value == 7)
    #expect(integral("7." + zeros + "1", as: Int.self).failure == .notAnInteger)
    #expect(
      integral(String(repeating: "9", count: 300_000) + ".0", as: Int.self).failure == .overflow)
  }
}

@Suite("Printing integers")
struct IntegerPrintingTests {
  private func check<Value: FixedWidthInteger>(_ value: Value) {
    #expect(written { $0.append(decimal: value) } == value.description)
  }

  private func checkEdges<Value: FixedWidthInteger>(of type: Value.Type) {
    check(Value.min)
    check(Value.max)
    var power: Value = 1
    while true {
      check(power)
      check(power - 1)
      check(power + 1)
      if Value.isSigned { check(0 - power) }
      let next = power.multipliedReportingOverflow(by: 10)
      if next.overflow { return }
      power = next.partialValue
    }
  }

  @Test func `the bounds of every width are printed correctly`() {
    checkEdges(of: Int8.self)
    checkEdges(of: Int16.self)
    checkEdges(of: Int32.self)
    checkEdges(of: Int64.self)
    checkEdges(of: Int128.self)
    checkEdges(of: UInt8.self)
    checkEdges(of: UInt16.self)
    checkEdges(of: UInt32.self)
    checkEdges(of: UInt64.self)
    checkEdges(of: UInt128.self)
  }

  @Test func `every number of up to five digits is printed correctly`() {
    for value in 0..<100_000 where "\(value)" != written({ $0.append(decimal: value) }) {
      Issue.record("\(value)")
    }
  }

  @Test func `random numbers of every length are printed correctly`() {
    var random = SeededGenerator(seed: 2)
    for _ in 0..<20_000 {
      let bits = UInt128(random.next()) << 64 | UInt128(random.next())
      check(bits >> UInt128.random(in: 0...127, using: &random))
      check(Int64(truncatingIfNeeded: bits) >> Int64.random(in: 0...63, using: &random))
    }
  }
}
