import Transcodable

@Decodable
enum IncomingCases {
  case text(String)
  #if DEBUG
  case trace(String)
  #endif
}

@Encodable(tagging: .internal("type"))
enum OutgoingCases {
  case text(body: String)
  @CodableIgnored case draft
}

@Codable(unknownKeys: .reject, tagging: .internal("type"))
enum StrictCases {
  case text(body: String)
}

@Codable
enum CasesWithKeys {
  case first(Int), second, third
  enum CodingKeys: String, CodingKey {
    case first = "1st", second = "2nd"
  }
}
