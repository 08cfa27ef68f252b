// Strategies of a coder apply to types with and without attributes.

import Foundation
import Transcodable

struct Measurement: Codable {
  var takenAt: Date
  var payload: Data
  var value: Double
}

@Codable
struct Session {
  let startedAt: Date
  let measurements: [Measurement]
}

let decoder = JSON.Decoder()
decoder.keyDecodingStrategy = .convertFromSnakeCase
decoder.dateDecodingStrategy = .secondsSince1970
decoder.dataDecodingStrategy = .base64
decoder.nonConformingFloatDecodingStrategy = .convertFromString(
  positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")

let session = try decoder.decode(
  Session.self,
  from: Data(
    """
    {"started_at": 86400,
     "measurements": [{"taken_at": 86401.5, "payload": "AQID", "value": "inf"}]}
    """.utf8))
let measurement = session.measurements[0]
print(session.startedAt.timeIntervalSince1970)  // → 86400.0
print(measurement.takenAt.timeIntervalSince1970)  // → 86401.5
print(measurement.payload.count, measurement.value)  // → 3 inf
