import Foundation
import Kodable

struct User: Kodable {
  @Coding("first_name") var firstName: String
  @Coding("address.zip", .lossless) var zipCode: String
  @Coding(.lossy, default: []) var tags: [String]
  @CodableDate(.rfc3339, "created_at") var created: Date?
  var isAdmin = false
}

let data = Data(
  """
  {"first_name": "Ada", "address": {"zip": 10115}, "tags": ["a", 1, "b"],
   "created_at": "2025-03-28T16:05:09Z", "isAdmin": true}
  """.utf8)
let user = try User.decodeJSON(from: data)
print(user.firstName, user.zipCode, user.tags, user.isAdmin)
// → Ada 10115 ["a", "b"] true
