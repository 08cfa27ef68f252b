import Foundation

// The behavior of ReerCodable for the fixture's types, according to its documentation: missing and invalid values are replaced by
// the initial value or nil.

struct ReerKeys: Codable {
  var name: String
  let age: Int

  enum CodingKeys: String, CodingKey { case name = "user_name", age }
}

struct ReerStyle: Codable {
  var firstName: String
  var middleName: String
  var lastName: String

  enum CodingKeys: String, CodingKey {
    case firstName = "first_name"
    case middleName = "middle_name"
    case lastName = "last-name"
  }
}

struct ReerDecodedContainer: Codable {
  var name: String
  var age: Int

  enum ReadKeys: CodingKey { case data }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: ReadKeys.self)
      .nestedContainer(keyedBy: CodingKeys.self, forKey: .data)
    name = try container.decode(String.self, forKey: .name)
    age = try container.decode(Int.self, forKey: .age)
  }
}

struct ReerEncodingKey: Codable {
  var name: String

  enum ReadKeys: String, CodingKey { case name = "user_name" }

  init(from decoder: any Decoder) throws {
    name = try decoder.container(keyedBy: ReadKeys.self).decode(String.self, forKey: .name)
  }
}

struct ReerInitial: Codable {
  var age: Int = 33
  var name = "phoenix"
  var size: Double

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    age = (try? container.decode(Int.self, forKey: .age)) ?? 33
    name = (try? container.decode(String.self, forKey: .name)) ?? "phoenix"
    size = try container.decode(Double.self, forKey: .size)
  }
}

struct ReerOptional: Codable {
  var age: Int?
  var tags: [Int]?

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    age = try? container.decode(Int.self, forKey: .age)
    tags = try? container.decode([Int].self, forKey: .tags)
  }
}

struct ReerDefault: Codable {
  let age: Int

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    age = (try? container.decode(Int.self, forKey: .age)) ?? 7
  }
}

struct ReerIgnored: Codable {
  var name: String
  var cache: Set<Int> = []

  enum CodingKeys: CodingKey { case name }
}

struct ReerPoint: Codable {
  var x: Int
}

enum ReerRaw: Int, Codable {
  case one = 1, two, other = 100
}

enum ReerInternal: Codable {
  case youTube
  case vimeo(id: String)

  enum CodingKeys: String, CodingKey { case type, id = "ID" }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    switch try container.decode(String.self, forKey: .type) {
    case "youtube": self = .youTube
    case "vimeo": self = .vimeo(id: try container.decode(String.self, forKey: .id))
    default: throw CancellationError()
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .youTube: try container.encode("youtube", forKey: .type)
    case .vimeo(let id):
      try container.encode("vimeo", forKey: .type)
      try container.encode(id, forKey: .id)
    }
  }
}
