import Transcodable

@Encodable
class EncodedNotFinal {
  var a = 1
}

@Codable
struct NoncopyableType: ~Copyable {
  var a = 1
}

@Codable
enum CharacterLetters: Character {
  case a = "a"
}

@Codable
enum KeepsUnknownRaw: String {
  case a
  @CodableUnknown case other(String)
}

@Codable
struct HasConstantFunction {
  let action: () -> Void = {}
}

@Codable
struct HasDottedPath {
  @DecodableKey("a.b", 0, "c") @EncodableKey("c") var value: Int
}
