import Foundation
import Testing
import TranscodableFoundation
import TranscodableTestSupport

@Suite("Container path: numbers")
struct NumberDecodingTests {
  /// Decodes a number from every kind of container.
  private struct Placed<Number: Decodable & Equatable>: Decodable, Equatable {
    var keyed: Number
    var maybe: Number?
    var many: [Number]
    var named: [String: Number]
  }

  /// Compares the coders with the number at the top level and in every kind of container.
  @discardableResult
  private func expectSameEverywhere<Number: Decodable & Equatable>(
    _ type: Number.Type, _ text: String
  ) -> Number? {
    if isOracleFault(type, text) { return nil }
    expectSame(
      Placed<Number>.self,
      #"{"keyed":\#(text),"maybe":\#(text),"many":[\#(text)],"named":{"a":\#(text)}}"#)
    expectSame([Number?].self, "[\(text),null]")
    return expectSame(type, text).value
  }

  /// Whether Foundation rounds an integer to `Double`, so that ours is compared with the source.
  private func isOracleFault<Number: Decodable & Equatable>(
    _ type: Number.Type, _ text: String
  ) -> Bool {
    guard let integer = type as? any FixedWidthInteger.Type,
      text.contains(where: { ".eE".contains($0) })
    else { return false }
    let exact = OracleFault.exactInteger(text).flatMap { integer.init($0) }.map { "\($0)" }
    let (ours, foundation) = decoders { _ in }
    let theirs = Outcome { try foundation.decode(type, from: text.documentData) }
    if theirs.value.map({ "\($0)" }) == exact { return false }
    let outcome = Outcome { try ours.decode(type, from: text.documentData) }
    let value = outcome.value.map { "\($0)" }
    #expect(
      exact.map { $0 == value } ?? false || outcome.problem?.kind == "dataCorrupted",
      "\(type) from \(text): \(outcome)")
    return true
  }

