import Foundation
import HelperCoders
import MetaCodable

// fixture MetaKeys migrated {"title": "a", "founded_in": 1, "place": 1.5}
@Codable
struct MetaKeys {
  @CodedAt("title") var name: String
  @CodedAt("founded_in")
  let foundingYear: Int
  let place: Double
}

// fixture MetaStyle migrated {"first_name": "a", "last_name": "b", "ID": 1}
@Codable
@CodingKeys(.snake_case)
struct MetaStyle {
  let firstName: String
  let lastName: String?
  @CodedAt("ID") let id: Int
}

// fixture MetaKebab migrated {"first-name": "a", "last-name": "b"}
@Codable @CodingKeys(.kebab－case)
public struct MetaKebab {
  let firstName: String
  let lastName: String
}

// fixture MetaPath migrated {"info": {"elevation": 1.5, "x.y": 2}, "name": "a"}
@Codable
struct MetaPath {
  let name: String
  @CodedAt("info", "elevation") let elevation: Double
  @CodedAt("info", "x.y") let x: Int
}

// fixture MetaIn migrated {"info": {"elevation": 1.5}, "name": "a"}
@Codable
struct MetaIn {
  @CodedIn("info") let elevation: Double
  let name: String?
}

// fixture MetaSides migrated {"name_in": "a", "id": 1}
@Codable
struct MetaSides {
  @DecodedAt("name_in") @EncodedAt("name_out") let name: String
  let id: Int
}

// fixture MetaDefault migrated {"name": "a", "kind": "b", "limit": 1}
@Codable
struct MetaDefault {
  enum Kind: String, Codable { case a, b }

  @Default("some") let name: String
  @Default(Kind.a) var kind: Kind
  @Default(3) var limit: Int
}

// fixture MetaDefaultMissing migrated {"name": "a", "limit": 1}
@Codable
struct MetaDefaultMissing {
  @Default(ifMissing: "some") let name: String
  @Default(ifMissing: 3, forErrors: 3) let limit: Int
}

// fixture MetaInitial migrated {"limit": 1}
@Codable
struct MetaInitial {
  var limit: Int = 3
}

// fixture MetaLossy migrated {"tags": [1, "a"], "ids": ["1"]}
@Codable
struct MetaLossy {
  @CodedBy(LossySequenceCoder<[Int]>()) let tags: [Int]
  @CodedBy(SequenceCoder(configuration: .lossy)) let ids: [String]
}

// fixture MetaData migrated {"data": "YWJj"}
@Codable
struct MetaData {
  @CodedBy(Base64Coder()) let data: Data
}

// fixture MetaIgnored migrated {"id": 1, "seen": 2}
@Codable
struct MetaIgnored {
  let id: Int
  @IgnoreCoding var cache: Int = 0
  @IgnoreDecoding var seen: Int = 4
  @IgnoreEncoding var secret: Int
}

// fixture MetaIgnoredIf migrated {"tags": [1], "id": 3}
@Codable
struct MetaIgnoredIf {
  @IgnoreEncoding(if: \.isEmpty) let tags: [Int]
  let id: Int
}

// fixture MetaIgnoredInitialized migrated {"id": 1, "size": 2}
@Codable
@IgnoreCodingInitialized
struct MetaIgnoredInitialized {
  let id: Int
  var cache: Int = 0
  @CodedAt("size") var bytes: Int
}

// fixture MetaFlat migrated {"x": 1, "y": 2, "name": "a"}
@Codable
struct MetaFlat {
  let name: String
  @CodedAt() let point: MetaPoint
}

// fixture MetaPoint migrated {"x": 1, "y": 2}
@Codable
struct MetaPoint {
  let x: Int
  let y: Int
}

// fixture MetaMember migrated {"id": 1}
@Codable
@MemberInit
public struct MetaMember {
  public let id: Int
}

// fixture MetaOnlyDecoded migrated {"ID": 1}
@Decodable
struct MetaOnlyDecoded {
  @CodedAt("ID") let id: Int
}

// fixture MetaOnlyEncoded migrated (id: 1)
@Encodable
struct MetaOnlyEncoded {
  @CodedAt("ID") let id: Int
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
  @CodedAs("STORE", "store") case store(key: String, value: Int)
  case point(MetaPoint)
}

// fixture MetaInternal migrated {"type": "load", "key": "a"}
@Codable
@CodedAt("type")
enum MetaInternal {
  case load(key: String)
  @CodedAs("STORE") case store(key: String, value: Int?)
  case stop
  case point(MetaPoint)
}

// fixture MetaAdjacent migrated {"type": "load", "content": {"key": "a"}}
@Codable
@CodedAt("type")
@ContentAt("content")
enum MetaAdjacent {
  case load(key: String)
  case point(MetaPoint)
}

// fixture MetaUntagged migrated {"x": 1, "y": 2}
@Codable
@UnTagged
enum MetaUntagged {
  case point(MetaPoint)
  case text(String)
  case number(Int)
}

// fixture MetaIgnoredCase migrated {"type": "load", "key": "a"}
@Codable
@CodedAt("type")
enum MetaIgnoredCase {
  case load(key: String)
  @IgnoreCoding case cached(Int)
}
