import Transcodable

@Codable(keys: .snakeCase)
struct SameKey {
  let userID: Int
  let user_id: Int
  @CodingKey("x") let a: Int
  @CodingKey("x") let b: Int
}

@Codable
struct SameKeyInCodingKeys {
  let a, b: Int
  enum CodingKeys: String, CodingKey {
    case a = "x", b = "x"
  }
}
