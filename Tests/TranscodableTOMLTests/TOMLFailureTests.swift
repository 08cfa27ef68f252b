import Foundation
import Testing
import Transcodable
import TranscodableDiagnostics
import TranscodableTOML

struct TOMLFailureTests {
  @Codable struct Settings: Equatable {
    var name: String
    var port: Int
    var timeout: Double = 1
    var level: Level = .info
    var rules: [Rule] = []
  }

  @Codable struct Rule: Equatable {
    var pattern: String
    var limit: Int
  }

  enum Level: String, Codable, CaseIterable { case debug, info, error }

  private func failures<Value: Decodable>(
    _ type: Value.Type, _ text: String
  ) throws -> [CodingFailure] {
    let error = #expect(throws: CodingFailures.self) {
      try TOML.Decoder().decodeCollecting(type, from: text)
    }
    return Array(try #require(error))
  }

  @Test func `an error that a type throws has a location when failures are collected`() throws {
    let document = "a = 1\nb = [0, inf]\n"
    let ordinary = #expect(throws: DecodingError.self) {
      try TOML.Decoder().decode(JSON.self, from: document)
    }
    let collected = #expect(throws: CodingFailures.self) {
      try TOML.Decoder().decodeCollecting(JSON.self, from: document)
    }
    let failures = try #require(collected)
    #expect(failures.map(\.line) == [2])
    #expect(failures.first?.offset == ordinary.flatMap { CodingFailure($0).offset })
  }

  @Test func `all syntax errors of a file are collected with their locations`() throws {
    let text = """
      name = "a
      port = 08
      timeout = 1.5
      level = debug
      name = "b"
      name = "c"

      [rules
      a = [
        1,
        oops,
        2
      ]
      [a.b]
      c = 1
      [a.b]
      """
    let found = try failures(Settings.self, text)
    #expect(
      found.map { "\($0.line ?? 0):\($0.column ?? 0) \($0.reason)" } == [
        "1:10 unexpected-character", "2:8 invalid-number", "4:9 unexpected-character",
        "6:1 duplicate-key", "8:7 unexpected-character", "11:3 unexpected-character",
        "16:4 duplicate-key",
      ])
  }

  @Test func `values of the wrong kind in several elements are collected`() throws {
    let text = """
      [[rules]]
      pattern = "a"
      limit = 1.5

      [[rules]]
      limit = 1979-05-27

      [[rules]]
      limit = 1
      pattern = 5

      [[rules]]
      limit = "1"
      pattern = "d"
      """
    let found = try failures([String: [Rule]].self, text)
    #expect(
      found.map { "\($0.line ?? 0):\($0.column ?? 0) \($0.path) \($0.reason)" } == [
        "3:9 rules[0].limit number-out-of-range", "5:1 rules[1].pattern missing-key",
        "10:11 rules[2].pattern type-mismatch", "13:9 rules[3].limit type-mismatch",
      ])
    #expect(found.last?.byteRange?.count == 3)
  }

  @Test func `the failures of all fields are collected`() throws {
    let text = """
      name = 5
      port = "80"

      level = "warn"
      """
    let found = try failures(Settings.self, text)
    #expect(
      found.map { "\($0.line ?? 0):\($0.column ?? 0) \($0.path) \($0.reason)" } == [
        "1:8 name type-mismatch", "2:8 port type-mismatch", "4:9 level invalid-value",
      ])
  }

  @Test func `a report shows the lines and the nearest keys`() throws {
    let text = """
      nmae = "a" # A typo
      port = 80
      """
    let error = #expect(throws: CodingFailures.self) {
      try TOML.Decoder().decodeCollecting(Settings.self, from: text)
    }
    let report = CodingDiagnosticReport(
      try #require(error), source: text, name: "app.toml", format: .toml)
    let rendered = PlainDiagnosticRenderer().render(report)
    #expect(rendered.contains("app.toml:1:1"), "\(rendered)")
    #expect(rendered.contains("nmae"), "\(rendered)")
    let snippets = SnippetDiagnosticRenderer().render(report)
    #expect(snippets.contains("nmae = \"a\" # A typo"), "\(snippets)")
  }

  @Test func `unknown keys are reported with their locations and the nearest key`() throws {
    let text = """
      name = "a"
      port = 1
      timout = 5

      [unknown]
      """
    var report = DecodingReport()
    _ = try TOML.Decoder().decode(Settings.self, from: text, report: &report)
    #expect(
      report.events.map { "\($0.line ?? 0):\($0.column ?? 0) \($0.kind)" }.sorted() == [
        "3:1 unknown-key", "5:2 unknown-key",
      ])
    let diagnostics = CodingDiagnosticReport(report, source: text, format: .toml).diagnostics
    #expect(diagnostics.contains { $0.suggestion == "timeout" })
    var decoder = TOML.Decoder()
    decoder.settings.unknownKeys = .reject
    let error = #expect(throws: DecodingError.self) {
      try decoder.decode(Settings.self, from: text)
    }
    #expect(error.map { CodingFailure($0).line } == 3)
  }

  @Test(arguments: [
    (
      "a = 1\na = 2",
      "The key \"a\" appears more than once in its object at line 2, column 1 (byte 6)."
    ),
    (
      "a = {}\n[a.b]",
      "Expected a table that can be extended here but found the inline table \"a\" at line 2, "
        + "column 2 (byte 8)."
    ),
    (
      "a = yes",
      "The given data was not valid TOML: unexpected \"yes\", expected a value, such as a string in "
        + "quotes at line 1, column 5 (byte 4)."
    ),
  ])
  func `messages describe what is wrong`(_ text: String, _ message: String) {
    let error = #expect(throws: DecodingError.self) { try TOML(parsing: text) }
    guard case .dataCorrupted(let context) = error else { return }
    #expect(context.debugDescription == message)
  }

  @Test func `locations don't count a byte order mark`() {
    let error = #expect(throws: DecodingError.self) { try TOML(parsing: "\u{FEFF}a = ?") }
    #expect(error.map { CodingFailure($0).column } == 5)
  }

  @Test func `a document check lists all syntax errors`() {
    let report = DocumentCheck(.toml).check("a = ?\nb = 1\nc = [1, ?]\n", name: "a.toml")
    #expect(report.diagnostics.compactMap { $0.position?.line } == [1, 3])
    #expect(DocumentFormat(name: "Cargo.TOML") == .toml)
  }
}
