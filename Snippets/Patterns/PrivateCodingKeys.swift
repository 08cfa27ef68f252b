// Renames fields, and excludes a field that has no case.

import Foundation
import Transcodable

struct Account: Codable {
  var owner: String
  var cachedSize = 0
  private var secret: String

  private enum CodingKeys: String, CodingKey {
    case owner = "the owner"
    case secret = "s"
  }
}

let account = try JSON.decode(
  Account.self, from: Data(#"{"the owner": "Ada", "s": "xyzzy", "cachedSize": 99}"#.utf8))
print(account.owner, account.cachedSize)  // → Ada 0
print(String(decoding: try JSON.encode(account), as: UTF8.self))
// → {"the owner":"Ada","s":"xyzzy"}
