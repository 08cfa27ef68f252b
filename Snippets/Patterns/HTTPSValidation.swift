// Rejects a value in `init(from:)`, with the path of its field.

import Foundation
import Transcodable

struct Download: Decodable {
  var url: URL

  private enum CodingKeys: CodingKey { case url }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    url = try container.decode(URL.self, forKey: .url)
    guard url.scheme == "https" else {
      throw DecodingError.dataCorruptedError(
        forKey: .url, in: container, debugDescription: "A download needs https.")
    }
  }
}

do {
  _ = try JSON.decode(
    [Download].self,
    from: Data(#"[{"url": "https://example.com/a"}, {"url": "http://example.com/b"}]"#.utf8))
} catch DecodingError.dataCorrupted(let context) {
  print(context.debugDescription)  // → A download needs https.
  print(context.codingPath.map(\.stringValue))  // → ["Index 1", "url"]
}
