import Transcodable

@Codable(tagging: .adjacent("t", "c"))
enum CaseMessage {
  case say(text: String, loud: Bool = false)
  case count(Int)
  case ping
}
