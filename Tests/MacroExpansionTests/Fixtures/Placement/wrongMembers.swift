import Transcodable

@Codable
struct MarkedEverywhere {
  var count = 1
  @CodableHook(.didDecode) var total = 1

  @CodingKey("a") func method() {}
  @CodableDefault(1) init(count: Int) { self.count = count }
  @CodableIgnored subscript(index: Int) -> Int { index }
  @CodingPath("a.b") typealias Number = Int
  @CodingTag("inner") struct Inner {}
}

@Codable
enum MarkedCases {
  @CodableHook(.didDecode) case first
  case second

  @DecodableAlias("x") var name: String { "" }
  @CodableUnknown static func other() {}
}
