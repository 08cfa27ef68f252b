import Foundation
import Testing

/// The output and exit status after common mistakes.
@Suite("transcode after mistakes")
struct MistakeTests {
  /// An invocation in a folder with some files, its exit status, and parts of its output.
  struct Mistake: CustomTestStringConvertible {
    let arguments: String
    let status: Int32
    let output: [String]

    init(_ arguments: String, _ status: Int32, _ output: String...) {
      (self.arguments, self.status, self.output) = (arguments, status, output)
    }

    var testDescription: String { "transcode \(arguments)" }
  }

  private static let files = [
    "ok.json": #"{"a": [1, 2], "b": {"c": 1}}"#, "comma.json": #"{"a": 1,}"#,
    "cut.json": "[1, 2", "comma2.json": "[1, 2, ]",
    "lines.ndjson": "{\"a\": 1}\n{\"a\": }\n{\"a\": 2}\n",
    "nulls.json": "[" + Array(repeating: "null", count: 50).joined(separator: ",") + "]",
    "app.toml": "a = 1\nb = \n", "good.toml": "a = 1\n", "list.plist": "{ a = 1; b = ; }",
    "Model.swift": "import Transcodable\n",
  ]

  static let mistakes = [
    Mistake("chek ok.json", 2, "no subcommand 'chek'", "Did you mean 'check'?"),
    Mistake("check", 2, "Missing expected argument"),
    Mistake("check nowhere.json", 2, "error: nowhere.json: There is no such file."),
    Mistake("check folder", 2, "error: folder: This is a folder."),
    Mistake(
      "check comma.json", 1, "comma.json:1:9", "trailing comma before '}'", "Remove the comma"),
    Mistake("check comma2.json", 1, "trailing comma before ']'", "after the last element"),
    Mistake("check cut.json", 1, "unexpected end of the document"),
    Mistake("check list.plist", 1, "list.plist:1:"),
    Mistake("check lines.ndjson", 1, "lines.ndjson:2:7", "expected a value", "Add the missing"),
    Mistake("check --format html ok.json", 2, "html"),
    Mistake("check --schema nowhere.json ok.json", 2, "nowhere.json: There is no such file."),
    Mistake("convert comma.json out.plist", 1, "comma.json:1:9", "trailing comma before '}'"),
    Mistake("convert lines.ndjson out.json", 1, "lines.ndjson:2:7", "2 | {\"a\": }"),
    Mistake("convert ok.json out.ndjson", 1, "isn't an array", "--at"),
    Mistake("convert ok.json out.xyz", 2, "pass --to"),
    Mistake("convert folder/a.json out.plist", 2, "There is no such file."),
    Mistake("convert nulls.json out.plist", 1, "property lists have no null", "30 more"),
    Mistake("infer comma.json", 2, "comma.json:1:9", "trailing comma", "1 | {\"a\": 1,}"),
    Mistake("infer lines.ndjson", 2, "lines.ndjson:2:7", "expected a value"),
    Mistake("infer folder", 2, "This is a folder."),
    Mistake("infer --at / ok.json", 2, "The root needs no --at"),
    Mistake("infer --at /x ok.json", 2, "ok.json:1:28", "There is no value at /x"),
    Mistake("infer --at /x good.toml", 2, "error: good.toml: There is no value at /x"),
    Mistake("infer --style fancy ok.json", 2, "error: The value 'fancy' is invalid"),
    Mistake("check app.toml", 1, "app.toml:2:5", "Add the missing value."),
    Mistake("check comma.json cut.json", 1, "member.\n\nerror[unexpected-end]"),
    Mistake("infer ok.json -o Model.swift", 2, "Model.swift: The file exists.", "--force"),
    Mistake("bench comma.json --seconds 0", 1, "comma.json:1:9", "trailing comma before '}'"),
    Mistake("explain missing-kye", 2, "Did you mean missing-key?", "lists all codes"),
    Mistake("schema check nowhere.json", 2, "There is no such file."),
  ]

