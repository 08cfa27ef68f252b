import Foundation
import Transcodable

@Codable(keys: .snakeCase)
struct Mountain {
  var mountainName: String
  @CodingPath("info.elevation") var elevation: Double
  @CodableDefault(0, for: .anyFailure) var visitorCount: Int = 0
  @CodableIgnored var isSelected: Bool = false
}

let data = Data(
  #"{"mountain_name": "Watzmann", "info": {"elevation": 2713}, "visitor_count": "many"}"#.utf8)
let mountain = try JSON.decode(Mountain.self, from: data)
print(mountain.mountainName, mountain.elevation, mountain.visitorCount)
// → Watzmann 2713.0 0
