import CoderTestSupport
import Foundation
import Testing
import Transcodable

/// Details that only the decoders of this package record: unknown keys, and locations in the JSON.
@Suite("Locations of recoveries")
struct RecoveryLocationTests {
  @Codable
  struct Lists: Equatable {
    @CodableLossy var numbers: [Int] = []
    @CodableLossy @CodableValidated(.count(...2)) var few: [Int]?
  }

  @Codable
  struct Keys: Equatable {
    let a: Int
    @CodingPath("b.c") var c: Int?
  }

  @Test func `unknown and duplicate keys are recorded by the JSON decoders`() throws {
    let json = #"{"a": 1, "x": 2, "b": {"c": 3, "y": 4, "c": 5}, "a": 6}"#
    for coder in [Coder.direct, .standard] {
      let events = try coder.events(of: Keys.self, json)
      #expect(
        events.map { Recovery($0).description } == [
          "unknown-key at x", "unknown-key at b.y", "duplicate-key at b.c", "duplicate-key at a",
        ], "\(coder)")
    }
  }

  @Codable
  struct People: Equatable {
    @CodableLossy var people: [Person]

    @Codable struct Person: Equatable { let name: String }
  }

  @Test func `a dropped element's event describes the failure inside it`() throws {
    let json = #"{"people": [{"name": "Ada"}, {"name": 5}]}"#
    for coder in [Coder.direct, .standard] {
      let events = try coder.events(of: People.self, json)
      #expect(events.count == 1)
      #expect(
        events[0].description
          == "dropped-element at people[1], line 1, column 30 (byte 29): expected String, found number at people[1].name, line 1, column 39 (byte 38)",
        "\(coder)")
    }
  }

  @Test func `events are in document order and have locations`() throws {
    let json = """
      {"few": [1, 2, 3],
       "x": 1, "numbers": [1,
         "a"]}
      """
    for coder in [Coder.direct, .standard] {
      let events = try coder.events(of: Lists.self, json)
      let lines = events.map { event in
        let range = event.byteRange.map { String(decoding: Array(json.utf8)[$0], as: UTF8.self) }
        return "\(event.kind) \(event.line ?? 0):\(event.column ?? 0) \(range ?? "")"
          + (event.cause.map { " because \($0.debugDescription)" } ?? "")
      }
      #expect(
        lines == [
          """
          defaulted-value 1:9 [1, 2, 3] because Must have at most 2 elements, but has 3, at line \
          1, column 9 (byte 8).
          """,
          "unknown-key 2:2 \"x\"",
          """
          dropped-element 3:4 "a" because Expected Int but found a string at line 3, column 4 \
          (byte 46).
          """,
        ], "\(coder)")
    }
  }

  @Test func `a report passed to decode equals a report in the user info`() throws {
    let json = Data(#"{"numbers": [1, "a"], "x": 1}"#.utf8)
    var report = DecodingReport()
    _ = try JSON.Decoder().decode(Lists.self, from: json, report: &report)
    #expect(
      report.events.map { Recovery($0).description } == [
        "dropped-element at numbers.1, for cause", "unknown-key at x",
      ])
  }

  @Codable
  struct Rows: Equatable {
    let rows: [Row]

    @Codable(unknownKeys: .reject) struct Row: Equatable { let a: Int }
  }

  @Test func `each of many failures in a JSON5 document has a location`() throws {
    let count = 300
    let json = "{rows: [\n" + (0..<count).map { _ in "  {a: 'x'},\n" }.joined() + "]}"
    let decoder = JSON.Decoder()
    decoder.allowsJSON5 = true
    let failures = try #require(throws: CodingFailures.self) {
      try decoder.decodeCollecting(Rows.self, from: Data(json.utf8), limit: count)
    }
    #expect(failures.map(\.line) == Array(2..<count + 2))
    #expect(failures.allSatisfy { $0.column == 7 })
  }
}
