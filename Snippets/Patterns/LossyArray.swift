// Skips the elements of an array that don't decode.

import Foundation
import Transcodable

struct Lossy<Element: Decodable>: Decodable {
  var elements: [Element] = []

  /// Decodes from any value, to skip it.
  private struct Anything: Decodable {}

  init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    while !container.isAtEnd {
      do {
        elements.append(try container.decode(Element.self))
      } catch {
        // A failed element isn't consumed: skip it.
        _ = try container.decode(Anything.self)
      }
    }
  }
}

struct Item: Decodable { var id: Int }

let list = try JSON.decode(
  Lossy<Item>.self,
  from: Data(#"[{"id": 1}, {"id": "two"}, null, [3], {"id": 4}]"#.utf8))
print(list.elements.map(\.id))  // → [1, 4]
