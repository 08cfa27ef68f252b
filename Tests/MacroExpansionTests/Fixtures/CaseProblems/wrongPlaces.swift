import Transcodable

@Codable(tagging: .untagged)
struct WrongPoint {
  @CodingTag("x") var x = 0
  @CodableUnknown var y = 0
}

@Codable(container: "data")
enum WrongShape {
  @CodableDefault(1) case circle
  @CodingPath("a.b") case square
  @CodableIgnored @CodingTag("x") case secret
}

@Codable(tagging: .internal("a..b"))
enum WrongTagPath {
  case one
}

@Codable(tagging: .internal("type"))
enum WrongUnknown {
  case known
  @CodableUnknown case first(Int, Int)
  @CodableUnknown case second
}
