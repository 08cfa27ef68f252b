// Replaces a hand-written `init(from:)` with attributes.

import Foundation
import Transcodable

@Codable(keys: .snakeCase)
struct Commit: Equatable {
  let sha: String
  @CodingPath("commit.author.name") let author: String
  @CodingPath("commit.author.date") @CodableBy(.iso8601) let date: Date
  @CodableValidated(where: { (url: URL) in url.scheme == "https" }, "URLs require https")
  let htmlURL: URL
  @DecodableAlias("comments") var commentCount = 0
  @CodableLossy var parents: [Parent] = []
  @CodableModified(.trimmed, .nilIfEmpty) var note: String?
  @CodableIgnored var isSelected = false

  @Codable
  struct Parent: Equatable {
    let sha: String
  }
}

let text = """
  {"sha": "6dcb09b", "html_url": "https://example.com/6dcb09b", "comments": 3, "note": " ",
   "commit": {"author": {"name": "Ada", "date": "2011-04-14T16:00:49.5Z"}},
   "parents": [{"sha": "553c207"}, {"sha": null}]}
  """
let commit = try JSON.Decoder().decode(Commit.self, from: Data(text.utf8))
print(commit.author, commit.commentCount)  // → Ada 3
print(commit.parents.map(\.sha), commit.note ?? "none")  // → ["553c207"] none
print(try JSONDecoder().decode(Commit.self, from: Data(text.utf8)) == commit)  // → true

do {
  let insecure = text.replacing("https:", with: "http:")
  _ = try JSON.Decoder().decode(Commit.self, from: Data(insecure.utf8))
} catch DecodingError.dataCorrupted(let context) {
  print(context.codingPath.map(\.stringValue))  // → ["html_url"]
  print(context.debugDescription.contains("URLs require https"))  // → true
}
