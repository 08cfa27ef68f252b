import Transcodable

@Codable struct RepeatsCodable: Codable { let a: Int }
@Codable struct RepeatsBoth: Sendable, Decodable, Encodable, Equatable { let a: Int }
@Decodable struct RepeatsDecodable: Decodable, Hashable {
  let a: Int
}
@Codable final class RepeatsInClass: Codable { let a: Int }
