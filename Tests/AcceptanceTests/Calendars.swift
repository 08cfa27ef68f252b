import Foundation
import Testing
import Transcodable

// Days or instants, attendees, and recurrences in a string.

@Codable
private struct Entry: Equatable {
  let id: UUID
  @DecodableAlias("title") @CodableModified(.trimmed) @CodableValidated(.nonEmpty) let summary:
    String
  let start, end: Moment
  @CodableBy(.separated(by: ";")) var recurrence: [String]?
  @CodableModified(.unique) var attendees: [Attendee] = []
  @CodableDefault(Status.confirmed) let status: Status
  // The entity tag is only valid until the entry changes.
  @EncodableIgnored var etag: String?

  @Codable enum Status: String { case confirmed, tentative, cancelled }

  @Codable(tagging: .untagged)
  enum Moment: Equatable {
    case instant(Instant)
    case day(Day)
  }

  @Codable struct Instant: Equatable {
    @CodingKey("dateTime") @CodableBy(.iso8601) let date: Date
    var timeZone: String?
  }

  @Codable struct Day: Equatable {
    @CodableBy(.iso8601(dateOnly: true)) let date: Date
  }

  @Codable struct Attendee: Hashable {
    @CodableValidated(.matches(".+@.+")) @CodableModified(.lowercased) let email: String
    var optional: Bool?
  }
}

/// A contact card, whose values are nested arrays.
@Decodable
private struct Card: Equatable {
  @CodingPath("card", 0) let kind: String
  @CodingPath("card", 1, 0, 3) let version: String
  @CodingPath("card", 1, 1, 3) let name: String?
}

private let day = Date(timeIntervalSince1970: 86_400)

let calendars = Table("Calendars") {
  Sample(
    "an instant and a day",
    """
    {"id": "6B29FC40-CA47-1067-B31D-00DD010662DA", "summary": "Stand-up", "status": "tentative",
     "start": {"dateTime": "1970-01-02T00:00:00Z", "timeZone": "Europe/Berlin"},
     "end": {"date": "1970-01-02"}, "recurrence": "FREQ=DAILY;COUNT=2",
     "attendees": [{"email": "a@example.com", "optional": true}]}
    """,
    is: Entry(
      id: UUID(known: "6B29FC40-CA47-1067-B31D-00DD010662DA"), summary: "Stand-up",
      start: .instant(.init(date: day, timeZone: "Europe/Berlin")), end: .day(.init(date: day)),
      recurrence: ["FREQ=DAILY", "COUNT=2"],
      attendees: [.init(email: "a@example.com", optional: true)], status: .tentative))
  Sample(
    "an alias and a duplicate attendee",
    """
    {"id": "6b29fc40-ca47-1067-b31d-00dd010662da", "title": " x ", "start": {"date": "1970-01-02"},
     "end": {"date": "1970-01-02"}, "attendees": [{"email": "A@example.com"},
     {"email": "a@example.com"}], "etag": "7"}
    """,
    is: Entry(
      id: UUID(known: "6B29FC40-CA47-1067-B31D-00DD010662DA"), summary: "x",
      start: .day(.init(date: day)), end: .day(.init(date: day)),
      attendees: [.init(email: "a@example.com")], status: .confirmed, etag: "7"),
    writtenAs: """
      {"id": "6B29FC40-CA47-1067-B31D-00DD010662DA", "summary": "x", "status": "confirmed",
       "start": {"date": "1970-01-02"}, "end": {"date": "1970-01-02"},
       "attendees": [{"email": "a@example.com"}]}
      """, isReadBack: false)
  Sample("an invalid identifier", #"{"id": "7"}"#, as: Entry.self, "dataCorrupted", "id")
  Sample(
    "a blank title",
    #"{"id": "6B29FC40-CA47-1067-B31D-00DD010662DA", "title": "  "}"#,
    as: Entry.self, "dataCorrupted", "title")
  Sample(
    "an invalid moment",
    """
    {"id": "6B29FC40-CA47-1067-B31D-00DD010662DA", "summary": "a", "start": {"date": "soon"}}
    """,
    as: Entry.self, "dataCorrupted", "start")
  Sample(
    "an invalid address",
    """
    {"id": "6B29FC40-CA47-1067-B31D-00DD010662DA", "summary": "a", "start": {"date": "1970-01-02"},
     "end": {"date": "1970-01-02"}, "attendees": [{"email": "a@b"}, {"email": "c"}]}
    """,
    as: Entry.self, "dataCorrupted", "attendees.1.email")

  Sample(
    "a card",
    #"{"card": ["vcard", [["version", {}, "text", "4.0"], ["fn", {}, "text", "Ada"]]]}"#,
    read: Card(kind: "vcard", version: "4.0", name: "Ada"))
  Sample(
    "a version that is a number", #"{"card": ["vcard", [["version", {}, "text", 4]]]}"#,
    as: Card.self, "typeMismatch", "card.1.0.3")
}
