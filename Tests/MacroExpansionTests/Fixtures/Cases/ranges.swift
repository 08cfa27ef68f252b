import Transcodable

@Codable(tagging: .internal("code"))
enum RangedStatus {
  @CodingTag("ok", 200..<300, 0.5..<1.5) case fine
  @CodingTag("missing", "x"..<"z", "a"..."b") case missing(why: String)
}
