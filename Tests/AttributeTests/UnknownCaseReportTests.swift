import CoderTestSupport
import Foundation
import Testing
import Transcodable

@CodablePolymorphic(tag: "type", [Note.self, Picture.self], fallback: Anything.self)
private protocol Piece: Sendable {}

@Codable private struct Note: Piece { let text: String }

@Codable private struct Picture: Piece { let url: String }

@Codable private struct Anything: Piece { let type: String }

@Suite("Reports of unknown cases")
struct UnknownCaseReportTests {
  @Codable
  enum Status: String, Equatable {
    case open, closed
    @CodableUnknown case other
  }

  @Codable
  enum Level: Equatable {
    case low, high(Int)
    @CodableUnknown case other(String)
  }

  @Codable(tagging: .internal("meta.type"))
  enum Event: Equatable {
    case opened(by: String)
    @CodableUnknown case `default`(JSON)
  }

  @Codable(tagging: .adjacent("t", "c"))
  enum Message: Equatable {
    case say(text: String)
    @CodableUnknown case other
  }

  @Codable(tagging: .untagged)
  enum Choice: Equatable {
    case count(Int)
    case list(Tags)
    case name(Named)
    @CodableUnknown case other(JSON)
  }

  @Codable
  struct Tags: Equatable {
    @CodableLossy var tags: [Int]
    let last: Int
  }

  @Codable
  struct Named: Equatable {
    let name: String
  }

  @Codable
  struct All: Equatable {
    var status: [Status] = []
    var levels: [Level] = []
    var events: [Event] = []
    var messages: [Message] = []
    var choices: [Choice] = []
  }

  @Codable
  fileprivate struct Album {
    @CodableBy(.polymorphic) var pieces: [any Piece]
  }

  private func unknown(_ path: String, _ name: String = "other") -> String {
    "unknown-case at \(path), used \(name), for cause"
  }

  @Test func `unknown raw values are reported`() {
    expect(#"{"status": ["open", "closed"]}"#, as: All.self, isReportedAs: [])
    expect(
      #"{"status": ["open", "lost", "opne"]}"#, as: All.self,
      isReportedAs: [unknown("status.1"), unknown("status.2")])
  }

  @Test func `unknown external tags are reported`() {
    expect(#"{"levels": ["low", {"high": 1}]}"#, as: All.self, isReportedAs: [])
    expect(
      #"{"levels": ["low", "deep", {"height": {"a": 1}}]}"#, as: All.self,
      isReportedAs: [unknown("levels.1"), unknown("levels.2")])
  }

  @Test func `unknown internal and adjacent tags are reported at the tag`() {
    expect(
      #"{"events": [{"meta": {"type": "opened"}, "by": "me"}]}"#, as: All.self, isReportedAs: [])
    expect(
      #"{"events": [{"at": {"day": 3}, "meta": {"type": "merged"}}]}"#, as: All.self,
      isReportedAs: [unknown("events.0.meta.type", "default")])
    expect(
      #"{"messages": [{"t": "say", "c": {"text": "a"}}, {"t": "sing", "c": 1}]}"#, as: All.self,
      isReportedAs: [unknown("messages.1.t")])
  }

  @Test func `untagged values that match no case are reported`() {
    expect(
      #"{"choices": [1, {"name": "a"}, {"tags": [], "last": 1}]}"#, as: All.self, isReportedAs: [])
    expect(
      #"{"choices": ["a", {"x": 1}]}"#, as: All.self,
      isReportedAs: [unknown("choices.0"), unknown("choices.1")])
  }

  @Test func `recoveries in rejected alternatives are not reported`() {
    expect(
      #"{"choices": [{"tags": [1, "a"], "last": 1}]}"#, as: All.self,
      isReportedAs: ["dropped-element at choices.0.tags.1, for cause"])
    expect(
      #"{"choices": [{"tags": [1, "a"], "last": "x"}]}"#, as: All.self,
      isReportedAs: [unknown("choices.0")])
  }

  @Test func `unknown keys are reported for the case that matched`() throws {
    let json = #"{"choices": [{"name": "a", "last": 1}, {"last": 2}], "x": 0}"#
    for coder in [Coder.direct, .standard] {
      let events = try coder.events(of: All.self, json)
      #expect(
        events.map { Recovery($0).description } == [
          "unknown-key at choices.0.last", unknown("choices.1"), "unknown-key at x",
        ], "\(coder)")
    }
  }

  @Codable
  struct Report: Equatable {
    let id: Int
    @CodableFlattened var all: All
  }

  @Test func `unknown cases in a flattened value are reported`() {
    expect(
      #"{"id": 1, "status": ["lost"], "choices": [{"tags": [1, "a"], "last": "x"}]}"#,
      as: Report.self, isReportedAs: [unknown("status.0"), unknown("choices.0")])
  }

  @Test func `unknown polymorphic tags are reported`() {
    expect(
      #"{"pieces": [{"type": "note", "text": "a"}, {"url": "u", "type": "picture"}]}"#,
      as: Album.self, isReportedAs: [])
    expect(
      #"{"pieces": [{"type": "note", "text": "a"}, {"type": "film", "length": 3}]}"#,
      as: Album.self, isReportedAs: [unknown("pieces.1.type", "Anything")])
  }

  @Test func `the report lists the known cases`() throws {
    let json = #"{"status": ["opne"]}"#
    for coder in Coder.allCases where coder.canReport(json) {
      let status = try coder.events(of: All.self, json)
      #expect(status.first?.alternatives == ["open", "closed"], "\(coder)")
      #expect(status.first?.cause?.found == #"invalid Status tag "opne""#, "\(coder)")
      let pieces = try coder.events(of: Album.self, #"{"pieces": [{"type": "film"}]}"#)
      #expect(pieces.first?.alternatives == ["note", "picture"], "\(coder)")
    }
  }

  @Test func `the report lists the failure of each untagged case`() throws {
    for coder in Coder.allCases {
      let events = try coder.events(of: All.self, #"{"choices": ["a"]}"#)
      let attempts = events.first?.cause?.underlying as? AttemptErrors
      #expect(attempts?.names == ["count", "list", "name"], "\(coder)")
      #expect(attempts?.reasons.count == 3, "\(coder)")
    }
  }
}
