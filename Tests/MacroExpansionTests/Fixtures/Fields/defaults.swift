import Transcodable

@Codable
struct Defaults {
  @CodableDefault(20) let limit: Int
  @CodableDefault(["a"]) let names: [String]
  @CodableDefault("none") var text: String?
  @CodableDefault(1 > 0 ? 1 : 2) var choice: Int
}

@Codable(missing: .strict)
struct Strict {
  var count = 0
  @CodableDefault(1) let limit: Int
  var text: String? = "a"
}
