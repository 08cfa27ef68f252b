import Foundation
import Testing

/// Types from samples, as they are asked for in a shell.
@Suite("The command that infers")
struct InferTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  private func file(_ name: String, _ text: String = "") throws -> String {
    let url = folder.appending(path: name)
    if !text.isEmpty { try Data(text.utf8).write(to: url) }
    return url.path
  }

  private func text(_ name: String) throws -> String {
    try String(contentsOf: folder.appending(path: name), encoding: .utf8)
  }

  private func run(_ arguments: [String]) throws -> (output: String, errors: String, status: Int32)
  {
    let process = Process()
    process.executableURL = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appending(path: "transcode")
    process.arguments = ["infer"] + arguments
    process.standardInput = FileHandle.nullDevice
    _ = try file("output.txt", " ")
    _ = try file("errors.txt", " ")
    process.standardOutput = try FileHandle(forWritingTo: folder.appending(path: "output.txt"))
    process.standardError = try FileHandle(forWritingTo: folder.appending(path: "errors.txt"))
    try process.run()
    process.waitUntilExit()
    return (try text("output.txt"), try text("errors.txt"), process.terminationStatus)
  }

  private static let types = """
    import Transcodable

    @Codable
    struct Release: Sendable {
      let id: Int
      let name: String?
    }

    """

  @Test func `several files, lines and elements are samples of one type`() throws {
    let (first, second) = ("{\"id\": 1, \"name\": \"a\"}", "{\"id\": 2}")
    let files = try [file("release.json", first), file("other.json", second)]
    #expect(try run(files + ["--verify"]).output == Self.types)
    let lines = try file("releases.ndjson", "\(first)\n\(second)\n")
    #expect(try run([lines, "--type", "Release", "--verify"]).output == Self.types)
    let array = try file("page.json", "{\"items\": [\(first), \(second)], \"next\": null}")
    #expect(try run([array, "--at", "/items", "--type", "Release"]).output == Self.types)
  }

  @Test func `an update keeps what was edited`() throws {
    let output = try file("Release.swift")
    let first = try file("a.json", "{\"id\": 1}")
    #expect(try run([first, "--type", "Release", "--output", output]).output.contains("types"))
    let edited = try text("Release.swift").replacing("let id: Int", with: "let id: Int  // unique")
    _ = try file("Release.swift", edited)
    let second = try file("b.json", "{\"id\": 2, \"name\": \"x\"}")
    #expect(try run([second, "--update", output]).output == "added Release.name\n")
    #expect(
      try text("Release.swift")
        == Self.types.replacing("let id: Int", with: "let id: Int  // unique"))
    #expect(try run([second, "--update", output]).output == "nothing new\n")
  }

  @Test func `hints decide, and are kept beside the file`() throws {
    let sample = try file("a.json", "{\"rates\": {\"USD\": 1, \"EUR\": 2}, \"a\": {\"x\": 1}}")
    let output = try file("Rates.swift")
    let hints = ["--map", "/rates", "--type-at", "/a=Thing"]
    _ = try run([sample, "--output", output] + hints)
    for _ in 0..<2 {
      #expect(try text("Rates.swift").contains("let rates: [String: Int]\n  let a: Thing\n"))
      _ = try run([sample, "--output", output])
    }
  }

  @Test func `schemas go in and come out`() throws {
    let schema = try file(
      "release.schema.json",
      "{\"type\": \"object\", \"properties\": {\"id\": {\"type\": \"integer\"}}, \"required\": [\"id\"]}"
    )
    #expect(try run([schema, "--schema"]).output.contains("let id: Int\n"))
    let sample = try file("a.json", "{\"id\": 1}")
    let result = try run([sample, "--format", "schema"])
    #expect(result.output.contains("\"https://json-schema.org/draft/2020-12/schema\""))
  }

  @Test func `what is no sample, and arguments that make no sense, are refused`() throws {
    let sample = try file("a.json", "{\"id\": 1}")
    let bad = try file("bad.json", "[1,\n2")
    let result = try run([bad])
    #expect(result.status == 2 && result.errors.contains("bad.json"))
    for arguments in [
      [], ["/nowhere.json"], [sample, "--update", "/nowhere.swift"], [sample, "--at", "items"],
      [sample, "--lines", "--at", "/a"], [sample, "--access", "open"], [sample, "--map", "a"],
      [sample, sample, "--schema"], [sample, "--style", "pretty"], [sample, "--type-at", "/a"],
    ] {
      #expect(try run(arguments).status == 2, "\(arguments)")
    }
  }
}
