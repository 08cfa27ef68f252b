import Transcodable

@Codable
struct Patterns {
  let (a, b): (Int, Int)
}
