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

@Codable
@Codable
struct SameAttributes {
  let a: Int
}

@Codable @Codable(keys: .snakeCase) final class SameAttributesOfAClass {
  let someName: Int
}
