import Transcodable

@Codable(layout: .positional)
struct Coordinate {
  let latitude: Double
  let longitude: Double
  var altitude = 0.0
  @CodableBy(.separated(by: ",")) var tags: [String]?
  var place: Street?
}

@Codable(layout: .positional, unknownKeys: .reject)
final class TwoNumbers {
  let first: Int
  let second: Int

  init() { (first, second) = (1, 2) }
}