  private func expectBounds<Number: FixedWidthInteger & Decodable>(of type: Number.Type) {
    for bound in [Number.min, .max, 0, 1] {
      #expect(expectSameEverywhere(type, "\(bound)") == bound)
    }
    // One beyond the bounds, computed on the digits so that it works for wide types.
    let beyond = [successor(of: "\(Number.max)"), "-" + successor(of: "\(Number.min.magnitude)")]
    for text in beyond + ["1" + String(repeating: "0", count: 50)] {
      #expect(expectSameEverywhere(type, text) == nil)
      #expect(expectSameEverywhere(type, text + ".0") == nil)
    }
    for text in ["\(Number.max).0", "\(Number.min).0", "\(Number.max)e0", "\(Number.min).00e0"] {
      // Whether Foundation reads it depends on the width: from 64 bits on, it rounds to `Double`.
      let value = expectSameEverywhere(type, text)
      if Number.bitWidth < 64 { #expect(value == (text.hasPrefix("\(Number.max)") ? .max : .min)) }
    }
  }

  /// Returns the digits of the next greater number.
  private func successor(of digits: String) -> String {
    var digits = Array(digits.utf8)
    var index = digits.endIndex - 1
    while digits[index] == UInt8(ascii: "9") {
      digits[index] = UInt8(ascii: "0")
      index -= 1
    }
    digits[index] += 1
    return String(decoding: digits, as: UTF8.self)
  }

  @Test func `integers decode up to their bounds and no further`() {
    expectBounds(of: Int8.self)
    expectBounds(of: UInt8.self)
    expectBounds(of: Int16.self)
    expectBounds(of: UInt16.self)
    expectBounds(of: Int32.self)
    expectBounds(of: UInt32.self)
    expectBounds(of: Int64.self)
    expectBounds(of: UInt64.self)
    expectBounds(of: Int.self)
    expectBounds(of: UInt.self)
    expectBounds(of: Int128.self)
    expectBounds(of: UInt128.self)
  }

  private static let integerTexts = [
    "34.0", "1e2", "1E+2", "1.5e1", "100e-2", "0.0", "-0", "-0.0", "0e5", "0e-5", "-34.00",
    "1.27e2", "1.28e2", "2.55e2", "25500e-2", "1.5", "0.1", "-0.5", "1e-1", "1e400", "1e-400",
    "1.0000000000000001", "1.00000000000000000000001", "9007199254740992.0",
    "9007199254740993.0", "9007199254740993e0", "-9007199254740993.0", "9223372036854775807.0",
    "9223372036854775808.0", "-9223372036854775808.0", "18446744073709551615.0",
    "18446744073709551616.0", "1e18", "1e19", "1e20", "123456789012345678e1",
    "12345678901234567890123456789012345678.0", "123456789012345678901234567890123456789.0",
    "1e37", "1e38", "1e39", "4503599627370497.5", "9007199254740991.5",
    "0.00000000000000000001e20", "10000000000000000000000e-22",
  ]

  @Test(arguments: integerTexts)
  func `an integer can be spelled as any whole number`(_ text: String) {
    expectSameEverywhere(Int.self, text)
    expectSameEverywhere(UInt8.self, text)
    expectSameEverywhere(Int8.self, text)
    expectSameEverywhere(Int32.self, text)
    expectSameEverywhere(Int64.self, text)
    expectSameEverywhere(UInt64.self, text)
    expectSameEverywhere(Int128.self, text)
    expectSameEverywhere(UInt128.self, text)
  }

  @Test func `whole numbers decode exactly`() {
    expectValue(34, "34.0")
    expectValue(100, "1e2")
    expectValue(UInt8(255), "2.55e2")
    expectValue(0, "-0")
    expectValue(UInt(0), "-0")
    // Exact even beyond the precision of `Double`.
    expectValue(9_007_199_254_740_993, "9007199254740993.0")
    expectProblem("dataCorrupted at .", Int.self, "1.5")
    expectProblem("dataCorrupted at .", UInt8.self, "256")
    expectProblem("dataCorrupted at .", UInt8.self, "-1")
  }

  private static let floatTexts = [
    "0", "-0", "-0.0", "1", "0.1", "1e308", "1.7976931348623157e308", "1.7976931348623158e308",
    "1.7976931348623159e308", "1e309", "-1e309", "1e400", "1e99999999999999999999", "5e-324",
    "2.4703282292062327e-324", "2.4703282292062328e-324", "2e-324", "1e-324", "2.01e-1234",
    "1e-99999999999999999999", "0e99999999999999999999", "0.0e-99999", "-1e-400",
    "2.2250738585072011e-308", "2.2250738585072014e-308", "3.4028234e38", "3.4028235e38",
    "3.4028236e38", "3.40282356779733642e38", "3.4e39", "1e-45", "1.4e-45", "7e-46", "7.1e-46",
    "1e-46", "1.17549435e-38", "0.1e1", "16777217", "16777217.0000001",
    "1.00000017881393432617187499", "1.00000017881393432617187500", "9007199254740993",
    "0.000000000000000000000000000000000000000000000000000000000000000001",
    "123456789012345678901234567890", "1" + String(repeating: "0", count: 400),
    "0." + String(repeating: "0", count: 400) + "1", "1e0000000000000000000001", "1e+05",
  ]

  @Test(arguments: floatTexts)
  func `floating-point numbers decode with their own precision`(_ text: String) {
    expectSameEverywhere(Double.self, text)
    expectSameEverywhere(Float.self, text)
    expectSameEverywhere(CGFloat.self, text)
    #if arch(arm64)
      expectSameEverywhere(Float16.self, text)
    #endif
  }

  @Test func `floating-point numbers out of range are corrupted data`() {
    expectProblem("dataCorrupted at .", Double.self, "1e309")
    expectProblem("dataCorrupted at .", Double.self, "2.01e-1234")
    expectProblem("dataCorrupted at .", Float.self, "1e39")
    expectProblem("dataCorrupted at .", Float.self, "1e-50")
    expectValue(Double(0), "0e999999")
    // Decoded as `Float`, not as `Double` and then rounded.
    expectValue(Float(1).nextUp, "1.00000005960464477539062501")
  }

  @Test(arguments: [
    "01", "-01", "00", "1.", ".1", "-.1", "1.e2", "1e", "1e+", "1E-", "+1", "--1", "1e1.5", "1.2.3",
    "0x1", "1_000", "1e2e3", "-", "1a", "0b1", "-Infinity", "-NaN", "१",
  ])
  func `invalid numbers are corrupted data`(_ text: String) {
    expectProblem("dataCorrupted at .", Int.self, text)
    expectProblem("dataCorrupted at .", [Double].self, "[\(text)]")
    expectProblem("dataCorrupted at .", [String: Float].self, #"{"a":\#(text)}"#)
    expectProblem("dataCorrupted at .", Decimal.self, text)
  }

  @Test func `Decimal decodes from the spelled digits`() {
    for text in [
      "0", "-0", "1", "0.1", "123456789012345678901234567890.12345678", "1e100", "1e127", "1e128",
      "1e165", "1e166", "1e-127", "1e-128", "1e-129", "100e200", "-1.5e3", "1e400", "1e-400",
      "12345678901234567890123456789012345678", "123456789012345678901234567890123456789",
      "340282366920938463463374607431768211455", "340282366920938463463374607431768211456",
      "0.10000000000000000000000000000000000001", "3.14159265358979323846264338327950288419716939",
      "1E5", "1e+5", "0.000",
    ] {
      expectSameEverywhere(Decimal.self, text)
    }
    for text in [#""1""#, "true", "null", "{}", "[]", #""""#] {
      expectSameEverywhere(Decimal.self, text)
    }
    let precise = Decimal(string: "123456789012345678901234567890.12345678") ?? 0
    expectValue(precise, "123456789012345678901234567890.12345678")
  }

  @Test func `random numbers decode as in Foundation for every type`() {
    var generator = SeededGenerator(seed: 0x00B5)
    for _ in 0..<300 {
      let text = randomNumber(using: &generator)
      expectSameEverywhere(Int.self, text)
      expectSameEverywhere(UInt64.self, text)
      expectSameEverywhere(Int128.self, text)
      expectSameEverywhere(Double.self, text)
      expectSameEverywhere(Float.self, text)
      expectSameEverywhere(Decimal.self, text)
    }
  }

  private func randomNumber(using generator: inout SeededGenerator) -> String {
    var text = Bool.random(using: &generator) ? "-" : ""
    text += generator.digits(.random(in: 1...25, using: &generator))
    if Bool.random(using: &generator) {
      text += "." + generator.digits(.random(in: 1...20, using: &generator))
    }
    if Bool.random(using: &generator) { text += "e\(Int.random(in: -60...60, using: &generator))" }
    return text
  }
}
