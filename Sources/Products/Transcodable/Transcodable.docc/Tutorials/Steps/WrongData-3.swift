import Foundation
import Transcodable
import TranscodableDiagnostics

@Codable struct Orders { var orders: [Order] }

@Codable struct Order {
  var id: Int
  var customer: Customer
  var total: Double
  var state: State
}

@Codable struct Customer { var name: String }

@Codable enum State: String, CaseIterable { case open, paid, shipped }

let document = """
  {
    "orders": [
      {"id": 1, "customer": {"name": "Ada"}, "total": "12.50", "state": "shiped"},
      {"id": 2, "customer": {"nmae": "Bob"}, "total": 8, "state": "open"}
    ]
  }
  """

do {
  _ = try JSON.decodeCollecting(Orders.self, from: document)
} catch {
  let report = CodingDiagnosticReport(error, source: document, name: "orders.json")
  let usesColor = CommandLine.arguments.contains("--color")
  print(SnippetDiagnosticRenderer(width: 80, usesColor: usesColor).render(report))
  // → error[type-mismatch]: expected Double, found a string
  // →  --> orders.json:3:53
  // →   |
  // → 2 |   "orders": [
  // → 3 | ... 1, "customer": {"name": "Ada"}, "total": "12.50", "state": "shiped"},
  // →   |                                              ^^^^^^^ expected Double
  // → 4 |     {"id": 2, "customer": {"nmae": "Bob"}, "total": 8, "state": "open"}
  // →   |
  // →   = at orders[0].total
  // →   = help: Compare the type of the field with the value in the document.
  // →
  // → error[invalid-value]: expected State, found invalid State value shiped
  // →  --> orders.json:3:71
  // →   |
  // → 2 |   "orders": [
  // → 3 | ... 1, "customer": {"name": "Ada"}, "total": "12.50", "state": "shiped"},
  // →   |                                                                ^^^^^^^^
  // → 4 |     {"id": 2, "customer": {"nmae": "Bob"}, "total": 8, "state": "open"}
  // →   |
  // →   = at orders[0].state
  // →   = did you mean `shipped`?
  // →   = help: Compare the value with the values that the type accepts.
  // →
  // → error[missing-key]: the key `name` is missing
  // →  --> orders.json:4:41
  // →   |
  // → 3 |     {"id": 1, "customer": {"name": "Ada"}, "total": "12.50", "state": ...
  // → 4 |     {"id": 2, "customer": {"nmae": "Bob"}, "total": 8, "state": "open"}
  // →   |                                         ^ the object ends without this key
  // → 5 |   ]
  // →   |
  // →   = at orders[1].customer
  // →   = did you mean `nmae`?
  // →   = help: Add the key, make the field optional, or give it a default.
  // →
}
