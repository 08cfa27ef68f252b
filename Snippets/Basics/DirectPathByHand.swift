// A type with a hand-written direct path.

import Foundation
import Transcodable

struct Color: Hashable {
  var red, green, blue: UInt8
}

extension Color: JSONDecodable, JSONEncodable {
  static func decode(from reader: inout JSONReader) -> Color? {
    guard let parts = reader.read([UInt8].self), parts.count == 3 else {
      reader.fail(.invalidValue, expected: "red, green and blue")
      return nil
    }
    return Color(red: parts[0], green: parts[1], blue: parts[2])
  }

  func encode(to writer: inout JSONWriter) {
    writer.write([red, green, blue])
  }
}

// Other coders use this conformance.
extension Color: Codable {
  init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    red = try container.decode(UInt8.self)
    green = try container.decode(UInt8.self)
    blue = try container.decode(UInt8.self)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    try container.encode(contentsOf: [red, green, blue])
  }
}

let palette = try JSON.decode([String: Color].self, from: #"{"sea": [0, 96, 160]}"#)
print(palette["sea"]?.blue ?? 0)  // → 160
print(String(decoding: try JSON.encode(palette), as: UTF8.self))  // → {"sea":[0,96,160]}
