import Foundation
import Transcodable

@Codable(dates: .iso8601, data: .by(.hex(uppercase: true)), floats: .strings(nan: "-"))
struct Measurements {
  let start: Date
  var end: Date?
  let days: [Date]
  let byName: [String: [Foundation.Date?]]
  @CodableBy(.secondsSince1970) let other: Date
  let bytes: Data
  var value = 0.5
}

@Codable
struct BothWays {
  @CodableModified(on: .both, .trimmed, .nilIfEmpty) var name: String?
  @CodableModified(on: .encode, .lowercased) var key: String
}
