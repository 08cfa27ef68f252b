// Decodes without a coder, and reads without Codable.

import Foundation
import Transcodable

let counts = try JSON.decode([String: Int].self, from: #"{"a": 1, "b": 2}"#)
print(String(decoding: try JSON.encode(counts.values.sorted()), as: UTF8.self))  // → [1,2]

let sum = try JSONReader.read("[1, 2, 3]") { reader in
  (reader.read([Int].self) ?? []).reduce(0, +)
}
print(sum)  // → 6
