// Keeps a value in UserDefaults, as a string or as data.

import Foundation
import Transcodable

// snippet.type
@Codable(rawRepresentation: .json)
struct Filter: Equatable {
  var query = ""
  var limit = 20
}
// snippet.use
let defaults = UserDefaults(suiteName: "transcodable-example") ?? .standard
defaults.set(Filter(query: "swift").rawValue, forKey: "filter")
print(defaults.string(forKey: "filter") ?? "")  // → {"limit":20,"query":"swift"}

let filter = defaults.string(forKey: "filter").flatMap(Filter.init(rawValue:)) ?? Filter()
print(filter.query, filter.limit)  // → swift 20
// snippet.reason
do {
  let stored = #"{"limit": "many"}"#
  print(Filter(rawValue: stored) == nil)  // → true
  _ = try JSON.decode(Filter.self, from: stored)
} catch DecodingError.typeMismatch(_, let context) {
  print(context.debugDescription)
  // → Expected Int but found a string at line 1, column 11 (byte 10).
}
// snippet.hide
defaults.removeObject(forKey: "filter")
