// Wraps every response of a service in one generic type.

import Foundation
import Transcodable

struct Envelope<Payload: Codable>: Codable {
  var status: Int
  var payload: Payload?
  var problems: [String: [String]]?

  enum CodingKeys: String, CodingKey {
    case status
    case payload = "data"
    case problems = "errors"
  }
}

// A payload with an attribute uses the direct path.
@Codable(keys: .snakeCase)
struct User {
  let userName: String
}

let found = try JSON.decode(
  Envelope<[User]>.self, from: Data(#"{"status": 200, "data": [{"user_name": "ada"}]}"#.utf8))
print(found.payload?.first?.userName ?? "none")  // → ada

let missing = try JSON.decode(
  Envelope<[User]>.self,
  from: Data(#"{"status": 404, "data": null, "errors": {"id": ["unknown"]}}"#.utf8))
print(missing.problems ?? [:])  // → ["id": ["unknown"]]
