import Foundation
import Transcodable

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
  @CodingPath("info.weight") var weight: Double
  @CodingPath("info.place.city") var city: String
}

// fixture ReerStyle migrated {"first_name": "a", "last-name": "b", "middle_name": "c"}
@Codable(keys: .snakeCase)
struct ReerStyle {
  var firstName: String
  var middleName: String
  @CodingKey("last-name") var lastName: String
}

// fixture ReerContainer migrated {"data": {"info": {"name": "a", "age": 1}}}
@Codable(container: "data.info")
struct ReerContainer {
  var name: String
  var age: Int
}

// fixture ReerDecodedContainer migrated {"data": {"name": "a", "age": 1}}
@Codable
struct ReerDecodedContainer {
  @DecodableKey("data.name") var name: String
  @DecodableKey("data.age") var age: Int
}

// fixture ReerEncodingKey migrated {"user_name": "a"}
@Codable
struct ReerEncodingKey {
  @DecodableKey("user_name") var name: String
}

// fixture ReerInitial migrated {"age": 1, "name": "a", "size": 1.5}
@Codable
struct ReerInitial {
  @CodableDefault(33, for: .anyFailure) var age: Int = 33
  @CodableDefault("phoenix", for: .anyFailure) var name = "phoenix"
  var size: Double
}

// fixture ReerOptional migrated {"age": 1, "tags": [1]}
@Codable
struct ReerOptional {
  @CodableLossy var age: Int?
  @CodableDefault([Int]?.none, for: .anyFailure) var tags: [Int]?
}

// fixture ReerDefault migrated {"age": 1}
@Codable
struct ReerDefault {
  @CodableDefault(7, for: .anyFailure) let age: Int
}

// fixture ReerIgnored migrated {"name": "a"}
@Codable
struct ReerIgnored {
  var name: String
  @CodableIgnored var cache: Set<Int> = []
}

// fixture ReerData migrated {"data": "YWJj", "bytes": "YWJj"}
@Codable
struct ReerData {
  @CodableBy(.base64) var data: Data
  @CodableBy(.base64) var bytes: [UInt8]
}

// fixture ReerCompact migrated {"tags": ["a", null], "ids": [1], "names": {"a": 1}}
@Codable
struct ReerCompact {
  @CodableLossy var tags: [String]
  @CodableLossy var ids: Set<Int>
  @CodableLossy var names: [String: Int]
}

// fixture ReerFlat migrated {"name": "a", "x": 1}
@Codable
struct ReerFlat {
  var name: String
  @CodableFlattened var point: ReerPoint
}

// fixture ReerPoint migrated {"x": 1}
@Codable
struct ReerPoint {
  var x: Int
}

// fixture ReerCopy migrated {"id": 1}
@Codable
@CopyWith
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
  @CodingTag("youtube", "YOUTUBE")
  case youTube

  @CodingPayload(["id": "ID", "_1": "minutes"])
  case vimeo(id: String, Int)

  @CodingPayload(["url": "media"])
  case tiktok(url: String, tag: String?)
}

// fixture ReerInternal migrated {"type": "vimeo", "ID": "1"}
@Codable(tagging: .internal("type"))
enum ReerInternal {
  @CodingTag("youtube")
  case youTube

  @CodingPayload(["id": "ID"])
  case vimeo(id: String)
}
