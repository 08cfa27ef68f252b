import Foundation

// The behavior of MetaCodable for the fixture's types, according to its documentation: a value is required unless its type is
// optional, even with an initial value; `Default` replaces missing and invalid values.

struct MetaKeys: Codable {
  var name: String
  let foundingYear: Int
  let place: Double

  enum CodingKeys: String, CodingKey {
    case name = "title"
    case foundingYear = "founded_in"
    case place
  }
}

struct MetaStyle: Codable {
  let firstName: String
  let lastName: String?
  let id: Int

  enum CodingKeys: String, CodingKey {
    case firstName = "first_name"
    case lastName = "last_name"
    case id = "ID"
  }
}

struct MetaKebab: Codable {
  let firstName: String
  let lastName: String

  enum CodingKeys: String, CodingKey {
    case firstName = "first-name"
    case lastName = "last-name"
  }
}

struct MetaPath: Codable {
  let name: String
  let elevation: Double
  let x: Int

  enum CodingKeys: CodingKey { case name, info }
  enum InfoKeys: String, CodingKey {
    case elevation
    case x = "x.y"
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    name = try container.decode(String.self, forKey: .name)
    let info = try container.nestedContainer(keyedBy: InfoKeys.self, forKey: .info)
    elevation = try info.decode(Double.self, forKey: .elevation)
    x = try info.decode(Int.self, forKey: .x)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(name, forKey: .name)
    var info = container.nestedContainer(keyedBy: InfoKeys.self, forKey: .info)
    try info.encode(elevation, forKey: .elevation)
    try info.encode(x, forKey: .x)
  }
}

struct MetaSides: Codable {
  let name: String
  let id: Int

  enum ReadKeys: String, CodingKey { case name = "name_in", id }
  enum CodingKeys: String, CodingKey { case name = "name_out", id }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: ReadKeys.self)
    name = try container.decode(String.self, forKey: .name)
    id = try container.decode(Int.self, forKey: .id)
  }
}

struct MetaDefault: Codable {
  enum Kind: String, Codable { case a, b }

  let name: String
  var kind: Kind
  var limit: Int

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    name = (try? container.decode(String.self, forKey: .name)) ?? "some"
    kind = (try? container.decode(Kind.self, forKey: .kind)) ?? .a
    limit = (try? container.decode(Int.self, forKey: .limit)) ?? 3
  }
}

struct MetaDefaultMissing: Codable {
  let name: String
  let limit: Int

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    name = try container.decodeIfPresent(String.self, forKey: .name) ?? "some"
    limit = (try? container.decode(Int.self, forKey: .limit)) ?? 3
  }
}

struct MetaInitial: Codable {
  var limit: Int = 3
}

struct MetaLossy: Codable {
  let tags: [Int]
  let ids: [String]

  struct Element<Value: Decodable>: Decodable {
    let value: Value?

    init(from decoder: any Decoder) throws {
      value = try? decoder.singleValueContainer().decode(Value.self)
    }
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    tags = try container.decode([Element<Int>].self, forKey: .tags).compactMap(\.value)
    ids = try container.decode([Element<String>].self, forKey: .ids).compactMap(\.value)
  }
}

struct MetaData: Codable {
  let data: Data
}

struct MetaIgnored: Codable {
  let id: Int
  var cache: Int = 0
  var seen: Int = 4
  var secret: Int

  enum CodingKeys: CodingKey { case id, seen, secret }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    id = try container.decode(Int.self, forKey: .id)
    secret = try container.decode(Int.self, forKey: .secret)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(id, forKey: .id)
    try container.encode(seen, forKey: .seen)
  }
}

struct MetaIgnoredIf: Codable {
  let tags: [Int]
  let id: Int

  enum CodingKeys: CodingKey { case tags, id }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    if !tags.isEmpty { try container.encode(tags, forKey: .tags) }
    try container.encode(id, forKey: .id)
  }
}

struct MetaPoint: Codable {
  let x: Int
  let y: Int
}

struct MetaFlat: Codable {
  let name: String
  let point: MetaPoint

  enum CodingKeys: CodingKey { case name }

  init(from decoder: any Decoder) throws {
    name = try decoder.container(keyedBy: CodingKeys.self).decode(String.self, forKey: .name)
    point = try MetaPoint(from: decoder)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(name, forKey: .name)
    try point.encode(to: encoder)
  }
}

enum MetaInternal: Codable {
  case load(key: String)
  case store(key: String, value: Int?)
  case stop
  case point(MetaPoint)

  enum CodingKeys: CodingKey { case type, key, value }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    switch try container.decode(String.self, forKey: .type) {
    case "load": self = .load(key: try container.decode(String.self, forKey: .key))
    case "STORE":
      self = .store(
        key: try container.decode(String.self, forKey: .key),
        value: try container.decodeIfPresent(Int.self, forKey: .value))
    case "stop": self = .stop
    case "point": self = .point(try MetaPoint(from: decoder))
    default: throw CancellationError()
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .load(let key):
      try container.encode("load", forKey: .type)
      try container.encode(key, forKey: .key)
    case .store(let key, let value):
      try container.encode("STORE", forKey: .type)
      try container.encode(key, forKey: .key)
      try container.encodeIfPresent(value, forKey: .value)
    case .stop: try container.encode("stop", forKey: .type)
    case .point(let point):
      try container.encode("point", forKey: .type)
      try point.encode(to: encoder)
    }
  }
}
