import Transcodable

@Codable
struct ByHand {
  let a: Int
  init(from decoder: any Decoder) throws { a = try Int(from: decoder) }
  func encode(to encoder: any Encoder) throws { try a.encode(to: encoder) }
}
