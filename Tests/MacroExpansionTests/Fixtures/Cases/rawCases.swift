import Transcodable

@Codable
enum CaseStatus: String {
  case open
  @DecodableAlias("wip") case inProgress = "in_progress"
  @CodableUnknown case unknown
}

@Codable
enum CasePriority: Int {
  case low = 1, middle
  @CodableIgnored case secret
  case high = 10
}
