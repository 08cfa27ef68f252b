import Foundation
import Testing

/// `transcode infer` as called from a shell.
@Suite("transcode infer")
struct InferTests {
  private let folder: CommandFolder

  init() throws { folder = try CommandFolder() }

  private func infer(_ arguments: [String]) throws -> CommandFolder.Result {
    try folder.run(["infer"] + arguments)
  }

  private static let types = """
    import Transcodable

    @Codable
    struct Release: Sendable {
      let id: Int
      let name: String?
    }

    """

  @Test func `files, lines and elements are samples of one type`() throws {
    let (first, second) = ("{\"id\": 1, \"name\": \"a\"}", "{\"id\": 2}")
    let files = try [folder.file("release.json", first), folder.file("other.json", second)]
    #expect(try infer(files + ["--verify"]).output == Self.types)
    let lines = try folder.file("releases.ndjson", "\(first)\n\(second)\n")
    #expect(try infer([lines, "--type", "Release", "--verify"]).output == Self.types)
    let array = try folder.file("page.json", "{\"items\": [\(first), \(second)], \"next\": null}")
    #expect(try infer([array, "--at", "/items", "--type", "Release"]).output == Self.types)
  }

  @Test func `an update keeps edits`() throws {
    let output = try folder.file("Release.swift")
    let first = try folder.file("a.json", "{\"id\": 1}")
    #expect(try infer([first, "--type", "Release", "--output", output]).output.contains("types"))
    let edited = try folder.text("Release.swift").replacing(
      "let id: Int", with: "let id: Int  // unique")
    _ = try folder.file("Release.swift", edited)
    let second = try folder.file("b.json", "{\"id\": 2, \"name\": \"x\"}")
    #expect(try infer([second, "--update", output]).output == "added Release.name\n")
    #expect(
      try folder.text("Release.swift")
        == Self.types.replacing("let id: Int", with: "let id: Int  // unique"))
    #expect(try infer([second, "--update", output]).output == "nothing new\n")
  }

  @Test func `hints are applied and stored next to the output file`() throws {
    let sample = try folder.file(
      "a.json", "{\"rates\": {\"USD\": 1, \"EUR\": 2}, \"a\": {\"x\": 1}}")
    let output = try folder.file("Rates.swift")
    let hints = ["--map", "/rates", "--type-at", "/a=Thing"]
    _ = try infer([sample, "--output", output] + hints)
    for _ in 0..<2 {
      #expect(try folder.text("Rates.swift").contains("let rates: [String: Int]\n  let a: Thing\n"))
      _ = try infer([sample, "--output", output, "--force"])
    }
  }

  @Test func `a keyword with an invalid value is a remark`() throws {
    let schema = try folder.file(
      "odd.schema.json", #"{"type": "object", "properties": {"a": {"type": "strin"}}}"#)
    let result = try infer([schema, "--schema"])
    #expect(result.errors.contains("remark: /properties/a/type: the schema is invalid: "))
  }

  @Test func `schemas can be input and output`() throws {
    let schema = try folder.file(
      "release.schema.json",
      "{\"type\": \"object\", \"properties\": {\"id\": {\"type\": \"integer\"}}, \"required\": [\"id\"]}"
    )
    #expect(try infer([schema, "--schema"]).output.contains("let id: Int\n"))
    let sample = try folder.file("a.json", "{\"id\": 1}")
    let result = try infer([sample, "--format", "schema"])
    #expect(result.output.contains("\"https://json-schema.org/draft/2020-12/schema\""))
  }

  @Test func `invalid samples and arguments are rejected`() throws {
    let sample = try folder.file("a.json", "{\"id\": 1}")
    let bad = try folder.file("bad.json", "[1,\n2")
    let result = try infer([bad])
    #expect(result.status == 2 && result.errors.contains("bad.json"))
    for arguments in [
      [], ["/nowhere.json"], [sample, "--update", "/nowhere.swift"], [sample, "--at", "items"],
      [sample, "--lines", "--at", "/a"], [sample, "--access", "open"], [sample, "--map", "a"],
      [sample, sample, "--schema"], [sample, "--style", "pretty"], [sample, "--type-at", "/a"],
    ] {
      #expect(try infer(arguments).status == 2, "\(arguments)")
    }
  }
}
