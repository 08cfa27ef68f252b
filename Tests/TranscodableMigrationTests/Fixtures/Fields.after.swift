import Foundation
import Transcodable

// fixture FieldPlain migrated {"id": 1, "name": "a", "score": 1.5}
@Codable
struct FieldPlain {
  let id: Int
  let name: String
  let score: Double?
}

// fixture FieldWithoutKeys migrated {"id": 1, "names": ["a"]}
@Decodable
struct FieldWithoutKeys {
  let id: Int
  let names: [String]
}

// fixture FieldImpliedKeys migrated {"id": 1, "name": "a"}
@Codable
struct FieldImpliedKeys {
  let id: Int
  @CodableDefault("none") let name: String
}

// fixture FieldDefaults migrated {"limit": 1, "tags": ["a"], "level": "high", "ratio": 2, "map": {"a": 1}, "on": true}
@Codable
struct FieldDefaults {
  @CodableDefault(-1) let limit: Int
  @CodableDefault([]) var tags: [String]
  @CodableDefault(FieldLevel.low) let level: FieldLevel
  var ratio = 0.5
  @CodableDefault([:]) let map: [String: Int]
  @CodableDefault(false) let on: Bool
}

// fixture FieldLevel unchanged nothing-by-hand
enum FieldLevel: String, Codable { case low, high }

// fixture FieldOtherInitial refused attribute-refused
struct FieldOtherInitial: Decodable {
  var limit = 1

  init(from decoder: Decoder) throws {
    let c = try decoder.container(keyedBy: CodingKeys.self)
    limit = try c.decodeIfPresent(Int.self, forKey: .limit) ?? 2
  }

  enum CodingKeys: CodingKey { case limit }
}

// fixture FieldInitial migrated {"a": 1, "b": 2}
@Decodable(missing: .strict)
struct FieldInitial {
  var a = 1
  var b: Int
}

// fixture FieldDefaultInOptional refused unlike-attributes
struct FieldDefaultInOptional: Decodable {
  let limit: Int?

  init(from decoder: Decoder) throws {
    let c = try decoder.container(keyedBy: CodingKeys.self)
    limit = try c.decodeIfPresent(Int.self, forKey: .limit) ?? 2
  }

  enum CodingKeys: CodingKey { case limit }
}

// fixture FieldRequiredOptional refused unlike-attributes
struct FieldRequiredOptional: Decodable {
  let limit: Int?

  init(from decoder: Decoder) throws {
    let c = try decoder.container(keyedBy: CodingKeys.self)
    limit = try c.decode(Int.self, forKey: .limit)
  }

  enum CodingKeys: CodingKey { case limit }
}

// fixture FieldRequiredNull refused unlike-attributes
struct FieldRequiredNull: Decodable {
  let limit: Int?

  init(from decoder: Decoder) throws {
    let c = try decoder.container(keyedBy: CodingKeys.self)
    limit = try c.decode(Int?.self, forKey: .limit)
  }

  enum CodingKeys: CodingKey { case limit }
}

// fixture FieldNulls migrated {"a": 1, "b": null, "c": "x"}
@Codable(nilEncoding: .null)
struct FieldNulls {
  let a: Int?
  let b: Int?
  let c: String
}

// fixture FieldOneNull migrated {"a": null, "b": null}
@Codable
struct FieldOneNull {
  @EncodableNil(.null) let a: Int?
  let b: Int?
}

// fixture FieldSwallowed suggested swallowed-failure {"id": 1, "size": 2, "tags": ["a"], "count": 3}
struct FieldSwallowed: Decodable {
  let id: Int
  let size: Int?
  let tags: [String]?
  let count: Int

  init(from decoder: Decoder) throws {
    let c = try decoder.container(keyedBy: CodingKeys.self)
    id = try c.decode(Int.self, forKey: .id)
    size = try? c.decode(Int.self, forKey: .size)
    tags = try? c.decodeIfPresent([String].self, forKey: .tags)
    count = (try? c.decode(Int.self, forKey: .count)) ?? 0
  }

  enum CodingKeys: CodingKey { case id, size, tags, count }
}

// fixture FieldSides migrated {"id": 1, "ID": 2, "name": "a", "name_out": "b"}
@Codable
struct FieldSides {
  @DecodableKey("ID") let id: Int
  @EncodableKey("name_out") let name: String
}

// fixture FieldOneSide migrated {"id": 1, "note": "a", "extra": 3}
@Codable
struct FieldOneSide {
  let id: Int
  @EncodableIgnored var note: String?
  @DecodableIgnored var extra = 0
}

