import Transcodable

let someStyle = CodingKeyStyle.snakeCase

@Codable(keys: someStyle)
struct StyleInVariable {
  let a: Int
}

@Codable(keys: .snakecase)
struct UnknownStyle {
  let a: Int
}

@Codable(keys: .snakeCase)
enum StyleOnRawValues: String {
  case a
}

@Codable(keys: .snakeCase)
struct StyleBesideKeys {
  @CodingKey("x") let a: Int
}

@Codable(keys: .snakeCase)
struct StyleBesideCodingKeys {
  let a: Int
  enum CodingKeys: CodingKey { case a }
}

@Codable(keys: .snakeCase)
struct StyleOfNothing {}
