import Foundation
import Testing

/// The command as it is called from a shell.
@Suite("The command")
struct CommandTests {
  /// What a call has printed, and its exit status.
  struct Result {
    var output: String
    var errors: String
    var status: Int32
  }

  private static let program = URL(filePath: CommandLine.arguments[0])
    .deletingLastPathComponent().appending(path: "transcode")

  private func run(
    _ arguments: [String], by program: URL = Self.program, input: Data = Data(),
    environment: [String: String] = [:]
  ) throws -> Result {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    // Files, since a pipe that nobody reads holds up the program.
    let files = try ["input", "output", "errors"].map { name in
      let file = folder.appending(path: name)
      try (name == "input" ? input : Data()).write(to: file)
      return file
    }
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardInput = try FileHandle(forReadingFrom: files[0])
    process.standardOutput = try FileHandle(forWritingTo: files[1])
    process.standardError = try FileHandle(forWritingTo: files[2])
    try process.run()
    process.waitUntilExit()
    return Result(
      output: try String(contentsOf: files[1], encoding: .utf8),
      errors: try String(contentsOf: files[2], encoding: .utf8), status: process.terminationStatus)
  }

  private func check(_ text: String, _ options: [String] = []) throws -> Result {
    try run(["check", "-"] + options, input: Data(text.utf8))
  }

