import Transcodable

@Codable
struct ReadsByHand {
  let a: Int

  init(from decoder: any Decoder) throws {
    a = try decoder.container(keyedBy: CodingKeys.self).decode(Int.self, forKey: .a)
  }
}

@Codable
struct WritesByHand {
  let a: Int

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(a + 1, forKey: .a)
  }
}
