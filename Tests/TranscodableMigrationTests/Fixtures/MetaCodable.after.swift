import Foundation
import Transcodable

// fixture MetaKeys migrated {"title": "a", "founded_in": 1, "place": 1.5}
@Codable
struct MetaKeys {
  @CodingKey("title") var name: String
  @CodingKey("founded_in")
  let foundingYear: Int
  let place: Double
}

// fixture MetaStyle migrated {"first_name": "a", "last_name": "b", "ID": 1}
@Codable(keys: .snakeCase)
struct MetaStyle {
  let firstName: String
  let lastName: String?
  @CodingKey("ID") let id: Int
}

// fixture MetaKebab migrated {"first-name": "a", "last-name": "b"}
@Codable(keys: .kebabCase) public struct MetaKebab {
  let firstName: String
  let lastName: String
}

// fixture MetaPath migrated {"info": {"elevation": 1.5, "x.y": 2}, "name": "a"}
@Codable
struct MetaPath {
  let name: String
  @CodingPath("info.elevation") let elevation: Double
  @CodingPath("info", "x.y") let x: Int
}

// fixture MetaIn migrated {"info": {"elevation": 1.5}, "name": "a"}
@Codable
struct MetaIn {
  @CodingPath("info.elevation") let elevation: Double
  let name: String?
}

// fixture MetaSides migrated {"name_in": "a", "id": 1}
@Codable
struct MetaSides {
  @DecodableKey("name_in") @EncodableKey("name_out") let name: String
  let id: Int
}

// fixture MetaDefault migrated {"name": "a", "kind": "b", "limit": 1}
@Codable
struct MetaDefault {
  enum Kind: String, Codable { case a, b }

  @CodableDefault("some", for: .anyFailure) let name: String
  @CodableDefault(Kind.a, for: .anyFailure) var kind: Kind
  @CodableDefault(3, for: .anyFailure) var limit: Int
}

// fixture MetaDefaultMissing migrated {"name": "a", "limit": 1}
@Codable
struct MetaDefaultMissing {
  @CodableDefault("some") let name: String
  @CodableDefault(3, for: .anyFailure) let limit: Int
}

// fixture MetaInitial migrated {"limit": 1}
@Codable(missing: .strict)
struct MetaInitial {
  var limit: Int = 3
}

// fixture MetaLossy migrated {"tags": [1, "a"], "ids": ["1"]}
@Codable
struct MetaLossy {
  @CodableLossy let tags: [Int]
  @CodableLossy let ids: [String]
}

// fixture MetaData migrated {"data": "YWJj"}
@Codable
struct MetaData {
  @CodableBy(.base64) let data: Data
}

// fixture MetaIgnored migrated {"id": 1, "seen": 2}
@Codable
struct MetaIgnored {
  let id: Int
  @CodableIgnored var cache: Int = 0
  @DecodableIgnored var seen: Int = 4
  @EncodableIgnored var secret: Int
}

// fixture MetaIgnoredIf migrated {"tags": [1], "id": 3}
@Codable
struct MetaIgnoredIf {
  @EncodableIgnored(if: \[Int].isEmpty) let tags: [Int]
  let id: Int
}

// fixture MetaIgnoredInitialized migrated {"id": 1, "size": 2}
@Codable
struct MetaIgnoredInitialized {
  let id: Int
  @CodableIgnored var cache: Int = 0
  @CodingKey("size") var bytes: Int
}

// fixture MetaFlat migrated {"x": 1, "y": 2, "name": "a"}
@Codable
struct MetaFlat {
  let name: String
  @CodableFlattened let point: MetaPoint
}

// fixture MetaPoint migrated {"x": 1, "y": 2}
@Codable
struct MetaPoint {
  let x: Int
  let y: Int
}

// fixture MetaMember migrated {"id": 1}
@Codable
@MemberwiseInit(.public)
public struct MetaMember {
  public let id: Int
}

// fixture MetaOnlyDecoded migrated {"ID": 1}
@Decodable
struct MetaOnlyDecoded {
  @CodingKey("ID") let id: Int
}

// fixture MetaOnlyEncoded migrated (id: 1)
@Encodable
struct MetaOnlyEncoded {
  @CodingKey("ID") let id: Int
}

// fixture MetaRaw migrated "a"
@Codable
enum MetaRaw: String {
  case a, b
}

// fixture MetaExternal migrated {"load": {"key": "a"}}
@Codable
enum MetaExternal {
  case load(key: String)
  @CodingTag("STORE", "store") case store(key: String, value: Int)
  case point(MetaPoint)
}

// fixture MetaInternal migrated {"type": "load", "key": "a"}
@Codable(tagging: .internal("type"))
enum MetaInternal {
  case load(key: String)
  @CodingTag("STORE") case store(key: String, value: Int?)
  case stop
  case point(MetaPoint)
}

// fixture MetaAdjacent migrated {"type": "load", "content": {"key": "a"}}
@Codable(tagging: .adjacent("type", "content"))
enum MetaAdjacent {
  case load(key: String)
  case point(MetaPoint)
}

// fixture MetaUntagged migrated {"x": 1, "y": 2}
@Codable(tagging: .untagged)
enum MetaUntagged {
  case point(MetaPoint)
  case text(String)
  case number(Int)
}

// fixture MetaIgnoredCase migrated {"type": "load", "key": "a"}
@Codable(tagging: .internal("type"))
enum MetaIgnoredCase {
  case load(key: String)
  @CodableIgnored case cached(Int)
}
