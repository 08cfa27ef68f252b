import TranscodableEssentials

// Attributes and JSON without Foundation.

@Codable(keys: .snakeCase)
struct Order: Equatable, Sendable {
  let orderNumber: Int
  @CodableDefault("EUR") var currency: String
  @CodingPath("customer.name") let customer: String
  @CodableValidated(.range(0...)) var total: Double
  var items: [Item]
}

@Codable(tagging: .internal("kind"))
enum Item: Equatable, Sendable {
  case book(title: String)
  case pen
}

struct Plain: Codable, Equatable {
  var order: Order
}

/// Ends the program with a failure, which `Scripts/check-consumers` detects.
func check(_ isGood: Bool, _ what: String) {
  if !isGood { fatalError("FAILED: \(what)") }
}

let text = #"""
  {"order_number": 7, "customer": {"name": "Ada"}, "total": 8.5,
   "items": [{"kind": "pen"}, {"kind": "book", "title": "Éléments"}]}
  """#
let order = try JSON.decode(Order.self, from: text)
check(order.currency == "EUR" && order.items.last == .book(title: "Éléments"), "decoding: \(order)")
let bytes: [UInt8] = try JSON.encode(order)
check(try JSON.decode(Order.self, from: bytes) == order, "encoding")
check(
  try JSON.decode(Plain.self, from: #"{"order": \#(text)}"#) == Plain(order: order),
  "a plain type")
do {
  _ = try JSON.decode(Order.self, from: text.replacing("8.5", with: "-1"))
  check(false, "an invalid value is accepted")
} catch {
  check("\(error)".contains("total"), "the path of a failure: \(error)")
}
print("Essentials: all checks passed.")
