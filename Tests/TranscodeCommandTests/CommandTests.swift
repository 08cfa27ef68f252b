import Foundation
import Testing

/// The command as called from a shell.
@Suite("transcode")
struct CommandTests {
  private let folder: CommandFolder

  init() throws { folder = try CommandFolder() }

  private func check(_ text: String, _ options: [String] = []) throws -> CommandFolder.Result {
    try folder.run(["check", "-"] + options, input: Data(text.utf8))
  }

  @Test func `standard input is checked and named in diagnostics`() throws {
    let result = try check("[1, 2.]", ["--format", "plain"])
    #expect(
      result.output == """
        <standard input>:1:7: error: Malformed number, at `[1]`. [invalid-number]

        """)
    #expect(result.errors.isEmpty)
  }

  @Test func `the exit status distinguishes valid, invalid and unchecked documents`() throws {
    #expect(try check("[1, 2]").status == 0)
    #expect(try check("[1, 2").status == 1)
    #expect(try check(#"{"a": 1, "a": 2}"#).status == 1)
    #expect(try folder.run(["check", "/nowhere/at.all"]).status == 2)
    #expect(try folder.run(["check"]).status == 2)
    #expect(try check("1", ["--format", "html"]).status == 2)
    #expect(try check("1", ["--json5", "--lines"]).status == 2)
    #expect(try folder.run(["explain", "missing-kye"]).status == 2)
    #expect(try folder.run(["--help"]).status == 0)
  }

  @Test func `an unreadable file does not prevent checking the others`() throws {
    let result = try folder.run(
      ["check", "/nowhere/at.all", "-", "--format", "plain"], input: Data("[".utf8))
    #expect(result.status == 2)
    #expect(result.errors.contains("/nowhere/at.all"))
    #expect(result.output.contains("[unexpected-end]"))
  }

  @Test(arguments: [
    ("{a: 'b',}", "--json5"), ("{}\n[]\n", "--lines"), ("{a = b;}", "--property-list"),
  ])
  func `an option specifies the format`(_ text: String, _ option: String) throws {
    #expect(try check(text, [option]).status == 0)
    #expect(try check(text).status == 1)
  }

  @Test func `JSON output can be parsed by tools`() throws {
    let result = try check("[1 2]", ["--format", "json"])
    let object = try JSONSerialization.jsonObject(with: Data(result.output.utf8))
    let diagnostics = try #require((object as? [String: Any])?["diagnostics"] as? [[String: Any]])
    #expect(diagnostics.map { $0["code"] as? String } == ["unexpected-character"])
    #expect(diagnostics.map { $0["column"] as? Int } == [4])
  }

  @Test func `output to a file has no colors`() throws {
    #expect(try !check("[1 2]").output.contains("\u{1B}"))
  }

  /// A program that runs another program in a terminal.
  private static let script = URL(filePath: "/usr/bin/script")

  @Test(
    .enabled(if: FileManager.default.isExecutableFile(atPath: Self.script.path)),
    arguments: [("", true), ("1", false)])
  func `output to a terminal has colors unless NO_COLOR is set`(_ value: String, _ isColoured: Bool)
    throws
  {
    let call = "printf '[1 2]' | '\(CommandFolder.program.path)' check -"
    let result = try folder.run(
      ["-qec", call, "/dev/null"], by: Self.script,
      environment: ["NO_COLOR": value, "TERM": "xterm"])
    #expect(result.output.contains("unexpected-character"))
    #expect(result.output.contains("\u{1B}[") == isColoured)
  }

  @Test(arguments: ["plain", "snippet", "json"])
  func `a five-megabyte line gives a short report`(_ format: String) throws {
    let numbers = Array(repeating: "12345678", count: 550_000).joined(separator: ",")
    let result = try check("[\(numbers) \(numbers)]", ["--format", format])
    #expect(result.status == 1)
    #expect(result.output.contains("unexpected-character"))
    #expect(result.output.utf8.count < 1000)
  }

  @Test func `explaining a code prints its page`() throws {
    let page = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Documentation/Errors/missing-key.md").standardized
    let result = try folder.run(["explain", "missing-key"])
    #expect(try result.output == String(contentsOf: page, encoding: .utf8))
    let other = try folder.run(["explain", "missing-kye"])
    #expect(other.errors.contains("Did you mean missing-key?"))
  }

  // MARK: - Unusual files

  @Test func `a folder cannot be checked`() throws {
    #expect(try folder.run(["check", folder.url.path]).status == 2)
  }

  @Test func `file names cannot control the terminal`() throws {
    let errors = try folder.run(["check", "/nowhere/\u{1B}[31m\u{202E}x"]).errors
    #expect(errors.contains("<U+001B>") && !errors.contains("\u{1B}"))
  }

  // MARK: - Schemas

  @Test func `documents are validated against a schema`() throws {
    let schema = try folder.file(
      "schema.json", #"{"properties": {"a": {"type": "integer", "minimum": 1}}}"#)
    let options = ["--schema", schema, "--format", "plain"]
    #expect(try check(#"{"a": 1}"#, options).status == 0)
    let result = try check("{\n  \"a\": \"x\"}", options)
    #expect(result.status == 1)
    #expect(
      result.output == """
        <standard input>:2:8: error: The value is a string where an integer is required, at `a`. \
        [type-mismatch]

        """)
    let lines = try check("{\"a\": 1}\n{\"a\": 0}\n[]\n", options + ["--lines"])
    #expect(lines.output.hasPrefix("<standard input>:2:7: error: The value is less than 1"))
    let line = "{\"a\": 1}\n"
    let many = String(repeating: line, count: 300_000) + "{\"a\": \"x\"}\n" + line
    #expect(
      try check(many, options + ["--lines"]).output.hasPrefix(
        "<standard input>:300001:7: error: The value is a string"))
    #expect(try check("{a: 0}", options + ["--json5"]).status == 1)
    #expect(try check("{", options).output.contains("unexpected-end"))
  }

  @Test func `schemas are checked, and referenced resources can be passed`() throws {
    func check(_ schema: String, _ options: [String] = []) throws -> CommandFolder.Result {
      try folder.run(
        ["schema", "check", "-", "--format", "plain"] + options, input: Data(schema.utf8))
    }
    #expect(try check(#"{"type": "string"}"#).status == 0)
    let wrong = try check(#"{"items": {"minLength": -1}}"#)
    #expect(wrong.status == 1)
    #expect(wrong.output.hasPrefix("<standard input>:1:25: error: The value is less than 0"))
    #expect(try check(#"{"pattern": "(a)\\1"}"#).output.contains("linear time"))
    let reference = #"{"$ref": "https://example.org/a"}"#
    #expect(try check(reference).status == 1)
    let resource = "https://example.org/a=\(try folder.file("true.json", "true"))"
    #expect(try check(reference, ["--resource", resource]).status == 0)
    #expect(try check("true", ["--resource", "nothing"]).status == 2)
    let arguments = [
      "check", "-", "--format", "plain", "--schema", try folder.file("schema.json", "[]"),
    ]
    #expect(try folder.run(arguments, input: Data("1".utf8)).status == 2)
  }
}
