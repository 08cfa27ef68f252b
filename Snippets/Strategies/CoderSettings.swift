// What attributes say of a field, a coder may say of all.

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
encoder.nils = .null
print(String(decoding: try encoder.encode(order), as: UTF8.self))
// → {"orderNumber":1042,"isPaid":true,"note":null}

// Rows of another interface are values, too.
let row: [String: Any] = ["orderNumber": 7, "isPaid": false, "note": "by mail"]
let other = try JSON(untyped: row).decode(Order.self)
print(other.note ?? "")  // → by mail
