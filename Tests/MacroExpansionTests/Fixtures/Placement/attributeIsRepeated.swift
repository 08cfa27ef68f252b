import Transcodable

@Codable @Decodable
struct TwoAttributes {
  let a: Int
}

@Decodable
@Encodable
struct TwoHalves {
  let a = 1
}
