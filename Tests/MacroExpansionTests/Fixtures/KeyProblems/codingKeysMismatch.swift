import Transcodable

@Codable
struct Mismatch {
  let a: Int
  let forgotten: Int
  var fine: Int?
  enum CodingKeys: String, CodingKey {
    case a, invented
  }
}
