import Foundation
import Testing

/// `transcode bench` as called from a shell, without checking the measured times.
@Suite("transcode bench")
struct BenchTests {
  private let folder: CommandFolder

  init() throws { folder = try CommandFolder() }

  private func bench(_ text: String, _ options: [String] = []) throws -> CommandFolder.Result {
    try folder.run(["bench", "--seconds", "0", "-"] + options, input: Data(text.utf8))
  }

  private func report(_ text: String) throws -> [[String: Any]] {
    let result = try bench(text, ["--format", "json"])
    let object = try JSONSerialization.jsonObject(with: Data(result.output.utf8))
    let documents = try #require((object as? [String: Any])?["documents"] as? [[String: Any]])
    #expect(documents.count == 1)
    #expect(documents.first?["bytes"] as? Int == text.utf8.count)
    return try #require(documents.first?["work"] as? [[String: Any]])
  }

  @Test func `each kind of work has a bar for the library and a bar for Foundation`() throws {
    let lines = try bench(#"{"a": [1, 2.5, "b"]}"#).output.split(separator: "\n")
    try #require(lines.count == 7)
    #expect(lines[0] == "<standard input>, 20 bytes")
    for (line, work) in zip([1, 3, 5], ["parse", "validate", "round trip"]) {
      #expect(lines[line].hasPrefix(work))
      #expect(lines[line].contains(/Transcodable +#+ +[0-9.]+ MB\/s +[0-9.]+ times$/))
      #expect(lines[line + 1].contains(/^ +Foundation +#+ +[0-9.]+ MB\/s$/))
    }
  }

  @Test func `the longest bar fills the available width`() throws {
    let bars = try bench("[1]").output.matches(of: /#+/).map { $0.0.count }
    #expect(bars.count == 6)
    #expect(bars.max() == 60)
  }

  @Test func `the JSON report has the same work`() throws {
    let work = try report("[true]")
    #expect(work.map { $0["name"] as? String } == ["parse", "validate", "round trip"])
    for row in work {
      #expect(row["megabytesPerSecond"] is Double)
      #expect(row["foundation"] is Double)
      #expect(row["ratio"] is Double)
    }
  }

  @Test func `a document that Foundation rejects is timed without Foundation`() throws {
    let text = "[1e999]"
    #expect(throws: (any Error).self) { try JSONSerialization.jsonObject(with: Data(text.utf8)) }
    #expect(try report(text).allSatisfy { $0["ratio"] is NSNull })
    #expect(try bench(text).output.matches(of: /rejects this document/).count == 3)
  }

  @Test func `invalid JSON is reported with its location, and other files are timed`() throws {
    let good = try folder.file("good.json", "[1]")
    let bad = try folder.file("bad.json", "[1,\n 2.]")
    let result = try folder.run(["bench", "--seconds", "0", bad, good])
    #expect(result.status == 1)
    #expect(result.errors.contains("\(bad):2:4"))
    #expect(result.output.hasPrefix("\(good), 3 bytes\n"))
  }

  @Test func `unreadable files and invalid arguments have exit status 2`() throws {
    #expect(try bench("[]").status == 0)
    #expect(try folder.run(["bench", "/nowhere/at.all"]).status == 2)
    #expect(try folder.run(["bench"]).status == 2)
    #expect(try bench("[]", ["--seconds", "-1"]).status == 2)
    #expect(try bench("[]", ["--seconds", "nan"]).status == 2)
    #expect(try bench("[]", ["--format", "plain"]).status == 2)
  }

  /// A program that runs another program in a terminal.
  private static let script = URL(filePath: "/usr/bin/script")

  @Test(
    .enabled(if: FileManager.default.isExecutableFile(atPath: Self.script.path)),
    arguments: [("", true), ("1", false)])
  func `bars are colored in a terminal unless NO_COLOR is set`(
    _ value: String, _ isColoured: Bool
  )
    throws
  {
    let file = try folder.file("a.json", "[1]")
    let call = "'\(CommandFolder.program.path)' bench --seconds 0 '\(file)'"
    let result = try folder.run(
      ["-qec", call, "/dev/null"], by: Self.script,
      environment: ["NO_COLOR": value, "TERM": "xterm", "LC_ALL": "C.UTF-8"])
    #expect(result.output.contains("█"))
    #expect(result.output.contains("\u{1B}[32m") == isColoured)
  }
}
