import Transcodable

@Codable
struct TextKeys {
  let a: Int
  var b = 2
  var notCoded = 3

  private enum CodingKeys: String, CodingKey {
    case b = "bee"
    case a
  }
}

@Codable
struct NumberKeys {
  let a: Int

  enum CodingKeys: Int, CodingKey {
    case a = 7
  }
}

@Codable
struct PlainKeys {
  let `default`: Int
  let constant = 5

  enum CodingKeys: CodingKey {
    case `default`
  }
}

@Codable
struct KeysFromElsewhere {
  let a: Int

  typealias CodingKeys = SharedKeys
}

enum SharedKeys: String, CodingKey {
  case a, b
}
