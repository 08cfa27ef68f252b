// Lists everything that decoding skipped or replaced.

import Foundation
import Transcodable
import TranscodableDiagnostics

@Codable
struct Order {
  let id: Int
  @CodableLossy var items: [Item]
  @CodableDefault(State.open, for: .anyFailure) var state: State
}

@Codable struct Item { let name: String }
@Codable enum State: String { case open, done }

let document = """
  {"id": 1, "state": "lost",
   "items": [{"name": "pen"}, {"name": 12}]}
  """
// snippet.report
var report = DecodingReport()
let order = try JSON.Decoder().decode(Order.self, from: Data(document.utf8), report: &report)
print(order.items.count, order.state)  // → 1 open
for event in report.events { print(event) }
// → defaulted-value at state, line 1, column 20 (byte 19), used open: expected State, found invalid State value lost; known values are open, done
// → dropped-element at items[1], line 2, column 29 (byte 55): expected String, found number at items[1].name, line 2, column 38 (byte 64)
// snippet.render
let diagnostics = CodingDiagnosticReport(report, source: document, name: "order.json")
print(SnippetDiagnosticRenderer(width: 80).render(diagnostics))
// → warning[defaulted-value]: the default open was used: expected State, found
// →   invalid State value lost
// →  --> order.json:1:20
// →   |
// → 1 | {"id": 1, "state": "lost",
// →   |                    ^^^^^^ expected State
// → 2 |  "items": [{"name": "pen"}, {"name": 12}]}
// →   |
// →   = at state
// →   = help: Compare the value with the type of the field.
// →
// → warning[dropped-element]: the element was dropped, because of name: expected
// →   String, found number
// →  --> order.json:2:38
// →   |
// → 1 | {"id": 1, "state": "lost",
// → 2 |  "items": [{"name": "pen"}, {"name": 12}]}
// →   |                                      ^^ expected String
// →   |
// →   = at items[1]
// →   = help: Compare the element with the element type.
// →
