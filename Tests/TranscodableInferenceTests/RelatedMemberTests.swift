import Foundation
import Testing
import TranscodableInference
import TranscodableJSON

/// Conclusions from some members of a document for others.
@Suite("Related members in inference")
struct RelatedMemberTests {
  private func source(_ samples: JSON...) -> String { Samples.model(of: samples).source() }

  // MARK: - Members without values

  @Test func `an empty list of people doesn't have the type of others elsewhere`() {
    let source = source([
      "mentions": [["id": "1", "username": "u"]], "card": ["title": "t", "authors": []], "x": 1,
    ])
    #expect(source.contains("let authors: [JSON]\n"))
  }

  @Test func `an empty list of people has the type of people in several roles`() {
    let user: JSON = ["id": "1", "username": "u"]
    let source = source([
      "author": user, "editor": user, "card": ["title": "t", "reviewers": []], "x": 1,
    ])
    #expect(source.contains("let reviewers: [User]\n"))
  }

  @Test func `a member that is always null has the only type of the others`() {
    let source = source(["hours": ["mon": nil, "tue": ["10:00"], "sat": ["09:00"]], "x": 1])
    #expect(source.contains("let mon: [String]?\n"))
  }

  @Test func `a member that is always null has no type if the others differ`() {
    let source = source(["hours": ["mon": nil, "tue": ["10:00"], "sat": 1], "x": 1])
    #expect(source.contains("let mon: JSON?\n"))
  }

  // MARK: - Scalars

  @Test func `plurals among counts in strings are integers`() {
    let source = source([
      "statistics": ["viewCount": "12", "likeCount": "3"],
      "live": ["concurrentViewers": "41", "zip": "12345", "chatIds": "7"],
    ])
    #expect(source.contains("let concurrentViewers: Int\n"))
    #expect(source.contains("let zip: String\n"))
    #expect(source.contains("let chatIds: String\n"))
  }

  @Test func `plurals without counts in strings stay strings`() {
    let source = source(["viewCount": 12, "concurrentViewers": "41"])
    #expect(source.contains("let concurrentViewers: String\n"))
  }

  @Test func `a number next to times is a time if its key ends like theirs`() {
    let source = source(
      ["sunrise": 1_716_030_926, "sunset": 1_716_081_101, "moonset": 1_716_022_860, "checksum": 0],
      ["sunrise": 1_716_030_926, "sunset": 1_716_081_101, "moonset": 0, "checksum": 1_716_022_860])
    #expect(source.contains("let moonset: Date\n"))
    #expect(source.contains("let checksum: Int\n"))
  }

  @Test func `a time that is only zero stays a number`() {
    let source = source(["created": 1_716_030_926, "edited": 0, "x": 1])
    #expect(source.contains("let edited: Int\n"))
  }

  @Test func `zero can be the lack of a time`() throws {
    let samples: [JSON] = [
      ["created": 1_716_030_926, "edited": 0], ["created": 1_716_030_926, "edited": 1_716_030_927],
    ]
    #expect(Samples.model(of: samples).source().contains("let edited: Date\n"))
  }

  @Test func `both ends of a range have one type`() {
    let source = source(
      ["start": "2024-01-31", "end": "2024-01-31T10:00:00.000Z", "min": 1, "max": 2],
      ["start": "2024-01-31T10:00:00.000Z", "end": nil, "min": 1, "max": 2.5])
    #expect(source.contains("let start: String\n"))
    #expect(source.contains("let end: String?\n"))
    #expect(source.contains("let min: Double\n"))
  }

  @Test func `members that aren't ends of one range keep their types`() {
    let source = source(
      ["start": "2024-01-31", "until": "2024-01-31T10:00:00.000Z", "most": 1, "max": 2],
      ["start": "b", "until": "2024-01-31T10:00:00.000Z", "most": 1, "max": 2.5])
    #expect(source.contains("let until: Date\n"))
    #expect(source.contains("let most: Int\n"))
  }

  @Test func `a number with one value is a fraction if others with the key are`() {
    let source = source([
      "price": ["number": 2.5, "id": "a"], "formula": ["number": 0, "kind": "b"],
      "rollup": [["number": 2, "function": "c"], ["number": 0, "function": "c"]],
      "unique": [["number": 2, "prefix": "c"], ["number": 3, "prefix": "c"]],
    ])
    #expect(source.components(separatedBy: "let number: Double\n").count == 4)
    #expect(source.components(separatedBy: "let number: Int\n").count == 2)
  }

  @Test func `a count stays an integer if a general member with the key is a fraction`() {
    let source = source([
      "total": ["value": 3, "relation": "eq"], "score": ["value": 1.5, "x": 1],
    ])
    #expect(source.contains("let value: Int\n"))
  }

  // MARK: - Optional members

  private let weather: JSON.Object = [
    "temp": 1, "pressure": 2, "humidity": 3, "clouds": 4, "wind": 5, "uvi": 6, "rain": 7,
  ]

  @Test func `a member is optional if it is missing in an object with mostly the same members`() {
    var dry = weather
    dry["rain"] = nil
    let source = source([
      "current": .object(weather), "hourly": [.object(weather), .object(dry)], "x": 1,
    ])
    #expect(!source.contains("let rain: Int\n"))
  }

  @Test func `a member is required if it is missing in an object with other members`() {
    var other: JSON.Object = ["a": 1, "b": 2, "c": 3, "d": 4, "temp": 1, "rain": 7]
    let full = other
    other["rain"] = nil
    let source = source([
      "current": .object(weather), "hourly": [.object(full), .object(other)], "x": 1,
    ])
    #expect(source.contains("let rain: Int\n"))
  }
}
