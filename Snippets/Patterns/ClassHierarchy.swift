// Codes a superclass under the key `super`.

import Foundation
import Transcodable

class Vehicle: Codable {
  var wheels: Int
}

final class Truck: Vehicle {
  var load: Double

  private enum CodingKeys: CodingKey { case load }

  required init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    load = try container.decode(Double.self, forKey: .load)
    try super.init(from: container.superDecoder())
  }

  override func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(load, forKey: .load)
    try super.encode(to: container.superEncoder())
  }
}

let truck = try JSON.decode(
  Truck.self, from: Data(#"{"super": {"wheels": 6}, "load": 2.5}"#.utf8))
print(truck.wheels, truck.load)  // → 6 2.5
print(String(decoding: try JSON.encode(truck), as: UTF8.self))
// → {"load":2.5,"super":{"wheels":6}}
