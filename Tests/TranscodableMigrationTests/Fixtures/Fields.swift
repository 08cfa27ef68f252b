import Foundation

// fixture FieldPlain migrated {"id": 1, "name": "a", "score": 1.5}
struct FieldPlain: Codable {
  let id: Int
  let name: String
  let score: Double?

  enum CodingKeys: String, CodingKey {
    case id
    case name
    case score
  }

  init(from decoder: Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    id = try container.decode(Int.self, forKey: .id)
    name = try container.decode(String.self, forKey: .name)
    score = try container.decodeIfPresent(Double.self, forKey: .score)
  }

  func encode(to encoder: Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(id, forKey: .id)
    try container.encode(name, forKey: .name)
    try container.encodeIfPresent(score, forKey: .score)
  }
}

// fixture FieldWithoutKeys migrated {"id": 1, "names": ["a"]}
struct FieldWithoutKeys: Decodable {
  let id: Int
  let names: [String]

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.id = try values.decode(Int.self, forKey: .id)
    self.names = try values.decode([String].self, forKey: CodingKeys.names)
  }

  private enum CodingKeys: CodingKey {
    case id, names
  }
}

// fixture FieldImpliedKeys migrated {"id": 1, "name": "a"}
struct FieldImpliedKeys: Codable {
  let id: Int
  let name: String

  init(from decoder: any Swift.Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.id = try values.decode(Int.self, forKey: .id)
    self.name = try values.decodeIfPresent(String.self, forKey: .name) ?? "none"
  }
}

// fixture FieldDefaults migrated {"limit": 1, "tags": ["a"], "level": "high", "ratio": 2, "map": {"a": 1}, "on": true}
struct FieldDefaults: Codable {
  let limit: Int
  var tags: [String]
  let level: FieldLevel
  var ratio = 0.5
  let map: [String: Int]
  let on: Bool

  init(from decoder: Decoder) throws {
    let c = try decoder.container(keyedBy: CodingKeys.self)
    limit = try c.decodeIfPresent(Int.self, forKey: .limit) ?? -1
    tags = try c.decodeIfPresent([String].self, forKey: .tags) ?? []
    level = try c.decodeIfPresent(FieldLevel.self, forKey: .level) ?? .low
    ratio = try c.decodeIfPresent(Double.self, forKey: .ratio) ?? 0.5
    map = (try c.decodeIfPresent([String: Int].self, forKey: .map)) ?? [:]
    on = try c.decodeIfPresent(Bool.self, forKey: .on) ?? false
  }
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
struct FieldInitial: Decodable {
  var a = 1
  var b: Int

  init(from decoder: Decoder) throws {
    let c = try decoder.container(keyedBy: CodingKeys.self)
    a = try c.decode(Int.self, forKey: .a)
    b = try c.decode(Int.self, forKey: .b)
  }

  enum CodingKeys: CodingKey { case a, b }
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
struct FieldNulls: Codable {
  let a: Int?
  let b: Int?
  let c: String

  enum CodingKeys: CodingKey { case a, b, c }

  func encode(to encoder: Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(a, forKey: .a)
    try container.encode(self.b, forKey: .b)
    try container.encode(c, forKey: .c)
  }
}

// fixture FieldOneNull migrated {"a": null, "b": null}
struct FieldOneNull: Codable {
  let a: Int?
  let b: Int?

  enum CodingKeys: CodingKey { case a, b }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(a, forKey: .a)
    try container.encodeIfPresent(b, forKey: .b)
  }
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
struct FieldSides: Codable {
  let id: Int
  let name: String

  enum InKeys: String, CodingKey { case id = "ID", name }
  enum OutKeys: String, CodingKey { case id, name = "name_out" }

  init(from decoder: Decoder) throws {
    let c = try decoder.container(keyedBy: InKeys.self)
    id = try c.decode(Int.self, forKey: .id)
    name = try c.decode(String.self, forKey: .name)
  }

  func encode(to encoder: Encoder) throws {
    var c = encoder.container(keyedBy: OutKeys.self)
    try c.encode(id, forKey: .id)
    try c.encode(name, forKey: .name)
  }
}

// fixture FieldOneSide migrated {"id": 1, "note": "a", "extra": 3}
struct FieldOneSide: Codable {
  let id: Int
  var note: String?
  var extra = 0

  enum CodingKeys: CodingKey { case id, note, extra }

  init(from decoder: Decoder) throws {
    let c = try decoder.container(keyedBy: CodingKeys.self)
    id = try c.decode(Int.self, forKey: .id)
    note = try c.decodeIfPresent(String.self, forKey: .note)
  }

  func encode(to encoder: Encoder) throws {
    var c = encoder.container(keyedBy: CodingKeys.self)
    try c.encode(id, forKey: .id)
    try c.encode(extra, forKey: .extra)
  }
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
class FieldParent: Codable {
  let id: Int

  required init(from decoder: Decoder) throws {
    let c = try decoder.container(keyedBy: CodingKeys.self)
    id = try c.decode(Int.self, forKey: .id)
  }

  func encode(to encoder: Encoder) throws {
    var c = encoder.container(keyedBy: CodingKeys.self)
    try c.encode(id, forKey: .id)
  }

  private enum CodingKeys: String, CodingKey { case id }
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
public final class FieldFinal: Decodable {
  public let id: Int
  public let userName: String

  public required init(from decoder: Decoder) throws {
    let c = try decoder.container(keyedBy: CodingKeys.self)
    id = try c.decode(Int.self, forKey: .id)
    userName = try c.decode(String.self, forKey: .userName)
  }

  private enum CodingKeys: String, CodingKey { case id, userName = "user_name" }
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
struct FieldKeptKeys: Codable {
  let id: Int
  let name: String
  static let keys = [CodingKeys.id, .name]

  enum CodingKeys: String, CodingKey {
    case id = "ID"
    case name
  }

  init(from decoder: Decoder) throws {
    let c = try decoder.container(keyedBy: CodingKeys.self)
    id = try c.decode(Int.self, forKey: .id)
    name = try c.decodeIfPresent(String.self, forKey: .name) ?? ""
  }
}

// fixture FieldComments migrated {"id": 1, "name": "a"}
struct FieldComments: Decodable {
  /// The number.
  let id: Int
  let name: String  // shown

  // MARK: Keys

  enum CodingKeys: String, CodingKey {
    /// Unique.
    case id
    case name  // may be empty
  }

  // All of it is required.
  init(from decoder: Decoder) throws {
    let c = try decoder.container(keyedBy: CodingKeys.self)
    // Old servers send a string.
    id = try c.decode(Int.self, forKey: .id)
    name = try c.decode(String.self, forKey: .name)
  }
}

// fixture FieldInExtensions migrated {"id": 1, "name": "a"}
struct FieldInExtensions {
  let id: Int
  let name: String
}

extension FieldInExtensions {
  enum CodingKeys: String, CodingKey {
    case id
    case name
  }
}

extension FieldInExtensions: Decodable {
  init(from decoder: Decoder) throws {
    let c = try decoder.container(keyedBy: CodingKeys.self)
    id = try c.decode(Int.self, forKey: .id)
    name = try c.decode(String.self, forKey: .name)
  }
}

extension FieldInExtensions: Encodable {
  func encode(to encoder: Encoder) throws {
    var c = encoder.container(keyedBy: CodingKeys.self)
    try c.encode(id, forKey: .id)
    try c.encode(name, forKey: .name)
  }

  var text: String { name }
}
