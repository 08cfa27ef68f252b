import Transcodable

@Codable
struct WithoutArguments {
  @CodingPath() var first: Int
  @DecodableKey() var second: Int
  @DecodableAlias() var third: Int
  @CodableModified() var fourth: Int
  @CodableValidated() var fifth: Int
}

@Codable
enum WithoutArgumentsInCases {
  @DecodableAlias() case first
  @CodingPayload([:]) case second(Int)
}
