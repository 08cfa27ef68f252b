import Transcodable

@Codable(keys: .snakeCase)
struct ComputedAnyway {
  @CodingKey("user_id") let userID: Int
  @CodingKey("userName")
  let userName: Int
}
