import Transcodable

@Codable
struct WithKeys {
  @CodingKey(literal: "user.name") let name: String
  @CodingKey("a \"quoted\" key\n") var count = 0
  @CodingKey("class")
  private var kind: String?
}
