// Uses keys with integer raw values. JSON contains the names.

import Foundation
import Transcodable

struct Reading: Codable {
  var sensor: String
  var celsius: Double?

  enum CodingKeys: Int, CodingKey {
    case sensor = 1
    case celsius = 22
  }
}

let reading = try JSON.decode(
  Reading.self, from: Data(#"{"sensor": "roof", "celsius": 4.5}"#.utf8))
print(String(decoding: try JSON.encode(reading), as: UTF8.self))
// → {"sensor":"roof","celsius":4.5}

do {
  _ = try JSON.decode(Reading.self, from: Data(#"{"sensor": "roof", "celsius": "4"}"#.utf8))
} catch DecodingError.typeMismatch(_, let context) {
  print(context.codingPath.map(\.intValue))  // → [Optional(22)]
}
