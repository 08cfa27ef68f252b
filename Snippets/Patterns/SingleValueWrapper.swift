// Codes a wrapper as the value that it contains.

import Foundation
import Transcodable

struct Celsius: Codable {
  var degrees: Double

  init(from decoder: any Decoder) throws {
    degrees = try decoder.singleValueContainer().decode(Double.self)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(degrees)
  }
}

let week = try JSON.decode([String: [Celsius]].self, from: Data(#"{"roof": [4.5, -2]}"#.utf8))
print(week["roof", default: []].map(\.degrees))  // → [4.5, -2.0]
print(String(decoding: try JSON.encode(week), as: UTF8.self))  // → {"roof":[4.5,-2]}
