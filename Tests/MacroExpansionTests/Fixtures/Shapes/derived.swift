import Transcodable

@Codable
struct Headline {
  let text: String
  @CodableDerived(from: \Self.words, by: { $0.count }) let count: Int
  @CodableDerived(from: \Self.text, by: { $0.split(separator: " ").map(String.init) })
  let words: [String]
}
