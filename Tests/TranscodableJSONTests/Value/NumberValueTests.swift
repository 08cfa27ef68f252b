import Testing
import TranscodableJSON
import TranscodableTestSupport

@Suite("JSON.Number")
struct NumberValueTests {
  @Test func `a number keeps its spelling`() throws {
    for text in ["1.0", "-0", "1E+2", "0.10", String(repeating: "7", count: 40), "1e999999"] {
      let read = try JSON(parsing: "[\(text)]")
      #expect(read[0]?.number?.text == text)
      #expect(read.description == "[\(text)]")
      #expect(JSON.Number(text)?.text == text)
      #expect(JSON.Number("\(text)x".dropLast())?.description == text)
    }
  }

  @Test(arguments: ["", "+1", "01", "1.", ".5", "1e", "1 ", " 1", "0x1", "NaN", "-", "1e+", "١"])
  func `invalid numbers are rejected`(_ text: String) {
    #expect(JSON.Number(text) == nil)
  }

  @Test func `a number takes 16 bytes`() {
    #expect(MemoryLayout<JSON.Number>.size == 16)
    #expect(MemoryLayout<JSON>.stride == 24)
  }

  /// Spellings of the same value per line.
  private static let equals: [[String]] = [
    ["1", "1.0", "1e0", "10e-1", "0.1E+1", "100000000000000000000e-20"],
    ["0", "-0", "0.0", "0e5", "-0.000e-999999999999999999999"],
    ["-12.5", "-125e-1", "-0.125e2", "-12.50000000000000000000000000000"],
    ["12345678901234567890123", "12345678901234567890123.0", "1.2345678901234567890123e22"],
    ["12345678901234567890124", "12345678901234567890124e0"],
    ["1234567890123456789", "123456789012345678.9e1"],
    ["1e99999999999999999999999", "10e99999999999999999999998", "0.01e100000000000000000000001"],
    [
      "1e-99999999999999999999999", "0.1e-99999999999999999999998",
      "1000e-100000000000000000000002",
    ],
    ["1e99999999999999999999998"],
    ["12e1000000000000000", "1.2e1000000000000001"],
    ["1e10000000000000000", "0.1e10000000000000001", "100e00009999999999999998"],
    ["1e-10000000000000000", "10e-10000000000000001"],
    ["1e9999999999999999", "10e9999999999999998"],
    ["0.1"], ["0.10000000000000000555"], ["1e308"], ["1e400"], ["1e-400"],
  ]

