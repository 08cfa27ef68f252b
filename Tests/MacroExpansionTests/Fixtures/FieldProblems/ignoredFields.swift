import Transcodable

@Codable
struct IgnoredProblems {
  @CodableIgnored let a: Int
  @CodableIgnored var b: [Int]
  @CodableIgnored @CodingKey("see") var c = 1
  @CodableIgnored static let d = 1
  @CodableDefault(1) var e = 2
  @EncodableNil(.null) var f: Int
}

@Decodable
struct OnlyDecoded {
  @EncodableIgnored var a: Int
  @EncodableNil(.null) var b: Int?
}
