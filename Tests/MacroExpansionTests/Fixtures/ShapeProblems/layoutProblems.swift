import Transcodable

@Codable(layout: .transparent)
struct TwoFields {
  var first: Int
  var second: Int
}

@Codable(keys: .snakeCase, layout: .positional)
struct Shifted {
  @CodingKey("a") var first: Int
  var middle: Int?
  @EncodableIgnored var third = 0
  @EncodableIgnored(if: { $0 == 0 }) var fourth: Int
}

@Codable(layout: .positional)
enum Letters: String {
  case a, b
}
