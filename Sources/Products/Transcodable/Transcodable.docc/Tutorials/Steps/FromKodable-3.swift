import Foundation
import Transcodable

@Codable(keys: .snakeCase)
struct User {
  let firstName: String
  @CodingPath("address.zip") @CodableCoerced let zipCode: String
  @CodableLossy @CodableDefault([]) let tags: [String]
  @CodingKey("created_at") @CodableBy(.iso8601) let created: Date?
  @CodingKey("isAdmin") var isAdmin = false
}

let data = Data(
  """
  {"first_name": "Ada", "address": {"zip": 10115}, "tags": ["a", 1, "b"],
   "created_at": "2025-03-28T16:05:09Z", "isAdmin": true}
  """.utf8)
let user = try JSON.decode(User.self, from: data)
print(user.firstName, user.zipCode, user.tags, user.isAdmin)
// → Ada 10115 ["a", "b"] true
