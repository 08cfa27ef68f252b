// The program of README.md.

import Foundation
import Transcodable

@Codable(keys: .snakeCase)
struct Release {
  let tagName: String  // "tag_name"
  @CodingPath("author.login") let author: String
  @CodableBy(.iso8601) let publishedAt: Date
  @CodableValidated(.range(0...)) var downloads = 0  // missing or null: 0
}

let json = """
  {"tag_name": "1.2", "author": {"login": "ada"}, "published_at": "2025-03-28T16:05:09Z"}
  """
let release = try JSON.Decoder().decode(Release.self, from: json)
print(release.tagName, release.author, release.downloads)  // → 1.2 ada 0

do {
  let invalid = #"{"tag_name": 12, "published_at": "yesterday", "downloads": -1}"#
  _ = try JSON.Decoder().decodeCollecting(Release.self, from: invalid)
} catch {  // CodingFailures
  for failure in error {
    print("\(failure.line ?? 0):\(failure.column ?? 0)", failure.pointer, failure.explanation)
  }
}
// → 1:14 /tag_name must be a string
// → 1:34 /published_at must be an ISO 8601 date
// → 1:60 /downloads must be at least 0
// → 1:62 /author is missing

var event = try JSON(parsing: #"{"user": {"name": "Ada"}, "price": 1.10}"#)
event["seen"] = true
event.mergePatch(["user": nil])  // RFC 7396
print(event)  // → {"price":1.10,"seen":true}
