import Transcodable

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
