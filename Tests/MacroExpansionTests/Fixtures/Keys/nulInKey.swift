import Transcodable

@Codable
struct NulInKey {
  @CodingKey("a\0b") let a: Int
}
