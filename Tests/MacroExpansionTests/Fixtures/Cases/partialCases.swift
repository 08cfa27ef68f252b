import Transcodable
import TranscodableStreams

@Codable @PartiallyDecodable
nonisolated struct PartialPicture: Equatable {
  let url: String
}

@Codable(tagging: .internal("type")) @PartiallyDecodable
nonisolated enum PartialBlock: Equatable {
  case text(content: String, Int?)
  case picture(PartialPicture)
  case rule
  @CodableUnknown case other(type: String, JSON)
}

@Codable @PartiallyDecodable
nonisolated enum PartialShape {
  case circle(radius: Double)
  case label(String)
  case empty
}