  private static func folder() throws -> CommandFolder {
    let folder = try CommandFolder()
    for (name, text) in files { _ = try folder.file(name, text) }
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "folder"), withIntermediateDirectories: true)
    return folder
  }

  private func run(_ mistake: Mistake, in folder: CommandFolder) throws -> CommandFolder.Result {
    let call = "cd '\(folder.url.path)' && '\(CommandFolder.program.path)' \(mistake.arguments)"
    return try folder.run(["-c", call], by: URL(filePath: "/bin/sh"))
  }

  /// The whole output of all mistakes.
  ///
  /// `RECORD=1` writes the transcript; review the difference.
  @Test func `the transcript is as recorded`() throws {
    let folder = try Self.folder()
    let transcript = try Self.mistakes.map { mistake in
      let result = try run(mistake, in: folder)
      let output = result.output + result.errors
      return "$ transcode \(mistake.arguments)\n\(output)[\(result.status)]\n"
    }.joined(separator: "\n")
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Transcript.txt")
    if ProcessInfo.processInfo.environment["RECORD"] == "1" {
      try Data(transcript.utf8).write(to: file)
    }
    #expect(try transcript == String(contentsOf: file, encoding: .utf8))
  }

  @Test(arguments: Self.mistakes)
  func `a mistake is explained`(_ mistake: Mistake) throws {
    let folder = try Self.folder()
    let result = try run(mistake, in: folder)
    let text = result.output + result.errors
    #expect(result.status == mistake.status, "\(text)")
    for part in mistake.output { #expect(text.contains(part), "\(text)") }
    #expect(!text.contains("NSCocoaErrorDomain"))
    #expect(try folder.text("Model.swift") == Self.files["Model.swift"])
  }

  @Test func `explain without a code lists every code`() throws {
    let result = try CommandFolder().run(["explain"])
    #expect(result.status == 0)
    for code in ["missing-key", "unexpected-character", "keys-in-use", "custom-logic"] {
      #expect(result.output.contains("\n\(code) "))
    }
  }

  @Test(arguments: ["bench", "check", "convert", "explain", "infer", "schema", "schema check"])
  func `the help of a subcommand has an example`(_ command: String) throws {
    let words = command.split(separator: " ").map(String.init)
    let result = try CommandFolder().run(words + ["--help"])
    #expect(result.output.contains("\nExample:\n  transcode \(words[0])"))
  }

  @Test(arguments: ["zsh", "bash", "fish"])
  func `completions are printed for a shell`(_ shell: String) throws {
    let result = try CommandFolder().run(["--generate-completion-script", shell])
    #expect(result.status == 0 && result.output.contains("convert"))
  }

  @Test func `remarks are on standard error, at most 20 of a kind`() throws {
    let folder = try CommandFolder()
    let members = (0..<30).map { "\"m\($0)\": null" }.joined(separator: ", ")
    let sample = try folder.file("a.ndjson", "{\(members), \"x\": 1}\n{\"x\": 1}\n")
    let result = try folder.run(["infer", sample, "--type", "A"])
    #expect(result.output.hasPrefix("import Transcodable\n"))
    #expect(!result.output.contains("remark"))
    let lines = result.errors.split(separator: "\n")
    #expect(lines.count == 21)
    #expect(lines.first?.hasPrefix("remark: /m0: null is read as a missing key") == true)
    #expect(lines.last?.contains("10 more") == true)
  }

  @Test(arguments: [
    ["infer", "--schema"], ["schema", "check"], ["check", "ok.json", "--schema"],
  ])
  func `schemas refer to files, and missing files are errors`(_ words: [String]) throws {
    let folder = try CommandFolder()
    let other = try folder.file("other.json", #"{"$defs": {"q": {"type": "string"}}}"#)
    _ = try folder.file("ok.json", #"{"a": "x"}"#)
    let schema = try folder.file(
      "schema.json", #"{"type": "object", "properties": {"a": {"$ref": "other.json#/$defs/q"}}}"#)
    let arguments = words.map { $0 == "ok.json" ? folder.url.appending(path: $0).path : $0 }
    let found = try folder.run(arguments + [schema])
    #expect(found.status == 0, "\(found.output + found.errors)")
    try FileManager.default.removeItem(atPath: other)
    let missing = try folder.run(arguments + [schema])
    #expect(missing.status == (words[0] == "schema" ? 1 : 2))
    #expect((missing.output + missing.errors).contains("'other.json#/$defs/q' is not available"))
  }

  @Test(arguments: [
    "http://json-schema.org/draft-04/schema#", "http://json-schema.org/draft-06/schema#",
    "http://json-schema.org/draft-07/schema#", "https://json-schema.org/draft/2019-09/schema",
    "https://json-schema.org/draft/2020-12/schema",
  ])
  func `every draft is accepted by every subcommand`(_ draft: String) throws {
    let folder = try CommandFolder()
    let schema = try folder.file(
      "schema.json", #"{"$schema": "\#(draft)", "type": "object", "required": ["a"]}"#)
    let document = try folder.file("a.json", #"{"a": 1}"#)
    #expect(try folder.run(["schema", "check", schema]).status == 0)
    #expect(try folder.run(["check", "--schema", schema, document]).status == 0)
    #expect(try folder.run(["infer", schema]).output.contains("struct Schema"))
  }

  @Test func `infer takes the value at a pointer that isn't an array`() throws {
    let folder = try CommandFolder()
    let sample = try folder.file("a.json", #"{"data": {"id": 1}}"#)
    let result = try folder.run(["infer", sample, "--at", "/data", "--type", "A"])
    #expect(result.output.contains("let id: Int\n"))
  }
}
