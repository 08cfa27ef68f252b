import Foundation
import Testing
import TranscodableCore
import TranscodableJSON
import TranscodableTestSupport

@Suite("Reading scalars")
struct ScalarReadingTests {
  private func checkLimits<Value: FixedWidthInteger & JSONDecodable>(of type: Value.Type) {
    for limit in [Value.min, Value.max] {
      #expect(read(type, from: "\(limit)").value == limit)
      #expect(read([Value].self, from: "[\(limit) , \(limit)]").value == [limit, limit])
      #expect(read(type, from: "\(limit).0").value == limit)
      for text in ["\(limit)0", "\(limit)5e1", "1e40", "-1e40"] where text != "00" && text != "05e1"
      {
        let problem = read(type, from: text).problem
        #expect(problem?.kind == "dataCorrupted", "\(text) as \(type)")
        #expect(problem?.failure?.reason == .numberOutOfRange)
      }
    }
    #expect(read(type, from: "34.0").value == 34)
    #expect(read(type, from: "1e2").value == 100)
    #expect(read(type, from: "-0").value == 0)
    #expect(read(type, from: "-0.0e5").value == 0)
    #expect(read(type, from: "0.00e-99").value == 0)
    #expect(read(type, from: "120e-1").value == 12)
    for text in ["1.5", "1e-1", "0.1", "100.5e-1"] {
      #expect(read(type, from: text).problem?.failure?.reason == .numberOutOfRange, "\(text)")
    }
    #expect((read(type, from: "-1").problem == nil) == Value.isSigned)
    for text in [
      "", "-", "1.", "1.e1", "1e", "1e+", ".5", "+1", "01", "-01", "0x1", "1a", "Infinity", "NaN",
      "- 1", "1 1",
    ] {
      #expect(read(type, from: text).problem?.kind == "dataCorrupted", "\(text)")
      #expect(skip(text).problem?.kind == "dataCorrupted", "\(text)")
    }
    for text in ["\"1\"", "true", "[1]", "{}"] {
      #expect(read(type, from: text).problem?.kind == "typeMismatch \(type)", "\(text)")
    }
    #expect(read(type, from: "null").problem?.kind == "valueNotFound \(type)")
    #expect(read(Value?.self, from: "null").value == .some(nil))
  }

  @Test func `integers of every width are exact`() {
    checkLimits(of: Int.self)
    checkLimits(of: Int8.self)
    checkLimits(of: Int16.self)
    checkLimits(of: Int32.self)
    checkLimits(of: Int64.self)
    checkLimits(of: Int128.self)
    checkLimits(of: UInt.self)
    checkLimits(of: UInt8.self)
    checkLimits(of: UInt16.self)
    checkLimits(of: UInt32.self)
    checkLimits(of: UInt64.self)
    checkLimits(of: UInt128.self)
  }

  @Test(
    arguments: [
      ("0", 0.0), ("-0", -0.0), ("1", 1), ("-1.5", -1.5), ("1e2", 100), ("1E+2", 100),
      ("1e-2", 0.01), ("0.1", 0.1),
      ("1.7976931348623157e308", .greatestFiniteMagnitude), ("5e-324", .leastNonzeroMagnitude),
      ("0e999999999999", 0), ("9007199254740993", 9_007_199_254_740_992),
      ("123456789012345678901234567890", 1.2345678901234568e29),
    ])
  func `a number decodes to the nearest Double`(_ text: String, _ value: Double) {
    let read = read(Double.self, from: text).value
    #expect(read == value)
    #expect(read?.sign == value.sign)
    #expect(TranscodableTestSupport.read(Double?.self, from: text).value == value)
  }

  @Test(arguments: [
    "1e309", "-1e309", "1.8e308", "1e-400", "-1e-400", "2e-324", "1e999999999999999999",
  ])
  func `numbers beyond the range of Double are rejected`(_ text: String) {
    let problem = read([Double].self, from: "[0, \(text)]").problem
    #expect(problem?.kind == "dataCorrupted")
    #expect(problem?.path == "Index 1")
    #expect(problem?.failure?.reason == .numberOutOfRange)
    // Skipping accepts any valid number.
    #expect(skip(text).problem == nil)
  }

  @Test(arguments: ["1e39", "-3.5e38", "1e-46", "1e-300"])
  func `numbers beyond the range of Float are rejected`(_ text: String) {
    #expect(read(Float.self, from: text).problem?.failure?.reason == .numberOutOfRange)
    #expect(read(Double.self, from: text).problem == nil)
  }

  @Test func `Float values are rounded once`() {
    // Rounding to Double first would produce a tie.
    #expect(read(Float.self, from: "1.00000017881393432617187499").value == 1.0000001)
    #expect(read(Float.self, from: "1.00000017881393432617187500").value == 1.0000002)
  }

  @Test(arguments: ["true", "false", "null", "1", "\"true\"", "[]", "{}"])
  func `Boolean values decode as in Foundation`(_ text: String) {
    let foundation = Outcome { try JSONDecoder().decode([Bool].self, from: Data("[\(text)]".utf8)) }
    #expect(read([Bool].self, from: "[\(text)]") == foundation, "\(text)")
  }

  @Test(arguments: ["tru", "truex", "True", "nul", "nullx", "falsey", "fals", "?", ""])
  func `unknown literals are rejected`(_ text: String) {
    for problem in [
      read(Bool.self, from: text).problem, read(Bool?.self, from: text).problem,
      read(Int?.self, from: text).problem, skip(text).problem,
    ] {
      #expect(problem?.kind == "dataCorrupted", "\(text)")
    }
  }

  @Test(arguments: ["null", "1", "\"x\"", "true", "[1]", "{\"a\":1}"])
  func `values of other kinds are rejected as in Foundation`(_ value: String) {
    func check<Value: JSONDecodable & Equatable>(_ type: Value.Type) {
      for text in [value, "[[0],[\(value)]]", #"{"k":[\#(value)]}"#] {
        let data = Data(text.utf8)
        #expect(
          read(type, from: text) == Outcome { try JSONDecoder().decode(type, from: data) },
          "\(type): \(text)")
        #expect(
          read([String: [Value]].self, from: text)
            == Outcome { try JSONDecoder().decode([String: [Value]].self, from: data) },
          "\(type): \(text)")
      }
    }
    check(Int.self)
    check(UInt8.self)
    check(Double.self)
    check(Float.self)
    check(String.self)
    check([Int].self)
    check([String: Int].self)
  }

  @Test(
    arguments: [
      ("[\n  1,\n  \"é\", x]", 3, 8), ("{\"a\":\n\n[1,\n 2\n\"\"]}", 5, 1), ("\r\n\t?", 2, 2),
      ("[1,2", 1, 5), ("", 1, 1),
      ("[\"é\u{301}😀\", 01]", 1, 10),
    ])
  func `syntax errors report line and column`(_ text: String, _ line: Int, _ column: Int) throws {
    let problem = try #require(skip(text).problem)
    #expect(problem.text.contains("at line \(line), column \(column) (byte"), "\(problem)")
  }

  @Test func `decoding errors report coding path, line and column`() throws {
    let text = """
      {
        "first": [1, 2],
        "second": [3, "four"]
      }
      """
    let problem = try #require(read([String: [Int]].self, from: text).problem)
    #expect(problem.kind == "typeMismatch Int")
    #expect(problem.path == "second/Index 1")
    #expect(problem.text == "Expected Int but found a string at line 3, column 17 (byte 37).")
    #expect(problem.failure?.offset == 37)
  }
}
