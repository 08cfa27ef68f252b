import Testing
import TranscodableCore
import TranscodableJSON
import TranscodableTestSupport

@Suite("JSON5 numbers")
struct JSON5NumberTests {
  @Test(arguments: [
    ("+1", 1.0), ("-1", -1), ("+0", 0), ("-0", -0.0), (".5", 0.5), ("+.5", 0.5), ("-.5", -0.5),
    ("5.", 5), ("+5.", 5), ("-5.", -5), ("0.", 0), ("5.e3", 5000), ("5.E+3", 5000), (".5e1", 5),
    ("+.5e-1", 0.05), ("1e5", 1e5), ("0e1", 0), ("1.25", 1.25), ("+1.5e2", 150),
    ("0x0", 0), ("0x1F", 31), ("0Xff", 255), ("+0x10", 16), ("-0x10", -16), ("0x10e1", 4321),
    ("0x000000000000000000000000000000000000000001", 1), ("0xDEADbeef", 3_735_928_559),
  ])
  func `JSON5 numbers decode`(_ text: String, _ expected: Double) {
    #expect(json5(text) == expected)
    #expect(json5(text, as: Double.self)?.sign == expected.sign)
    #expect(json5(text) == Float(expected))
    #expect(json5(" [\(text),\(text) ,\(text)/**/]") == [expected, expected, expected])
    #expect(json5("{a:\(text)}") == ["a": expected])
    #expect(skip("[\(text)]", grammar: .json5).problem == nil)
    if let integer = Int(exactly: expected) {
      #expect(json5(text) == integer)
      #expect(json5(text) == Int8(exactly: expected))
      #expect(json5(text) == Int128(exactly: expected))
    }
  }

  private func checkLimits<Value: JSONInteger>(of type: Value.Type) {
    for limit in [Value.min, Value.max] {
      let digits = String(limit.magnitude, radix: 16)
      let sign = limit < 0 ? "-" : ""
      for zeros in ["", "0", "00000000000000000000000000000000000000"] {
        #expect(json5("\(sign)0x\(zeros)\(digits)") == limit)
        #expect(json5("\(sign)0X\(zeros)\(digits.uppercased())") == limit)
      }
      if limit > 0 { #expect(json5("+0x\(digits)") == limit) }
    }
    let beyond = String(Value.max.magnitude, radix: 16) + "0"
    for text in ["0x\(beyond)", "-0x\(beyond)"] {
      #expect(read(type, from: text, grammar: .json5).problem?.failure?.reason == .numberOutOfRange)
      #expect(skip(text, grammar: .json5).problem == nil)
    }
  }

  @Test func `hexadecimal integers of every width are exact`() {
    checkLimits(of: Int8.self)
    checkLimits(of: Int16.self)
    checkLimits(of: Int32.self)
    checkLimits(of: Int64.self)
    checkLimits(of: Int128.self)
    checkLimits(of: UInt8.self)
    checkLimits(of: UInt16.self)
    checkLimits(of: UInt32.self)
    checkLimits(of: UInt64.self)
    checkLimits(of: UInt128.self)
  }

  @Test func `random hexadecimal integers are exact`() {
    var generator = SeededGenerator(seed: 0x4EC5)
    for _ in 0..<2_000 {
      let bits = UInt128(generator.next()) << 64 | UInt128(generator.next())
      let number = bits >> UInt128(generator.next() % 128)
      #expect(json5("0x\(String(number, radix: 16))") == number, "seed 0x4EC5")
    }
  }

  @Test func `long hexadecimal integers decode to the nearest Double`() {
    for digits in [16, 17, 31, 32, 33, 100, 255, 256] {
      let power = Double(sign: .plus, exponent: 4 * (digits - 1), significand: 1)
      let zeros = String(repeating: "0", count: digits - 1)
      #expect(json5("0x1\(zeros)") == power)
      #expect(json5("-0xA\(zeros)") == -10 * power)
    }
    // Halfway between two doubles, and slightly more.
    #expect(json5("0x20000000000001") == 9_007_199_254_740_992.0)
    #expect(json5("0x20000000000001\(String(repeating: "0", count: 40))1") == 0x1.0000000000001p217)
    for digits in [256, 257, 100_000] {
      let text = "[1, 0x\(String(repeating: "f", count: digits))]"
      let problem = read([Double].self, from: text, grammar: .json5).problem
      #expect(problem?.failure?.reason == .numberOutOfRange)
      #expect(problem?.failure?.offset == 4)
      #expect(problem?.path == "Index 1")
      #expect(skip(text, grammar: .json5).problem == nil)
    }
  }

  @Test(arguments: [
    ("Infinity", Double.infinity), ("+Infinity", .infinity), ("-Infinity", -.infinity),
    ("NaN", .nan), ("+NaN", .nan), ("-NaN", .nan),
  ])
  func `infinity and NaN are floating-point numbers`(_ text: String, _ expected: Double) throws {
    for text in [text, " \(text) ", "/**/\(text)//", "\u{a0}\(text)\u{a0}"] {
      let double = try #require(json5(text, as: Double.self))
      #expect(double == expected || double.isNaN && expected.isNaN)
      let float = try #require(json5(text, as: Float.self))
      #expect(float == Float(expected) || float.isNaN && expected.isNaN)
      #expect(json5(text, as: Double?.self) != nil)
      #expect(skip(text, grammar: .json5).problem == nil)
    }
    let tree = try #require(json5("{a: [\(text), {b: \(text)}, 1], c: \(text)}", as: Tree.self))
    guard case .object(let members) = tree, case .array(let elements)? = members["a"],
      case .number(let first) = elements[0]
    else {
      Issue.record("\(tree)")
      return
    }
    #expect(first == expected || first.isNaN && expected.isNaN)
    #expect(elements.count == 3)
    #expect(skip("[\(text), {a: \(text), b: [\(text)]}]", grammar: .json5).problem == nil)
    // Skipped as an unknown member.
    #expect(
      json5("{x: \(text), id: 1, y: [\(text)], identifierOne: '', identifierTwo: ''}")
        == Record(id: 1, identifierOne: "", identifierTwo: ""))
    for grammar in [JSONGrammar.strict, .foundation] {
      #expect(skip(text, grammar: grammar).problem != nil)
      #expect(read(Double.self, from: text, grammar: grammar).problem?.kind == "dataCorrupted")
      #expect(read(String.self, from: text, grammar: grammar).problem?.kind == "dataCorrupted")
    }
  }

