import Foundation
import Testing
import TranscodableCore
import TranscodableJSON
import TranscodableTestSupport

@Suite(
  "JSONTestSuite",
  .enabled(if: Documents.conformance != nil, "TRANSCODABLE_CONFORMANCE names no folder"))
struct ConformanceTests {
  private static let names = Documents.names(in: Documents.conformance)

  private static func bytes(of name: String) throws -> [UInt8] {
    let folder = try #require(Documents.conformance)
    return [UInt8](try Data(contentsOf: folder.appending(path: name)))
  }

  @Test func `the test suite is complete`() {
    #expect(Self.names.count(where: { $0.hasPrefix("y_") }) >= 95)
    #expect(Self.names.count(where: { $0.hasPrefix("n_") }) >= 187)
    #expect(Self.names.count(where: { $0.hasPrefix("i_") }) >= 35)
  }

  @Test(arguments: names.filter { $0.hasPrefix("y_") })
  func `valid documents are accepted`(_ name: String) throws {
    let bytes = try Self.bytes(of: name)
    for grammar in [JSONGrammar.strict, .foundation] {
      #expect(skip(bytes, grammar: grammar).problem == nil)
      #expect(TranscodableTestSupport.read(Tree.self, from: bytes, grammar: grammar).problem == nil)
    }
  }

  @Test(arguments: names.filter { $0.hasPrefix("n_") })
  func `invalid documents are rejected`(_ name: String) throws {
    let bytes = try Self.bytes(of: name)
    for problem in [
      skip(bytes, grammar: .strict).problem,
      TranscodableTestSupport.read(Tree.self, from: bytes, grammar: .strict).problem,
    ] {
      #expect(problem?.kind == "dataCorrupted")
      let offset = try #require(problem?.failure?.offset)
      #expect(0...bytes.count ~= offset)
    }
  }

  @Test func `implementation-defined behavior is documented`() throws {
    var table = """
      # Implementation-defined JSON

      The `i_` files of JSONTestSuite contain documents that a parser may accept or reject according
      to RFC 8259. Like Foundation, the reader detects UTF-16 by the first bytes of a document and
      converts it. Numbers beyond the range of `Double` are valid JSON and only rejected when they are
      decoded as a `Double`. `ConformanceTests` checks this table; run it with `RECORD=1` to update
      the table.

      | file | `.strict`, skipped | `.strict`, read | `.foundation`, read | `Foundation.JSONDecoder` |
      |---|---|---|---|---|

      """
    for name in Self.names where name.hasPrefix("i_") {
      let bytes = try Self.bytes(of: name)
      let columns = [
        skip(bytes, grammar: .strict).problem == nil,
        TranscodableTestSupport.read(Tree.self, from: bytes, grammar: .strict).problem == nil,
        TranscodableTestSupport.read(Tree.self, from: bytes).problem == nil,
        (try? JSONDecoder().decode(Tree.self, from: Data(bytes))) != nil,
      ]
      let words = columns.map { $0 ? "accepts" : "refuses" }.joined(separator: " | ")
      table += "| `\(name.dropFirst(2).dropLast(5))` | \(words) |\n"
    }
    let page = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Documentation/Conformance.md").standardizedFileURL
    let text = try String(contentsOf: page, encoding: .utf8)
    // The sections after the table are written by hand.
    let rest = try #require(text.range(of: "\n## ")).lowerBound
    if ProcessInfo.processInfo.environment["RECORD"] == "1" {
      try Data((table + text[rest...]).utf8).write(to: page)
    }
    #expect(text[..<rest] == table)
  }
}
