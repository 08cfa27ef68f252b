import Transcodable

@Codable
struct RepeatedKey {
  @CodingKey("x") @CodingKey("y") let a: Int
}