  @Test(arguments: ["Infinity", "-Infinity", "NaN"])
  func `infinity and NaN are neither integers nor strings`(_ text: String) {
    let integer = read([Int].self, from: "[0, \(text)]", grammar: .json5).problem
    #expect(integer?.kind == "dataCorrupted")
    #expect(integer?.path == "Index 1")
    #expect(integer?.failure?.reason == .numberOutOfRange)
    #expect(integer?.failure?.offset == 4)
    #expect(integer?.text.contains("number \(text)") == true)
    let string = read([String].self, from: "['', \(text)]", grammar: .json5).problem
    #expect(string?.kind == "typeMismatch String")
    #expect(string?.failure?.offset == 5)
  }

  @Test(arguments: [
    ("[+]", CodingFailureReason.invalidNumber, 2), ("[-]", .invalidNumber, 2),
    ("[.]", .invalidNumber, 2),
    ("[+.]", .invalidNumber, 3), ("[.e1]", .invalidNumber, 2), ("[+-1]", .invalidNumber, 2),
    ("[--1]", .invalidNumber, 2), ("[- 1]", .invalidNumber, 2), ("[+/**/1]", .invalidNumber, 2),
    ("[-\u{a0}1]", .invalidNumber, 2), ("[5.e]", .invalidNumber, 4), ("[1e+]", .invalidNumber, 4),
    ("[1e]", .invalidNumber, 3), ("[010]", .invalidNumber, 2), ("[00]", .invalidNumber, 2),
    ("[-01.5]", .invalidNumber, 3), ("[0x]", .invalidNumber, 3), ("[0xg]", .invalidNumber, 3),
    ("[-0x]", .invalidNumber, 4), ("[0x1.5]", .invalidNumber, 4), ("[0x1p3]", .invalidNumber, 4),
    ("[0x1e+2]", .invalidNumber, 5), ("[1.5.2]", .invalidNumber, 4), ("[1..5]", .invalidNumber, 3),
    ("[5..5]", .invalidNumber, 3), ("[1-2]", .invalidNumber, 2), ("[1+2]", .invalidNumber, 2),
    ("[1_0]", .invalidNumber, 2), ("[1a]", .invalidNumber, 2), ("[1é]", .invalidNumber, 2),
    ("[0b1]", .invalidNumber, 2), ("[0x1.]", .invalidNumber, 4), ("[0x1é]", .invalidNumber, 4),
    ("[Infinityx]", .invalidNumber, 9), ("[NaN1]", .invalidNumber, 4),
    ("[NaN.5]", .invalidNumber, 4),
    ("[- Infinity]", .invalidNumber, 2), ("[infinity]", .unexpectedCharacter, 1),
    ("[Infinit]", .unexpectedCharacter, 1), ("[nan]", .unexpectedCharacter, 1),
    ("[-inf]", .invalidNumber, 2), ("[1 2]", .unexpectedCharacter, 3),
    ("[1'a']", .unexpectedCharacter, 2),
    ("[1/**/2]", .unexpectedCharacter, 6), ("[.5 .5]", .unexpectedCharacter, 4),
    ("1 2", .trailingContent, 2), (".5 .5", .trailingContent, 3), ("+", .unexpectedEnd, 1),
    ("1e", .unexpectedEnd, 2), ("0x", .unexpectedEnd, 2), ("[.", .unexpectedEnd, 2),
    ("[1/2]", .unexpectedCharacter, 2), ("{a:1b:2}", .invalidNumber, 4),
  ])
  func `invalid numbers are rejected`(_ text: String, _ reason: CodingFailureReason, _ offset: Int)
  {
    expectRefused(text, reason, at: offset)
  }
}
