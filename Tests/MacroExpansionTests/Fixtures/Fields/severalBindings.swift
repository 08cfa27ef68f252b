import Transcodable

@Codable
struct SeveralBindings {
  var a, b: Int
  let x: Int, y: String
  var c = 1, d: Double, e = "text"
}
