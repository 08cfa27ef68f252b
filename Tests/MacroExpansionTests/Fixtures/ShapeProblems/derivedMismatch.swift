import Transcodable

@Codable
struct DerivedMismatch {
  var count: Int
  @CodableDerived(from: \Self.count, by: { $0 + 1 })
  var text: String
}
