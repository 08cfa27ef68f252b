import Foundation
import Transcodable

@Codable struct Orders { @CodableLossy var orders: [Order] }

@Codable struct Order {
  var id: Int
  var customer: Customer
  @CodableCoerced var total: Double
  var state: State
}

@Codable struct Customer { @DecodableAlias("nmae") var name: String }

@Codable enum State: String, CaseIterable {
  case open, paid, shipped
  @CodableUnknown case other
}

let document = """
  {
    "orders": [
      {"id": 1, "customer": {"name": "Ada"}, "total": "12.50", "state": "shiped"},
      {"id": 2, "customer": {"nmae": "Bob"}, "total": 8, "state": "open"}
    ]
  }
  """

var report = DecodingReport()
let orders = try JSON.Decoder().decode(
  Orders.self, from: Data(document.utf8), report: &report)
for event in report.events { print(event) }
// → coercion at orders[0].total, line 3, column 53 (byte 68), used 12.5: expected Double, found a string
// → unknown-case at orders[0].state, line 3, column 71 (byte 86), used other: expected State, found invalid State tag "shiped"; known values are open, paid, shipped
// → alias at orders[1].customer.nmae, line 4, column 28 (byte 124)
