import Transcodable

@Codable(tagging: .untagged)
enum CaseChoice {
  case auto
  case number(Int)
  case perhaps(Double?)
  case tool(name: String)
}
