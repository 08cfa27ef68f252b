// Reads, changes and decodes JSON without a type.

import Foundation
import Transcodable

struct Commit: Codable {
  var sha: String
  var tags: [String]
}

var event = try JSON(
  parsing: """
    {"user": {"name": "Ada"}, "price": 1.10, "draft": true,
     "commit": {"sha": "4f2a", "tags": ["v1", "stable"]}}
    """)
print(event["user"]?["name"]?.string ?? "nobody")  // → Ada
print(event[try JSON.Pointer("/commit/tags/0")]?.string ?? "none")  // → v1
print(event["price"]?.number?.text ?? "")  // → 1.10

event["seen"] = true
event.mergePatch(["draft": nil, "user": nil])  // RFC 7396
print(event)
// → {"price":1.10,"commit":{"sha":"4f2a","tags":["v1","stable"]},"seen":true}

if case .object(let members) = event {
  for (key, value) in members where value.number != nil { print(key) }  // → price
}

let commit = try event["commit"]?.decode(Commit.self)
print(commit?.tags.count ?? 0)  // → 2
print(try JSON(encoding: commit) == event["commit"])  // → true
