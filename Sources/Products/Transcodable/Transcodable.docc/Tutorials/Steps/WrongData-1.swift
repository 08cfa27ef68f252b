import Foundation
import Transcodable

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
  _ = try JSON.decode(Orders.self, from: document)
} catch DecodingError.typeMismatch(_, let context) {
  print(context.debugDescription)
  // → Expected Double but found a string at line 3, column 53 (byte 68).
}
