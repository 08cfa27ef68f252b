import Testing
import TranscodableBytes
import TranscodableTestSupport

@Suite("Printing floating-point numbers")
struct FloatingPointPrintingTests {
  private func difference(_ value: Double) -> String? {
    let text = written { $0.append(decimal: value) }
    return text == shortened(value.description) ? nil : "\(text) for \(value)"
  }

  private func difference(_ value: Float) -> String? {
    let text = written { $0.append(decimal: value) }
    return text == shortened(value.description) ? nil : "\(text) for \(value)"
  }

  @Test(arguments: [
    (0.0, "0"), (-0.0, "-0"), (1, "1"), (-1, "-1"), (0.1, "0.1"), (1e16, "1e+16"), (1e-5, "1e-05"),
    (0.0001, "0.0001"), (0.00012345, "0.00012345"), (9.5e-5, "9.5e-05"), (1e15, "1000000000000000"),
    (.leastNonzeroMagnitude, "5e-324"), (.greatestFiniteMagnitude, "1.7976931348623157e+308"),
    (123_456_789_012_345.6, "123456789012345.6"), (9_007_199_254_740_992, "9007199254740992"),
    (9_007_199_254_740_994, "9.007199254740994e+15"), (1e23, "1e+23"), (1e100, "1e+100"),
    (2.2250738585072014e-308, "2.2250738585072014e-308"),
    (-65.613616999999977, "-65.61361699999998"),
    (4_503_599_627_370_495.5, "4503599627370495.5"), (0.3, "0.3"),
    (0.1 + 0.2, "0.30000000000000004"),
    (1234567.8, "1234567.8"), (12345678.9, "12345678.9"), (123_456_789.1, "123456789.1"),
  ])
  func `numbers are printed with the shortest digits`(value: Double, text: String) {
    #expect(written { $0.append(decimal: value) } == text)
    #expect(difference(value) == nil)
    #expect(difference(Float(value).isFinite ? Float(value) : 0) == nil)
  }

  @Test func `Float values have their own shortest digits`() {
    #expect(written { $0.append(decimal: Float(0.1)) } == "0.1")
    #expect(written { $0.append(decimal: Float(16_777_216)) } == "16777216")
    #expect(written { $0.append(decimal: Float(16_777_218)) } == "1.6777218e+07")
    #expect(written { $0.append(decimal: Float.leastNonzeroMagnitude) } == "1e-45")
    #expect(written { $0.append(decimal: -Float.greatestFiniteMagnitude) } == "-3.4028235e+38")
  }

  @Test func `random bit patterns are printed as in the standard library`() {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<100_000 {
      let bits = random.next()
      let wide = Double(bitPattern: bits)
      if wide.isFinite, let difference = difference(wide) { Issue.record("\(difference)") }
      let narrow = Float(bitPattern: UInt32(truncatingIfNeeded: bits))
      if narrow.isFinite, let difference = difference(narrow) { Issue.record("\(difference)") }
    }
  }

  @Test func `powers of two and their neighbors are printed as in the standard library`() {
    for exponent in -1074...1023 {
      let power = Double(sign: .plus, exponent: exponent, significand: 1)
      for value in [power, power.nextUp, power.nextDown, power * 3] where value.isFinite {
        if let difference = difference(value) { Issue.record("\(difference)") }
      }
    }
    for exponent in -149...127 {
      let power = Float(sign: .plus, exponent: exponent, significand: 1)
      for value in [power, power.nextUp, power.nextDown, power * 3] where value.isFinite {
        if let difference = difference(value) { Issue.record("\(difference)") }
      }
    }
  }

  @Test(
    arguments: [
      0x20c8_823a_57ad_bef8, 0x20f8_823a_57ad_bef8, 0x2108_823a_57ad_bef8, 0x2b65_9a27_83ce_70aa,
      0x3c9b_7738_011e_75fe, 0x3cab_7738_011e_75fe, 0x495e_c556_66d8_f9ec, 0x496e_c556_66d8_f9ec,
      0x4d73_de00_5bd6_20de, 0x5a0c_66f5_ea01_49cb,
    ] as [UInt64])
  func `values close to a decimal tie are printed as in the standard library`(pattern: UInt64) {
    // Found with Scripts/check_printing_distances.py.
    for bits in pattern - 1...pattern + 2 {
      #expect(difference(Double(bitPattern: bits)) == nil)
    }
  }

  @Test func `decimals with few digits are printed as in the standard library`() {
    var random = SeededGenerator(seed: 8)
    for power in -330...308 {
      for digits in [1, 2, 5, 9, 10, 99, Int.random(in: 1...999_999, using: &random)] {
        guard let value = Double("\(digits)e\(power)"), value.isFinite else { continue }
        if let difference = difference(value) { Issue.record("\(difference)") }
      }
    }
    for _ in 0..<20_000 {
      let value = Double(Int.random(in: 0...99_999_999, using: &random)) / 10000
      if let difference = difference(value) { Issue.record("\(difference)") }
      if let difference = difference(Float(value)) { Issue.record("\(difference)") }
    }
  }

  @Test func `numbers are appended correctly while the output grows`() {
    var random = SeededGenerator(seed: 9)
    let values = (0..<500).map { _ in Double.random(in: -1000...1000, using: &random) }
    let text = written { output in
      for value in values {
        output.append(decimal: value)
        output.append(0x2C)
      }
    }
    #expect(text == values.map { shortened($0.description) + "," }.joined())
  }
}
