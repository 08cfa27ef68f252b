import Foundation
import Transcodable

// A module in Swift 5 mode, with protocols spelled without `any`.

@Codable(keys: .snakeCase)
struct Commit: Equatable {
  let shortID: String
  let message: String
  var parents = [Parent]()
}

@Codable
struct Parent: Equatable {
  let sha: String
}

class Plain: Codable {
  var commits: [Commit]

  required init(from decoder: Decoder) throws {
    commits = try decoder.singleValueContainer().decode([Commit].self)
  }

  func encode(to encoder: Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(commits)
  }
}

let text = #"[{"short_id":"4f2a","message":"m","parents":[{"sha":"0"}]}]"#
let decoder: JSONDecoder = JSON.Decoder()
let plain = try decoder.decode(Plain.self, from: Data(text.utf8))
let isGood =
  try plain.commits == JSON.decode([Commit].self, from: text)
  && String(decoding: JSON.encode(plain), as: UTF8.self) == text
print(isGood ? "SwiftFive: all checks passed." : "FAILED: SwiftFive")
exit(isGood ? 0 : 1)
