import Testing
import TranscodableBytes

@Suite("Scanning numbers")
struct NumberScanTests {
  struct Parts: Sendable, CustomTestStringConvertible {
    var text: String
    var significand: UInt64
    var exponent: Int
    var isCut = false

    var testDescription: String { text }
  }

  @Test(arguments: [
    Parts(text: "0", significand: 0, exponent: 0),
    Parts(text: "-0", significand: 0, exponent: 0),
    Parts(text: "7", significand: 7, exponent: 0),
    Parts(text: "1234567", significand: 1_234_567, exponent: 0),
    Parts(text: "12345678", significand: 12_345_678, exponent: 0),
    Parts(text: "123456789", significand: 123_456_789, exponent: 0),
    Parts(text: "1234567890123456789", significand: 1_234_567_890_123_456_789, exponent: 0),
    Parts(text: "9999999999999999999", significand: 9_999_999_999_999_999_999, exponent: 0),
    Parts(
      text: "12345678901234567890", significand: 1_234_567_890_123_456_789, exponent: 1),
    Parts(
      text: "12345678901234567891", significand: 1_234_567_890_123_456_789, exponent: 1,
      isCut: true),
    Parts(
      text: "1.2345678901234567891", significand: 1_234_567_890_123_456_789, exponent: -18,
      isCut: true),
    Parts(text: "0.00000000000000000000000000125", significand: 125, exponent: -29),
    Parts(text: "1.50", significand: 150, exponent: -2),
    Parts(text: "1e2", significand: 1, exponent: 2),
    Parts(text: "1E+2", significand: 1, exponent: 2),
    Parts(text: "-1.5e-2", significand: 15, exponent: -3),
    Parts(text: "0.0e0", significand: 0, exponent: -1),
    Parts(text: "1e0000000000000000000000000000002", significand: 1, exponent: 2),
  ])
  func `a number is split into its parts`(_ parts: Parts) {
    for scan in [
      withText(parts.text, { NumberScan(at: $0) }), withDocument(parts.text) { NumberScan(at: $0) },
    ] {
      #expect(scan.isValid)
      #expect(scan.significand == parts.significand)
      #expect(scan.exponent == parts.exponent)
      #expect(scan.isCut == parts.isCut)
      #expect(scan.length == parts.text.utf8.count)
      #expect(scan.isNegative == parts.text.hasPrefix("-"))
      #expect(scan.isInteger == !parts.text.contains { ".eE".contains($0) })
    }
  }

  @Test(arguments: [
    ("", 0), ("-", 1), ("+1", 0), (".5", 0), ("-.5", 1), ("--1", 1), ("a", 0), ("-a", 1),
    ("NaN", 0), ("Infinity", 0), ("-Infinity", 1), ("00", 1), ("01", 1), ("-01", 2), ("-00.5", 2),
    ("012345678901234567890123", 1), ("1.", 2), ("1.e5", 2), ("-1.a", 3), ("12345678.", 9),
    ("1e", 2), ("1e+", 3), ("1E-", 3), ("1ea", 2), ("1e+-1", 3), ("1.5e", 4), ("1e.5", 2),
    ("0e", 2), (" 1", 0), ("\u{663}", 0), ("/", 0), (":", 0),
  ])
  func `an invalid number reports the length of its valid prefix`(text: String, good: Int) {
    let scan = withText(text) { NumberScan(at: $0) }
    #expect(!scan.isValid)
    #expect(scan.length == good)
    for failure in [double(text), withDocument(text) { parseDouble(at: $0) }] {
      #expect(failure.failure == .notANumber)
      #expect(failure.length == good)
      #expect(failure.value == 0)
    }
  }

  @Test(arguments: [
    ("1x", 1), ("1 2", 1), ("1.5.5", 3), ("1e5e5", 3), ("1-", 1), ("0x10", 1), ("12,", 2),
    ("1e5.5", 3), ("-0]", 2), ("12345678}", 8), ("1\u{663}", 1), ("123456789012345678901,", 21),
  ])
  func `scanning stops at the end of the number`(text: String, length: Int) {
    let scan = withText(text) { NumberScan(at: $0) }
    #expect(scan.isValid)
    #expect(scan.length == length)
  }

  @Test func `every byte after a digit continues or ends the number according to the grammar`() {
    // All 256 bytes at each position of an eight-byte word.
    for byte in UInt8.min...UInt8.max {
      for position in 1...17 {
        var bytes = [UInt8](repeating: 0x31, count: 20)
        bytes[position] = byte
        let scan = withCursor(over: bytes.span) { NumberScan(at: $0) }
        let isDigit = 0x30...0x39 ~= byte
        let continues = isDigit || byte == 0x2E || byte == 0x65 || byte == 0x45
        #expect(scan.isValid)
        #expect(scan.length == (continues ? 20 : position), "byte \(byte) at \(position)")
      }
    }
  }

  @Test func `huge exponents are clamped`() {
    let large = withText("1e99999999999999999999999999") { NumberScan(at: $0) }
    #expect(large.isValid)
    #expect(large.exponent >= 10_000_000_000_000_000)
    let small = withText("-1.5E-99999999999999999999999999") { NumberScan(at: $0) }
    #expect(small.isValid)
    #expect(small.exponent <= -10_000_000_000_000_000)
    #expect(double("0e99999999999999999999").value == 0)
    #expect(double("0e99999999999999999999").failure == nil)
  }
}
