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

@Codable
enum CodesByHand {
  case a(Int)

  init(from decoder: any Decoder) throws {
    self = .a(try decoder.singleValueContainer().decode(Int.self))
  }

  func encode(to encoder: any Encoder) throws {
    if case .a(let value) = self { try value.encode(to: encoder) }
  }
}
