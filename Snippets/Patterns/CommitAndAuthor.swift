// Decodes plain Codable types, with strategies for keys and dates.

import Foundation
import Transcodable

struct Author: Codable {
  var displayName: String
  var mailAddress: String?
}

struct Commit: Codable {
  var commitID: String
  var author: Author
  var writtenAt: Date

  // The strategy converts `commit_id` to `commitId`.
  enum CodingKeys: String, CodingKey {
    case commitID = "commitId"
    case author, writtenAt
  }
}

let decoder = JSON.Decoder()
decoder.keyDecodingStrategy = .convertFromSnakeCase
decoder.dateDecodingStrategy = .iso8601

let commit = try decoder.decode(
  Commit.self,
  from: Data(
    """
    {"commit_id": "4f2a", "written_at": "2024-02-29T12:00:00Z",
     "author": {"display_name": "Grace", "mail_address": null}}
    """.utf8))
print(commit.author.displayName)  // → Grace
print(commit.writtenAt.timeIntervalSince1970)  // → 1709208000.0

let encoder = JSON.Encoder()
encoder.keyEncodingStrategy = .convertToSnakeCase
encoder.dateEncodingStrategy = .iso8601
print(String(decoding: try encoder.encode(commit.author), as: UTF8.self))
// → {"display_name":"Grace"}