  @Test func `numbers are equal exactly if their values are equal`() throws {
    let all = Self.equals.enumerated().flatMap { line, texts in texts.map { (line, $0) } }
    for (line, text) in all {
      for (otherLine, other) in all {
        let left = try #require(JSON.Number(text))
        let right = try #require(JSON.Number(other))
        #expect((left == right) == (line == otherLine), "\(text) and \(other)")
        if line == otherLine { #expect(left.hashValue == right.hashValue, "\(text) and \(other)") }
      }
    }
  }

  @Test(arguments: [0x5EED, 0xF00D] as [UInt64])
  func `different spellings of a number are equal`(_ seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<2000 {
      let digits = generator.digits(Int.random(in: 1...45, using: &generator))
      let exponent = Int.random(in: -60...60, using: &generator)
      let zeros = Int.random(in: 0...25, using: &generator)
      let position = Int.random(in: 1...digits.count, using: &generator)
      let split = digits.index(digits.startIndex, offsetBy: position)
      let fraction = digits[split...] + String(repeating: "0", count: zeros)
      let moved = exponent + digits.count - position
      let forms = [
        "\(digits)e\(exponent)",
        digits + String(repeating: "0", count: zeros) + "E\(exponent - zeros)",
        "\(digits[..<split])\(fraction.isEmpty ? "" : ".")\(fraction)e\(moved)",
        "0.\(String(repeating: "0", count: zeros))\(digits)e\(exponent + digits.count + zeros)",
      ]
      let numbers = try forms.map { try #require(JSON.Number($0), "seed \(seed): \($0)") }
      for number in numbers {
        #expect(number == numbers[0], "seed \(seed): \(forms)")
        #expect(number.hashValue == numbers[0].hashValue, "seed \(seed): \(forms)")
        let other = try #require(JSON.Number("-\(number.text)"))
        #expect(number != other, "seed \(seed): \(forms)")
        // One more in the last digit.
        let more = try #require(JSON.Number("\(digits)1e\(exponent - 1)"))
        #expect(number != more, "seed \(seed): \(forms)")
      }
    }
  }

  private func check<Value: FixedWidthInteger & Sendable>(_ type: Value.Type) throws {
    for value in [Value.min, .max, 0, 1, 42] {
      let number = JSON.Number(value)
      #expect(number.text == "\(value)")
      #expect(Value(exactly: number) == value)
      #expect(Value(exactly: try #require(JSON.Number("\(value).000"))) == value)
      #expect(Value(exactly: try #require(JSON.Number("\(value).0e0"))) == value)
      #expect(Value(exactly: try #require(JSON.Number("\(value).5"))) == nil)
      guard value != 0 else { continue }
      #expect(Value(exactly: try #require(JSON.Number("\(value)00e\(Value.bitWidth)"))) == nil)
    }
    #expect(Value(exactly: JSON.Number(Value.max)) == .max)
    #expect(Value(exactly: try #require(JSON.Number("\(Value.max)0"))) == nil)
  }

  @Test func `integers of every width are exact`() throws {
    try check(Int8.self)
    try check(Int16.self)
    try check(Int32.self)
    try check(Int64.self)
    try check(Int128.self)
    try check(Int.self)
    try check(UInt8.self)
    try check(UInt16.self)
    try check(UInt32.self)
    try check(UInt64.self)
    try check(UInt128.self)
    try check(UInt.self)
  }

  @Test func `huge exponents take no extra time`() throws {
    for text in ["1e999999999", "1e-999999999", "1e99999999999999999999999999"] {
      let number = try #require(JSON.Number(text))
      #expect(Int(exactly: number) == nil)
      #expect(Int128(exactly: number) == nil)
      #expect(number.exactDouble == nil)
      #expect(number.double == (text.contains("-") ? 0 : .infinity))
    }
  }

  @Test func `a number converts to the nearest Double`() throws {
    for (text, value) in [
      ("0.1", 0.1), ("1e23", 1e23), ("-1e400", -.infinity), ("1e400", .infinity), ("1e-400", 0),
      ("9007199254740993", 9_007_199_254_740_992),
      ("1.7976931348623157e308", .greatestFiniteMagnitude),
    ] as [(String, Double)] {
      #expect(JSON.Number(text)?.double == value)
    }
    #expect(JSON.Number("-1e-400")?.double.sign == .minus)
    #expect(JSON.Number("0.1")?.float == 0.1)
    #expect(JSON.Number("-1e40")?.float == -.infinity)
  }

  @Test func `exactDouble is nil unless the conversion is lossless`() {
    #expect(JSON.Number("0.1")?.exactDouble == 0.1)
    #expect(JSON.Number("1.50")?.exactDouble == 1.5)
    #expect(JSON.Number("0.1000000000000000055")?.exactDouble == nil)
    #expect(JSON.Number("9007199254740993")?.exactDouble == nil)
    #expect(JSON.Number(Double.leastNonzeroMagnitude)?.exactDouble == .leastNonzeroMagnitude)
  }

  @Test func `numbers can be created from standard number types`() {
    #expect(JSON.Number(0.1 as Double)?.text == "0.1")
    #expect(JSON.Number(Float(0.1))?.text == "0.1")
    #expect(JSON.Number(Double.nan) == nil)
    #expect(JSON.Number(-Float.infinity) == nil)
    #expect((1.5 as JSON.Number).text == "1.5")
    #expect((18_446_744_073_709_551_615 as JSON.Number).text == "18446744073709551615")
    #expect(JSON.Number(Int128.min).text == "-170141183460469231731687303715884105728")
  }
}
