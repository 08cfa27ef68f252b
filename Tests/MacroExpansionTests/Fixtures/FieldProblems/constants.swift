import Transcodable

@Codable
struct Constants {
  let kind = "circle"
  let count: Int = 5, other: String
}
