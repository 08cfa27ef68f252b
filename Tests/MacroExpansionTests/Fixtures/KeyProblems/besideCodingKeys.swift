import Transcodable

@Codable
struct BesideCodingKeys {
  @CodingKey("x") let a: Int
  enum CodingKeys: CodingKey { case a }
}
