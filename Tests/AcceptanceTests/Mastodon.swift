import CoderTestSupport
import Foundation
import Testing
import Transcodable

// Nested statuses, numbers in strings, URLs, and dates without times.

@Codable(keys: .snakeCase)
private final class Status: Equatable, Sendable {
  let id: String
  @CodableBy(.iso8601(fractionDigits: 3)) let createdAt: Date
  let inReplyToID: String?
  let sensitive: Bool
  let spoilerText: String
  let visibility: Visibility
  let uri: URL
  let content: String
  let reblog: Status?  // at most one level deep
  let account: Account
  @CodableDefault([]) let tags: [Tag]

  @Codable enum Visibility: String, Sendable {
    case `public`, unlisted, `private`, direct
  }

  @Codable struct Tag: Equatable, Sendable {
    let name: String
  }

  init(
    id: String, createdAt: Date, inReplyToID: String? = nil, sensitive: Bool = false,
    visibility: Visibility, uri: URL, content: String, reblog: Status? = nil, account: Account,
    tags: [Tag] = []
  ) {
    self.id = id
    self.createdAt = createdAt
    self.inReplyToID = inReplyToID
    self.sensitive = sensitive
    self.spoilerText = ""
    self.visibility = visibility
    self.uri = uri
    self.content = content
    self.reblog = reblog
    self.account = account
    self.tags = tags
  }

  static func == (left: Status, right: Status) -> Bool {
    left.id == right.id && left.createdAt == right.createdAt
      && left.inReplyToID == right.inReplyToID && left.sensitive == right.sensitive
      && left.spoilerText == right.spoilerText && left.visibility == right.visibility
      && left.uri == right.uri && left.content == right.content && left.reblog == right.reblog
      && left.account == right.account && left.tags == right.tags
  }
}

@Codable(keys: .snakeCase)
private struct Account: Equatable, Sendable {
  let id: String
  let acct: String
  @CodableBy(.iso8601(dateOnly: true)) var lastStatusAt: Date?
  @CodableCoerced var followersCount: Int = 0  // a string on some servers
  var bot = false
  var fields: [Field] = []

  @Codable(keys: .snakeCase)
  struct Field: Equatable, Sendable {
    let name, value: String
    @CodableBy(.iso8601) var verifiedAt: Date?
  }
}

private let ada = Account(
  id: "1", acct: "ada@example.social", lastStatusAt: Date(timeIntervalSince1970: 86_400),
  followersCount: 12)

let mastodon = Table("Mastodon") {
  Sample(
    "a status that boosts another",
    """
    {"id": "2", "created_at": "1970-01-02T00:00:00.250Z", "sensitive": false, "spoiler_text": "",
     "visibility": "public", "uri": "https://example.social/2", "content": "",
     "account": {"id": "1", "acct": "ada@example.social", "last_status_at": "1970-01-02",
      "followers_count": 12, "bot": false, "fields": []}, "tags": [],
     "reblog": {"id": "1", "created_at": "1970-01-01T00:00:00.000Z", "in_reply_to_id": "0",
      "sensitive": true, "spoiler_text": "", "visibility": "private",
      "uri": "https://example.social/1", "content": "<p>Hi</p>", "tags": [{"name": "hi"}],
      "account": {"id": "1", "acct": "ada@example.social", "last_status_at": "1970-01-02",
       "followers_count": 12, "bot": false, "fields": []}}}
    """,
    is: Status(
      id: "2", createdAt: Date(timeIntervalSince1970: 86_400.25), visibility: .public,
      uri: URL(known: "https://example.social/2"), content: "",
      reblog: Status(
        id: "1", createdAt: Date(timeIntervalSince1970: 0), inReplyToID: "0", sensitive: true,
        visibility: .private, uri: URL(known: "https://example.social/1"), content: "<p>Hi</p>",
        account: ada, tags: [Status.Tag(name: "hi")]),
      account: ada),
    by: Coder.ofJSON)
  Sample(
    "a boost without a date", #"{"id": "2", "created_at": null}"#, as: Status.self,
    "valueNotFound", "created_at")
  Sample(
    "an invalid visibility",
    """
    {"id": "2", "created_at": "1970-01-01T00:00:00Z", "sensitive": false, "spoiler_text": "",
     "visibility": "Public"}
    """,
    as: Status.self, "dataCorrupted", "visibility")

  Sample(
    "a number in a string and profile fields",
    """
    {"id": "1", "acct": "b", "followers_count": "1200", "bot": true,
     "fields": [{"name": "Web", "value": "x", "verified_at": "1970-01-01T01:00:00+01:00"},
      {"name": "Pronouns", "value": "they", "verified_at": null}]}
    """,
    is: Account(
      id: "1", acct: "b", followersCount: 1200, bot: true,
      fields: [
        .init(name: "Web", value: "x", verifiedAt: Date(timeIntervalSince1970: 0)),
        .init(name: "Pronouns", value: "they"),
      ]),
    writtenAs: """
      {"id": "1", "acct": "b", "followers_count": 1200, "bot": true,
       "fields": [{"name": "Web", "value": "x", "verified_at": "1970-01-01T00:00:00Z"},
        {"name": "Pronouns", "value": "they"}]}
      """)
  Sample(
    "a count that is not a number", #"{"id": "1", "acct": "b", "followers_count": "many"}"#,
    as: Account.self,
    "typeMismatch", "followers_count")
  Sample(
    "an invalid day", #"{"id": "1", "acct": "b", "last_status_at": "2023-02-29"}"#,
    as: Account.self, "dataCorrupted", "last_status_at")
}
