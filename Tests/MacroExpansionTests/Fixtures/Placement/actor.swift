import Transcodable

@Codable
actor Counter {
  let start = 1
  @CodingKey("") var count = 0
}
