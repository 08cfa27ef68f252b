import Transcodable

@Codable
struct NoType {
  var a
}
