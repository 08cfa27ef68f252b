import Foundation
import Testing
import Transcodable
import TranscodableTOML

struct TOMLWritingTests {
  @Test func `values in arrays of several kinds are written inline`() throws {
    let value: TOML = [
      "mixed": [1, ["a": ["b": true]], [], [:]], "points": [["x": 1], ["x": 2]],
      "empty": [:], "nested": ["deep": ["deeper": ["key with space": "x"]]],
    ]
    #expect(
      String(decoding: try value.serialized(), as: UTF8.self) == """
        mixed = [1, { a = { b = true } }, [], {}]

        [[points]]
        x = 1

        [[points]]
        x = 2

        [empty]

        [nested.deep.deeper]
        "key with space" = "x"

        """)
  }

  @Test func `arrays of tables contain tables`() throws {
    let value: TOML = [
      "a": [["b": [["c": 1], ["c": 2]], "d": ["e": 1]], [:]], "z": 1,
    ]
    let text = String(decoding: try value.serialized(), as: UTF8.self)
    #expect(
      text == """
        z = 1

        [[a]]

        [[a.b]]
        c = 1

        [[a.b]]
        c = 2

        [a.d]
        e = 1

        [[a]]

        """)
    #expect(try TOML(parsing: text) == value)
  }

  @Test func `long arrays are written with one element per line`() throws {
    let value: TOML = ["a": .array((0..<3).map { .string(String(repeating: "\($0)", count: 30)) })]
    let text = String(decoding: try value.serialized(), as: UTF8.self)
    #expect(text.split(separator: "\n").count == 5)
  }

  @Test func `strings are written in the form that avoids escapes`() throws {
    let value: TOML = [
      "path": #"C:\x"#, "both": #"it's "\"#, "lines": "a\nb\n", "control": "\u{7F}\u{1}\t",
      "empty": "",
    ]
    var format = TOML.Format()
    #expect(
      String(decoding: try value.serialized(format), as: UTF8.self) == #"""
        path = 'C:\x'
        both = "it's \"\\"
        lines = "a\nb\n"
        control = "\u007F\u0001\t"
        empty = ""

        """#)
    format.usesMultilineStrings = true
    let text = String(decoding: try value.serialized(format), as: UTF8.self)
    #expect(text.contains("lines = \"\"\"\na\nb\n\"\"\""))
    #expect(try TOML(parsing: text) == value)
  }

  @Test(arguments: [
    "\"\"\"\n", "a\n\"\"", "\n\"\"\"\"\"\"\n", "\r\n\\\n", "\n'''\n\"", "\n\n", "\\\n\"",
  ])
  func `multi-line strings are read back`(_ text: String) throws {
    var format = TOML.Format()
    format.usesMultilineStrings = true
    let written = try TOML.table(["a": .string(text)]).serialized(format)
    #expect(try TOML(parsing: written)["a"]?.string == text)
    #expect(try TOML(parsing: written, version: .v1_0)["a"]?.string == text)
  }

  @Test func `numbers keep their kinds and digits`() throws {
    struct Numbers: Codable, Equatable {
      var integer = 5, large = UInt64.max, wide = Int128.max
      var float = 5.0, small = 1e-20, single: Float = 0.1, infinite = -Double.infinity
      var decimal = Decimal(string: "12.3456789012345678901234567")!
      var whole = Decimal(7)
    }
    let text = try TOML.Encoder().text(of: Numbers())
    #expect(
      text == """
        integer = 5
        large = 18446744073709551615
        wide = 170141183460469231731687303715884105727
        float = 5.0
        small = 1e-20
        single = 0.1
        infinite = -inf
        decimal = 12.3456789012345678901234567
        whole = 7.0

        """)
    #expect(try TOML.Decoder().decode(Numbers.self, from: text) == Numbers())
  }

  @Test func `floats are written with the digits of their descriptions`() throws {
    var random = SystemRandomNumberGenerator()
    var values: [Double] = [
      0, -0.0, 1, -1.5, 0.1, 1e15, 1e16, 9_007_199_254_740_991, 9_007_199_254_740_992, 1e22, 1e-5,
      1e-4,
      123456.789, .leastNonzeroMagnitude, .greatestFiniteMagnitude, .pi,
    ]
    for _ in 0..<2000 {
      let bits = Double(bitPattern: random.next())
      if bits.isFinite { values.append(bits) }
      values.append((Double(random.next() >> 20) / 16) * (Bool.random(using: &random) ? 1 : -1))
    }
    for value in values {
      #expect(try TOML.Encoder().text(of: ["a": value]) == "a = \(value)\n")
    }
  }

  @Test func `null in an array is located after omitted members`() throws {
    var encoder = TOML.Encoder()
    encoder.nilEncoding = .null
    encoder.nullEncoding = .omitMembers
    struct Table: Encodable {
      var absent: Int?
      var rows: [[String: [Int?]]]
    }
    let error = #expect(throws: EncodingError.self) {
      try encoder.encode(Table(rows: [[:], ["a": [1, nil]]]))
    }
    let path = try #require(error.map { CodingFailure($0).codingPath })
    #expect(path.map(\.stringValue) == ["rows", "Index 1", "a", "Index 1"])
  }

  @Test func `numbers are read to the letter`() throws {
    let text = """
      a = 1_000.000_000_000_000_000_000_1
      b = +0xFFFF_FFFF_FFFF_FFFF
      """
    #expect(throws: DecodingError.self) { try TOML(parsing: text) }
    struct Numbers: Codable { var a: Decimal, b: UInt64, c: Int128 }
    let numbers = try TOML.Decoder().decode(
      Numbers.self,
      from: """
        a = 1_000.000_000_000_000_000_000_1
        b = 0xFFFF_FFFF_FFFF_FFFF
        c = -170_141_183_460_469_231_731_687_303_715_884_105_728
        """)
    #expect(numbers.a == Decimal(string: "1000.0000000000000000001"))
    #expect(numbers.b == .max)
    #expect(numbers.c == .min)
  }

  @Test func `nil is omitted and null is refused or omitted`() throws {
    struct Values: Codable { var a: Int?, b: Int? = 1 }
    #expect(try TOML.Encoder().text(of: Values()) == "b = 1\n")
    let value: [String: Int?] = ["a": nil]
    let error = #expect(throws: EncodingError.self) { try TOML.Encoder().encode(value) }
    #expect(error.map { CodingFailure($0).path } == "a")
    var encoder = TOML.Encoder()
    encoder.nullEncoding = .omitMembers
    #expect(try encoder.encode(value) == [])
    #expect(throws: EncodingError.self) { try encoder.encode(["a": [1, nil]]) }
  }

  @Test func `a document is a table`() {
    #expect(throws: EncodingError.self) { try TOML.Encoder().encode([1, 2]) }
    #expect(throws: EncodingError.self) { try TOML.Encoder().encode("a") }
    #expect(throws: EncodingError.self) { try TOML.string("a").serialized() }
  }

  @Test func `data is Base64 and bytes are numbers as in JSON`() throws {
    struct Bytes: Codable, Equatable { var data = Data([1, 255]), bytes: [UInt8] = [1, 255] }
    let text = try TOML.Encoder().text(of: Bytes())
    #expect(text == "data = \"Af8=\"\nbytes = [1, 255]\n")
    #expect(try TOML.Decoder().decode(Bytes.self, from: text) == Bytes())
    #expect(throws: DecodingError.self) {
      try TOML.Decoder().decode([String: Data].self, from: "a = \"?\"")
    }
  }

  @Test func `keys with integer values have names`() throws {
    struct Point: Codable, Equatable {
      var x, y: Int
      enum CodingKeys: Int, CodingKey { case x, y }
    }
    let text = try TOML.Encoder().text(of: Point(x: 1, y: 2))
    #expect(text == "x = 1\ny = 2\n")
    #expect(try TOML.Decoder().decode(Point.self, from: text) == Point(x: 1, y: 2))
    #expect(try TOML.Encoder().text(of: [1: "a"]) == "1 = \"a\"\n")
  }

  @Test func `keys are sorted if chosen`() throws {
    var encoder = TOML.Encoder()
    encoder.sortsKeys = true
    let value: TOML = ["b": 1, "c": ["z": 1, "a": 2], "a": 3]
    #expect(try encoder.text(of: value) == "a = 3\nb = 1\n\n[c]\na = 2\nz = 1\n")
  }

  @Test func `a value of any kind is part of another type`() throws {
    struct Holder: Codable, Equatable {
      var name: String
      var value: TOML
    }
    let text = """
      name = "x"

      [value]
      day = 1979-05-27
      float = 1.0
      list = [1, "a"]

      [value.table]
      n = 1

      """
    let holder = try TOML.Decoder().decode(Holder.self, from: text)
    #expect(holder.value["day"] == .localDate(TOML.LocalDate(year: 1979, month: 5, day: 27)!))
    #expect(holder.value["float"] == 1.0)
    #expect(try TOML.Encoder().text(of: holder) == text)
  }
}
