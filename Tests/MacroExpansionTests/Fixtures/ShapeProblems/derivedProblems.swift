import Transcodable

@Codable
struct Computed {
  let text: String
  @CodableIgnored var cache = ""
  @CodableDerived(from: \Self.cache, by: { $0 }) let third: String
  @CodableDerived(from: \Self.text, by: { $0 }) @CodingKey("a") let fourth: String
  @CodableDerived(from: \Self.upper, by: { $0 }) let fifth: String
  @CodableDerived(from: \Self.text, by: { $0 }) let sixth = ""
  var upper: String { text }
}
