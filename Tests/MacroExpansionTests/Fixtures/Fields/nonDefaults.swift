import Transcodable

@Codable(encodedFields: .nonDefaults)
struct NonDefaults {
  let id: Int
  var title = ""
  @CodableDefault(20) let limit: Int
  var note: String? = "-"
  var other: Int?
  @EncodableIgnored(if: { (level: Int) in level < 2 }) var level = 3
}
