import Foundation
import Testing
import Transcodable
import TranscodableYAML

private struct Everything: Codable, Equatable {
  var text = "a: b"
  var lines = "one\n  two\n"
  var number = 1.5
  var count = -3
  var isOn = true
  var nothing: String?
  var list = [[1, 2], []]
  var objects = [["a": ["b"]], [:]]
  var date = Date(timeIntervalSinceReferenceDate: 0.123456)
  var data = Data([0, 255])
  var url = URL(string: "https://example.com/a?b=c#d")
  var identifier = UUID(uuid: (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15))
  var price = Decimal(string: "12.50") ?? 0
  var large = UInt64.max
}

/// The layout of encoded documents, and strings that need quotes.
@Suite struct YAMLEncodingTests {
  @Test func `a value is encoded in block style`() throws {
    let bytes = try YAML.Encoder().encode(Everything())
    #expect(
      String(decoding: bytes, as: UTF8.self) == """
        text: "a: b"
        lines: |
          one
            two
        number: 1.5
        count: -3
        isOn: true
        list:
          - - 1
            - 2
          - []
        objects:
          - a:
              - b
          - {}
        date: 2001-01-01T00:00:00.123456Z
        data: !!binary AP8=
        url: "https://example.com/a?b=c#d"
        identifier: 00010203-0405-0607-0809-0A0B0C0D0E0F
        price: 12.5
        large: 18446744073709551615

        """)
    for rules in [YAML.ScalarRules.yaml1_1, .yaml1_2] {
      var decoder = YAML.Decoder()
      decoder.scalarRules = rules
      #expect(try decoder.decode(Everything.self, from: bytes) == Everything())
    }
  }

  @Test(arguments: [
    "", " ", "a", "a b", "a ", " a", "null", "~", "true", "yes", "No", "on", "y", "n", "12",
    "1.5", "1e3", "0x1F", "017", "1_000", "1:30", "2001-01-01", ".inf", "-", "- a", "? a", ": a",
    "a:", "a: b", "a #b", "#a", "a#b", "&a", "*a", "!a", "|", ">", "'a'", "\"a\"", "%a", "@a",
    "`a`", "[a]", "{a}", "a,b", "---", "...", "--- a", "<<", "=", "a\\b", "a\tb", "\ta", "ä",
    "日本", "👩‍👩‍👧", "\u{85}", "\u{2028}", "\u{FEFF}a", "\u{0}", "\u{7F}", "\u{9F}", "\u{FFFE}",
    "\u{FFFF}", "\u{A0}", "\r", "a\rb", "\n", "\n\n", "a\n", "a\n\n", "\na", " a\nb", "a\n b",
    "a\n\n\nb\n", "a\n  ", "a\n  \n", "a\n\t\nb", "a\nb \n", "a\r\nb", "---\na", "a\n---\nb",
    "a\n# b\n", "\u{2029}\n", "https://example.com", "C:\\x", "0", "-0", "+1", "e3", "1e",
    "key: value", "a: ", "::", "a:b", "x\u{301}",
  ])
  func `a string remains itself by all rules`(_ text: String) throws {
    let string = JSON.string(text)
    for value in [string, ["a": string], [[string, 1]], [["b": string]]] {
      let bytes = try YAML.Encoder().encode(value)
      for rules in [YAML.ScalarRules.yaml1_1, .yaml1_2] {
        var decoder = YAML.Decoder()
        decoder.scalarRules = rules
        let decoded = try decoder.decode(JSON.self, from: bytes)
        #expect(decoded == value, "\(String(decoding: bytes, as: UTF8.self))")
      }
    }
    let keyed = try YAML.Encoder().encode([text: [text: 1]])
    let decoded = try YAML.Decoder().decode([String: [String: Int]].self, from: keyed)
    #expect(decoded == [text: [text: 1]])
  }

  @Test func `random strings survive a round trip`() throws {
    let alphabet = Array("ab:#-? \n\t'\"\\|>&*!%@`{}[],~.0eü\u{85}\u{2028}😀\r").map(String.init)
    for _ in 0..<3000 {
      let text = (0..<Int.random(in: 1...12)).map { _ in alphabet.randomElement() ?? "" }.joined()
      let value: JSON = ["k": [.string(text), ["n": .string(text)]], "m": .string(text)]
      let bytes = try YAML.Encoder().encode(value)
      let decoded = try YAML.Decoder().decode(JSON.self, from: bytes)
      #expect(decoded == value, "\(text.debugDescription)")
    }
  }

  @Test func `long keys survive a round trip`() throws {
    for key in [String(repeating: "k", count: 1500), String(repeating: "\"", count: 800)] {
      for value in [[key: JSON.number(1)], [key: [1, ["a": 2]]], [key: ["b": [3]]]] {
        let bytes = try YAML.Encoder().encode([value])
        #expect(try YAML.Decoder().decode([[String: JSON]].self, from: bytes) == [value])
      }
    }
  }

  @Test func `numbers remain numbers by all rules`() throws {
    for number in [
      1e16, 1e-7, .leastNonzeroMagnitude, -.infinity, 0.1, -0.0, Double.greatestFiniteMagnitude,
    ] {
      let bytes = try YAML.Encoder().encode([number])
      for rules in [YAML.ScalarRules.yaml1_1, .yaml1_2] {
        var decoder = YAML.Decoder()
        decoder.scalarRules = rules
        #expect(try decoder.decode([Double].self, from: bytes) == [number])
      }
    }
  }

  @Test func `deep values are refused`() {
    var value = JSON.array([])
    for _ in 0..<2000 { value = [value] }
    let deep = value
    let error = #expect(throws: EncodingError.self) { try YAML.Encoder().encode(deep) }
    #expect(error.map { CodingFailure($0).reason } == .depthLimit)
  }
}
