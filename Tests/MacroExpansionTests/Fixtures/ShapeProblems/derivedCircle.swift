import Transcodable

@Codable
struct Circular {
  let text: String
  @CodableDerived(from: \Self.second, by: { $0 }) let first: String
  @CodableDerived(from: \Self.first, by: { $0 }) let second: String
}
