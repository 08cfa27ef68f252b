import Foundation
import Kodable
import Transcodable

@Codable
struct User {
  @CodingKey("first_name") @CodableCoerced var firstName: String
  @CodingPath("address.zip") @CodableCoerced var zipCode: String
  @CodableLossy @CodableDefault([]) var tags: [String]
  @CodingKey("created_at") @CodableBy(.iso8601) @CodableLossy var created: Date?
  @CodableCoerced var isAdmin = false
}

let data = Data(
  """
  {"first_name": "Ada", "address": {"zip": 10115}, "tags": ["a", 1, "b"],
   "created_at": "2025-03-28T16:05:09Z", "isAdmin": true}
  """.utf8)
let user = try User.decodeJSON(from: data)
print(user.firstName, user.zipCode, user.tags, user.isAdmin)
// → Ada 10115 ["a", "b"] true
