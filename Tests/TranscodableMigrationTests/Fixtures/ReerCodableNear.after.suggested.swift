import Foundation
import Transcodable

// fixture ReerAliases suggested near-match {"name": "a"}
@Codable
struct ReerAliases {
  @DecodableAlias("username", "nick_name") var name: String
}

// fixture ReerDates suggested near-match {"at": "2024-01-02T03:04:05Z", "seen": 5, "read": 5000}
@Codable
struct ReerDates {
  @CodableBy(.iso8601) var at: Date
  @CodableBy(.secondsSince1970) var seen: Date
  @CodableBy(.millisecondsSince1970) var read: Date
}

// fixture ReerFlexible suggested near-match {"isVIP": "1", "score": "100"}
@Codable
struct ReerFlexible {
  @CodableCoerced(.flexible) var isVIP: Bool
  @CodableCoerced(.flexible) var score: Double
}

// fixture ReerFlexibleField suggested near-match {"score": "100", "id": 1}
@Codable
struct ReerFlexibleField {
  @CodableCoerced(.flexible) var score: Double
  let id: Int
}

// fixture ReerMatch suggested near-match "iphone"
@Codable
enum ReerMatch {
  @CodingTag(true, 10, "iphone", 22...30)
  case iPhone

  @CodingTag("MI", "xiaomi")
  case xiaomi
}
