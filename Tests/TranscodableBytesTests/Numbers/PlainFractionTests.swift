import Testing
import TranscodableBytes
import TranscodableTestSupport

@Suite struct PlainFractionTests {
  /// Numbers and invalid numbers close to the form that is read in a single step.
  private func texts() -> [String] {
    var random = SeededGenerator(seed: 23)
    func digits(_ count: Int) -> String {
      String((0..<count).map { _ in "0123456789".randomElement(using: &random) ?? "0" })
    }
    let ends = ["", "", "", "", "e5", "E-3", ".", "-", "x", "e"]
    return (0..<20000).map { _ in
      let sign = Bool.random(using: &random) ? "-" : ""
      let point = Int.random(in: 0..<8, using: &random) == 0 ? "" : "."
      return sign + digits(Int.random(in: 0...9, using: &random)) + point
        + digits(Int.random(in: 0...18, using: &random))
        + (ends.randomElement(using: &random) ?? "")
    }
  }

  /// Near the end of the input, each run of digits is read separately.
  @Test func `a fraction is read the same near the end of the input and far from it`() {
    for text in texts() {
      let near = Array((text + ",").utf8)
      let far = near + Array(repeating: 0x20, count: 40)
      let (nearScan, farScan) = withCursor(over: near.span) { near in
        withCursor(over: far.span) { (NumberScan(at: near), NumberScan(at: $0)) }
      }
      #expect(nearScan.isValid == farScan.isValid, "\(text)")
      #expect(nearScan.length == farScan.length, "\(text)")
      #expect(nearScan.significand == farScan.significand, "\(text)")
      #expect(nearScan.exponent == farScan.exponent, "\(text)")
      #expect(nearScan.isNegative == farScan.isNegative, "\(text)")
      #expect(nearScan.isInteger == farScan.isInteger, "\(text)")
      #expect(nearScan.isCut == farScan.isCut, "\(text)")
      let lengths = withCursor(over: near.span) { near in
        withCursor(over: far.span) { (near.validNumberLength(), $0.validNumberLength()) }
      }
      #expect(lengths.0 == lengths.1, "\(text)")
      if nearScan.isValid { #expect(lengths.0 == nearScan.length, "\(text)") }
    }
  }
}
