import Transcodable

@Codable @PartiallyDecodable
struct UnimportedRecipe {
  let title: String
}

func unimportedStream() {
  _ = JSONStream(of: UnimportedRecipe.self)
  _ = PartialDecoder(UnimportedRecipe.self)
}
