// Settings that apply to all fields, like attributes of a single one.

import Foundation
import Transcodable

@Codable
struct Order {
  var orderNumber: Int
  var isPaid: Bool
  var note: String?
}

let decoder = JSON.Decoder()
decoder.settings.coercion = .lossless
decoder.settings.keyMatching = .ignoringCase
let order = try decoder.decode(
  Order.self, from: #"{"ORDERNUMBER": "1042", "IsPaid": "true"}"#)
print(order.orderNumber, order.isPaid)  // → 1042 true

let encoder = JSON.Encoder()
encoder.nilEncoding = .null
print(String(decoding: try encoder.encode(order), as: UTF8.self))
// → {"orderNumber":1042,"isPaid":true,"note":null}

// Decode a dictionary.
let row: [String: Any] = ["orderNumber": 7, "isPaid": false, "note": "by mail"]
let other = try JSON(untyped: row).decode(Order.self)
print(other.note ?? "")  // → by mail