  @Test func `standard input is checked under its name`() throws {
    let result = try check("[1, 2.]", ["--format", "plain"])
    #expect(
      result.output == """
        <standard input>:1:7: error: The number breaks the rules here, at `[1]`. [invalid-number]

        """)
    #expect(result.errors.isEmpty)
  }

  @Test func `the exit status tells good documents, bad ones, and what cannot be checked`() throws {
    #expect(try check("[1, 2]").status == 0)
    #expect(try check("[1, 2").status == 1)
    #expect(try check(#"{"a": 1, "a": 2}"#).status == 1)
    #expect(try run(["check", "/nowhere/at.all"]).status == 2)
    #expect(try run(["check"]).status == 2)
    #expect(try check("1", ["--format", "html"]).status == 2)
    #expect(try check("1", ["--json5", "--lines"]).status == 2)
    #expect(try run(["explain", "missing-kye"]).status == 2)
    #expect(try run(["--help"]).status == 0)
  }

  @Test func `one file that cannot be read does not keep the others from being checked`() throws {
    let result = try run(
      ["check", "/nowhere/at.all", "-", "--format", "plain"], input: Data("[".utf8))
    #expect(result.status == 2)
    #expect(result.errors.contains("/nowhere/at.all"))
    #expect(result.output.contains("[unexpected-end]"))
  }

  @Test(arguments: [
    ("{a: 'b',}", "--json5"), ("{}\n[]\n", "--lines"), ("{a = b;}", "--property-list"),
  ])
  func `a format may be said`(_ text: String, _ option: String) throws {
    #expect(try check(text, [option]).status == 0)
    #expect(try check(text).status == 1)
  }

  @Test func `what is printed for tools is JSON`() throws {
    let result = try check("[1 2]", ["--format", "json"])
    let object = try JSONSerialization.jsonObject(with: Data(result.output.utf8))
    let diagnostics = try #require((object as? [String: Any])?["diagnostics"] as? [[String: Any]])
    #expect(diagnostics.map { $0["code"] as? String } == ["unexpected-character"])
    #expect(diagnostics.map { $0["column"] as? Int } == [4])
  }

  @Test func `no colours go to a file`() throws {
    #expect(try !check("[1 2]").output.contains("\u{1B}"))
  }

  /// A program that gives others a terminal.
  private static let script = URL(filePath: "/usr/bin/script")

  @Test(
    .enabled(if: FileManager.default.isExecutableFile(atPath: Self.script.path)),
    arguments: [("", true), ("1", false)])
  func `colours go to a terminal unless NO_COLOR says no`(_ value: String, _ isColoured: Bool)
    throws
  {
    let call = "printf '[1 2]' | '\(Self.program.path)' check -"
    let result = try run(
      ["-qec", call, "/dev/null"], by: Self.script,
      environment: ["NO_COLOR": value, "TERM": "xterm"])
    #expect(result.output.contains("unexpected-character"))
    #expect(result.output.contains("\u{1B}[") == isColoured)
  }

  @Test(arguments: ["plain", "snippet", "json"])
  func `a line of five megabytes gives a short report`(_ format: String) throws {
    let numbers = Array(repeating: "12345678", count: 550_000).joined(separator: ",")
    let result = try check("[\(numbers) \(numbers)]", ["--format", format])
    #expect(result.status == 1)
    #expect(result.output.contains("unexpected-character"))
    #expect(result.output.utf8.count < 1000)
  }

  @Test func `a code is explained by its page`() throws {
    let page = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Documentation/Errors/missing-key.md").standardized
    let result = try run(["explain", "missing-key"])
    #expect(try result.output == String(contentsOf: page, encoding: .utf8))
    let other = try run(["explain", "missing-kye"])
    #expect(other.errors.contains("Did you mean missing-key?"))
  }

  // MARK: - Files that are none

  private static let devices = ["/dev/null", "/dev/full"].filter(
    FileManager.default.fileExists(atPath:))

  private func convert(_ output: String) throws -> Result {
    try run(
      ["convert", "-", output, "--from", "json", "--to", "json"], input: Data("[1]".utf8))
  }

  @Test func `a folder, or one that is not there, cannot be written`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for output in [folder.path, folder.path + "/nowhere/x.json"] {
      let result = try convert(output)
      #expect(result.status == 2 && result.errors.contains(output))
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
    #expect(try run(["check", folder.path]).status == 2)
  }

  @Test(arguments: devices) func `a device is written to, and not replaced`(_ name: String) throws {
    #expect(try convert(name).status == (name == "/dev/full" ? 2 : 0))
    let kind = try FileManager.default.attributesOfItem(atPath: name)[.type]
    #expect(kind as? FileAttributeType == .typeCharacterSpecial)
  }

  @Test func `a link stays one, and what it leads to is written`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (file, link) = (folder.appending(path: "a.json"), folder.appending(path: "b.json"))
    try Data("old".utf8).write(to: file)
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: file)
    #expect(try convert(link.path).status == 0)
    #expect(try String(contentsOf: file, encoding: .utf8).contains("1"))
    let kind = try FileManager.default.attributesOfItem(atPath: link.path)[.type]
    #expect(kind as? FileAttributeType == .typeSymbolicLink)
  }

  @Test func `names of files cannot control a terminal`() throws {
    let errors = try run(["check", "/nowhere/\u{1B}[31m\u{202E}x"]).errors
    #expect(errors.contains("<U+001B>") && !errors.contains("\u{1B}"))
  }

  // MARK: - Schemas

  /// Writes a schema to a file for the time of a call.
  private func withSchema<Answer>(_ text: String, _ body: (String) throws -> Answer) throws
    -> Answer
  {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).json")
    try Data(text.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    return try body(file.path)
  }

  @Test func `documents are judged by a schema`() throws {
    try withSchema(#"{"properties": {"a": {"type": "integer", "minimum": 1}}}"#) { schema in
      let options = ["--schema", schema, "--format", "plain"]
      #expect(try check(#"{"a": 1}"#, options).status == 0)
      let result = try check("{\n  \"a\": \"x\"}", options)
      #expect(result.status == 1)
      #expect(
        result.output == """
          <standard input>:2:8: error: The value is a string where an integer is needed, at `a`. \
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
  }

  @Test func `schemas are checked, and what they refer to is given`() throws {
    func check(_ schema: String, _ options: [String] = []) throws -> Result {
      try run(
        ["schema", "check", "-", "--format", "plain"] + options, input: Data(schema.utf8))
    }
    #expect(try check(#"{"type": "string"}"#).status == 0)
    let wrong = try check(#"{"items": {"minLength": -1}}"#)
    #expect(wrong.status == 1)
    #expect(wrong.output.hasPrefix("<standard input>:1:25: error: The value is less than 0"))
    #expect(try check(#"{"pattern": "(a)\\1"}"#).output.contains("linear time"))
    let reference = #"{"$ref": "https://example.org/a"}"#
    #expect(try check(reference).status == 1)
    try withSchema("true") { file throws in
      #expect(try check(reference, ["--resource", "https://example.org/a=\(file)"]).status == 0)
    }
    #expect(try check("true", ["--resource", "nothing"]).status == 2)
    try withSchema("[]") { file throws in
      let arguments = ["check", "-", "--format", "plain", "--schema", file]
      #expect(try run(arguments, input: Data("1".utf8)).status == 2)
    }
  }
}
