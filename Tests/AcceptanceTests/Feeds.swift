import CoderTestSupport
import Foundation
import Testing
import Transcodable

// JSON Feed, and RSS as JSON, in which a list of one element is the element itself.

@Codable(keys: .snakeCase)
private struct Feed: Equatable {
  @CodableValidated(.matches(#"https://jsonfeed\.org/version/1(\.1)?"#)) let version: String
  let title: String
  @CodingKey("home_page_url") @CodableValidated(where: { (url: URL) in url.scheme == "https" })
  var home: URL?
  @CodableLossy let items: [Item]
  @DecodableAlias("author") @CodableBy(.oneOrMany()) var authors: [Author] = []
  var expired: Bool = false

  @Codable(keys: .snakeCase)
  struct Item: Equatable {
    @CodableCoerced let id: String
    var contentHTML: String?
    var contentText: String?
    @CodableBy(.iso8601) var datePublished: Date?
  }

  @Codable struct Author: Equatable {
    var name: String?
  }
}

@Codable(container: "rss.channel")
private struct Channel: Equatable {
  let title: String
  @CodingKey("item") @CodableBy(.oneOrMany()) let items: [Item]
  @CodingKey("ttl") @CodableCoerced(.flexible) var minutes: Int?

  @Codable struct Item: Equatable {
    let title: String
    @CodingKey("pubDate") @CodableBy(.rfc2822) let date: Date
    @CodingKey(literal: "dc:creator") var creator: String?
    @CodingPath("guid", "#text") var guid: String?
  }
}

private let new = Date(timeIntervalSince1970: 1_700_000_000)

let feeds = Table("Feeds") {
  Sample(
    "a feed",
    """
    {"version": "https://jsonfeed.org/version/1.1", "title": "News",
     "home_page_url": "https://example.com/", "authors": [{"name": "Ada"}, {}], "expired": true,
     "items": [{"id": "1", "content_html": "<p>", "date_published": "2023-11-14T22:13:20Z"}]}
    """,
    is: Feed(
      version: "https://jsonfeed.org/version/1.1", title: "News",
      home: URL(known: "https://example.com/"),
      items: [.init(id: "1", contentHTML: "<p>", datePublished: new)],
      authors: [.init(name: "Ada"), .init()], expired: true), by: Coder.ofJSON)
  Sample(
    "an older feed with numeric identifiers",
    """
    {"version": "https://jsonfeed.org/version/1", "title": "News", "author": {"name": "Ada"},
     "items": [{"id": 7, "content_text": "x"}, {"content_text": "no identifier"}]}
    """,
    is: Feed(
      version: "https://jsonfeed.org/version/1", title: "News",
      items: [.init(id: "7", contentText: "x")], authors: [.init(name: "Ada")]),
    writtenAs: """
      {"version": "https://jsonfeed.org/version/1", "title": "News", "authors": {"name": "Ada"},
       "items": [{"id": "7", "content_text": "x"}], "expired": false}
      """)
  Sample(
    "an unsupported version", #"{"version": "https://jsonfeed.org/version/2"}"#, as: Feed.self,
    "dataCorrupted", "version")
  Sample(
    "a page without HTTPS",
    """
    {"version": "https://jsonfeed.org/version/1", "title": "", "items": [],
     "home_page_url": "http://example.com/"}
    """,
    as: Feed.self, "dataCorrupted", "home_page_url", by: Coder.ofJSON)
  Sample(
    "an author that is a string",
    #"{"version": "https://jsonfeed.org/version/1", "title": "", "items": [], "author": "Ada"}"#,
    as: Feed.self, "typeMismatch", "author")

  Sample(
    "a channel with one item",
    """
    {"rss": {"channel": {"title": "News", "ttl": "60", "item": {"title": "A",
     "pubDate": "Tue, 14 Nov 2023 23:13:20 +0100", "dc:creator": "Ada", "guid": {"#text": "1"}}}}}
    """,
    is: Channel(
      title: "News", items: [.init(title: "A", date: new, creator: "Ada", guid: "1")], minutes: 60),
    writtenAs: """
      {"rss": {"channel": {"title": "News", "ttl": 60, "item": {"title": "A",
       "pubDate": "Tue, 14 Nov 2023 22:13:20 +0000", "dc:creator": "Ada", "guid": {"#text": "1"}}}}}
      """)
  Sample("a missing channel", #"{"rss": {}}"#, as: Channel.self, "keyNotFound", "rss.channel")
  Sample(
    "a second item without a date",
    """
    {"rss": {"channel": {"title": "", "item": [{"title": "A", "pubDate":
     "Tue, 14 Nov 2023 22:13:20 GMT"}, {"title": "B"}]}}}
    """,
    as: Channel.self, "keyNotFound", "rss.channel.item.1.pubDate")
}
