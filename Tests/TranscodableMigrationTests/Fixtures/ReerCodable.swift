import Foundation
import ReerCodable

// fixture ReerKeys migrated {"user_name": "a", "age": 1}
@Codable
struct ReerKeys {
  @CodingKey("user_name")
  var name: String
  let age: Int
}

// fixture ReerPath migrated {"info": {"weight": 1.5, "place": {"city": "a"}}}
@Codable
struct ReerPath {
  @CodingKey("info.weight") var weight: Double
  @CodingKey("info.place.city") var city: String
}

// fixture ReerStyle migrated {"first_name": "a", "last-name": "b", "middle_name": "c"}
@Codable
@SnakeCase
struct ReerStyle {
  var firstName: String
  var middleName: String
  @KebabCase var lastName: String
}

// fixture ReerContainer migrated {"data": {"info": {"name": "a", "age": 1}}}
@Codable
@CodingContainer("data.info", workForEncoding: true)
struct ReerContainer {
  var name: String
  var age: Int
}

// fixture ReerDecodedContainer migrated {"data": {"name": "a", "age": 1}}
@Codable
@CodingContainer("data")
struct ReerDecodedContainer {
  var name: String
  var age: Int
}

// fixture ReerEncodingKey migrated {"user_name": "a"}
@Codable
struct ReerEncodingKey {
  @CodingKey("user_name") @EncodingKey("name") var name: String
}

// fixture ReerInitial migrated {"age": 1, "name": "a", "size": 1.5}
@Codable
struct ReerInitial {
  var age: Int = 33
  var name = "phoenix"
  var size: Double
}

// fixture ReerOptional migrated {"age": 1, "tags": [1]}
@Codable
struct ReerOptional {
  var age: Int?
  var tags: [Int]?
}

// fixture ReerDefault migrated {"age": 1}
@Codable
struct ReerDefault {
  @DecodingDefault(7) let age: Int
}

// fixture ReerIgnored migrated {"name": "a"}
@Codable
struct ReerIgnored {
  var name: String
  @CodingIgnored var cache: Set<Int> = []
}

// fixture ReerData migrated {"data": "YWJj", "bytes": "YWJj"}
@Codable
struct ReerData {
  @Base64Coding var data: Data
  @Base64Coding var bytes: [UInt8]
}

// fixture ReerCompact migrated {"tags": ["a", null], "ids": [1], "names": {"a": 1}}
@Codable
struct ReerCompact {
  @CompactDecoding var tags: [String]
  @CompactDecoding var ids: Set<Int>
  @CompactDecoding var names: [String: Int]
}

// fixture ReerFlat migrated {"name": "a", "x": 1}
@Codable
struct ReerFlat {
  var name: String
  @FlatCoding var point: ReerPoint
}

// fixture ReerPoint migrated {"x": 1}
@Codable
struct ReerPoint {
  var x: Int
}

// fixture ReerCopy migrated {"id": 1}
@Codable
@Copyable
public struct ReerCopy {
  var id: Int
}

// fixture ReerRaw migrated 1
@Codable
enum ReerRaw: Int {
  case one = 1, two, other = 100
}

// fixture ReerVideo migrated {"vimeo": {"ID": "1", "minutes": 2}}
@Codable
enum ReerVideo {
  @CodingCase(match: .string("youtube"), .string("YOUTUBE"))
  case youTube

  @CodingCase(match: .string("vimeo"), values: [.label("id", keys: "ID"), .index(1, keys: "minutes")])
  case vimeo(id: String, Int)

  @CodingCase(match: .string("tiktok"), values: [.label("url", keys: "media")])
  case tiktok(url: String, tag: String?)
}

// fixture ReerInternal migrated {"type": "vimeo", "ID": "1"}
@Codable
enum ReerInternal {
  @CodingCase(match: .string("youtube", at: "type"))
  case youTube

  @CodingCase(match: .string("vimeo", at: "type"), values: [.label("id", keys: "ID")])
  case vimeo(id: String)
}
