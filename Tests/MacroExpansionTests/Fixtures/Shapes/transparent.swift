import Transcodable

@Codable(layout: .transparent)
struct TrimmedText {
  @Modified(.trimmed) let text: String
}

@Codable(layout: .transparent)
struct MaybeNumber {
  var number: Int?
  @CodableIgnored var isFirst = false
}
