import Transcodable

@Codable(layout: .transparent)
struct TrimmedText {
  @CodableModified(.trimmed) let text: String
}

@Codable(layout: .transparent)
struct MaybeNumber {
  var number: Int?
  @CodableIgnored var isFirst = false
}
