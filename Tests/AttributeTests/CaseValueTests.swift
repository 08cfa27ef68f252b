import CoderTestSupport
import Foundation
import Testing
import Transcodable

/// Strategies, modifiers and validations of associated values.
@Suite("Strategies of associated values")
struct CaseValueTests {
  @Codable(tagging: .internal("type"))
  enum Event: Equatable {
    @CodableBy(.iso8601, of: "date") @CodableValidated(.nonEmpty, of: "title")
    @CodableModified(.trimmed, of: "title")
    case planned(date: Date, title: String)
    @CodableBy(.secondsSince1970, of: "_0") @CodableCoerced(.lossless, of: "by")
    case moved(Date?, by: Int)
  }

  @Codable
  enum Attachment: Equatable {
    @CodableBy(.hex) case data(Data)
    @EncodableBy(.iso8601) @DecodableBy(.anyOf(.iso8601, .secondsSince1970)) case date(Date?)
    @CodableValidated(.range(1...9)) case size(Int)
    case plain(Date)
  }

  @Codable(tagging: .adjacent("t", "c"))
  enum Adjacent: Equatable {
    @CodableBy(.elements(.hex)) case keys([Data])
    @CodableBy(.separated(by: ","), of: "tags") case pair(tags: [String], Int)
  }

  @Codable(tagging: .untagged, dates: .iso8601)
  enum Moment: Equatable {
    case date(Date)
    case dates([Date])
    @CodableBy(.hex) case data(Data)
  }

  static let date = Date(timeIntervalSince1970: 1_000_000_000)

  @Test func `each associated value is coded by its strategy`() throws {
    for (value, json) in [
      (
        Event.planned(date: Self.date, title: "x"),
        #"{"type": "planned", "date": "2001-09-09T01:46:40Z", "title": "x"}"#
      ),
      (.moved(Self.date, by: 3), #"{"type": "moved", "_0": 1000000000, "by": 3}"#),
      (.moved(nil, by: 3), #"{"type": "moved", "by": 3}"#),
    ] {
      expect(json, is: value)
      try expect(value, isWrittenAs: json)
    }
    for (value, json) in [
      (Attachment.data(Data([1, 255])), #"{"data": "01ff"}"#),
      (.date(Self.date), #"{"date": "2001-09-09T01:46:40Z"}"#),
      (.size(5), #"{"size": 5}"#),
    ] {
      expect(json, is: value)
      try expect(value, isWrittenAs: json)
    }
    expect(#"{"date": 1000000000}"#, is: Attachment.date(Self.date), by: Coder.typedFormats)
    for (value, json) in [
      (Adjacent.keys([Data([1])]), #"{"t": "keys", "c": ["01"]}"#),
      (.pair(tags: ["a", "b"], 1), #"{"t": "pair", "c": {"tags": "a,b", "_1": 1}}"#),
    ] {
      expect(json, is: value)
      try expect(value, isWrittenAs: json)
    }
    for (value, json) in [
      (Moment.date(Self.date), #""2001-09-09T01:46:40Z""#),
      (.dates([Self.date]), #"["2001-09-09T01:46:40Z"]"#),
      (.data(Data([0x0a])), #""0a""#),
    ] {
      expect("[\(json)]", is: [value], by: Coder.ofJSON)
      try expect([value], isWrittenAs: "[\(json)]", by: Coder.ofJSON)
    }
  }

  @Test func `null decodes as nil for an optional associated value`() throws {
    expect(#"{"date": null}"#, is: Attachment.date(nil), by: Coder.ofJSON)
    try expect(Attachment.date(nil), isWrittenAs: #"{"date": null}"#, by: Coder.ofJSON)
  }

  @Test func `associated values are modified, validated and coerced`() {
    expect(
      #"{"type": "planned", "date": "2001-09-09T01:46:40Z", "title": " x "}"#,
      is: Event.planned(date: Self.date, title: "x"), by: Coder.typedFormats)
    expect(
      #"{"type": "planned", "date": "2001-09-09T01:46:40Z", "title": "  "}"#, as: Event.self,
      failsWith: Complaint("dataCorrupted", "title"), by: Coder.typedFormats)
    expect(#"{"type": "moved", "by": "3"}"#, is: Event.moved(nil, by: 3))
    expect(#"{"size": 10}"#, as: Attachment.self, failsWith: Complaint("dataCorrupted", "size"))
    expect(
      #"{"type": "planned", "date": "x", "title": "y"}"#, as: Event.self,
      failsWith: Complaint("dataCorrupted", "date"))
  }
}
