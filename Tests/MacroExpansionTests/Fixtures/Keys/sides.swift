import Transcodable

@Codable
struct Sides {
  @DecodableKey("user_id") @EncodableKey("id") let identifier: Int
  @DecodableKey("meta", "created.at") let created: String
  @DecodableAlias("colour", "farbe") var color: String
  @DecodableAlias("n") @CodingPath("counts.number") var number: Int?
}
