import Transcodable

@Encodable
class NotFinal {
  var a = 1
}

@Codable
struct NotCopied: ~Copyable {
  var a = 1
}

@Codable
enum Letters: Character {
  case a = "a"
}

@Codable
enum KeepsUnknown: String {
  case a
  @CodableUnknown case other(String)
}

@Codable
struct HasFunction {
  let action: () -> Void = {}
}

@Codable
struct HasPath {
  @DecodableKey("a.b", 0, "c") @EncodableKey("c") var value: Int
}
