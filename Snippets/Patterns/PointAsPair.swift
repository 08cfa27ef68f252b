// Codes a type as an array.

import Foundation
import Transcodable

struct Point2D: Codable {
  var x: Double
  var y: Double

  init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    x = try container.decode(Double.self)
    y = try container.decode(Double.self)
    guard container.isAtEnd else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "A point has two coordinates.")
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    try container.encode(x)
    try container.encode(y)
  }
}

let outline = try JSON.decode([Point2D].self, from: Data("[[0, 0], [1, 2.5]]".utf8))
print(outline[1].y)  // → 2.5
print(String(decoding: try JSON.encode(outline), as: UTF8.self))  // → [[0,0],[1,2.5]]

do {
  _ = try JSON.decode([Point2D].self, from: Data("[[0, 0], [1, 2, 3]]".utf8))
} catch DecodingError.dataCorrupted(let context) {
  print(context.debugDescription)  // → A point has two coordinates.
}
