import CoderTestSupport
import Foundation
import Testing
import Transcodable

@Suite("Reports of recoveries")
struct RecoveryReportTests {
  @Codable
  struct Item: Equatable, Hashable {
    let id: Int
    var name = "-"
  }

  @Codable
  struct Lists: Equatable {
    @CodableLossy var numbers: [Int] = []
    @CodableLossy var names: Set<String>?
    @CodableLossy var items: [Item] = []
    @CodableLossy var counts: [String: Int] = [:]
    @CodableLossy var byNumber: [Int: String] = [:]
    @CodableLossy var nested: [String: [Int]] = [:]
    @CodableLossy @CodableBy(.elements(.iso8601)) var dates: [Date] = []
    @CodableLossy @CodableValidated(.count(...2)) var few: [Int]?
  }

  @Test func `dropped elements are reported`() {
    let drop = "dropped-element at"
    expect(
      #"{"numbers": [1, "a", 2, {}]}"#, as: Lists.self,
      isReportedAs: ["\(drop) numbers.1, for cause", "\(drop) numbers.3, for cause"])
    expect(
      #"{"names": ["a", 1]}"#, as: Lists.self, isReportedAs: ["\(drop) names.1, for cause"])
    expect(
      #"{"items": [{"id": 1}, {"name": "b"}, {"id": "c"}]}"#, as: Lists.self,
      isReportedAs: ["\(drop) items.1, for cause", "\(drop) items.2, for cause"])
    expect(
      #"{"counts": {"a": 1, "b": "x"}}"#, as: Lists.self,
      isReportedAs: ["\(drop) counts.b, for cause"])
    expect(
      #"{"byNumber": {"1": "a", "b": "c", "2": 3}}"#, as: Lists.self,
      isReportedAs: ["\(drop) byNumber.2, for cause", "\(drop) byNumber.b, for cause"])
    expect(
      #"{"nested": {"a": [1, "x"], "b": 2}}"#, as: Lists.self,
      isReportedAs: ["\(drop) nested.a.1, for cause", "\(drop) nested.b, for cause"])
    expect(
      #"{"dates": ["1970-01-01T00:00:00Z", "never"]}"#, as: Lists.self,
      isReportedAs: ["\(drop) dates.1, for cause"])
  }

  @Test func `a null element is dropped and reported`() {
    expect(
      #"{"numbers": [1, null]}"#, as: Lists.self,
      isReportedAs: ["dropped-element at numbers.1, for cause"])
  }

  @Test func `lossy fields that are not collections are reported`() {
    expect(
      #"{"numbers": 1, "names": "a", "few": [1, 2, 3]}"#, as: Lists.self,
      isReportedAs: [
        "defaulted-value at numbers, used the value for a missing key, for cause",
        "defaulted-value at names, used the value for a missing key, for cause",
        "defaulted-value at few, used the value for a missing key, for cause",
      ])
  }

  @Decodable
  struct Defaults: Equatable {
    @CodableDefault(80, for: .anyFailure) var port: Int
    @CodableDefault("?", for: .anyFailure) var text: String?
    @CodableDefault(Date(timeIntervalSince1970: 0), for: .anyFailure) @CodableBy(.iso8601)
    var date: Date
    @CodableDefault(1, for: [.missing, .invalid]) var level: Int
    @CodableDefault(RecoveryReportTests.Item(id: 0), for: .anyFailure) var item: Item
    @CodableLossy var url: URL?
  }

  @Test func `defaults for invalid values are reported`() {
    expect(
      #"{"port": "eighty", "text": [], "date": 7, "level": {}, "url": 1, "item": {"id": "x"}}"#,
      as: Defaults.self,
      isReportedAs: [
        "defaulted-value at port, used 80, for cause",
        "defaulted-value at text, used \"?\", for cause",
        "defaulted-value at date, used 1970-01-01 00:00:00 +0000, for cause",
        "defaulted-value at level, used 1, for cause",
        "defaulted-value at item, used Item(id: 0, name: \"-\"), for cause",
        "defaulted-value at url, used the value for a missing key, for cause",
      ])
    expect(#"{"level": 2}"#, as: Defaults.self, isReportedAs: [])
    expect(#"{"port": null, "level": 2}"#, as: Defaults.self, isReportedAs: [])
  }

  @Codable
  struct Aliases: Equatable {
    @DecodableAlias("colour", "farbe") var color: String
    @DecodableAlias("n") @CodingPath("counts.number") var number: Int?
  }

  @Test func `aliases are reported`() {
    let beaten = "used the value of a key with higher priority"
    expect(#"{"color": "a"}"#, as: Aliases.self, isReportedAs: [])
    expect(#"{"colour": "a"}"#, as: Aliases.self, isReportedAs: ["alias at colour"])
    expect(
      #"{"farbe": "a", "counts": {"n": 1}}"#, as: Aliases.self,
      isReportedAs: ["alias at farbe", "alias at counts.n"])
    expect(
      #"{"farbe": "a", "color": "b"}"#, as: Aliases.self,
      isReportedAs: ["alias at farbe, \(beaten)"])
    expect(
      #"{"color": "b", "farbe": 7}"#, as: Aliases.self,
      isReportedAs: ["alias at farbe, \(beaten)"])
    expect(
      #"{"farbe": 7, "colour": "b"}"#, as: Aliases.self,
      isReportedAs: ["alias at colour", "alias at farbe, \(beaten)"])
  }

  @Codable
  struct LossyAlias: Equatable {
    @DecodableAlias("elements") @CodableLossy var items: [Int]
  }

  @Test func `recoveries in an unused alias are not reported`() {
    expect(
      #"{"elements": [1, "a"], "items": [2, "b"]}"#, as: LossyAlias.self,
      isReportedAs: [
        "alias at elements, used the value of a key with higher priority",
        "dropped-element at items.1, for cause",
      ])
    expect(
      #"{"elements": [1, "a"]}"#, as: LossyAlias.self,
      isReportedAs: ["alias at elements", "dropped-element at elements.1, for cause"])
  }

  @Codable(coercion: .lossless)
  struct Scalars: Equatable {
    var id = 0
    var names: [String] = []
    var flags: [String: Bool] = [:]
    @CodableCoerced(.flexible) var isOn: Bool?
    @CodableCoerced(.flexible) var size: Double?
  }

  @Test func `coerced scalars are reported`() {
    expect(#"{"id": 1, "names": ["a"], "isOn": true}"#, as: Scalars.self, isReportedAs: [])
    expect(
      #"{"id": "42", "names": ["a", 5], "flags": {"a": "true"}, "isOn": "yes", "size": ""}"#,
      as: Scalars.self,
      isReportedAs: [
        "coercion at id, used 42, for cause", "coercion at names.1, used \"5\", for cause",
        "coercion at flags.a, used true, for cause", "coercion at isOn, used true, for cause",
        "coercion at size, used nil",
      ])
  }

  @Codable
  struct InString: Equatable {
    @CodableBy(.jsonString()) var lists: Lists
  }

  @Test func `recoveries in a JSON string are reported`() {
    expect(
      #"{"lists": "{\"numbers\": [1, \"a\"]}"}"#, as: InString.self,
      isReportedAs: ["dropped-element at lists.numbers.1, for cause"])
  }

  /// Decodes itself like an enum with an unknown case.
  enum State: Equatable, JSONDecodable {
    case open, other(String)

    init(_ text: String) { self = text == "open" ? .open : .other(text) }

    init(from decoder: any Decoder) throws {
      self.init(try decoder.singleValueContainer().decode(String.self))
      if self != .open {
        decoder.report(.unknownCase, replacement: "other", alternatives: ["open"])
      }
    }

    static func decode(from reader: inout JSONReader) -> State? {
      let start = reader.offset
      let text: String = reader.read(String.self)
      guard !reader.hasFailed else { return nil }
      let state = State(text)
      if state != .open {
        reader.report(.unknownCase, at: start, replacement: "other", alternatives: ["open"])
      }
      return state
    }
  }

  @Decodable
  struct States: Equatable {
    var states: [State]
  }

  @Test func `unknown cases are reported`() {
    expect(
      #"{"states": ["open", "lost"]}"#, as: States.self,
      isReportedAs: ["unknown-case at states.1, used other"])
  }

  @Test func `reporting a hundred thousand dropped elements takes linear time`() throws {
    let elements = Array(repeating: "\"x\"", count: 100_000).joined(separator: ",\n")
    let json = "{\"numbers\": [\(elements)]}"
    for coder in Coder.allCases where coder.decodesLongLists {
      let list = DecodingEventList(limit: 10)
      _ = try coder.decode(Lists.self, json, userInfo: [.decodingReport: list])
      #expect(list.report.events.count == 10, "\(coder)")
      #expect(list.report.omittedCount == 99_990, "\(coder)")
    }
  }
}
