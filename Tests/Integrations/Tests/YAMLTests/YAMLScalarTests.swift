import Foundation
import Testing
import Transcodable
import TranscodableYAML

/// The value of a scalar in a document.
@Suite struct YAMLScalarTests {
  @Test(arguments: [
    ("null", "null", "null"), ("~", "null", "null"), ("", "null", "null"), ("NULL", "null", "null"),
    ("nULL", #""nULL""#, #""nULL""#), ("true", "true", "true"), ("FALSE", "false", "false"),
    ("yes", #""yes""#, "true"), ("No", #""No""#, "false"), ("on", #""on""#, "true"),
    ("OFF", #""OFF""#, "false"), ("y", #""y""#, #""y""#), ("n", #""n""#, #""n""#),
    ("0", "0", "0"), ("12", "12", "12"), ("-3", "-3", "-3"), ("+4", "4", "4"),
    ("017", "17", "15"), ("0o17", "15", #""0o17""#), ("0x1F", "31", "31"),
    ("-0x1F", #""-0x1F""#, "-31"),
    ("0b101", #""0b101""#, "5"), ("1_000", #""1_000""#, "1000"), ("_1", #""_1""#, #""_1""#),
    ("1:30", #""1:30""#, "90"), ("1:30:05", #""1:30:05""#, "5405"),
    ("08:30", #""08:30""#, #""08:30""#),
    ("1:60", #""1:60""#, #""1:60""#), ("1:30.5", #""1:30.5""#, "90.5"),
    ("1.5", "1.5", "1.5"), ("1.", "1", "1"), (".5", "0.5", "0.5"), ("-.5", "-0.5", "-0.5"),
    ("1e3", "1e3", #""1e3""#), ("1.0e3", "1.0e3", #""1.0e3""#), ("1.0e+3", "1.0e3", "1.0e3"),
    ("1.5E-3", "1.5e-3", "1.5e-3"), (".", #"".""#, #"".""#), ("1e", #""1e""#, #""1e""#),
    ("1.2.3", #""1.2.3""#, #""1.2.3""#), ("+", #""+""#, #""+""#),
    ("0x", #""0x""#, #""0x""#), ("0o8", #""0o8""#, #""0o8""#),
    ("18446744073709551615", "18446744073709551615", "18446744073709551615"),
    ("-9223372036854775808", "-9223372036854775808", "-9223372036854775808"),
    (
      "123456789012345678901234567890", "123456789012345678901234567890",
      "123456789012345678901234567890"
    ),
    ("'12'", #""12""#, #""12""#), (#""true""#, #""true""#, #""true""#),
    ("!!str 12", #""12""#, #""12""#), ("!!int \"12\"", "12", "12"), ("!!float 12", "12", "12"),
    ("! 12", #""12""#, #""12""#), ("!local 12", "12", "12"), ("!Ref name", #""name""#, #""name""#),
  ])
  func `a scalar has the type that the rules define`(
    _ text: String, _ core: String, _ old: String
  ) throws {
    var decoder = YAML.Decoder()
    for (rules, expected) in [(YAML.ScalarRules.yaml1_2, core), (.yaml1_1, old)] {
      decoder.scalarRules = rules
      let value = try decoder.decode([JSON].self, from: "- \(text)\n")
      #expect(value == [try JSON(parsing: expected)], "\(text) by \(rules)")
    }
    decoder.scalarRules = .strings
    if !text.contains("!"), !text.contains("'"), !text.contains("\"") {
      #expect(try decoder.decode([String].self, from: "- \(text)\n") == [text])
    }
  }

  @Test func `infinity and NaN are numbers`() throws {
    let values = try YAML.Decoder().decode([Double].self, from: "[.inf, -.INF, +.Inf, .nan]")
    #expect(values[0] == .infinity && values[1] == -.infinity && values[2] == .infinity)
    #expect(values[3].isNaN)
  }

  @Test(arguments: [
    ("2001-12-15T02:59:43.1Z", 1_008_385_183.1), ("2001-12-14t21:59:43.10-05:00", 1_008_385_183.1),
    ("2001-12-14 21:59:43.10 -5", 1_008_385_183.1), ("2001-12-15 2:59:43.10", 1_008_385_183.1),
    ("2002-12-14", 1_039_824_000),
  ])
  func `the dates of YAML 1.1 are dates`(_ text: String, _ seconds: Double) throws {
    var decoder = YAML.Decoder()
    decoder.scalarRules = .yaml1_1
    let date = try decoder.decode([Date].self, from: "- \(text)")
    #expect(abs((date.first?.timeIntervalSince1970 ?? 0) - seconds) < 1e-6)
    decoder.scalarRules = .yaml1_2
    #expect(try decoder.decode([Date].self, from: "- !!timestamp \(text)") == date)
    #expect(try decoder.decode([String].self, from: "- \(text)") == [text])
  }

  @Test func `binary scalars are data`() throws {
    let text = "!!binary |\n  R0lGODlh\n  DAAM\n"
    #expect(try YAML.Decoder().decode(Data.self, from: text) == Data("GIF89a\u{0C}\0\u{0C}".utf8))
    #expect(throws: DecodingError.self) {
      try YAML.Decoder().decode(Data.self, from: "!!binary ???")
    }
  }

  @Test(arguments: ["!!int x", "!!bool 1", "!!float x", "!!null 0", "!!timestamp x"])
  func `a scalar that doesn't match its tag is refused`(_ text: String) throws {
    let error = #expect(throws: DecodingError.self) {
      try YAML.Decoder().decode([JSON].self, from: "- 1\n- \(text)")
    }
    #expect(error.map { CodingFailure($0).line } == 2)
  }

  @Test func `keys are strings`() throws {
    let text = "1: a\ntrue: b\n~: c\non: d\n'x': e\n"
    var decoder = YAML.Decoder()
    for rules in YAML.ScalarRules.allCases {
      decoder.scalarRules = rules
      let value = try decoder.decode([String: String].self, from: text)
      #expect(value == ["1": "a", "true": "b", "~": "c", "on": "d", "x": "e"])
    }
    #expect(try decoder.decode([Int: String].self, from: "1: a\n2: b") == [1: "a", 2: "b"])
  }

  @Test func `coercion converts scalars to the types of fields`() throws {
    var decoder = YAML.Decoder()
    decoder.settings.coercion = .lossless
    #expect(try decoder.decode([String].self, from: "[1.10, 12]") == ["1.10", "12"])
    decoder.scalarRules = .strings
    #expect(try decoder.decode([Int].self, from: "[12]") == [12])
  }
}
