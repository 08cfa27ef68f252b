import Transcodable

let name = "name"

@Codable
struct KeyText {
  @CodingKey("") let empty: Int
  @CodingKey(name) let variable: Int
  @CodingKey("a\(1)") let interpolated: Int
}
