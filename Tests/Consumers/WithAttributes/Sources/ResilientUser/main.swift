import Foundation
import Resilient
import Transcodable

@Codable
struct Basket: Equatable {
  let orders: [Order]
}

let basket = Basket(orders: [
  Order(
    orderID: 7, placedAt: Date(timeIntervalSinceReferenceDate: 1.5),
    lines: [Line(article: "a", state: .open), Line(article: "b", state: .done)])
])
let text =
  #"{"orders":[{"order_id":7,"placed_at":1.5,"#
  + #""lines":[{"article":"a","state":1},{"article":"b","state":2}]}]}"#
let isGood =
  try String(decoding: JSON.encode(basket), as: UTF8.self) == text
  && JSON.decode(Basket.self, from: text) == basket
  && JSONDecoder().decode(Basket.self, from: Data(text.utf8)) == basket
print(isGood ? "ResilientUser: all checks passed." : "FAILED: ResilientUser")
exit(isGood ? 0 : 1)
