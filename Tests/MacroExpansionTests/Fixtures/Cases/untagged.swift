import Transcodable

@Codable(tagging: .untagged)
enum CaseChoice {
  case auto
  @CodingTag(nil) case nothing
  case number(Int)
  case perhaps(Double?)
  case tool(name: String)
}
