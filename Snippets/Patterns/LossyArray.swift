// An array that leaves out the elements it cannot decode.

import Foundation
import Transcodable

struct Lossy<Element: Decodable>: Decodable {
  var elements: [Element] = []

  /// Decodes from anything, and thereby passes over it.
  private struct Anything: Decodable {}

  init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    while !container.isAtEnd {
      do {
        elements.append(try container.decode(Element.self))
      } catch {
        // A failed element is still the next one: step over it.
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
