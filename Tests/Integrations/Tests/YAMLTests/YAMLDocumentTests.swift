import Foundation
import Testing
import Transcodable
import TranscodableYAML

@Codable
private struct Server: Equatable {
  let name: String
  @CodableValidated(.range(1...65_535)) var port = 80
  @CodableLossy var tags: [String] = []
  var limits: [String: Int]?
}

/// Documents, their locations, and the features of YAML that JSON lacks.
@Suite struct YAMLDocumentTests {
  @Test func `a document is decoded with attributes`() throws {
    let text = """
      # A server.
      name: "ä\\u00e9"
      port: 8080
      tags: [a, [nested], b]
      limits:
        open: 1
        "long key": 2
      """
    var report = DecodingReport()
    let server = try YAML.Decoder().decode(Server.self, from: text, report: &report)
    #expect(
      server
        == Server(
          name: "äé", port: 8080, tags: ["a", "b"], limits: ["open": 1, "long key": 2]))
    #expect(report.events.map(\.line) == [4])
    #expect(report.events.map(\.column) == [11])
  }

  @Test func `all failures have lines and columns`() throws {
    let text = "- name: ü\n  port: 0\n- port: 1\n- name: [1]\n- name: 'a'\n  port: \"y\"\n"
    let failures = try #require(
      #expect(throws: CodingFailures.self) {
        try YAML.Decoder().decodeCollecting([Server].self, from: text)
      })
    #expect(failures.map(\.path) == ["[0].port", "[1].name", "[2].name", "[3].port"])
    #expect(failures.map(\.line) == [2, 3, 4, 6])
    #expect(failures.map(\.column) == [9, 3, 9, 9])
  }

  @Test func `a syntax error has a line and a column`() throws {
    let error = #expect(throws: DecodingError.self) {
      try YAML.Decoder().decode([String: Int].self, from: "ä: 1\nb: [1, 2\nc: 3\n")
    }
    let failure = try #require(error.map { CodingFailure($0) })
    #expect(failure.category == .syntax)
    #expect(failure.line == 3 && failure.column == 2)
    #expect(failure.reason == .unexpectedCharacter)
    #expect(failure.expected == "',' or ']' while parsing a flow sequence")
    #expect("\(failure.message ?? "")".hasPrefix("The given data was not valid YAML: "))
  }

  @Test func `duplicate keys are errors, all of which are collected`() throws {
    let text = "a: 1\nb: 2\na: 3\n'b': 4\n"
    let error = #expect(throws: DecodingError.self) {
      try YAML.Decoder().decode([String: Int].self, from: text)
    }
    let failure = try #require(error.map { CodingFailure($0) })
    #expect(failure.reason == .duplicateKey && failure.line == 3)
    let failures = #expect(throws: CodingFailures.self) {
      try YAML.Decoder().decodeCollecting([String: Int].self, from: text)
    }
    #expect(failures?.map(\.line) == [3, 4])
    var decoder = YAML.Decoder()
    decoder.allowsDuplicateKeys = true
    #expect(try decoder.decode([String: Int].self, from: text) == ["a": 3, "b": 4])
  }

  @Test func `aliases repeat values and keys`() throws {
    let text = "a: &x [1, &y two]\nb: *x\n*y : *y\n"
    let value = try YAML.Decoder().decode(JSON.self, from: text)
    #expect(value == ["a": [1, "two"], "b": [1, "two"], "two": "two"])
    let redefined = "- &x 1\n- *x\n- &x 2\n- *x\n"
    #expect(try YAML.Decoder().decode([Int].self, from: redefined) == [1, 1, 2, 2])
  }

  @Test func `merge keys add members that the mapping lacks`() throws {
    let text = """
      base: &base {a: 1, b: 2}
      more: &more {b: 3, c: 4, <<: *base}
      one: {<<: *base, a: 5}
      two: {a: 6, <<: [*more, *base]}
      three: {<<: {z: 1}, "<<": 7}
      """
    let value = try YAML.Decoder().decode([String: [String: Int]].self, from: text)
    #expect(value["one"] == ["a": 5, "b": 2])
    #expect(value["more"] == ["a": 1, "b": 3, "c": 4])
    #expect(value["two"] == ["a": 6, "b": 3, "c": 4])
    #expect(value["three"] == ["z": 1, "<<": 7])
    var decoder = YAML.Decoder()
    decoder.mergesKeys = false
    #expect(
      try decoder.decode(JSON.self, from: "{<<: {z: 1}}") == ["<<": ["z": 1]])
  }

  @Test(arguments: ["*a", "&a [*a]", "a: &a {b: *a}", "<<: 1", "<<: [1]", "<<: &a {<<: *a}"])
  func `invalid aliases and merge keys are refused`(_ text: String) {
    let error = #expect(throws: DecodingError.self) {
      try YAML.Decoder().decode(JSON.self, from: text)
    }
    #expect(error.map { CodingFailure($0).line } == 1)
  }

  @Test func `a stream of documents is decoded as an array`() throws {
    let text = "--- 1\n---\n2\n...\n---\n'3'\n"
    let decoder = YAML.Decoder()
    #expect(try decoder.decodeAll(JSON.self, from: text) == [1, 2, "3"])
    let error = #expect(throws: DecodingError.self) { try decoder.decode(Int.self, from: text) }
    #expect(error.map { CodingFailure($0).reason } == .trailingContent)
    let other = #expect(throws: DecodingError.self) { try decoder.decodeAll(Int.self, from: text) }
    #expect(other.map { CodingFailure($0).path } == "[2]")
    #expect(try decoder.decodeAll(Int.self, from: "") == [])
    let bytes = try YAML.Encoder().encodeAll([["a": 1], ["b": 2]])
    #expect(String(decoding: bytes, as: UTF8.self) == "---\na: 1\n---\nb: 2\n")
  }

  @Test func `a document without contents is null`() throws {
    for text in ["", "\n", "# comment", "---\n", "\u{FEFF}"] {
      #expect(try YAML.Decoder().decode(Int?.self, from: text) == nil)
    }
    #expect(try YAML.Decoder().decode(Int.self, from: "\u{FEFF}7") == 7)
  }

  @Test func `blocks and folded scalars are strings`() throws {
    let text = "- |\n  a\n   b\n\n- >-\n  a\n  b\n\n  c\n- 'it''s\n  long'\n- a\n  b\n"
    let value = try YAML.Decoder().decode([String].self, from: text)
    #expect(value == ["a\n b\n", "a b\nc", "it's long", "a b"])
  }
}

