// Decodes a type from JSON and encodes it again.

import Foundation
import Transcodable

@Codable(keys: .snakeCase)
struct Release {
  let tagName: String  // "tag_name"
  let htmlURL: URL  // "html_url"
  @CodingKey("published_at") let date: Date
  var notes: String?  // missing or null: nil
  var downloadCount = 0  // missing or null: 0
}

let decoder = JSON.Decoder()  // is a Foundation.JSONDecoder
decoder.dateDecodingStrategy = .iso8601
let release = try decoder.decode(
  Release.self,
  from: Data(
    """
    {"tag_name": "1.2", "html_url": "https://example.com/1.2",
     "published_at": "2025-03-28T16:05:09Z"}
    """.utf8))
print(release.tagName, release.downloadCount)  // → 1.2 0

let encoder = JSON.Encoder()
encoder.dateEncodingStrategy = .iso8601
encoder.outputFormatting = [.prettyPrinted, .withoutEscapingSlashes]
print(String(decoding: try encoder.encode(release), as: UTF8.self))
// → {
// →   "tag_name" : "1.2",
// →   "html_url" : "https://example.com/1.2",
// →   "published_at" : "2025-03-28T16:05:09Z",
// →   "download_count" : 0
// → }
