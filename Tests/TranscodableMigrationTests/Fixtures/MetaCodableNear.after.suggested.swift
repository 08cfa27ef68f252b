import Foundation
import Transcodable

// fixture MetaAcronym suggested near-match {"avatar_url": "a", "last_name": "b", "first_name": "c"}
@Codable(keys: .snakeCase)
struct MetaAcronym {
  let avatarURL: String
  let firstName: String
  let lastName: String
}

// fixture MetaAlias suggested near-match {"name": "a"}
@Codable
struct MetaAlias {
  @DecodableAlias("title", "label") let name: String
}

// fixture MetaValue suggested near-match {"count": "1", "isOpen": 1}
@Codable
struct MetaValue {
  @CodableCoerced(.flexible) let count: Int
  @CodableCoerced(.flexible) let isOpen: Bool
}

// fixture MetaDates suggested near-match {"at": "2024-01-02T03:04:05Z", "seen": 5}
@Codable
struct MetaDates {
  @CodableBy(.iso8601) let at: Date
  @CodableBy(.secondsSince1970) let seen: Date
}

// fixture MetaEmptyCase suggested near-match {"load": {"key": "a"}}
@Codable
enum MetaEmptyCase {
  case load(key: String)
  case stop
}
