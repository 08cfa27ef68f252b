import Foundation
import InMemoryLogging
import Logging
import Testing
import Transcodable
import TranscodableLogging

/// Failures and reports as log metadata.
@Suite struct LoggingTests {
  @Test func `failures become metadata without values`() throws {
    let handler = InMemoryLogHandler()
    let logger = Logger(label: "tests") { _ in handler }
    let text = "{\"name\":\"Ada\",\n\"password\":\"hunter2\",\"articles\":[{}]}"
    let failures = try #require(
      #expect(throws: CodingFailures.self) { try JSON.decodeCollecting(Account.self, from: text) })
    logger.notice("request refused", metadata: ["failures": .failures(failures)])

    let entry = try #require(handler.entries.first)
    #expect(
      entry.metadata["failures"] == [
        [
          "pointer": "/password", "code": "invalid-value", "line": "2", "column": "12",
          "detail": "must have 12 to 100 characters, but has 7",
        ],
        [
          "pointer": "/articles/0/code", "code": "missing-key", "line": "2", "column": "35",
          "detail": "is missing",
        ],
      ])
    #expect(!"\(entry.metadata)".contains("hunter2"))
  }

  @Test func `a report becomes metadata with its events`() throws {
    var report = DecodingReport(limit: 1)
    let text = #"{"code":"A","colour":"hunter2","size":4}"#
    _ = try JSON.Decoder().decode(Article.self, from: Data(text.utf8), report: &report)
    #expect(
      Logger.MetadataValue.report(report) == [
        "events": [["pointer": "/colour", "kind": "unknown-key", "line": "1", "column": "13"]],
        "omitted": "1",
      ])
  }
}
