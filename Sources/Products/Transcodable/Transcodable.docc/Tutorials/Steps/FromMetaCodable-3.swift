import Foundation
import Transcodable

@Codable(keys: .snakeCase)
struct Mountain {
  let mountainName: String
  @CodingPath("info.elevation") let elevation: Double
  @CodableDefault(0, for: .anyFailure) var visitorCount: Int
  @CodableIgnored var isSelected = false
}

let data = Data(
  #"{"mountain_name": "Watzmann", "info": {"elevation": 2713}, "visitor_count": "many"}"#.utf8)
var report = DecodingReport()
let mountain = try JSON.Decoder().decode(Mountain.self, from: data, report: &report)
print(mountain.mountainName, mountain.elevation, mountain.visitorCount)
// → Watzmann 2713.0 0
for event in report.events { print(event) }
// → defaulted-value at visitor_count, line 1, column 77 (byte 76), used 0: expected Int, found a string
