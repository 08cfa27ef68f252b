import Transcodable

@Codable(keys: .snakeCase, prefix: "x-", suffix: "!")
struct Naming {
  let userName: String
  @CodableNaming(.kebabCase) let imageURL: String
  @CodingKey("id") let identifier: Int
  @CodingKey(literal: "a.b") let dotted: Int
}
