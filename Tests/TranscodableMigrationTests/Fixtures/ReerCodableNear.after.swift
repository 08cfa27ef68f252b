import Foundation
import ReerCodable

// fixture ReerAliases suggested near-match {"name": "a"}
@Codable
struct ReerAliases {
  @CodingKey("name", "username", "nick_name") var name: String
}

// fixture ReerDates suggested near-match {"at": "2024-01-02T03:04:05Z", "seen": 5, "read": 5000}
@Codable
struct ReerDates {
  @DateCoding(.iso8601) var at: Date
  @DateCoding(.secondsSince1970) var seen: Date
  @DateCoding(.millisecondsSince1970) var read: Date
}

// fixture ReerFlexible suggested near-match {"isVIP": "1", "score": "100"}
@Codable
@FlexibleType
struct ReerFlexible {
  var isVIP: Bool
  var score: Double
}

// fixture ReerFlexibleField suggested near-match {"score": "100", "id": 1}
@Codable
struct ReerFlexibleField {
  @FlexibleType var score: Double
  let id: Int
}

// fixture ReerMatch suggested near-match "iphone"
@Codable
enum ReerMatch: Codable {
  @CodingCase(match: .bool(true), .int(10), .string("iphone"), .intRange(22...30))
  case iPhone

  @CodingCase(match: .string("MI"), .string("xiaomi"))
  case xiaomi
}
