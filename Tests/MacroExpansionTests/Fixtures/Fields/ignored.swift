import Transcodable

@Codable
struct Ignored {
  let text: String
  @CodableIgnored var isSelected = false
  @CodableIgnored let cache: [Int] = []
  @DecodableIgnored var writtenOnly = 1
  @EncodableIgnored var readOnly: String?
  @EncodableIgnored(if: \[String].isEmpty) var tags: [String] = []
  @EncodableIgnored(if: { (count: Int) in count == 0 }) @CodingPath("counts.likes") var likes: Int
}
