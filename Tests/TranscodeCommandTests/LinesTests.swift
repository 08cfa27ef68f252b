import Foundation
import Testing

/// Files of JSON Lines, which are read line by line.
@Suite("transcode with JSON Lines")
struct LinesTests {
  private let folder: CommandFolder

  init() throws { folder = try CommandFolder() }

  @Test func `an array converts to lines, and lines convert to an array`() throws {
    let array = try folder.file("a.json", #"[{"b": 1.0, "a": "x/y"}, [], "\u2028" ]"#)
    #expect(try folder.run(["convert", array, try folder.file("b.ndjson")]).status == 0)
    #expect(try folder.text("b.ndjson") == "{\"b\":1.0,\"a\":\"x/y\"}\n[]\n\"\u{2028}\"\n")
    #expect(
      try folder.run([
        "convert", try folder.file("b.ndjson"), try folder.file("c.json"), "--sorted",
      ]).status == 0)
    #expect(try folder.text("c.json") == "[\n{\"a\":\"x/y\",\"b\":1.0},\n[],\n\"\u{2028}\"\n]\n")
    #expect(
      try folder.run(["convert", try folder.file("c.json"), "-", "--to", "lines"]).output.hasPrefix(
        "{\"a\""))
  }

  @Test func `the elements of a nested array convert to lines`() throws {
    let document = try folder.file("a.json", #"{"data": {"items": [1, 2]}, "next": null}"#)
    let result = try folder.run(["convert", document, "-", "--to", "lines", "--at", "/data/items"])
    #expect(result.output == "1\n2\n")
    let missing = try folder.run(["convert", document, "-", "--to", "lines", "--at", "/data/rows"])
    #expect(missing.status == 1)
    #expect(missing.errors.contains("missing-key"))
  }

  @Test func `nothing is written if a line is invalid`() throws {
    let lines = try folder.file("a.ndjson", "1\n[\n3\n")
    let result = try folder.run(["convert", lines, try folder.file("b.json"), "--format", "plain"])
    #expect(result.status == 1)
    #expect(result.errors.contains("a.ndjson:2:2: error:"))
    #expect(
      try folder.names() == ["a.ndjson"])
  }

  @Test func `conflicting arguments are rejected`() throws {
    let lines = try folder.file("a.ndjson", "1\n")
    for arguments in [
      [lines, "b.plist"], [lines, "b.json", "--pretty"], [lines, "b.json", "--at", "/a"],
      ["a.plist", "b.ndjson"], ["a.json", "b.ndjson", "--at", "a"],
      ["a.json", "b.json", "--at", "/a"],
    ] {
      #expect(try folder.run(["convert"] + arguments).status == 2)
    }
  }

  @Test func `lines are checked in blocks and reported with their line numbers`() throws {
    let good = String(repeating: "{\"a\": 1}\n", count: 300_000)
    let lines = try folder.file("a.ndjson", good + "[1,\n" + good + "{\"b\": 1, \"b\": 2}\n")
    let result = try folder.run(["check", lines, "--format", "plain"])
    #expect(result.status == 1)
    let found = result.output.split(separator: "\n")
    #expect(found.count == 2)
    #expect(found.first?.contains("a.ndjson:300001:4: error:") == true)
    #expect(found.last?.contains("a.ndjson:600002:10: warning:") == true)
    let limited = try folder.run(["check", lines, "--format", "plain", "--limit", "1"])
    #expect(limited.output.hasSuffix("1 more not shown.\n"))
    let tools = try folder.run(["check", lines, "--format", "json"])
    #expect(tools.output.contains("\"offset\":\(good.utf8.count + 3)"))
    #expect(tools.output.split(separator: "\n").count == 1)
    let good1 = try folder.file("c.ndjson", "1\n\n[2]")
    #expect(try folder.run(["check", good1]).status == 0)
    #expect(
      try folder.run(["check", good1, "--format", "json"]).output.contains("\"diagnostics\":[]"))
  }
}
