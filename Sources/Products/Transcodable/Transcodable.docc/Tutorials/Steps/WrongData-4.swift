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

let orders = try JSON.decode(Orders.self, from: document).orders
print(orders.map(\.customer.name), orders.map(\.total))  // → ["Ada", "Bob"] [12.5, 8.0]
