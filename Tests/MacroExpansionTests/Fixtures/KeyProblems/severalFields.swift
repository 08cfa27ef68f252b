import Transcodable

@Codable
struct KeyForSeveral {
  @CodingKey("a")
  private var a, b: Int
  @CodingKey("c") let c = 1, d: Int
}
