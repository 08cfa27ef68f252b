import Transcodable

@Codable(partial: .generated)
nonisolated struct PartialPicture: Equatable {
  let url: String
}

@Codable(tagging: .internal("type"), partial: .generated)
nonisolated enum PartialBlock: Equatable {
  case text(content: String, Int?)
  case picture(PartialPicture)
  case rule
  @CodableUnknown case other(type: String, JSON)
}

@Codable(partial: .generated)
nonisolated enum PartialShape {
  case circle(radius: Double)
  case label(String)
  case empty
}
