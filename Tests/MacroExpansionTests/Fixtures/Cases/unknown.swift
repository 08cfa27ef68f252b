import Transcodable

@Codable(tagging: .internal("type"))
enum CaseEvent {
  case opened(by: String)
  @CodableUnknown case other(type: String, JSON)
}

@Codable
enum CaseLevel {
  case low, high
  @CodableUnknown case other(String)
}

@Codable(tagging: .untagged)
enum AnyCase {
  case number(Int)
  @CodableUnknown case other(JSON)
}
