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
}
