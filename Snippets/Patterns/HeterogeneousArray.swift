// Decodes elements of different types by one of their members.

import Foundation
import Transcodable

enum Block: Codable {
  case heading(String, level: Int)
  case picture(URL)
  case unknown(kind: String)

  private enum CodingKeys: CodingKey { case kind, text, level, source }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    switch try container.decode(String.self, forKey: .kind) {
    case "heading":
      self = .heading(
        try container.decode(String.self, forKey: .text),
        level: try container.decodeIfPresent(Int.self, forKey: .level) ?? 1)
    case "picture": self = .picture(try container.decode(URL.self, forKey: .source))
    case let kind: self = .unknown(kind: kind)
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .heading(let text, let level):
      try container.encode("heading", forKey: .kind)
      try container.encode(text, forKey: .text)
      try container.encode(level, forKey: .level)
    case .picture(let source):
      try container.encode("picture", forKey: .kind)
      try container.encode(source, forKey: .source)
    case .unknown(let kind): try container.encode(kind, forKey: .kind)
    }
  }
}

// The tag can be anywhere in the object.
let blocks = try JSON.decode(
  [Block].self,
  from: Data(
    """
    [{"kind": "heading", "text": "Hello"},
     {"source": "https://example.com/p", "kind": "picture"},
     {"kind": "video", "length": 5}]
    """.utf8))
for block in blocks { print(block) }
// → heading("Hello", level: 1)
// → picture(https://example.com/p)
// → unknown(kind: "video")

let encoder = JSON.Encoder()
encoder.outputFormatting = .withoutEscapingSlashes
print(String(decoding: try encoder.encode(blocks[1]), as: UTF8.self))
// → {"kind":"picture","source":"https://example.com/p"}
