import Foundation
import HelperCoders
import MetaCodable

// fixture MetaAcronym suggested near-match {"avatar_url": "a", "last_name": "b", "first_name": "c"}
@Codable
@CodingKeys(.snake_case)
struct MetaAcronym {
  let avatarURL: String
  let firstName: String
  let lastName: String
}

// fixture MetaAlias suggested near-match {"name": "a"}
@Codable
struct MetaAlias {
  @CodedAs("title", "label") let name: String
}

// fixture MetaValue suggested near-match {"count": "1", "isOpen": 1}
@Codable
struct MetaValue {
  @CodedBy(ValueCoder<Int>()) let count: Int
  @CodedBy(ValueCoder<Bool>()) let isOpen: Bool
}

// fixture MetaDates suggested near-match {"at": "2024-01-02T03:04:05Z", "seen": 5}
@Codable
struct MetaDates {
  @CodedBy(ISO8601DateCoder()) let at: Date
  @CodedBy(Since1970DateCoder()) let seen: Date
}

// fixture MetaEmptyCase suggested near-match {"load": {"key": "a"}}
@Codable
enum MetaEmptyCase {
  case load(key: String)
  case stop
}