// fixture FieldOtherType refused attribute-refused
struct FieldOtherType: Decodable {
  let id: any Equatable

  init(from decoder: Decoder) throws {
    let c = try decoder.container(keyedBy: CodingKeys.self)
    id = try c.decode(Int.self, forKey: .id)
  }

  enum CodingKeys: CodingKey { case id }
}

// fixture FieldGuard refused custom-logic
struct FieldGuard: Decodable {
  let id: Int

  init(from decoder: Decoder) throws {
    let c = try decoder.container(keyedBy: CodingKeys.self)
    guard c.contains(.id) else { throw CancellationError() }
    id = try c.decode(Int.self, forKey: .id)
  }

  enum CodingKeys: CodingKey { case id }
}

// fixture FieldConverted refused custom-logic
struct FieldConverted: Decodable {
  let id: Int

  init(from decoder: Decoder) throws {
    let c = try decoder.container(keyedBy: CodingKeys.self)
    id = Int(try c.decode(String.self, forKey: .id)) ?? 0
  }

  enum CodingKeys: CodingKey { case id }
}

// fixture FieldUserInfo unchanged user-info
struct FieldUserInfo: Decodable {
  let id: Int

  init(from decoder: Decoder) throws {
    let c = try decoder.container(keyedBy: CodingKeys.self)
    let isOld = decoder.userInfo.isEmpty
    id = isOld ? 0 : try c.decode(Int.self, forKey: .id)
  }

  enum CodingKeys: CodingKey { case id }
}

// fixture FieldLocalDefault refused custom-logic
struct FieldLocalDefault: Decodable {
  let a: Int
  let b: Int

  init(from decoder: Decoder) throws {
    let c = try decoder.container(keyedBy: CodingKeys.self)
    a = try c.decode(Int.self, forKey: .a)
    b = try c.decodeIfPresent(Int.self, forKey: .b) ?? a
  }

  enum CodingKeys: CodingKey { case a, b }
}

// fixture FieldUnkeyed suggested other-failure [1]
struct FieldUnkeyed: Decodable {
  let a: Int

  init(from decoder: Decoder) throws {
    var c = try decoder.unkeyedContainer()
    a = try c.decode(Int.self)
  }
}

// fixture FieldParent migrated {"id": 1}
@Codable(superclass: .none)
class FieldParent {
  let id: Int
}

// fixture FieldChild refused inherited-coding
class FieldChild: FieldParent {
  let name: String

  required init(from decoder: Decoder) throws {
    let c = try decoder.container(keyedBy: CodingKeys.self)
    name = try c.decode(String.self, forKey: .name)
    try super.init(from: decoder)
  }

  private enum CodingKeys: String, CodingKey { case name }
}

// fixture FieldFinal migrated {"id": 1, "user_name": "a"}
@Decodable(keys: .snakeCase)
public final class FieldFinal {
  public let id: Int
  public let userName: String
}

// fixture FieldClash refused initializer-clash
struct FieldClash: Decodable {
  let id: Int

  init(from decoder: Decoder) throws {
    let c = try decoder.container(keyedBy: CodingKeys.self)
    id = try c.decode(Int.self, forKey: .id)
  }

  enum CodingKeys: CodingKey { case id }
}

extension FieldClash {
  init(id: Int) {
    self = try! JSONDecoder().decode(FieldClash.self, from: Data("{\"id\": \(id)}".utf8))
  }
}

// fixture FieldOrder suggested order-differs
struct FieldOrder: Codable {
  let a: Int
  let b: Int

  enum CodingKeys: CodingKey { case a, b }

  func encode(to encoder: Encoder) throws {
    var c = encoder.container(keyedBy: CodingKeys.self)
    try c.encode(b, forKey: .b)
    try c.encode(a, forKey: .a)
  }
}

// fixture FieldKeptKeys migrated {"ID": 1, "name": "a"}
@Codable
struct FieldKeptKeys {
  let id: Int
  @CodableDefault("") let name: String
  static let keys = [CodingKeys.id, .name]

  enum CodingKeys: String, CodingKey {
    case id = "ID"
    case name
  }
}

// fixture FieldComments migrated {"id": 1, "name": "a"}
@Decodable
struct FieldComments {
  /// The number.
  /// Unique.
  // Old servers send a string.
  let id: Int
  // may be empty
  let name: String  // shown

  // MARK: Keys
}

// fixture FieldInExtensions migrated {"id": 1, "name": "a"}
@Codable
struct FieldInExtensions {
  let id: Int
  let name: String
}

extension FieldInExtensions {
  var text: String { name }
}
