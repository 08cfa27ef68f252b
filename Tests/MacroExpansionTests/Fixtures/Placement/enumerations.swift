import Transcodable

@Codable
enum Payload {
  case text(String)
  case none
}

@Codable
enum NoRawType: Sendable {
  case on, off
}
