// Prints the position of an error, and inspects it in code.

import Foundation
import Transcodable

@Codable
struct Track {
  let title: String
  let seconds: Int
}

let document = """
  [
    {"title": "One", "seconds": 61},
    {"title": "Two", "seconds": "95"}
  ]
  """
do {
  _ = try JSON.decode([Track].self, from: document)
} catch DecodingError.typeMismatch(_, let context) {
  print(context.debugDescription)
  // → Expected Int but found a string at line 3, column 31 (byte 67).
  print(context.codingPath.map(\.stringValue))  // → ["Index 1", "seconds"]
  if let failure = context.underlyingError as? CodingFailure {
    print(failure.reason, failure.category, failure.offset ?? 0)  // → type-mismatch data 67
  }
}
