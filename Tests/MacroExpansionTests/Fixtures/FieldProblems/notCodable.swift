import Foundation
import Transcodable

struct UncodableAddress {}
struct DecodableOnlyValue: Decodable {}
struct EncodableOnlyValue: Encodable {}

@Codable
struct UncodablePerson {
  var name: String
  var address: UncodableAddress
  var other: UncodableAddress?
  var list: [UncodableAddress]
}

@Codable
struct HalfCodableFields {
  var decoded: DecodableOnlyValue
  var encoded: EncodableOnlyValue
}

@Decodable
struct ReadsUncodable {
  var address: UncodableAddress
}

@Encodable
struct WritesUncodable {
  var address: UncodableAddress
}

@Codable
enum UncodableCases {
  case moved(from: UncodableAddress, to: UncodableAddress)
}
