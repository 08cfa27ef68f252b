import Foundation
import Transcodable

struct Address {}
struct OnlyDecoded: Decodable {}
struct OnlyEncoded: Encodable {}

@Codable
struct Person {
  var name: String
  var address: Address
  var other: Address?
  var list: [Address]
}

@Codable
struct HalfCodable {
  var decoded: OnlyDecoded
  var encoded: OnlyEncoded
}

@Decodable
struct Reads {
  var address: Address
}

@Encodable
struct Writes {
  var address: Address
}

@Codable
enum Cases {
  case moved(from: Address, to: Address)
}
