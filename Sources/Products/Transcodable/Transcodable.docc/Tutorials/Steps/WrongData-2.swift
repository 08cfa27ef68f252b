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
  _ = try JSON.decodeCollecting(Orders.self, from: document)
} catch {  // CodingFailures
  for failure in error { print(failure.pointer, failure.explanation) }
  // → /orders/0/total must be a number
  // → /orders/0/state must be one of open, paid, shipped
  // → /orders/1/customer/name is missing
}
