public import Transcodable
public import TranscodableStreams

@Codable @PartiallyDecodable
nonisolated public struct PartialAuthor: Equatable {
  let name: String
}

@Codable(keys: .snakeCase, unknownKeys: .reject) @PartiallyDecodable
nonisolated struct PartialRecipe {
  let title: String
  @CodingPath("meta", "author") let writtenBy: PartialAuthor?
  @CodablePartial(.required) let id: Int
  @CodablePartial(.whole) var steps: [String] = []
  @DecodableAlias("length") var size: Double
  @CodableValidated(.count(1...3)) var short: String
  @CodableCoerced var count = 0
  var maybe: CodableNullable<Int>
}
