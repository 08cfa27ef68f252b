import Foundation
import Transcodable

// fixture EnumUnknown suggested wider-unknown "a"
@Codable
enum EnumUnknown: String {
  case a, b
  @CodableUnknown case other
}

// fixture EnumUnknownAtOnce suggested wider-unknown 2
@Codable
enum EnumUnknownAtOnce: Int, CaseIterable {
  case one = 1
  case two
  @CodableUnknown case unknown = -1
}

// fixture EnumUnknownDecodable suggested wider-unknown "b"
@Decodable
enum EnumUnknownDecodable: String {
  case a = "A"
  case b
  @CodableUnknown case other
}

// fixture EnumUnknownAmongOthers suggested wider-unknown "a"
@Decodable
enum EnumUnknownAmongOthers: String {
  case a
  case b
  @CodableUnknown case other
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
