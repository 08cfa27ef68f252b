// Codes RawRepresentable values as raw values, including dictionary keys.

import Foundation
import Transcodable

enum Status: String, Codable, CodingKeyRepresentable {
  case draft, published
}

struct Flags: OptionSet, Codable {
  var rawValue: Int
  static let pinned = Flags(rawValue: 1)
  static let hidden = Flags(rawValue: 2)
}

struct Tag: RawRepresentable, Codable, Hashable {
  var rawValue: String
}

struct Note: Codable {
  var status: Status
  var flags: Flags
  var tags: [Tag]
  var history: [Status: Int]
}

let note = Note(
  status: .draft, flags: [.pinned, .hidden], tags: [Tag(rawValue: "swift")],
  history: [.published: 2])
let stored = try JSON.encode(note)
print(String(decoding: stored, as: UTF8.self))
// → {"status":"draft","flags":3,"tags":["swift"],"history":{"published":2}}
let restored = try JSON.decode(Note.self, from: stored)
print(restored.flags.contains(.hidden), restored.history)
// → true [RawRepresentablePersistence.Status.published: 2]

do {
  _ = try JSON.decode([Status].self, from: Data(#"["draft", "lost"]"#.utf8))
} catch DecodingError.dataCorrupted(let context) {
  print(context.codingPath.map(\.stringValue))  // → ["Index 1"]
}
