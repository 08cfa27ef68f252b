import Foundation

// fixture EnumUnknown suggested wider-unknown "a"
enum EnumUnknown: String, Codable {
  case a, b
  case other

  init(from decoder: Decoder) throws {
    let container = try decoder.singleValueContainer()
    let raw = try container.decode(String.self)
    self = EnumUnknown(rawValue: raw) ?? .other
  }
}

// fixture EnumUnknownAtOnce suggested wider-unknown 2
enum EnumUnknownAtOnce: Int, Codable, CaseIterable {
  case one = 1
  case two
  case unknown = -1

  public init(from decoder: any Decoder) throws {
    self = try Self(rawValue: decoder.singleValueContainer().decode(RawValue.self)) ?? .unknown
  }
}

// fixture EnumUnknownDecodable suggested wider-unknown "b"
enum EnumUnknownDecodable: String, Decodable {
  case a = "A"
  case b
  case other

  init(from decoder: Decoder) throws {
    self = .init(rawValue: try decoder.singleValueContainer().decode(String.self)) ?? Self.other
  }
}

// fixture EnumUnknownAmongOthers suggested wider-unknown "a"
enum EnumUnknownAmongOthers: String, Decodable {
  case a, b, other

  init(from decoder: Decoder) throws {
    self = .init(rawValue: try decoder.singleValueContainer().decode(String.self)) ?? .other
  }
}

// fixture EnumLowercased refused coded-cases
enum EnumLowercased: String, Decodable {
  case a
  case other

  init(from decoder: Decoder) throws {
    let raw = try decoder.singleValueContainer().decode(String.self).lowercased()
    self = EnumLowercased(rawValue: raw) ?? .other
  }
}

// fixture EnumPlain unchanged nothing-by-hand
enum EnumPlain: String, Codable { case a, b }

// fixture EnumTagged refused coded-cases
enum EnumTagged: Decodable {
  case text(String)
  case number(Int)

  enum CodingKeys: CodingKey { case type, value }

  init(from decoder: Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    switch try container.decode(String.self, forKey: .type) {
    case "text": self = .text(try container.decode(String.self, forKey: .value))
    default: self = .number(try container.decode(Int.self, forKey: .value))
    }
  }
}

// fixture EnumKeys refused coded-cases
enum EnumKeys: Codable {
  case text(String)

  enum CodingKeys: String, CodingKey { case text = "TEXT" }
}