/// Documents that are made to use excessive time or memory.
@Suite struct YAMLLimitTests {
  @Test func `a billion laughs are refused`() throws {
    var text = "a0: &a0 [lol, lol, lol, lol, lol, lol, lol, lol, lol, lol]\n"
    for level in 1...9 {
      let elements = Array(repeating: "*a\(level - 1)", count: 10).joined(separator: ", ")
      text += "a\(level): &a\(level) [\(elements)]\n"
    }
    let error = #expect(throws: DecodingError.self) {
      try YAML.Decoder().decode(JSON.self, from: text)
    }
    #expect(error.map { CodingFailure($0).reason } == .countLimit)
  }

  @Test func `aliases of long strings and of merged mappings are limited`() throws {
    let long = String(repeating: "x", count: 100_000)
    let merged =
      "- &m {" + (0..<1000).map { "k\($0): 1" }.joined(separator: ", ") + "}\n"
      + String(repeating: "- {<<: *m}\n", count: 2000)
    for text in [
      "- &a \(long)\n" + String(repeating: "- *a\n", count: 10_000),
      "- &a \(long)\n" + String(repeating: "- {*a : 1}\n", count: 10_000), merged,
    ] {
      let error = #expect(throws: DecodingError.self) {
        try YAML.Decoder().decode(JSON.self, from: text)
      }
      #expect(error.map { CodingFailure($0).reason } == .countLimit)
    }
  }

  @Test func `a chain of merge keys doesn't use the stack`() throws {
    var text = "m0: &m0 {k: 1}\n"
    for level in 1...20_000 { text += "m\(level): &m\(level) {<<: *m\(level - 1)}\n" }
    let value = try YAML.Decoder().decode([String: [String: Int]].self, from: text)
    #expect(value["m20000"] == ["k": 1])
  }

  @Test func `deep documents are refused`() throws {
    for text in [
      String(repeating: "[", count: 100_000), String(repeating: "- ", count: 100_000),
      String(repeating: "{a: ", count: 100_000), String(repeating: "? ", count: 100_000),
    ] {
      let error = #expect(throws: DecodingError.self) {
        try YAML.Decoder().decode(JSON.self, from: text)
      }
      #expect(error.map { CodingFailure($0).reason } == .depthLimit)
    }
  }

  @Test func `the limits of a decoder apply`() throws {
    var decoder = YAML.Decoder()
    decoder.settings.maximumDepth = 2
    decoder.settings.maximumElementCount = 4
    #expect(try decoder.decode(JSON.self, from: "[[1, 2]]") == [[1, 2]])
    for text in ["[[[1]]]", "[1, 2, 3, 4]"] {
      #expect(throws: DecodingError.self) { try decoder.decode(JSON.self, from: text) }
    }
  }

  @Test func `many directives are refused`() {
    let text = (0..<5000).map { "%TAG !e\($0)! tag:x\($0):\n" }.joined() + "---\n1\n"
    #expect(throws: DecodingError.self) { try YAML.Decoder().decode(Int.self, from: text) }
  }

  @Test func `damaged documents never trap`() {
    let text = Array(
      "a: &x [1, 'two', \"th\\u0072ee\", *x]\nb: !!int 4\n<<: {c: |\n  d\n}\n? e\n: - f\n".utf8)
    var generator = SystemRandomNumberGenerator()
    for _ in 0..<5000 {
      var damaged = text
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        let index = Int.random(in: damaged.indices, using: &generator)
        switch Int.random(in: 0..<3, using: &generator) {
        case 0: damaged[index] = UInt8.random(in: 0...255, using: &generator)
        case 1: damaged.remove(at: index)
        default: damaged.insert(damaged[damaged.count - 1 - index], at: index)
        }
      }
      for rules in YAML.ScalarRules.allCases {
        var decoder = YAML.Decoder()
        decoder.scalarRules = rules
        _ = try? decoder.decode(JSON.self, from: damaged)
      }
    }
  }
}
