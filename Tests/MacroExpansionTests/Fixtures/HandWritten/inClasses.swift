import Transcodable

@Codable
final class ReadsByHandInClass {
  let a: Int
  init(from decoder: any Decoder) throws {
    a = try decoder.container(keyedBy: CodingKeys.self).decode(Int.self, forKey: .a)
  }
}

@Codable
final class WritesByHandInClass {
  let a: Int
  func encode(to encoder: any Encoder) throws {
    try a.encode(to: encoder)
  }
}

@Decodable
enum ReadsRawByHand: String {
  case known, unknown
  init(from decoder: any Decoder) throws {
    self = ReadsRawByHand(rawValue: try decoder.singleValueContainer().decode(String.self)) ?? .unknown
  }
}
