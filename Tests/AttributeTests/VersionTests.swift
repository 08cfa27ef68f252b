import CoderTestSupport
import Foundation
import Testing
import Transcodable

@Suite("Versions and raw representations")
struct VersionTests {
  @Codable(version: 1)
  struct V1: Equatable {
    var text: String
  }

  @Codable(version: 2, previous: V1.self)
  struct V2: Equatable {
    var lines: [String]

    init(migrating older: V1) throws {
      lines = older.text.split(separator: "\n").map(String.init)
    }
  }

  @Codable(version: 3, previous: V2.self, unknownKeys: .reject)
  struct V3: Equatable {
    let title: String
    let lines: [String]

    init(title: String, lines: [String]) { (self.title, self.lines) = (title, lines) }

    init(migrating older: V2) throws { self.init(title: "-", lines: older.lines) }
  }

  @Test func `older versions are migrated step by step`() throws {
    let json = #"{"version": 3, "title": "a", "lines": ["b"]}"#
    expect(json, is: V3(title: "a", lines: ["b"]))
    try expect(V3(title: "a", lines: ["b"]), isWrittenAs: json)
    expect(#"{"version": 2, "lines": ["b"]}"#, is: V3(title: "-", lines: ["b"]))
    expect(#"{"version": 1, "text": "b\nc"}"#, is: V3(title: "-", lines: ["b", "c"]))
    expect(#"{"text": "b"}"#, is: V3(title: "-", lines: ["b"]))
  }

  @Test func `a newer version is rejected`() {
    expect(
      #"{"version": 4, "title": "a", "lines": []}"#, as: V3.self,
      failsWith: Complaint("dataCorrupted", "version"))
    expect(
      #"{"version": 2, "text": "a"}"#, as: V1.self,
      failsWith: Complaint("dataCorrupted", "version"))
    expect(
      #"{"version": 0, "text": "a"}"#, as: V1.self,
      failsWith: Complaint("dataCorrupted", "version"))
  }

  @Codable(rawRepresentation: .json)
  struct Filter: Hashable {
    var text = ""
    var limit = 20
  }

  @Codable(rawRepresentation: .data)
  struct Stored: Equatable {
    var text = "/"
  }

  @Test func `a raw value is JSON, but the type is coded by its fields`() throws {
    #expect(Filter().rawValue == #"{"limit":20,"text":""}"#)
    #expect(Filter(rawValue: #"{"limit": 3}"#) == Filter(limit: 3))
    #expect(Filter(rawValue: "") == nil)
    #expect(Stored(rawValue: Stored(text: "a").rawValue) == Stored(text: "a"))
    #expect(Stored().rawValue == Data(#"{"text":"/"}"#.utf8))
    try expect(Filter(), isWrittenAs: #"{"text": "", "limit": 20}"#)
    expect(#"{"text": "a"}"#, is: Filter(text: "a"))
  }

  @Codable(dates: .secondsSince1970, data: .hex, floats: .strings())
  struct Wide: Equatable {
    let start: Date
    var end: Date?
    let days: [String: [Date]]
    @CodableBy(.millisecondsSince1970) let other: Date
    let bytes: Set<Data>
    let values: [Double]
  }

  @Test func `dates, data and floats have the strategy of the type`() throws {
    func date(_ seconds: Double) -> Date { Date(timeIntervalSince1970: seconds) }
    let wide = Wide(
      start: date(1), end: date(2), days: ["a": [date(3)]], other: date(4), bytes: [Data([255])],
      values: [1, .infinity])
    let json = """
      {"start": 1, "end": 2, "days": {"a": [3]}, "other": 4000, "bytes": ["ff"],
       "values": [1, "Infinity"]}
      """
    expect(json, is: wide)
    try expect(wide, isWrittenAs: json)
  }

  @Codable
  struct Modified: Equatable {
    @CodableModified(on: .both, .trimmed) var title: String
    @CodableModified(on: .encode, .lowercased) var key: String
    @CodableModified(on: .both, .trimmed, .nilIfEmpty) var note: String?
  }

  @Test func `a modifier can apply while encoding`() throws {
    expect(
      #"{"title": " a ", "key": "B"}"#, is: Modified(title: "a", key: "B"), isReadBack: false)
    try expect(
      Modified(title: " a ", key: "B", note: " c"),
      isWrittenAs: #"{"title": "a", "key": "b", "note": "c"}"#)
  }

  @Codable
  struct Numbered: Equatable {
    var first: Int
    @CodableFlattened var rest: [String: Int]
    @CodableDerived(from: \Self.first, by: { $0 + 1 }) let next: Int

    enum CodingKeys: Int, CodingKey { case first = 7 }

    @CodableHook(.didDecode) mutating func add() { first += 1 }
  }

  @Test func `integer coding keys work with other attributes`() throws {
    expect(
      #"{"first": 1, "a": 2}"#, is: Numbered(first: 2, rest: ["a": 2], next: 2), isReadBack: false)
    try expect(
      Numbered(first: 2, rest: ["a": 2], next: 2), isWrittenAs: #"{"first": 2, "a": 2}"#)
  }

  @Codable(duplicateKeys: .reject)
  struct Once: Equatable {
    var id: Int
    var inner: [Int: Int]?
  }

  @Test func `only the JSON decoders of the package reject duplicate keys`() throws {
    expect(#"{"id": 1}"#, is: Once(id: 1))
    for coder in [Coder.direct, .standard] {
      let error = #expect(throws: (any Error).self) {
        try coder.decode([Once].self, #"[{"id": 1, "x": 2, "id": 1}]"#)
      }
      #expect(error.map { Complaint($0) } == Complaint("dataCorrupted", "0.id"))
    }
    #expect(try Coder.foundation.decode(Once.self, #"{"id": 1, "id": 2}"#) == Once(id: 1))
  }
}
